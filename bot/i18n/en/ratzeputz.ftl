ratzeputz-name = Ratzeputz
ratzeputz-lobby-alt = A vegetable bed with Tilli the dwarf, Ratzeputz the rabbit and Blinki the mole, and the title Ratzeputz.
ratzeputz-rules-goal-alt = Under one carrot top hangs a root, under another is a hole, under a third Ratzeputz the rabbit. Below: three roots are more than the one in the burrow.
ratzeputz-rules-turn-alt = The garden after a roll of two: Tilli stands on stone C, and stones A and E are golden. In the middle what was seen last: a hole at carrot 5, where a yellow root was planted. Four roots are harvested, ten are in the bag, and at the burrow it says “plop!”.
ratzeputz-rules-end-alt = The garden at the end: the tops are gone, and three roots still hang. Seven roots are harvested, four lie in the burrow, and Ratzeputz is sad.
ratzeputz-rules-variants-alt = The easy side: Ratzeputz and Blinki. The tricky side: Ratzeputz twice. The values: orange 1, yellow 2, red 3. Wobbly: a root on its way into the burrow.
ratzeputz-option-side = Under the garden
ratzeputz-option-side-none = by the number of players: tricky for one or two
ratzeputz-option-side-easy = easy side: Ratzeputz and Blinki
ratzeputz-option-side-tricky = tricky side: two Ratzeputz
ratzeputz-option-scoring = What counts
ratzeputz-option-scoring-roots = every root counts one
ratzeputz-option-scoring-values = by value: orange 1, yellow 2, red 3
ratzeputz-option-turns = Whose turn
ratzeputz-option-turns-clockwise = in turn
ratzeputz-option-turns-anyone = whoever is first, nobody twice running
ratzeputz-option-wobbly = Wobbly roots
ratzeputz-option-wobbly-true = wobbly: a root in your hand may fall
ratzeputz-option-wobbly-false = roots hold fast
ratzeputz-option-quick = The first roots
ratzeputz-option-quick-true = quick start: the table plants the first roots
ratzeputz-option-quick-false = you plant them yourselves

ratzeputz-illegal-root-there = A root hangs there already. Plant at another carrot.
ratzeputz-illegal-out-of-reach = Tilli cannot get there with this roll.
ratzeputz-illegal-not-beside-tilli = Only the two carrots beside Tilli can be pulled.
ratzeputz-illegal-not-your-turn = It is not your turn.
ratzeputz-illegal-wrong-phase = That comes at another moment of the turn.

rp-garden-code = Garden code **{ $code }** · `/ratzeputz join` brings this garden to another channel
rp-garden-code-short = Garden code **{ $code }** · `/ratzeputz join`
rp-bag =
    { $bag ->
        [0] the bag is empty
        [one] one root in the bag
       *[other] { $bag } roots in the bag
    }
rp-planting = Before the first roll · { $bag }
rp-turn = Turn { $turn } · { $bag }
rp-plant-now = **{ $name }** plants a root: under which top?
rp-roll-now = **{ $name }** rolls the die.
rp-anyone-roll = Whoever is first rolls the die.
rp-anyone-roll-but = Whoever is first rolls the die, but not { $name } again.
rp-walk-now = **{ $name }** rolled { $roll }. Where does Tilli go?
rp-pull-now = **{ $name }** pulls one of the two carrots beside Tilli. Who remembers?
rp-turn-of = It is { $name }'s turn.
rp-until = ⏳ This turn ends { $at }.
rp-players = In the garden: { $names }
rp-text-players = **In the garden**
rp-player-turn = { $name }, whose turn it is
rp-player-away = { $name } (away)
rp-player-left = { $name } (left)
rp-passed =
    { $count ->
        [one] { $names }'s turn passed: time was up.
       *[other] The turns of { $names } passed: time was up.
    }
rp-passed-planting = Time was up, so the table planted.
rp-roll-1 = one
rp-roll-2 = two
rp-roll-3 = three
rp-roll-carrot = the carrot: any stone
rp-plop = plop!
rp-plops =
    { $count ->
        [one] Plop! A root fell into the burrow.
       *[other] Plop, plop! { $count } roots fell into the burrow.
    }
rp-color-orange = orange
rp-color-yellow = yellow
rp-color-red = red
rp-count-orange = { $count } orange
rp-count-yellow = { $count } yellow
rp-count-red = { $count } red
rp-seen-root = Carrot { $spot }: { $color } root, harvested!
rp-seen-slipped = Carrot { $spot }: a root, but it slipped from the hand into the burrow. A new one was planted: { $color }.
rp-seen-planted = Carrot { $spot }: nothing hung there. A root was planted: { $color }.
rp-seen-planted-first = Carrot { $spot }: a root ({ $color }) was planted.
rp-seen-hole = Carrot { $spot }: a hole.
rp-seen-ratzeputz = Carrot { $spot }: Ratzeputz! Choose another one.
rp-seen-fed = Carrot { $spot }: Ratzeputz! He was fed a root: { $color }.
rp-seen-blinki = Carrot { $spot }: Blinki the mole says hello.
rp-seen-blinki-plant = Carrot { $spot }: Blinki the mole says hello. Choose another one.
rp-harvest =
    { $count ->
        [0] Nothing harvested yet.
       *[other] Harvested ({ $count }): { $roots }.
    }
