"""Games played by nobody in particular: at random for the property tests, and written down as golden files.

A golden file (``golden/<game>-<what>.jsonl``) is one game. Its first line holds ``game, seats, options, seed``
and the first views, each further line one move (``seat, move``) with its ``events`` and the views after it,
the last one the ``result``. ``view`` is the bystander's; ``own`` holds for each seat what it sees differently.
Both name only the fields that changed since the line before.

``again`` plays the same moves anew after a wanted change of events or views; ``new`` writes a random game::

    python -m tests.engines.playthrough again putzdiewutz
    python -m tests.engines.playthrough new putzdiewutz young --seats 3 --seed 5 --options '{"variant": "young"}'
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bot.engines import GAMES
from bot.engines.contract import AnyGame, Leave, Move, Seat, Step, Timeout

GOLDEN = Path(__file__).parent / "golden"

Deed = tuple[Seat | None, Move]


def random_deed(game: AnyGame, state: Any, chance: Random, table: float = 0.0, keen: float = 0.0) -> Deed:
    """Return a random legal move of a random seat; with odds ``table``, or when no seat can, the table's.

    One in five of the table's moves is a leave, the others are timeouts. With odds ``keen`` it is a move that
    hits (``Game.verdict``) if the seat has one: races then end sooner than by blind grabs.
    """
    able = [(seat, moves) for seat in range(game.seats.stop - 1) if (moves := game.legal_moves(state, seat))]
    if able and chance.random() >= table:
        seat, moves = chance.choice(able)
        hits = []
        if chance.random() < keen:
            hits = [move for move in moves if game.verdict(state, seat, move) == "hit"]
        return seat, chance.choice(hits or moves)
    leaves = [move for move in game.legal_moves(state, None) if isinstance(move, Leave)]
    return None, chance.choice(leaves) if able and chance.random() < 0.2 else Timeout()


def random_game(
    game: AnyGame, state: Any, chance: Random, *, table: float = 0.0, keen: float = 0.0, most: int = 20_000
) -> Iterator[tuple[Deed, Step[Any]]]:
    """Play from ``state`` to the end at random, giving every move and what it led to.

    Raises AssertionError if ``most`` moves do not end it.
    """
    for _ in range(most):
        if game.result(state) is not None:
            return
        seat, move = random_deed(game, state, chance, table, keen)
        step = game.apply(state, seat, move)
        yield (seat, move), step
        state = step.state
    raise AssertionError(f"{game.key} has not ended after {most} moves")


def record(game: AnyGame, seats: int, options: Mapping[str, object], seed: int, deeds: Iterable[Deed]) -> Iterator[str]:
    """Play these moves and give the lines of the golden file."""
    state = game.new(seats, options, seed)
    views = _views(game, state, seats)
    yield _line({"game": game.key, "seats": seats, "options": options, "seed": seed} | _changes({}, views))
    for seat, move in deeds:
        step = game.apply(state, seat, move)
        state = step.state
        before, views = views, _views(game, state, seats)
        events = [game.to_json(event) for event in step.events]
        told = {"seat": seat, "move": game.to_json(move), "events": events}
        yield _line(told | _changes(before, views))
    result = game.result(state)
    yield _line({"result": result and game.to_json(result)})


def replay(path: Path) -> tuple[list[str], list[str]]:
    """Return the lines of a golden file, and the lines that the same moves give now."""
    written = path.read_text().splitlines()
    first, *moves, _ = map(msgspec.json.decode, written)
    game = GAMES[first["game"]]
    deeds = [(line["seat"], game.decode_move(msgspec.json.encode(line["move"]))) for line in moves]
    return written, list(record(game, first["seats"], first["options"], first["seed"], deeds))


def golden(key: str) -> list[Path]:
    """Return the golden files of one game."""
    return sorted(GOLDEN.glob(f"{key}-*.jsonl"))


def _line(value: Mapping[str, Any]) -> str:
    return msgspec.json.encode(value).decode()


def _views(game: AnyGame, state: Any, seats: int) -> dict[str, dict[str, Any]]:
    """Return the bystander's view under ``""`` and under each seat what differs there from it."""
    common = game.to_json(game.view(state, None))
    own = {str(seat): game.to_json(game.view(state, seat)) for seat in range(seats)}
    return {"": common} | {
        seat: {name: value for name, value in view.items() if name not in common or common[name] != value}
        for seat, view in own.items()
    }


def _changes(before: Mapping[str, Mapping[str, Any]], after: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    missing = object()
    changed = {
        who: {name: value for name, value in view.items() if before.get(who, {}).get(name, missing) != value}
        for who, view in after.items()
    }
    view = changed.pop("")
    return {"view": view, "own": {seat: fields for seat, fields in changed.items() if fields}}


def _main() -> None:
    parser = argparse.ArgumentParser(description="Write golden playthroughs.")
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser("again", help="play the same moves anew")
    new = commands.add_parser("new", help="write a random game")
    for command in (again, new):
        command.add_argument("game", choices=sorted(GAMES))
    new.add_argument("name")
    new.add_argument("--seats", type=int, required=True)
    new.add_argument("--seed", type=int, default=1)
    new.add_argument("--options", type=msgspec.json.decode, default={})
    new.add_argument("--table", type=float, default=0.02, help="odds of a timeout or leave")
    given = parser.parse_args()
    if given.command == "again":
        written = {path: replay(path)[1] for path in golden(given.game)}
    else:
        game = GAMES[given.game]
        start = game.new(given.seats, given.options, given.seed)
        played = random_game(game, start, Random(given.seed), table=given.table)
        deeds = [deed for deed, _ in played]
        path = GOLDEN / f"{game.key}-{given.name}.jsonl"
        written = {path: list(record(game, given.seats, given.options, given.seed, deeds))}
    for path, lines in written.items():
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    _main()
