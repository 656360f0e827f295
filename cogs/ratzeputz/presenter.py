"""Ratzeputz on Discord: its board in words and controls, its presses as moves."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from bot.discord_io.components import ButtonStyle
from bot.engines.contract import Left, Move
from bot.engines.ratzeputz.events import (
    Fed,
    Harvested,
    Passed,
    Planted,
    Plop,
    RatzeputzEvent,
    Rolled,
    Slipped,
    Turned,
    Uncovered,
    Walked,
)
from bot.engines.ratzeputz.moves import Plant, Pull, RollDie, Walk
from bot.engines.ratzeputz.pieces import SPOTS, STONES, reachable
from bot.engines.ratzeputz.view import RatzeputzView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.controls import Control, Pressed, Row
from cogs.game.emojis import Emojis
from cogs.game.presenter import Board, Job, Presenter, left_words, seat_name, unknown_action
from cogs.ratzeputz import ending, people, words
from cogs.ratzeputz.words import RatzeputzLook
from render.ratzeputz import covers, lessons
from render.ratzeputz.board import board

_PUBLIC_FOR_EVER = (Passed, Left)
"""Events that are told as long as they are among the latest; all others only until the next plant or pull."""


class RatzeputzPresenter(Presenter[RatzeputzView, RatzeputzEvent]):
    """The presenter of Ratzeputz."""

    key = "ratzeputz"
    accent = 0x6FAF4C
    calls = True
    deadline = False

    def __init__(self, emojis: Emojis) -> None:
        self._emojis = emojis

    def board(self, look: RatzeputzLook, t: Translator) -> Board:
        """See Presenter.board."""
        view, table = look.view, look.table
        title = f"## {t('ratzeputz-name')}\n-# {words.heading(view, t)}"
        lines = [f"# {ending.outcome(view, t)}"] if view.result is not None else []
        lines += [*ending.count(view, table, t), *self._latest(look, t)]
        if view.result is None:
            die = self._emojis[f"rp_die_{view.roll}"] if view.phase == "walk" else ""
            lines += [people.passed(look, t), f"{die} {people.invitation(view, table, t)}".strip()]
            lines.append(people.deadline(view, table, t))
        lines += [f"-# {people.players(view, table, t)}", *self.lobby_lines(table, t)]
        return Board(title, "\n".join(filter(None, lines)), self._rows(view, table, t))

    def picture(self, look: RatzeputzLook, t: Translator) -> Job:
        """See Presenter.picture."""
        return Job(board, (_for_picture(look.view), _mover(look), t("rp-plop")))

    def lobby_picture(self, t: Translator) -> Job:
        """See Presenter.lobby_picture."""
        return Job(covers.lobby, ())

    def rules_picture(self, page: str, t: Translator) -> Job:
        """See Presenter.rules_picture."""
        return Job(lessons.PAGES[page], (t("rp-plop"),) if page in {"turn", "end"} else ())

    def replay(self, views: tuple[RatzeputzView, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """See Presenter.replay."""
        return covers.replay(views, t("rp-plop"))

    def alt(self, look: RatzeputzLook, t: Translator) -> str:
        """See Presenter.alt."""
        view, table = look.view, look.table
        if view.result is not None:
            told = " ".join([ending.outcome(view, t), *ending.count(view, table, t)])
            return t("rp-alt-end", lines=told.replace("**", ""))
        left, right = words.left_and_right(view.tilli)
        lines = [
            words.seen_last(look, t),
            words.plops(view.plops, t),
            words.harvest(view.harvest, t),
            f"{t('rp-bag', bag=view.bag)}.",
            t("rp-alt-die", roll=words.roll(view.roll, t)) if view.roll is not None else "",
            words.choices(view, t),
            t("rp-alt-mover", name=_mover(look)) if _mover(look) else "",
        ]
        told = " ".join(filter(None, lines))
        return t("rp-alt", stone=words.STONES[view.tilli], left=left + 1, right=right + 1, lines=told)

    def account(self, look: RatzeputzLook, t: Translator) -> str:
        """See Presenter.account."""
        view, table = look.view, look.table
        lines = [f"### {t('ratzeputz-name')}", words.heading(view, t)]
        if view.result is not None:
            lines += [f"**{ending.outcome(view, t)}**", *ending.count(view, table, t)]
        else:
            lines += [t("rp-text-garden"), words.tilli(view, t)]
        lines += [*people.latest(look, t), words.plops(view.plops, t)]
        if view.result is None:
            lines += [words.harvest(view.harvest, t), people.passed(look, t)]
            lines += [people.invitation(view, table, t), words.choices(view, t), people.deadline(view, table, t)]
        return "\n".join(filter(None, [*lines, *people.listed(view, table, t), *self.lobby_lines(table, t)]))

    def recent(self, look: RatzeputzLook) -> Sequence[RatzeputzEvent]:
        """See Presenter.recent: what an earlier plant or pull uncovered is told no more."""
        latest = 0 if words.quickly_planted(look) else max(0, words.latest_deed(look.events))
        # Its turn began with a roll; of earlier turns not even where Tilli stood.
        begun = max((nth for nth in range(latest) if isinstance(look.events[nth], Rolled)), default=latest)
        return [event for nth, event in enumerate(look.events) if nth >= begun or isinstance(event, _PUBLIC_FOR_EVER)]

    def turn_key(self, look: RatzeputzLook) -> str | None:
        """See Presenter.turn_key: with ``anyone`` nobody is called."""
        view = look.view
        if look.table.options.get("turns") == "anyone":
            return None
        turn = f"p{look.table.step}" if view.phase == "plant" else str(view.turn)
        return f"{turn}.{view.to_move[0]}"

    def lobby_lines(self, table: Table, t: Translator) -> list[str]:
        """See Presenter.lobby_lines: the garden's code, while somebody can follow it; at first also what it is for."""
        if table.phase not in ("lobby", "playing"):
            return []
        key = "rp-garden-code" if table.phase == "lobby" else "rp-garden-code-short"
        return [f"-# {t(key, code=table.code)}"]

    def event(self, event: RatzeputzEvent, table: Table, t: Translator) -> str | None:
        """See Presenter.event."""
        name = seat_name(table, event.seat, t)
        match event:
            case Rolled(roll=roll):
                return t("rp-event-rolled", name=name, roll=words.roll(roll, t))
            case Walked(stone=stone):
                return t("rp-event-walked", stone=words.STONES[stone])
            case Uncovered(spot=spot, what=what):
                return t("rp-event-uncovered", spot=spot + 1, what=t(f"rp-find-{what}"))
            case Planted(spot=spot, color=color):
                return t("rp-event-planted", spot=spot + 1, color=t(f"rp-color-{color}"))
            case Fed(spot=spot, color=color):
                return t("rp-event-fed", spot=spot + 1, color=t(f"rp-color-{color}"))
            case Harvested(spot=spot, color=color):
                return t("rp-event-harvested", spot=spot + 1, color=t(f"rp-color-{color}"))
            case Slipped():
                return t("rp-event-slipped")
            case Turned():
                return t("rp-event-turned")
            case Plop():
                return t("rp-event-plop")
            case Passed():
                return t("rp-event-passed-open") if event.seat is None else t("rp-event-passed", name=name)
            case Left():
                return left_words(event, table, t)
            case _:
                return None

    def move(self, pressed: Pressed) -> Move:
        """See Presenter.move."""
        kind, _, number = pressed.action.partition(".")
        if pressed.action == "roll":
            return RollDie()
        if len(number) == 1 and number.isdecimal() and int(number) in SPOTS:
            if kind == "plant":
                return Plant(int(number))
            if kind == "walk" and int(number) in STONES:
                return Walk(int(number))
            if kind == "pull":
                return Pull(int(number))
        raise unknown_action(pressed)

    def refusal(self, reason: str, look: RatzeputzLook, t: Translator) -> str:
        """See Presenter.refusal: who is out of turn hears whose it is."""
        movers = look.view.to_move
        if reason == "not_your_turn" and len(movers) == 1:
            return t("rp-turn-of", name=seat_name(look.table, movers[0], t))
        return super().refusal(reason, look, t)

    def _latest(self, look: RatzeputzLook, t: Translator) -> list[str]:
        """Return what the latest plant or pull uncovered, and what was heard then."""
        view, lines = look.view, people.latest(look, t)
        if view.seen is not None and not words.quickly_planted(look):
            what = "hole" if view.seen.what == "root" else view.seen.what
            name = f"rp_root_{view.seen.color}" if view.seen.color and view.seen.what != "ratzeputz" else f"rp_{what}"
            lines = [f"{self._emojis[name]} {line}".strip() for line in lines]
        heard = words.plops(view.plops, t)
        return [*lines, f"{self._emojis['rp_plop']} **{heard}**".strip()] if heard else lines

    def _rows(self, view: RatzeputzView, table: Table, t: Translator) -> tuple[Row, ...]:
        step, go = table.step, ButtonStyle.PRIMARY
        if view.phase == "roll":
            return ((Control("roll", t("rp-button-roll"), step, ButtonStyle.SUCCESS, "🎲"),),)
        if view.phase == "walk" and view.roll is not None:
            stones = [
                Control(f"walk.{s}", t(_stone_key(s, view), stone=words.STONES[s]), step, go, "🪨")
                for s in reachable(view.tilli, view.roll)
            ]
            return tuple(tuple(stones[nth : nth + 3]) for nth in range(0, len(stones), 3))
        if view.phase == "pull":
            sides = zip(("left", "right"), ("⬅️", "➡️"), words.left_and_right(view.tilli), strict=True)
            return (
                tuple(
                    Control(f"pull.{spot}", t(f"rp-button-{side}", spot=spot + 1), step, go, arrow)
                    for side, arrow, spot in sides
                ),
            )
        if view.phase == "plant":
            # Only the spot that everybody sees just now is closed: more would tell where earlier roots hang.
            shut = view.seen.spot if view.seen is not None else None
            spots = [
                Control(f"plant.{s}", t("rp-button-plant", spot=s + 1), step, go, "🥕", disabled=s == shut)
                for s in SPOTS
            ]
            return tuple(spots[:3]), tuple(spots[3:])
        return ()


def _stone_key(stone: int, view: RatzeputzView) -> str:
    return "rp-button-stay" if stone == view.tilli else "rp-button-stone"


def _for_picture(view: RatzeputzView) -> RatzeputzView:
    """Leave out what is not in the picture, so that equal pictures have equal views."""
    return replace(view, seats=0, turn=0, to_move=())


def _mover(look: RatzeputzLook) -> str:
    """Return the name of whose turn it is; "" where several may move, and after the end."""
    movers = look.view.to_move
    return look.table.sitters[movers[0]].name if len(movers) == 1 else ""
