"""Before the game: who sits where, what is played. Pure: table in, table out, or Refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.contract import AnyGame
from bot.engines.options import FLAG, Option, in_play
from bot.tables import pace
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, Person, Sitter, Table

HOUSE_NAMES = ("Frau Schnurr", "Herr Blau", "Tante Grete", "Onkel Paul", "Lotte", "Kurti", "Oma Inge", "Opa Fritz")


def must_be_open(table: Table) -> None:
    """Raise Refused unless the game has not begun."""
    if table.phase == "playing":
        raise Refused("refused-started")
    if table.phase != "lobby":
        raise Refused("refused-over")


def must_host(table: Table, user: int, *, moderator: bool = False) -> None:
    """Raise Refused unless the person is the table's host (or may act as one)."""
    if user != table.host and not moderator:
        host = next((sitter.name for sitter in table.sitters if sitter.user == table.host), "?")
        raise Refused("refused-host-only", host=host)


def absent(table: Table, user: int | None) -> Refused:
    """Return the refusal of what only people who sit here can do."""
    return Refused("refused-kicked" if user in table.kicked else "refused-not-seated")


def join(table: Table, person: Person, seats: range, channel: int = 0) -> Table:
    """Seat a person who presses in a channel. Raises Refused: seated already, full, kicked, not a lobby."""
    must_be_open(table)
    if person.id in table.kicked:
        raise absent(table, person.id)
    if table.seat_of(person.id) is not None:
        raise Refused("refused-seated")
    if len(table.sitters) >= seats.stop - 1:
        raise Refused("refused-full", seats=seats.stop - 1)
    return replace(table, sitters=(*table.sitters, Sitter(person.id, person.name, channel=channel)))


def leave(table: Table, user: int) -> Table:
    """Give a seat up; the next person becomes host, and a lobby without people closes. Raises Refused."""
    must_be_open(table)
    seat = table.seat_of(user)
    if seat is None:
        raise absent(table, user)
    sitters = table.sitters[:seat] + table.sitters[seat + 1 :]
    people = [sitter for sitter in sitters if sitter.user is not None]
    if not people:
        return replace(table, sitters=(), phase="closed", why_closed="empty", alarms=())
    if table.host == user:
        # The host sits first: who opens or inherits a table is the first to play.
        sitters = (people[0], *(sitter for sitter in sitters if sitter is not people[0]))
        return replace(table, sitters=sitters, host=people[0].user or 0)
    return replace(table, sitters=sitters)


def add_house(table: Table, user: int, seats: range) -> Table:
    """Seat a house player. Raises Refused."""
    must_be_open(table)
    must_host(table, user)
    if len(table.sitters) >= seats.stop - 1:
        raise Refused("refused-full", seats=seats.stop - 1)
    taken = {sitter.name for sitter in table.sitters}
    name = next(name for name in HOUSE_NAMES if name not in taken)
    return replace(table, sitters=(*table.sitters, Sitter(None, name)))


def remove_house(table: Table, user: int) -> Table:
    """Ask the house player who came last to get up. Raises Refused."""
    must_be_open(table)
    must_host(table, user)
    for seat in range(len(table.sitters) - 1, -1, -1):
        if table.sitters[seat].user is None:
            return replace(table, sitters=table.sitters[:seat] + table.sitters[seat + 1 :])
    raise Refused("refused-no-house")


def set_options(table: Table, user: int, game: AnyGame, changes: Mapping[str, Any]) -> Table:
    """Change options of the game and of its table. Raises Refused, and InvalidOption for a value that is none."""
    must_be_open(table)
    must_host(table, user)
    about_table = {o.name: o.read(changes[o.name]) for o in table_options(game) if o.name in changes}
    about_game = {name: value for name, value in changes.items() if name not in about_table}
    return replace(table, options=check_options(game, {**table.options, **about_game}), **about_table)


def check_options(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game's options without those left out (None), checked. Raises InvalidOption."""
    given = {name: value for name, value in options.items() if value is not None}
    game.new(game.seats.stop - 1, given, 0)
    return given


def table_options(game: AnyGame) -> tuple[Option, ...]:
    """Return what can be chosen before a game that is about its table, not its rules: fields of Table."""
    quick = (Option("quick", FLAG),) if game.facts.set_up else ()
    return (*quick, Option("pace", game.facts.paces))


def all_options(game: str) -> tuple[Option, ...]:
    """Return all that can be chosen before a game: its own options, then those of its table."""
    return (*GAMES[game].options, *table_options(GAMES[game]))


def chosen(table: Table) -> list[tuple[Option, Any]]:
    """Return the options that make a difference at a table as it is now, each with its value."""
    about_table = {option.name: getattr(table, option.name) for option in table_options(GAMES[table.game])}
    return in_play(all_options(table.game), {**table.options, **about_table})


def rematch(old: Table, user: int, now: int) -> Table:
    """Return a new lobby with a finished table's people and options, whoever asks for it first. Raises Refused."""
    if old.phase not in ("over", "closed"):
        raise Refused("refused-not-over")
    if old.seat_of(user) is None:
        raise absent(old, user)
    # Who asks hosts, and the host sits first.
    stay = sorted((sitter for sitter in old.sitters if not sitter.left), key=lambda sitter: sitter.user != user)
    table = Table(
        id=0,
        game=old.game,
        options=old.options,
        pace=old.pace,
        host=user,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        created_at=now,
        sitters=tuple(Sitter(sitter.user, sitter.name, channel=sitter.channel) for sitter in stay),
        quick=old.quick,
    )
    return clocked(table, now)


def must_start(table: Table, user: int, seats: range) -> None:
    """Raise Refused unless this person may start the game now."""
    must_be_open(table)
    must_host(table, user)
    if len(table.sitters) < seats.start:
        raise Refused("refused-too-few", seats=seats.start)


def people(sitters: Sequence[Sitter]) -> list[tuple[int, int]]:
    """Return (seat, user) of the people who sit."""
    return [(seat, s.user) for seat, s in enumerate(sitters) if s.user is not None and not s.left]


def clocked(table: Table, now: int) -> Table:
    """Return a lobby with its clock set anew: it warns, then closes, when nothing happens."""
    if table.phase != "lobby":
        return table
    alarms = (
        Alarm("warn", now + pace.LOBBY_WARNS[table.pace]),
        Alarm("close", now + pace.LOBBY_CLOSES[table.pace]),
    )
    return replace(table, alarms=alarms, warned=False)