rp-button-roll = Roll
rp-button-plant = Carrot { $spot }
rp-button-stone = Stone { $stone }
rp-button-stay = Stone { $stone } (stay)
rp-button-left = Left: carrot { $spot }
rp-button-right = Right: carrot { $spot }
rp-outcome-players =
    { $count ->
        [one] You win, { $players } to { $rabbit }!
       *[other] You win together, { $players } to { $rabbit }!
    }
rp-outcome-ratzeputz = You lose, { $players } to { $rabbit }: Ratzeputz wins!
rp-outcome-everyone =
    { $count ->
        [one] A tie, { $players } to { $rabbit }: you win, and so does Ratzeputz!
       *[other] A tie, { $players } to { $rabbit }: everybody wins, Ratzeputz too!
    }
rp-end-harvest = Harvested: { $amount }.
rp-end-burrow = In Ratzeputz's burrow: { $amount }.
rp-roots =
    { $count ->
        [one] { $count } root
       *[other] { $count } roots
    }
rp-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rp-end-hanging = Still hanging, counted for nobody: { $roots }.
rp-hanging = carrot { $spot } ({ $color })
rp-end-values = An orange root counts 1, a yellow one 2, a red one 3.
rp-abandoned = Everybody left the garden; the roots were counted as they stood.
rp-alt = Tilli's garden from above: carrots 1 to 6 and stones A to F by turns round the middle, the gate by stone A. Tilli stands on stone { $stone }, with carrot { $left } on his left and { $right } on his right in the picture. { $lines }
rp-alt-end = Tilli's garden at the end: the carrot tops are off, and the burrow is open. { $lines }
rp-alt-die = The die shows { $roll }.
rp-choose-stone = Tilli can go to stone { $stones }.
rp-choose-carrot = Carrot { $carrots } can be pulled.
rp-alt-mover = It is { $name }'s turn.
rp-tilli = Tilli stands on stone { $stone }, with carrot { $left } on the left of him in the picture and carrot { $right } on the right.
rp-text-garden = Carrots 1 to 6 and stones A to F lie by turns in a ring, clockwise: stone A at the gate, carrot 1, stone B, carrot 2, and so on.
rp-event-rolled = { $name } rolled { $roll }.
rp-event-walked = Tilli walked to stone { $stone }.
rp-event-uncovered = Carrot { $spot } was lifted: { $what }.
rp-event-harvested = A root was harvested: { $color }.
rp-event-slipped = The root slipped and fell into the burrow!
rp-event-planted = A root was planted under carrot { $spot }: { $color }.
rp-event-fed = Ratzeputz was fed a root: { $color }.
rp-event-turned = The disc was turned.
rp-event-plop = Plop!
rp-event-passed = { $name }'s turn passed, with nothing pulled.
rp-event-passed-open = Nobody rolled in time: now anybody may.
rp-find-root = a root
rp-find-hole = a hole
rp-find-ratzeputz = Ratzeputz
rp-find-blinki = Blinki

## Gardens in several channels
rp-garden-unlinked = This channel no longer shows the garden of code **{ $code }**.
rp-garden-unlinked-last = No channel shows the garden of code **{ $code }** any more. It waits for seven days: whoever sits there can bring it back with `/ratzeputz join`.
refused-garden-code = No garden has the code { $code }. Look at it again: eight letters, as shown on the garden's board.
refused-garden-tries = Five wrong codes in a minute are enough. Wait a minute, then try again.
refused-garden-over = That garden is over. `/ratzeputz start` lays out a new one.
refused-garden-here = This garden is in this channel already: { $link }
refused-garden-full = This garden is in { $most } channels already, more than that it cannot reach.
refused-garden-players = Nobody shows that garden at the moment; only somebody who sits there can bring it back.
refused-garden-none-here = No garden is linked to this channel.
refused-garden-leave = That takes the permission **Manage Channels**, or whoever linked the garden to this channel.

ratzeputz-rules-goal =
    All of you play together: harvest more roots than Ratzeputz steals.

    Under six carrot tops there are roots, holes, and a hungry rabbit. Everybody sees what is uncovered, **once**. From then on it is hidden again, here and in every channel: **remembering is the game**. Tell each other what you know!
ratzeputz-rules-turn =
    First three roots are planted, one after the other. Then, in turn:

    - **Roll**, and walk Tilli that many stones, either way round. The carrot: to any stone.
    - **Pull** one of the two carrots beside him.
    - A root: it is yours!
    - A hole: a root is drawn from the bag and planted there. The disc under the garden turns one spot clockwise, and so does Ratzeputz.
    - Ratzeputz: a root is drawn and fed to him. The disc turns, and it is gone.
    - Blinki the mole: he says hello, nothing else.

    Wherever Ratzeputz arrives under a hanging root, it falls into his burrow. You hear the **plop**, but not which root it was.
ratzeputz-rules-end = As soon as the last root of the bag is planted or fed, and the disc has turned once more, the game is over. Roots that still hang count for nobody. More in your harvest than in the burrow: you win. Fewer: Ratzeputz. As many: everybody.
ratzeputz-rules-variants =
    - **tricky side**: two Ratzeputz, no Blinki (usual for one or two).
    - **by value**: orange counts 1, yellow 2, red 3.
    - **whoever is first**: no order, but nobody twice running.
    - **wobbly**: each root that is pulled or planted may fall.
    - **quick start**: the table plants the first three.
    - One garden can be in many channels and servers: pass its code on. House players fill empty seats. This is an unofficial implementation.
