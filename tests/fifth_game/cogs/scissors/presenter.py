"""The game in words and controls."""

from collections.abc import Sequence

from bot.engines.scissors.values import SIGNS, Choose, ScissorsEvent, ScissorsView, Shown
from msgspec.structs import replace
from PIL import Image

from bot.engines.contract import Left, Move, Seat
from bot.i18n import Translator
from bot.tables.table import Look, Table
from cogs.game.controls import Control, Pressed
from cogs.game.emojis import Emojis
from cogs.game.presenter import Board, Job, Presenter, left_words, names, seat_name, unknown_action
from render import scissors

ScissorsLook = Look[ScissorsView, ScissorsEvent]


class ScissorsPresenter(Presenter[ScissorsView, ScissorsEvent]):
    """The presenter of scissors, paper, stone."""

    key = "scissors"
    accent = 0x808080
    rules = ("goal",)

    def __init__(self, emojis: Emojis) -> None:
        pass

    def board(self, look: ScissorsLook, t: Translator) -> Board:
        """See Presenter.board."""
        view = look.view
        signs = () if view.result else tuple(Control(sign, t(f"scissors-{sign}"), look.table.step) for sign in SIGNS)
        return Board(f"## {t('scissors-name')}", self._status(look, t), (signs,) if signs else ())

    def picture(self, look: ScissorsLook, t: Translator) -> Job:
        """See Presenter.picture: it changes with what is shown, not with who has chosen."""
        return Job(scissors.board, (_shown(look.view), names(look.table)))

    def lobby_picture(self, t: Translator) -> Job:
        """See Presenter.lobby_picture."""
        return Job(scissors.title, ())

    def rules_picture(self, page: str, t: Translator) -> Job:
        """See Presenter.rules_picture."""
        return Job(scissors.title, ())

    def alt(self, look: ScissorsLook, t: Translator) -> str:
        """See Presenter.alt."""
        return self._status(look, t)

    def account(self, look: ScissorsLook, t: Translator) -> str:
        """See Presenter.account."""
        view = look.view
        own = [t("scissors-told", sign=t(f"scissors-{view.own}"))] if view.own else []
        return "\n".join((f"### {t('scissors-name')}", self._status(look, t), *own))

    def event(self, event: ScissorsEvent, table: Table, t: Translator) -> str | None:
        """See Presenter.event."""
        match event:
            case Shown(seat=winner, signs=signs):
                told = t.list(t(f"scissors-{sign}") for sign in signs)
                return t("scissors-shown", signs=told, name=seat_name(table, winner, t))
            case Left():
                return left_words(event, table, t)
            case _:
                return None

    def move(self, pressed: Pressed) -> Move:
        """See Presenter.move."""
        if pressed.action in SIGNS:
            return Choose(pressed.action)
        raise unknown_action(pressed)

    def told(self, look: ScissorsLook, seat: Seat, t: Translator) -> str | None:
        """See Presenter.told."""
        own = look.view.own
        return t("scissors-told", sign=t(f"scissors-{own}")) if own else None

    def replay(self, views: tuple[ScissorsView, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """See Presenter.replay."""
        return [scissors.board(view, names) for view in views]

    def _status(self, look: ScissorsLook, t: Translator) -> str:
        view, table = look.view, look.table
        told = [line for event in look.events[-2:] if (line := self.event(event, table, t))]
        scores = [t("scissors-score", name=seat_name(table, seat, t), wins=view.wins[seat]) for seat in (0, 1)]
        if view.result:
            won = [seat_name(table, seat, t) for seat in view.result.winners]
            return "\n".join((*told, *scores, t("winners", names=t.list(won), count=len(won))))
        awaited = t.list(seat_name(table, seat, t) for seat in view.to_move)
        return "\n".join((*told, *scores, t("scissors-awaited", names=awaited)))


def _shown(view: ScissorsView) -> ScissorsView:
    """Leave out what is not in the picture."""
    return replace(view, to_move=(), own=None)
