wuzzlts-name = Wuzzlts
wuzzlts-lobby-alt = Five small monsters in a row, a robot, a fish, an insect, a furry one and a muddy one, and the title Wuzzlts.
wuzzlts-rules-goal-alt = Five pairs of halves. Three are Wuzzlts: both halves of WuzzBot 4, the Winker on another bottom, a top on the Stinker. Two do not fit: halves of two WuzzFins, and a WuzzMud on a WuzzBot.
wuzzlts-rules-turn-alt = A table: two draw piles, and beside them the top discards, both halves of WuzzBot 6. Below, four walls with the backs of the hands behind them. It is Ada's turn; one Wuzzlt lies before Bruno's wall, two before Chloe's.
wuzzlts-rules-end-alt = A score sheet. Ada, who shouted: 8, 2, 12 and 5 points, 27 in all. Bruno: 10, 4, 0 and 0 points, 14 in all.
wuzzlts-rules-variants-alt = Above, all discards lie open in two lines, tops and bottoms. Below, a monster match: numbered cards face down, two of them turned up, a top and a bottom that do not fit; Ada has one pair.
wuzzlts-option-mode = What is played
wuzzlts-option-mode-basic = basic: the first with three Wuzzlts wins
wuzzlts-option-mode-advanced = advanced: rounds with points
wuzzlts-option-mode-monster-match = monster match: find the halves in a grid
wuzzlts-option-rounds = Rounds
wuzzlts-option-rounds-1 = one round
wuzzlts-option-rounds-2 = two rounds
wuzzlts-option-rounds-3 = three rounds
wuzzlts-option-many-monsters = Discards
wuzzlts-option-many-monsters-true = many monsters: the discards lie open in lines
wuzzlts-option-many-monsters-false = in piles: only the top card counts
wuzzlts-option-families = Families
wuzzlts-option-families-none = two families, drawn at random
wuzzlts-option-families-some = with { $families }

wuzzlts-illegal-gone = You do not sit at this table any more.
wuzzlts-illegal-not-your-turn = It is somebody else's turn. You can still shout!
wzl-not-your-flip = It is somebody else's turn.
wuzzlts-illegal-wrong-phase = That comes at another moment of the turn.
wuzzlts-illegal-not-there = There is no such card to take there just now.
wuzzlts-illegal-not-in-hand = That card cannot be laid down or given now: it has to be one of that half from your hand, and not the one you took from the discards.
wuzzlts-illegal-no-trade = That trade is not possible: offer a card of your hand to somebody who still plays.
wuzzlts-illegal-no-wuzzlt = No: these two discards make no Wuzzlt, or not any more. Nothing happens to you for it.
wuzzlts-illegal-not-three = No: you do not have three Wuzzlts yet. Only you know that you tried.
wuzzlts-illegal-discard-first = First lay a card down, then shout.
wuzzlts-illegal-no-shouts = There is nothing to shout in a monster match.

## Cards
wzl-family-wuzzbots = WuzzBot
wzl-family-wuzzfins = WuzzFin
wzl-family-wuzzbuzz = WuzzBuzz
wzl-family-wuzzfuzz = WuzzFuzz
wzl-family-wuzzmuds = WuzzMud
wzl-families-wuzzbots = WuzzBots
wzl-families-wuzzfins = WuzzFins
wzl-families-wuzzbuzz = WuzzBuzz
wzl-families-wuzzfuzz = WuzzFuzz
wzl-families-wuzzmuds = WuzzMuds
wzl-half =
    { $half ->
        [top] top
       *[bottom] bottom
    }
wzl-card =
    { $half ->
        [top] { $monster } top
       *[bottom] { $monster } bottom
    }
wzl-winker = { $monster } (the Winker)
wzl-stinker = { $monster } (the Stinker)
wzl-pair-wuzzlt = ⭐ { $top } + { $bottom }: Wuzzlt
wzl-pair-wuzznot = { $top } + { $bottom }: same family
wzl-pair-notnot = { $top } + { $bottom }
wzl-whole = { $monster }

## The board
wzl-mode =
    { $mode ->
        [basic] Basic game
        [advanced] Advanced game · round { $round } of { $rounds }
       *[monster_match] Monster match
    }
wzl-piles =
    Draw piles: { $tops ->
        [one] one top
       *[other] { $tops } tops
    }, { $bottoms ->
        [one] one bottom
       *[other] { $bottoms } bottoms
    }
