"""Putz die Wutz on Discord: its board in words and controls, its presses as moves."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from bot.discord_io.components import ButtonStyle
from bot.engines.contract import Left, Move, Seat
from bot.engines.putzdiewutz.events import Cleaned, Grabbed, PutzEvent, Rolled, Turned, Voided
from bot.engines.putzdiewutz.moves import Grab, RollDice, TurnPig
from bot.engines.putzdiewutz.pieces import ITEMS, Item
from bot.engines.putzdiewutz.view import PutzView
from bot.i18n import Translator
from bot.i18n.names import clean
from bot.tables.table import Table
from cogs.game.controls import Choice, Control, Pressed, Row
from cogs.game.emojis import Emojis
from cogs.game.presenter import Board, Job, Presenter, left_words, names, plain_name, seat_name, unknown_action
from cogs.putzdiewutz.words import (
    SPECIALS,
    PutzLook,
    fastest,
    hidden,
    item_words,
    last_roll,
    pig_words,
    placed_words,
    roll_words,
    scores,
    seat_words,
    square_words,
)
from render.putzdiewutz import covers, lessons
from render.putzdiewutz.board import board

_ARROWS: dict[Item, str] = {"north": "⬆️", "east": "➡️", "south": "⬇️", "west": "⬅️", "jar": "🫙"}

_ON_A_BUTTON = 12
"""Characters of a name on a button: five buttons have to fit a phone."""
_IN_HEADING = (32, 20, 12, 8, 5)
"""Characters of a winner's name in the result card's heading: the longest heading that fits is painted."""
_VERY_YOUNG = 8
"""Pigs in the square of the variant that has no red ones."""


class PutzPresenter(Presenter[PutzView, PutzEvent]):
    """The presenter of Putz die Wutz."""

    key = "putzdiewutz"
    accent = 0xC2577B
    deadline = False

    def __init__(self, emojis: Emojis) -> None:
        self._emojis = emojis

    def board(self, look: PutzLook, t: Translator) -> Board:
        """See Presenter.board."""
        view, table = look.view, look.table
        title = f"## {t('putzdiewutz-name')}\n-# {t('pdw-round', round=view.round, pile=view.draw_pile)}"
        return Board(title, "\n".join(self._status(look, t)), self._rows(view, table, t))

    def picture(self, look: PutzLook, t: Translator) -> Job:
        """See Presenter.picture. What changes during a race is left out, so that the roll's edit uploads nothing."""
        view, table = look.view, look.table
        if view.result is not None:
            winners = [plain_name(table, seat, t) for seat in view.result.winners]
            headings = tuple(
                t("winners", names=t.list(clean(name, most) for name in winners), count=len(winners))
                for most in _IN_HEADING
            )
            notes = tuple(fastest(table, clean(plain_name(table, table.best.seat, t)), t)) if table.best else ()
            return Job(covers.result, (view, names(table), headings, notes))
        view = replace(
            view, phase="roll", to_move=(), round=0, roll=None, erred=(), scrubber=None, wanted=None, result=None
        )
        return Job(board, (view, names(table)))

    def lobby_picture(self, t: Translator) -> Job:
        """See Presenter.lobby_picture."""
        return Job(covers.lobby, ())

    def rules_picture(self, page: str, t: Translator) -> Job:
        """See Presenter.rules_picture."""
        return Job(lessons.PAGES[page], ())

    def replay(self, views: tuple[PutzView, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """See Presenter.replay."""
        return covers.replay(views, names)

    def alt(self, look: PutzLook, t: Translator) -> str:
        """See Presenter.alt."""
        view = look.view
        if view.result is not None:
            return t("pdw-alt-result", scores=t.list(scores(view, look.table, t), "long"))
        seats = t.list(
            (seat_words(view, look.table, seat, t) for seat in range(view.seats) if view.sides[seat]), "long"
        )
        return t("pdw-alt", pigs=square_words(view, t), pile=view.draw_pile, seats=seats)

    def account(self, look: PutzLook, t: Translator) -> str:
        """See Presenter.account."""
        view, table = look.view, look.table
        lines = [f"### {t('putzdiewutz-name')}", t("pdw-round", round=view.round, pile=view.draw_pile)]
        lines += self._status(look, t)
        lines.append(f"\n**{t('pdw-text-pigs')}**")
        lines += [f"{number}. {placed_words(pig, t)}" for number, pig in enumerate(view.pigs, 1)]
        lines.append(f"\n**{t('pdw-text-seats')}**")
        lines += [f"- {seat_words(view, table, seat, t)}" for seat in range(view.seats) if view.sides[seat]]
        return "\n".join(lines)

    def recent(self, look: PutzLook) -> Sequence[PutzEvent]:
        """See Presenter.recent: nothing tells what dice that still tumble will show."""
        tumbling = last_roll(look.events) if hidden(look.table) else -1
        return [event for nth, event in enumerate(look.events) if nth != tumbling]

    def event(self, event: PutzEvent, table: Table, t: Translator) -> str | None:
        """See Presenter.event."""
        name = seat_name(table, event.seat, t)
        match event:
            case Rolled(roll=roll):
                return t("pdw-event-rolled", name=name, roll=roll_words(roll, t))
            case Grabbed(item=item, right=right):
                return t("pdw-event-grabbed", name=name, item=item_words(item, t), right=right)
            case Cleaned(pig=pig):
                return t("pdw-event-cleaned", name=name, pig=pig_words(pig, t))
            case Turned(pig=pig, facing=facing):
                return t("pdw-event-turned", pig=pig_words(pig, t), side=t(f"pdw-side-{facing}"))
            case Voided():
                return t("pdw-event-voided")
            case Left():
                return left_words(event, table, t)
            case _:
                return None

    def move(self, pressed: Pressed) -> Move:
        """See Presenter.move."""
        if pressed.action == "roll":
            return RollDice()
        if pressed.action in ITEMS:
            return Grab(pressed.action)
        if pressed.action == "turn" and len(pressed.values) == 1 and pressed.values[0].isdecimal():
            return TurnPig(int(pressed.values[0]))
        raise unknown_action(pressed)

    def told(self, look: PutzLook, seat: Seat, t: Translator) -> str | None:
        """See Presenter.told: only who erred hears it in private."""
        view = look.view
        if look.table.race is None or not look.table.race.grabs:
            return None
        last = look.table.race.grabs[-1]
        if last.seat != seat or last.right:
            return None
        nobody = view.phase == "roll" and seat not in view.sitting_out
        return t("pdw-told-wrong", out="two" if _playing(view) == 2 else "nobody" if nobody else "next")

    def _status(self, look: PutzLook, t: Translator) -> list[str]:
        view, table, race = look.view, look.table, look.table.race
        if view.phase == "race" and race is not None and not race.open:
            tumbling = [] if table.asleep else [f"# 🎲 {t('pdw-tumbling')}"]
            return [*tumbling, *self._sitting_out(view, table, t)]
        if view.phase == "race" and view.roll is not None:
            erred = [seat_name(table, seat, t) for seat in view.erred]
            lines = [f"# {self._dice(view)} {roll_words(view.roll, t)}".replace("#  ", "# ")]
            lines.append(t("pdw-grab-now"))
            if erred:
                lines.append(t("pdw-erred", names=t.list(erred), count=len(erred)))
            return lines + self._sitting_out(view, table, t)
        lines = self._outcome(look, t) if view.round else [t("pdw-begin")]
        if view.result is not None:
            return [*lines, *self._ending(view, table, t)]
        if view.phase == "turn":
            return [*lines, t("pdw-turn-a-pig", name=seat_name(table, view.scrubber, t))]
        return [*lines, *self._sitting_out(view, table, t), t("pdw-roll-now")]

    def _outcome(self, look: PutzLook, t: Translator) -> list[str]:
        """Return the latest race in words: the dice, what was right, everybody's time."""
        view, table, lines = look.view, look.table, []
        if view.roll is not None and view.wanted is not None:
            pig = view.wanted.pig
            wanted = pig_words(pig, t) if pig else t("pdw-no-pig", red=len(view.pigs) > _VERY_YOUNG)
            lines.append(
                t("pdw-was", roll=roll_words(view.roll, t), wanted=wanted, item=item_words(view.wanted.item, t))
            )
        if view.scrubber is None:
            lines.append(t("pdw-void"))
        for grab in table.race.grabs if table.race else ():
            name, ms = seat_name(table, grab.seat, t), -1 if grab.ms is None else grab.ms
            lines.append(t("pdw-grab-right" if grab.right else "pdw-grab-wrong", name=name, ms=ms))
        since = look.events[last_roll(look.events) + 1 :]
        happened = [event for event in since if isinstance(event, Cleaned | Turned)]
        return lines + [line for line in (self.event(event, table, t) for event in happened) if line]

    def _ending(self, view: PutzView, table: Table, t: Translator) -> list[str]:
        result = view.result
        if result is None:
            return []
        winners = [seat_name(table, seat, t) for seat in result.winners]
        lines = [f"# 🏆 {t('winners', names=t.list(winners), count=len(winners))}", *scores(view, table, t)]
        return lines + fastest(table, seat_name(table, table.best.seat, t), t) if table.best else lines

    def _sitting_out(self, view: PutzView, table: Table, t: Translator) -> list[str]:
        out = [seat_name(table, seat, t) for seat in view.sitting_out]
        if not out:
            return []
        return [t("pdw-sitting-out", names=t.list(out), count=len(out), next=view.phase == "roll")]

    def _dice(self, view: PutzView) -> str:
        roll = view.roll
        if roll is None:
            return ""
        dice = [self._emojis[f"pdw_die_{roll.color}"], self._emojis[f"pdw_blotch_{roll.blotches}"]]
        if roll.special is not None:
            dice.append(self._emojis[SPECIALS[roll.special][0]])
        return " ".join(dice)

    def _rows(self, view: PutzView, table: Table, t: Translator) -> tuple[Row, ...]:
        if view.result is not None:
            return ()
        live = view.phase == "race" and table.race is not None and table.race.open
        items = tuple(
            Control(
                item,
                _item_label(view, table, item, t),
                table.step,
                ButtonStyle.PRIMARY,
                self._emojis.or_else("pdw_jar" if item == "jar" else f"pdw_soap_{item}", _ARROWS[item]),
                disabled=not live,
            )
            for item in ITEMS
        )
        if view.phase == "turn" and view.scrubber is not None:
            side = view.sides[view.scrubber]
            choices = tuple(
                Choice(str(at), placed_words(pig, t), t("pdw-spot", number=at + 1))
                for at, pig in enumerate(view.pigs)
                if pig is not None and pig.facing != side
            )
            return items, (Control("turn", t("pdw-choose-pig"), table.step, choices=choices),)
        if view.phase == "race":
            return (items,)
        return items, (Control("roll", t("pdw-button-roll"), table.step, ButtonStyle.SUCCESS, "🎲"),)


def _playing(view: PutzView) -> int:
    return sum(side is not None for side in view.sides)


def _item_label(view: PutzView, table: Table, item: Item, t: Translator) -> str:
    if item == "jar":
        return t("pdw-item-jar")
    if item in view.sides:
        return clean(plain_name(table, view.sides.index(item), t), _ON_A_BUTTON)
    return t(f"pdw-side-{item}")
