wuerfelwg-name = Würfel-WG
wuerfelwg-lobby-alt = Seven dice, one showing a kangaroo, a hammock between two trees, a row of flatmates, and the title Würfel-WG.
wuerfelwg-rules-goal-alt = The table at the start: the hammock, the piles of to-dos and flatmates, five items, and two flats, each with a dirty bathroom, a crumbly couch, an empty fridge and somebody awake.
wuerfelwg-rules-turn-alt = Six dice: two threes are parked; a five, a kangaroo, a one and a four are not. Below, the middle of the table, Ada's flat with two flatmates, and Bruno's.
wuerfelwg-rules-end-alt = Ada's flat has 17 points and the hammock, Bruno's has 12. It is Bruno's turn.
wuerfelwg-rules-variants-alt = Two threes turn a dirty bathroom into a clean one. Costs: two threes, two alike, three in a row, a sum of 16 or more. Below, the eight nuisances.
wuerfelwg-option-nuisances = Nuisances
wuerfelwg-option-nuisances-true = with nuisances: one moves in with whoever has ten points
wuerfelwg-option-nuisances-false = without nuisances

wuerfelwg-illegal-not-your-turn = It is not your turn. **Overview** and **My flat** are there any time.
wuerfelwg-illegal-wrong-phase = That comes at another moment of the turn.
wuerfelwg-illegal-roll-first = The dice have to be rolled first.
wuerfelwg-illegal-rolled-already = The dice have been rolled already: park some and roll again, or keep them.
wuerfelwg-illegal-no-parking = There are not that many parking spaces in your flat.
wuerfelwg-illegal-no-kangaroo = That die shows no kangaroo.
wuerfelwg-illegal-not-there = That card is not to be had just now.
wuerfelwg-illegal-too-dear = The dice do not pay for that.
wuerfelwg-illegal-wrong-dice = Those dice do not pay for it exactly: no die too many, none too few.
wuerfelwg-illegal-dice-spent = One of those dice is on another card already.
wuerfelwg-illegal-gone = You do not sit at this table any more.

## Cards
wg-card-bathroom = bathroom
wg-card-couch = couch
wg-card-fridge = fridge
wg-card-me = ME
wg-card-anti-terror-attack = Anti-terror attack
wg-card-transformers-at-double-speed = Transformers at double speed
wg-card-boxing = Boxing
wg-card-pottery = Pottery
wg-card-meaning-of-life = Meaning of life
wg-card-youtube-comments = YouTube comments
wg-card-sand-the-floorboards = Sand the floorboards
wg-card-nirvana-pogo = Nirvana pogo
wg-card-pancakes = Pancakes
wg-card-secret-society = Secret society
wg-card-not-to-do-lists = Not-to-do lists
wg-card-practise-trombone = Practise trombone
wg-card-bud-spencer-film = Bud Spencer film
wg-card-facebook-party = Facebook party
wg-card-crude-oil-art = Crude-oil art
wg-card-lebowski-evening = Lebowski evening
wg-card-monopoly-by-the-rules = Monopoly by the rules
wg-card-porsche-in-the-pool = Porsche in the pool
wg-card-praline-contest = Praline contest
wg-card-trampoline = Trampoline
wg-card-yo-yo = Yo-yo
wg-card-kitchen-radio = Kitchen radio
wg-card-cuddle-blanket = Cuddle blanket
wg-card-water-bomb = Water bomb
wg-card-pan = Pan
wg-card-penguin = Penguin
wg-card-club-malte = Club-Malte
wg-card-handyman = Handyman
wg-card-officer-schmidt = Officer Schmidt
wg-card-downstairs-neighbour = Downstairs neighbor
wg-card-cult-members = Cult members
wg-card-ghost-of-communism = Ghost of communism
wg-card-der-dicke = Der Dicke
wg-nuisance-penguin = the fridge is always empty
wg-nuisance-club-malte = the couch is always crumbly
wg-nuisance-handyman = the bathroom is always dirty
wg-nuisance-officer-schmidt = ME is always asleep
wg-nuisance-downstairs-neighbour = this flat borrows nothing any more
wg-nuisance-cult-members = one flatmate moves out
wg-nuisance-ghost-of-communism = −1 point; before each turn here all others tidy up one room
wg-nuisance-der-dicke = −2 points, unless that makes this flat the very last
wg-nuisance-spared = turned over at once: it costs nothing

## Costs, states, effects
wg-none = nothing
wg-kangaroo = kangaroo
wg-cost-sum = sum of { $least } or more
wg-cost-run = { $count } in a row
wg-cost-pairs = two different pairs
wg-cost-alike = { $count } alike
wg-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
wg-state-bathroom =
    { $good ->
        [true] clean bathroom
       *[false] dirty bathroom
    }
wg-state-couch =
    { $good ->
        [true] clean couch
       *[false] crumbly couch
    }
wg-state-fridge =
    { $good ->
        [true] full fridge
       *[false] empty fridge
    }
wg-state-me =
    { $good ->
        [true] ME awake
       *[false] ME asleep
    }