wzl-left =
    { $count ->
        [one] one pair left
       *[other] { $count } pairs left
    }
wzl-now-draw =
    { $house ->
        [true] **{ $name }** draws a card or trades.
       *[false] **{ $name }** draws a card or trades, by direct message or by **My hand**.
    }
wzl-now-discard = **{ $name }** holds a new { $half } and lays one down.
wzl-now-trade = 🤝 **{ $name }** offers **{ $partner }** a { $half }, unseen. { $partner }: press **Answer**.
wzl-now-flip =
    { $up ->
        [1] **{ $name }** turns up a card of the other half.
       *[other] **{ $name }** turns up two cards: a top and a bottom.
    }
wzl-button-wuzzup = WuzzUp!
wzl-button-wuzzlt = Wuzzlt!
wzl-button-hand = My hand
wzl-button-answer = Answer
wzl-button-sheet = Score sheet
wzl-flip-top = A top half
wzl-flip-bottom = A bottom half
wzl-position = Number { $number }

## Hands
wzl-hand-title = ### Your hand
wzl-hand-where = -# Wuzzlts in { $channel } with { $others } · { $rule }
wzl-rule =
    { $mode ->
        [advanced] advanced game
       *[basic] basic game
    }
wzl-hand-wuzzlts =
    { $scored ->
        [0] { $count ->
            [0] No Wuzzlt yet.
            [one] **One Wuzzlt.**
           *[other] **{ $count } Wuzzlts.**
        }
       *[other] { $count ->
            [0] No Wuzzlt in your hand, { $scored } before your wall.
            [one] **One Wuzzlt** in your hand, { $scored } before your wall.
           *[other] **{ $count } Wuzzlts** in your hand, { $scored } before your wall.
        }
    }
wzl-hand-draw = ➡️ **Your turn.** Draw a card or trade one.
wzl-hand-discard = ➡️ **You have { $card }.** Which one do you lay down?
wzl-hand-answer = 🤝 **{ $name } offers you a { $half }, unseen.** Which one do you give for it?
wzl-hand-offered = You offer { $card } to { $partner } and wait for the answer.
wzl-hand-wait = Somebody else is at work. Keep an eye on the discards.
wzl-hand-over = 🏆 The game is over: { $winners } This was your hand.
wzl-hand-received = 📨 From { $name } you got { $got } for { $gave }.
wzl-hand-swapped = 🔄 SWAP: you got { $got } from { $name } and passed { $gave } to the left.
wzl-hand-alt = Your hand. { $pairs }. { $drawn }
wzl-hand-alt-drawn = New: { $card }.
wzl-draw-top = Draw a top
wzl-draw-bottom = Draw a bottom
wzl-take = Take { $card }
wzl-take-top = Take a top from the discards
wzl-take-bottom = Take a bottom from the discards
wzl-trade-with = Trade with { $name }
wzl-trade-ask = 🤝 **Which card do you offer { $name }?** They choose one of the same half, and neither of you sees the other's before.
wzl-trade-choose = Your card
wzl-new = { $card } · new
wzl-back = Back
wzl-call = 📣 **WuzzUp!** Which two discards make a Wuzzlt? Choose one of each; the second choice is the shout.
wzl-call-anew = Look again
wzl-call-empty = There are no discards of one half just now.
wzl-call-top = The top half
wzl-call-bottom = The bottom half
refused-wzl-not-asked = This trade waits for { $name }.
refused-wzl-no-trade = No trade is waiting.
refused-wzl-no-hand = There are no hands in a monster match: everything lies on the board.
refused-wzl-no-sheet = The score sheet of that round has been put away.
wuzzlts-refused-families = Choose the families from the list: two or three of them.

## What happens
wzl-event-dealt = Round { $round }: { $name } begins, with { $top } and { $bottom } on the discards.
wzl-event-refilled =
    { $half ->
        [top] The pile of tops was used up: its discards were shuffled, { $card } lies on top now.
       *[bottom] The pile of bottoms was used up: its discards were shuffled, { $card } lies on top now.
    }
wzl-event-drew = { $name } drew a { $half }.
wzl-event-took = { $name } took { $card } from the discards.
wzl-event-discarded = { $name } laid { $card } down.
wzl-event-swapped =
    { $half ->
        [top] 🔄 **SWAP!** { $name } drew it: everybody passes all tops to the left.
       *[bottom] 🔄 **SWAP!** { $name } drew it: everybody passes all bottoms to the left.
    }
