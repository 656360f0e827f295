"""What a game shows on Discord: each game's cog gives one Presenter, and everything else is shared."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, NamedTuple

from PIL import Image

from bot.engines.contract import E, Left, Move, Seat, V
from bot.i18n import Translator
from bot.i18n.names import escaped
from bot.tables.refusal import Refused
from bot.tables.table import Look, Table
from cogs.game.controls import Pressed, Row

_COMMON = frozenset({"pace"})
"""Options that are the same whatever is played."""


class Job(NamedTuple):
    """A picture to paint: a pure function of hashable arguments (see render.painter)."""

    draw: Callable[..., Image.Image]
    args: tuple[Any, ...]

    @property
    def key(self) -> str:
        """Names the picture: equal for equal pictures, also after a restart; tells nothing of what is on it."""
        told = f"{self.draw.__module__}.{self.draw.__qualname__}{self.args!r}"
        return blake2b(told.encode(), digest_size=12).hexdigest()


class Board(NamedTuple):
    """One board in words and controls: what stands above the picture, below it, and the rows of controls."""

    title: str
    status: str
    rows: tuple[Row, ...]


class Panel(NamedTuple):
    """What one person sees in private: words, controls, and a picture if there is one (``alt`` describes it)."""

    text: str
    rows: tuple[Row, ...] = ()
    job: Job | None = None
    alt: str = ""


class Presenter(ABC, Generic[V, E]):
    """One game on Discord: its views and events in words, controls and pictures."""

    key: ClassVar[str]
    accent: ClassVar[int]
    """The color of the board's edge (0xRRGGBB)."""
    has_hands: ClassVar[bool] = False
    """Whether people hold what only they may see: each has a direct message that shows ``hand``."""
    calls: ClassVar[bool] = False
    """Whether people are called to their turns, which ``turn_key`` names."""
    deadline: ClassVar[bool] = True
    """Whether the board says when the turn ends; False where nobody waits, or the game has words of its own for it."""
    rules: ClassVar[tuple[str, ...]] = ("goal", "turn", "end", "variants")
    """The pages of /rules: the game's key, ``-rules-`` and this name the message of each."""
    told_always: ClassVar[frozenset[str]] = frozenset()
    """Options that the lobby tells also where they are left as they are; of others it tells what was changed."""
    selecting: ClassVar[frozenset[str]] = frozenset()
    """The actions of presses that may select something without a move, see ``select``."""

    @abstractmethod
    def board(self, look: Look[V, E], t: Translator) -> Board:
        """Return a running or finished game in words and controls, for everybody in the channel."""

    @abstractmethod
    def picture(self, look: Look[V, E], t: Translator) -> Job:
        """Return the picture of a running or finished game."""

    @abstractmethod
    def lobby_picture(self, t: Translator) -> Job:
        """Return the picture of the lobby."""

    @abstractmethod
    def rules_picture(self, page: str, t: Translator) -> Job:
        """Return the picture of a page of /rules, by its name; its description is the page's message and ``-alt``."""

    @abstractmethod
    def alt(self, look: Look[V, E], t: Translator) -> str:
        """Return what the picture shows, in words to play by (1,024 characters at most), and never more."""

    @abstractmethod
    def account(self, look: Look[V, E], t: Translator) -> str:
        """Return the position for one person in structured words (look.seat None: a bystander)."""

    @abstractmethod
    def event(self, event: E, table: Table, t: Translator) -> str | None:
        """Return an event in words; None for one that is not worth any."""

    @abstractmethod
    def move(self, pressed: Pressed) -> Move:
        """Return the move that a press means. Raises Refused for an action that is none."""

    def select(self, look: Look[V, E], pressed: Pressed) -> str | None:
        """Return what a press that is no move yet leaves on its post, for ``Look.selection``; None: it is a move.

        Nothing is saved: the selection is gone with the step, and what must outlive a restart is in the custom_ids of
        the controls that it brings. Only asked for actions that begin with one of ``selecting``, of who is to move.
        Raises Refused.
        """
        return None

    @abstractmethod
    def replay(self, views: tuple[V, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """Return the frames of a finished game's replay from a bystander's views of it (in a painting thread)."""

    def recent(self, look: Look[V, E]) -> Sequence[E]:
        """Return the latest events that may still be told, oldest first."""
        return look.events

    def lobby_lines(self, table: Table, t: Translator) -> list[str]:
        """Return lines to add to a lobby."""
        return []

    def turn_key(self, look: Look[V, E]) -> str | None:
        """Return what names the turn, or the answer, that is awaited now: whoever it is of is called once for it.

        The same as long as that lasts, and for all who are asked at once. None: nobody is called, as in a race. Only
        asked while somebody is to move.
        """
        return None

    def told(self, look: Look[V, E], seat: Seat, t: Translator) -> str | None:
        """Return the private word to a person after their move was saved; None if the board says it all."""
        return None

    def panel(self, look: Look[V | None, E], action: str, t: Translator) -> Panel:
        """Return a private panel: opened by a button ``my.ACTION``, or what one turns into after a move of ``action``.

        ``look`` is the person's own, maybe of a lobby. Raises Refused where there is nothing to see.
        """
        raise Refused("refused-unknown-button", action=action)

    def hand(self, look: Look[V, E], t: Translator) -> Panel | None:
        """Return what a person's direct message shows them; None where nobody, or not they, hold cards of their own.

        It should change only with what they hold or have to do: each change is an edit.
        """
        return None

    def value_words(self, name: str, value: Any, t: Translator) -> str:
        """Return one value of an option in words; ``value`` None: left to the game."""
        return t(option_key(self.key, name, value))

    def refusal(self, reason: str, look: Look[V, E], t: Translator) -> str:
        """Return why the engine refused a person's move; ``look`` is the table as it stands, as they see it."""
        key = f"{self.key}-illegal-{reason.replace('_', '-')}"
        return t(key) if key in t.keys else t("illegal-move")


AnyPresenter = Presenter[Any, Any]


def seat_name(table: Table, seat: Seat | None, t: Translator) -> str:
    """Return who sits on a seat, escaped for a message."""
    if seat is None:
        return t("nobody")
    name = plain_name(table, seat, t)
    return t("house-player", name=name) if table.sitters[seat].user is None else escaped(name)


def plain_name(table: Table, seat: Seat, t: Translator) -> str:
    """Return who sits on a seat as they are called, for what formats nothing; "someone" whom nobody knows any more."""
    return table.sitters[seat].name or t("somebody")


def deadline_words(table: Table, t: Translator) -> str:
    """Return when the turn ends, as every reader's own clock counts down to it; "" where nothing ends it."""
    return "" if table.deadline is None else t("table-deadline", at=f"<t:{table.deadline // 1000}:R>")


def left_words(left: Left, table: Table, t: Translator) -> str:
    """Return in words who got up, or had to."""
    key = "event-kicked" if table.sitters[left.seat].user in table.kicked else "event-left"
    return t(key, name=seat_name(table, left.seat, t))


def names(table: Table) -> tuple[str, ...]:
    """Return the names of all seats as they are, for pictures (which cannot be formatted or pinged)."""
    return tuple(sitter.name for sitter in table.sitters)


def unknown_action(pressed: Pressed) -> Refused:
    """Return the refusal of a press whose action no game move fits."""
    return Refused("refused-unknown-button", action=pressed.action)


def last_events(presenter: Presenter[V, E], look: Look[V, E], t: Translator, most: int = 8) -> Sequence[str]:
    """Return the latest public events in words, oldest first."""
    told = [presenter.event(event, look.table, t) for event in presenter.recent(look) if event.shown_to(None)]
    return [line for line in told if line][-most:]


def option_key(game: str, name: str, value: object = "") -> str:
    """Return the message key of an option, or of one of its values."""
    whose = () if name in _COMMON else (game, "option")
    return "-".join(filter(None, (*whose, name, str(value).lower()))).replace("_", "-")
