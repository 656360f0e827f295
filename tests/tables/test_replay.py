"""Options, seed and moves are the truth; the snapshot is a cache that replaying gives again."""

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines import GAMES
from bot.store.tables import MoveRow
from bot.tables.record import Diverged, replay
from tests.tables.house import ADA, House
from tests.tables.playing import play


def variants(game: str) -> list[dict[str, Any]]:
    """Return every combination of the options that are no lists."""
    plain = [option for option in GAMES[game].options if not option.most]
    chosen = product(*(option.values for option in plain))
    return [dict(zip((option.name for option in plain), values, strict=True)) for values in chosen]


@pytest.mark.parametrize("game", GAMES)
async def test_random_tables_give_their_snapshots(house: House, game: str) -> None:
    chance = Random(game)
    known = variants(game)
    for options in chance.sample(known, min(3, len(known))):
        seats = chance.choice([seats for seats in GAMES[game].seats if seats <= 4])
        table = await house.started(game, seats, options, pace="live")
        table = await play(house, table.id, chance, 40)
        record = await house.true_to_its_moves(table.id)
        assert record.table.moves > 5
        views = await house.tables.past_views(table.id)
        assert len(views) == record.table.moves + 1
        assert views[-1] == (await house.look(table.id)).view


async def test_a_whole_game(house: House) -> None:
    table = await house.started("wuzzlts", 3)
    table = await play(house, table.id, Random(8))
    assert table.phase == "over"
    await house.true_to_its_moves(table.id)


async def test_changed_rules_say_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()
    monkeypatch.setattr(type(GAMES["putzdiewutz"]), "rules_version", 2)
    with pytest.raises(Diverged, match=r"played by rules 1, these are 2"):
        await house.tables.past_views(table.id)


async def test_a_snapshot_that_is_another_says_so(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    await house.press(table.id, ADA, (await house.look(table.id, ADA)).moves[0])
    record, moves = await house.record(table.id), await house.store.moves(table.id)
    with pytest.raises(Diverged, match="after 0 moves"):
        replay(record, [])
    with pytest.raises(Diverged, match="snapshot"):
        replay(replace(record, seed=record.seed + 1), moves)
    with pytest.raises(Diverged, match=r"move 2 .* by seat 0"):
        replay(record, [*moves, moves[0]._replace(number=2)])
    with pytest.raises(Diverged, match="move 1"):
        replay(record, [MoveRow(1, 0, "nonsense", 0)])


async def test_the_seed_never_leaves_the_store(house: House) -> None:
    table = await house.started(house=1)
    seed = str((await house.record(table.id)).seed)
    for person in (None, ADA):
        assert seed not in repr(await house.look(table.id, person))
    assert seed not in repr(house.news)