wzl-event-withdrawn = The trade is off: { $name } chooses anew.
wzl-event-traded = { $name } and { $partner } traded a { $half }.
wzl-event-wuzzup = 📣 **WuzzUp!** { $name } takes { $top } and { $bottom }.
wzl-event-wuzzlt = 📣 **Wuzzlt!** { $name } shouted.
wzl-event-counted = Round { $round } counts: { $scores }.
wzl-event-flipped = { $name } turned up number { $number }: { $card }.
wzl-event-matched = ⭐ { $name } found { $monster }.
wzl-event-timed-out = { $name } took too long.
wzl-event-passed = There was nothing to draw for { $name }.
wzl-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
wzl-pairs =
    { $count ->
        [one] one pair
       *[other] { $count } pairs
    }
wzl-score = { $name }: { $score }
wzl-shown = { $name } shows { $wuzzlts }.
wzl-kept = { $name } keeps the hand behind the wall.

## In words
wzl-alt = Discards: { $top } on the tops, { $bottom } on the bottoms. { $piles }. { $seats }.
wzl-alt-lines = Open discards. Tops: { $tops }. Bottoms: { $bottoms }. { $piles }. { $seats }.
wzl-alt-none = nothing
wzl-alt-grid = Cards face down by number. Tops: { $tops }. Bottoms: { $bottoms }. Face up: { $up }. { $seats }.
wzl-alt-up = { $number } is { $card }
wzl-alt-aside =
    { $half ->
        [top] The SWAP of the tops is out
       *[bottom] The SWAP of the bottoms is out
    }
wzl-alt-sheet = { $name }: { $pairs }; { $points }, { $total } in all
wzl-alt-sheet-wall = before the wall ({ $points })
wzl-alt-result = The result: { $result }
wzl-seat =
    { $count ->
        [0] { $name }
       *[other] { $name }: scored { $wuzzlts }
    }{ $turn ->
        [true] {" "}(on turn)
       *[false] {""}
    }
wzl-text-discards = The discards
wzl-text-grid = The grid
wzl-text-down =
    { $half ->
        [top] Tops face down: { $numbers }
       *[bottom] Bottoms face down: { $numbers }
    }
wzl-text-hand = Your hand
wzl-text-seats = The seats
wzl-sheet-title = Score sheet of round { $round }
wzl-sheet-shouted = shouted
wzl-sheet-total = total:

wuzzlts-rules-goal =
    Somebody has cut the Wuzzlts in two. Put three of them together again.

    There are five families of six monsters, each in a **top** and a **bottom** half. Two halves of the same monster are a **Wuzzlt**. The **Winker** (WuzzFuzz 3 top) fits every bottom, the **Stinker** (WuzzMud 3 bottom) every top.

    You hold four tops and four bottoms behind your wall. Your hand comes to you by direct message; **My hand** shows it here, to you alone.
wuzzlts-rules-turn =
    On your turn do one of these:
    - **Draw** the first card of a pile, or **take** the top discard; then lay one card of that half down. A taken card cannot go back at once.
    - **Trade**: offer somebody a card, unseen. They give you one of the same half, unseen as well.

    Who draws a **SWAP** has everybody pass all cards of that half to the left.

    At any time, whoever's turn it is:
    - **WuzzUp!** The two top discards make a Wuzzlt: the first to shout lays it before their wall.
    - **Wuzzlt!** You have three Wuzzlts or more, in your hand and before your wall together.

    The first right shout by Discord's own clock counts; a wrong one costs nothing.
wuzzlts-rules-end =
    {""}**Basic game**: the first to shout Wuzzlt! rightly wins.

    {""}**Advanced game**: the shout ends the round, and every hand is laid out to score the most. A monster's number is what each half of it is worth.
    - Wuzzlt: both halves. With Winker or Stinker: twice the higher half.
    - Same family, other monster: the lower half. For who shouted, beside three Wuzzlts: the higher one.
    - Anything else: nothing.

    After one to three rounds the most points win.
wuzzlts-rules-variants =
    - **many monsters**: all discards lie open in lines; take any of them, and shout WuzzUp! for any two that fit.
    - **monster match**: no hands. All halves of two or three families lie face down; turn up a top and a bottom, keep them if they fit and go on. Winker and Stinker fit only their own other halves here. The most pairs win.
    - House players fill empty seats. This is an unofficial implementation.
