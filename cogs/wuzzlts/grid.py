"""A monster match on Discord: numbered cards that lie face down, turned up by two selects."""

from bot.engines.wuzzlts.cards import HALVES, Card, Half
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.controls import Choice, Control, Row
from cogs.game.presenter import Job, names
from cogs.wuzzlts.words import WuzzltsLook, card_words
from render.wuzzlts.grid import grid


def picture(look: WuzzltsLook) -> Job:
    """Return the picture of the grid."""
    return Job(grid, (look.view, names(look.table)))


def face_up(view: WuzzltsView) -> list[tuple[int, Card]]:
    """Return the cards that lie face up, with their positions (from 0)."""
    return [(at, card) for at, card in enumerate(view.grid or ()) if card is not None]


def rows(view: WuzzltsView, table: Table, t: Translator) -> tuple[Row, ...]:
    """Return two selects of positions, tops and bottoms: 36 would not fit in one."""
    up = face_up(view)
    first: Half | None = up[0][1].half if len(up) == 1 else None
    made: list[Row] = []
    for half in HALVES:
        choices = tuple(Choice(str(at), t("wzl-position", number=at + 1)) for at in _lying(view, half))
        control = Control(f"flip.{half}", t(f"wzl-flip-{half}"), table.step, disabled=half == first, choices=choices)
        made.append((control,))
    return tuple(made)


def alt(view: WuzzltsView, seats: str, t: Translator) -> str:
    """Return the grid in one paragraph."""
    return t(
        "wzl-alt-grid",
        tops=_numbers(view, "top", t),
        bottoms=_numbers(view, "bottom", t),
        up=_up(view, t),
        seats=seats,
    )


def account(view: WuzzltsView, t: Translator) -> list[str]:
    """Return the grid in lines."""
    return [
        *(f"- {t('wzl-text-down', half=half, numbers=_numbers(view, half, t))}" for half in HALVES),
        *(f"- {t('wzl-alt-up', number=at + 1, card=card_words(card, t))}" for at, card in face_up(view)),
    ]


def _lying(view: WuzzltsView, half: Half) -> list[int]:
    return [at for at, back in enumerate(view.backs or ()) if back == half]


def _numbers(view: WuzzltsView, half: Half, t: Translator) -> str:
    """Return the positions where cards of that half lie face down."""
    up = dict(face_up(view))
    return ", ".join(str(at + 1) for at in _lying(view, half) if at not in up) or t("wzl-alt-none")


def _up(view: WuzzltsView, t: Translator) -> str:
    told = [t("wzl-alt-up", number=at + 1, card=card_words(card, t)) for at, card in face_up(view)]
    return t.list(told) if told else t("wzl-alt-none")
