labeled = { $label }: { $value }
semicolon = {"; "}
nobody = nobody
somebody = someone
house-player = { $name } (house)
winners =
    { $count ->
        [one] { $names } wins!
       *[other] A tie: { $names } win!
    }
event-left = { $name } left the table.
event-kicked = { $name } was taken off the table.

## Buttons
button-join = Join
button-leave = Leave
button-start = Start
button-add-house = Add house player
button-remove-house = Remove house player
button-options = Options
button-rules = Rules
button-text = Text
button-rematch = Rematch
button-replay = Replay
button-wake = Wake up
button-close = Close
rules-back = Back
rules-forth = Next
rules-goal = Goal
rules-turn = A turn
rules-end = The end
rules-variants = Variants

## Lobby
lobby-invitation =
    { $minimum ->
        [one] Sit down with us! Up to { $maximum } can play, or you alone.
       *[other] Sit down with us! { $minimum } to { $maximum } can play.
    }
lobby-seat = { $number }. { $name }
lobby-host = host
lobby-free = { $number }. *free seat*
lobby-warning = ⏳ Nothing has happened here for a while: this table closes { $at }.
options-plain = standard rules
options-panel = **What will you play?** Everybody sees it on the board as soon as you choose.
pace = Pace
pace-live = live: a minute a turn
pace-async = at leisure: a day a turn

## A running table
table-asleep = 💤 This table is asleep. Any press by somebody who sits here wakes it.
table-deadline = ⏳ time is up { $at }
table-away =
    { $pace ->
        [live] { $count ->
            [one] { $names } is away: a house player stands in until they press again.
           *[other] { $names } are away: house players stand in until they press again.
        }
       *[async] { $count ->
            [one] { $names } is away and skipped until they press again.
           *[other] { $names } are away and skipped until they press again.
        }
    }
text-events = What happened last
closed-idle = This table was closed: nobody had touched it for too long.
closed-slept = This table was closed: it had been asleep for too long.
closed-over = This game is over, and its table is closed.
closed-ended = This table was closed by its host.
closed-moderated = This table was closed by a moderator.
closed-closed = This table is closed. Thank you for playing!
closed-empty = This table was closed: everybody had left.
closed-unreachable = This table was closed: it could not be shown anywhere any more.
over-last-seat = Too few were left to play on.
phase-lobby = waiting for players
phase-playing = playing
phase-over = over
phase-closed = closed
board-elsewhere = That board is old. Here is the current one: { $link }
rematch-there = The rematch is being set up already: { $link }
replay-alt =
    { $moves ->
        [one] The whole game again, board by board: one move.
       *[other] The whole game again, board by board: { $moves } moves.
    }
no-attach-files = I may not attach files in { $channel }, so the game is played in words there. With the permission **Attach Files** it has pictures.
left = You left the table of { $game }.
ended = The table of { $game } is closed.
kicked = { $name } does not sit at this table any more.
mine-heading = **You sit here:**
mine-none = You do not sit at any table right now. Open one with a game's start command.
mine-your-move = **your move**
mine-awaited = waiting for { $names }

## Why not
failed = Something went wrong on our side. Nothing was lost; please press again. (Code { $reference } for the host of this bot.)
illegal-move = That is not possible just now. **Text** tells where the game stands.
refused-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-over = This table is over. You can open a new one.
refused-not-over = That comes when the game is over.
refused-seated = You sit here already.
refused-not-seated = You do not sit at this table.
refused-kicked = You were taken off this table by its host or a moderator.
refused-they-are-not-seated = That person does not sit at this table.
refused-full = All { $seats } seats are taken.
refused-too-few = At least { $seats } have to sit here before it starts. A house player can fill a seat.
refused-host-only = Only { $host }, who hosts this table, can do that.
refused-no-house = There is no house player here.
refused-option =
    {""}**{ $option }** cannot be set like that. There is:
    { $values }
refused-gone = That table does not exist any more.
refused-twice = You have done that already.
refused-busy = Too much is going on at this table at once. Please press again.
refused-stale = That moment has passed: the board has moved on.
refused-not-yet = Not yet: the dice are still tumbling.
refused-second-grab = You have grabbed already in this round.
refused-late = { $winner } was faster.
refused-late-by =
    { $ms ->
        [0] { $winner } was faster by less than a millisecond!
        [one] { $winner } was faster by one millisecond!
       *[other] { $winner } was faster by { $ms } milliseconds.
    }
refused-unknown-button = That button belongs to a board of another time. Use the table's show command for the current one.
refused-unknown-table = I do not know that table. Pick one from the list that the command offers.
refused-unknown-game = I do not know that game. There are { $games }.
refused-no-table-here = There is no table in this channel. Open one with a game's start command.
refused-which-table =
    Several tables would fit. Name one by `{ $option }`:
    { $tables }
refused-in-dm = Tables stand in servers: use this command in a channel of a server where I am.
refused-permission = I cannot keep a board in { $channel }: I lack { $permissions }. Somebody who manages this server can give me that.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
