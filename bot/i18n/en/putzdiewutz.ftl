putzdiewutz-name = Putz die Wutz
putzdiewutz-lobby-alt = Jam-smeared pigs round a jam jar, and the title Putz die Wutz.
putzdiewutz-rules-goal-alt = Twelve pigs with jam blotches in a square round a jam jar; each looks north, east, south or west. On every side a soap with an arrow, a name, and the pigs washed so far.
putzdiewutz-rules-turn-alt = The dice show yellow, three and plus one: the yellow 4, which looks east, so the east soap. If it is not there: the red 4, which looks west, so the west soap. If that is missing too: the jar. Last, a pig that looks at you is washed, and one that looks elsewhere is turned to you.
putzdiewutz-rules-end-alt = A square with an empty spot, and no pig left in the pile. Ada has the most clean pigs, five, and a crown.
putzdiewutz-rules-variants-alt = Three rows. Classic: twelve pigs, three dice, red pigs. Young: twelve pigs, without the die that says one more. Very young: eight pigs, without that die and without red pigs.
putzdiewutz-option-variant = For whom
putzdiewutz-option-variant-classic = classic: three dice
putzdiewutz-option-variant-young = young: without the special die
putzdiewutz-option-variant-very-young = very young: two dice, no red pigs
putzdiewutz-option-early-end = The end
putzdiewutz-option-early-end-true = ends when nobody can catch the leader
putzdiewutz-option-early-end-false = ends when the pile is used up

putzdiewutz-illegal-erred = One grab a round: you are out of this one.
putzdiewutz-illegal-sitting-out = You sit this roll out because of your wrong grab.
putzdiewutz-illegal-no-race = Nothing is wanted just now: the dice have to be rolled first.
putzdiewutz-illegal-wrong-phase = That comes at another moment of the round.
putzdiewutz-illegal-not-your-turn = Only who grabbed the jar may turn a pig.
putzdiewutz-illegal-not-turnable = That pig looks at you already. Choose another one.

pdw-round =
    { $pile ->
        [0] Round { $round } · the pile is used up
        [one] Round { $round } · one pig in the pile
       *[other] Round { $round } · { $pile } pigs in the pile
    }
pdw-begin = Sticky pigs look round the table. Who rolls?
pdw-roll-now = Everybody ready? Anybody may press **Roll**.
pdw-tumbling = The dice are tumbling …
pdw-grab-now = Which soap is that pig looking at? Grab it!
pdw-erred =
    { $count ->
        [one] { $names } grabbed wrongly.
       *[other] { $names } grabbed wrongly.
    }
pdw-sitting-out =
    { $next ->
        [true]
            { $count ->
                [one] { $names } sits the next roll out.
               *[other] { $names } sit the next roll out.
            }
       *[false]
            { $count ->
                [one] { $names } sits this roll out.
               *[other] { $names } sit this roll out.
            }
    }
pdw-was = { $roll } → { $wanted } → **{ $item }**
pdw-no-pig =
    { $red ->
        [true] no such pig, red neither
       *[false] no such pig
    }
pdw-void = Nobody got it.
pdw-grab-right =
    { $ms ->
        [-1] 🥇 **{ $name }**
       *[other] 🥇 **{ $name }** in { $ms } ms
    }
pdw-grab-wrong =
    { $ms ->
        [-1] ✖️ { $name } grabbed wrongly
       *[other] ✖️ { $name } grabbed wrongly after { $ms } ms
    }
pdw-turn-a-pig = **{ $name }** has the jar and turns any pig towards themselves.
pdw-choose-pig = Which pig do you turn?
pdw-spot = spot { $number }, clockwise from the top left
pdw-button-roll = Roll
pdw-told-wrong =
    { $out ->
        [two] Wrong one! You are out of this round, no more.
        [nobody] Wrong one! Everybody grabbed wrongly, so nobody sits the next roll out.
       *[next] Wrong one! You are out of this round, and you sit the next roll out.
    }
pdw-score =
    { $count ->
        [one] { $name }: one clean pig
       *[other] { $name }: { $count } clean pigs
    }
pdw-fastest = ⚡ Fastest grab: { $name }, { $ms } ms
pdw-alt = Pigs clockwise from the top left: { $pigs }. Draw pile: { $pile }. { $seats }.
pdw-alt-result = The result. { $scores }.
pdw-text-pigs = The square, clockwise from the top left
pdw-text-seats = The seats
pdw-seat =
    { $count ->
        [one] { $name } ({ $side }): one clean pig
       *[other] { $name } ({ $side }): { $count } clean pigs
    }{ $out ->
        [true] {" "}(sits out)
       *[false] {""}
    }
pdw-pig = { $color } { $blotches }
pdw-looks = { $pig } looks { $side }
pdw-empty-spot = empty spot
pdw-color-green = green
pdw-color-yellow = yellow
pdw-color-blue = blue
pdw-color-red = red
pdw-side-north = north
pdw-side-east = east
pdw-side-south = south
pdw-side-west = west
pdw-item-north = north soap
pdw-item-east = east soap
pdw-item-south = south soap
pdw-item-west = west soap
pdw-item-jar = Jar
pdw-event-rolled = Rolled: { $roll }.
pdw-event-grabbed =
    { $right ->
        [true] { $name } grabbed the right one: { $item }.
       *[false] { $name } grabbed wrongly: { $item }.
    }
pdw-event-cleaned = { $name } scrubbed { $pig } clean.
pdw-event-turned = { $pig } now looks { $side }.
pdw-event-voided = The round was void.

putzdiewutz-rules-goal =
    Jam got into the pigs, or the pigs into the jam. Scrub the most of them clean.

    The pigs lie in a square round the jam jar, and each looks at one side. On every side there is a soap. Every pig has a **color**, with its own kind of blotch, and **one to six blotches**; no two are alike.
putzdiewutz-rules-turn =
    Somebody rolls. The dice name one pig: its color, its number of blotches, and one more or one less if the third die says so (one below 1 is 6, one above 6 is 1).

    Find that pig and **grab the soap that it looks at**. If it is not there, the **red** pig with that number counts. If that one is missing too, grab the **jar**.

    Who is first by Discord's own clock scrubs:
    - The pig looks at you: it is clean and yours, the next one from the pile takes its place.
    - It looks elsewhere: it is turned to look at you.
    - It was the jar: turn any pig to look at you.

    A wrong grab counts at once: you are out of this round and sit out the next roll (with two players only the round).
putzdiewutz-rules-end = As soon as a spot in the square stays empty because the pile is used up, the game is over. The most clean pigs win; a tie is shared.
putzdiewutz-rules-variants =
    - **young**: without the die that says one more or one less.
    - **very young**: also without red pigs, and with eight pigs in the square.
    - **early end**: over as soon as nobody can even draw level with the leader.
    - House players fill empty seats. This is an unofficial implementation.