wg-asleep = { $name } (asleep)
wg-awake = { $name } awake
wg-effect-sleep = all asleep
wg-effect-wakes = all awake
wg-effect-everywhere-fridge = empty fridge in every flat
wg-effect-everywhere-couch = crumbly couch in every flat
wg-effect-everywhere-bathroom = dirty bathroom in every flat
wg-effect-bathroom = one kangaroo may be turned
wg-effect-couch = 4 parking spaces in place of 1
wg-effect-fridge = 2 rerolls in place of 1
wg-effect-me = 4 dice in place of 3, and 1 parking space
wg-effect-die = +1 die
wg-effect-parking = +1 parking space
wg-effect-reroll = +1 reroll
wg-effect-never-sleeps = never sleeps

## The board
wg-can =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $parking ->
        [0] no parking
        [one] parks 1
       *[other] parks { $parking }
    }, { $rerolls ->
        [one] 1 reroll
       *[other] { $rerolls } rerolls
    }
wg-turn = { $name }’s turn
wg-hammock = 🏖️ { $name } lies in the hammock
wg-end-hammock = A whole round in the hammock
wg-end-pile-empty = A pile of to-dos is used up
wg-end-last-seat = Everybody else has left
wg-now-roll =
    { $dice ->
        [one] **{ $name }** rolls one die.
       *[other] **{ $name }** rolls { $dice } dice.
    }
wg-now-park =
    { $rolls ->
        [one] **{ $name }** parks { $parking ->
            [one] one die
           *[other] up to { $parking } dice
        } ({ $parked } so far) and rolls the others once more, or keeps the roll.
       *[other] **{ $name }** parks { $parking ->
            [one] one die
           *[other] up to { $parking } dice
        } ({ $parked } so far) and rolls the others, { $rolls } times at most, or keeps the roll.
    }
wg-now-kangaroo = **{ $name }** has a clean bathroom: one kangaroo may become any number.
wg-now-pick =
    { $count ->
        [0] **{ $name }**: these dice pay for nothing more.
        [one] **{ $name }** spends dice: one card can be paid for.
       *[other] **{ $name }** spends dice: { $count } cards can be paid for.
    }
wg-now-enough =
    { $count ->
        [one] **{ $name }**, really done? One card can still be paid for.
       *[other] **{ $name }**, really done? { $count } cards can still be paid for.
    }
wg-now-pay = **{ $name }** pays for { $card }: with which dice?
wg-now-sponge = 🧽 All others may turn up one card of their own flat for this roll, spent dice and all.
wg-now-cult = **{ $name }** chooses who moves out with the cult members.
wg-now-ghost = 👻 A ghost haunts { $name }: all others tidy up one room of theirs.
wg-thinking =
    { $count ->
        [one] 💭 Still thinking: { $names }
       *[other] 💭 Still thinking: { $names }
    }
wg-score = { $name }: { $points } ({ $cards })
wg-score-plain = { $name }: { $points }
wg-score-card = { $points } for { $card }
wg-score-nuisance = minus { $points } for { $card }
wg-button-roll = Roll
wg-button-reroll =
    { $count ->
        [0] Reroll nothing
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
wg-button-keep = Keep
wg-button-leave-kangaroo = Leave it as it is
wg-button-done = Done
wg-button-enough = Yes, done
wg-button-back = Back
wg-button-sponge = Sponge
wg-button-pass = Pass
wg-button-choose = Choose
wg-button-overview = Overview
wg-button-flat = My flat
wg-parked = P
wg-choose-kangaroo = What does the kangaroo become?
wg-kangaroo-to = a { $pips }
wg-kangaroo-more = also pays for { $cards }
wg-kangaroo-no-more = pays for nothing more
wg-pick-middle = Take a card from the table
wg-pick-flat = Turn up a card of your flat
wg-borrow = Borrow { $card } from { $name }
wg-choose-dice = With which dice? { $card }
wg-pay-any = Whichever
wg-pay-any-about = The table chooses, and changes them where another card needs them
wg-pay-left = left: { $left }; for { $cards }

## In private
wg-sponge-ask = 🧽 **{ $name } rolled { $dice }.** You may turn up one card of your flat for it.
wg-sponge-choose = Which card?
wg-cult-ask = **The cult members take one flatmate along.** Who moves out?
wg-ghost-ask = 👻 **A ghost haunts { $name }.** Which of your rooms do you tidy up?
wg-choose = Your choice
wg-choose-flat = Look into another flat
refused-wg-no-sponging = There is nothing to sponge just now: that comes when the roller is done.
refused-wg-own-roll = That is your own roll. The others sponge from it.
refused-wg-sponged-already = You have answered already. The others are still thinking.
refused-wg-nothing-to-sponge = This roll turns up no card of your flat.
refused-wg-no-choice = There is nothing to choose just now.
refused-wg-not-asked = This choice is for { $names }.
wg-overview =
    ### What the cards do
    - **Bathroom** clean: after the last roll one kangaroo may be turned to any number. Dirty: nothing.
    - **Couch** clean: 4 parking spaces. Crumbly: 1.
    - **Fridge** full: 2 rerolls. Empty: 1.
    - **ME** awake: 4 dice and 1 parking space. Asleep: 3 dice.
    - **Flatmates** awake: 1 more die each, never more than 7 in all.
    - **To-dos** bring points; then ME and all flatmates fall asleep, and the rooms shown turn bad.
    - **Items** bring 2 points: two of a kind from the middle, three to borrow one from another flat.
    - **Hammock**: 16 points or more and the most of all at the end of your turn. In it when your next turn begins, you win.
wg-overview-alt = The overview: each start card with its good and its bad side and what it is good for, and the hammock.

## What happens
wg-event-rolled =
    { $again ->
        [true] 🎲 { $name } rolled again and has { $dice }.
       *[other] 🎲 { $name } rolled { $dice }.
    }
wg-event-kangaroo = { $name } turned a kangaroo to { $pips }.
wg-event-moved-in = 🚪 { $card } moves in with { $name }.
wg-event-item = 🎒 { $name } takes: { $card }.
wg-event-todo = 🎉 { $name } has done it: { $card }.
wg-event-borrowed = 🎒 { $name } borrows from { $owner }: { $card }.
wg-event-turned-up = ✨ { $name }: { $card }.
wg-event-flipped = ↪️ With { $name }: { $cards }.
wg-event-people-up =
    { $count ->
        [one] { $cards } wakes up
       *[other] { $cards } wake up
    }
wg-event-people-down =
    { $count ->
        [one] { $cards } falls asleep
       *[other] { $cards } fall asleep
    }
wg-event-sponged = 🧽 { $name } sponges: { $card }.
wg-event-passed = { $name } sponges nothing.
wg-event-nuisance =
    { $spared ->
        [true] 👀 A nuisance for { $name }: { $card }. Turned over at once, it costs nothing.
       *[false] 👀 A nuisance for { $name }: { $card }.
    }
wg-event-evicted = 🚪 { $card } moves out of { $name }’s flat.
wg-event-tidied = { $name } tidies up: { $card }.
wg-event-hammock = 🏖️ { $name } has the hammock.
wg-event-hammock-back = The hammock is back in the middle.

## In words
wg-alt = { $dice } In the middle: { $middle }. { $flats }.
wg-dice-none =
    { $count ->
        [one] One die is to be rolled.
       *[other] { $count } dice are to be rolled.
    }
wg-dice =
    { $any ->
        [true] Dice: { $dice }; spent: { $spent }.
       *[false] Dice: { $dice }.
    }
wg-dice-parked = Parked: { $dice }.
wg-flat =
    { $hammock ->
        [true] { $name }, in the hammock ({ $facts })
       *[false] { $name } ({ $facts })
    }
wg-flat-down = { $card } [{ $cost }]
wg-flat-locked = { $card } for good
wg-flat-mates-count = Flatmates: { $awake } awake, { $asleep } asleep
wg-flat-mates = Flatmates: { $mates }
wg-flat-todos = To-dos: { $cards }
wg-flat-items = Items: { $cards }
wg-flat-nuisance = Nuisance: { $card }
wg-text-middle = In the middle (its cost → what it brings)
wg-text-top =
    { $left ->
        [one] { $card }: { $cost } → { $effect } (the last of its pile)
       *[other] { $card }: { $cost } → { $effect } ({ $left } in its pile)
    }
wg-text-item = { $card }: { $cost } → { $effect }

wuerfelwg-rules-goal =
    Whoever lies in the hammock for a whole round wins.

    Everybody has a flat: **bathroom**, **couch**, **fridge** and **ME**. At the start the bathroom is dirty, the couch crumbly and the fridge empty, but you are awake. **To-dos** and **items** bring points; **flatmates** bring dice.
wuerfelwg-rules-turn =
    🎲 **Roll** as many dice as your flat gives, 7 at most: 4 from ME (3 asleep) and 1 from each flatmate who is awake. Press dice to **park** them and **Reroll** the others; you choose anew after each roll. Kangaroos count nothing, but with a clean bathroom one may become any number.

    🛒 **Spend** the dice, each once, on as many cards as they pay for: to-dos, flatmates, items, or bad cards of your own flat. After a to-do all of you fall asleep and some rooms turn bad; an item spoils one room. Three of a number borrow an item from another flat.

    🧽 **Sponge**: all others may turn up one card of their own flat for your roll, all dice counting.
wuerfelwg-rules-end =
    With **16 points or more and the most of all** at the end of your turn you take the hammock. If it is still yours when your next turn begins, you win at once. Whoever overtakes you gets it; below 16 it goes back.

    When a pile of to-dos is used up, the turn's picking is finished and the most points win; a tie is shared.
wuerfelwg-rules-variants =
    - **Nuisances**: whoever first has 10 points at the end of a turn gets one for good. Some lock a room, some cost points, some ask for a choice.
    - A bad card shows what turns it up again; costs are drawn as dice: X are alike, whatever they show, steps are numbers in a row, and a number with + is a sum.
    - House players fill empty seats. This is an unofficial implementation.
