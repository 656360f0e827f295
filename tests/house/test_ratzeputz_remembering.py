"""How often groups win that remember half or all of what they see (docs/decisions.md, the disc's eight sectors)."""

from random import Random

import pytest

from bot.engines.ratzeputz import RATZEPUTZ
from bot.house.ratzeputz.memory import Memory, deeds
from bot.house.ratzeputz.player import worth

GAMES = 120


def share_won(side: str, keep: float) -> float:
    """Return how many games out of one are won by a group that remembers each plant or pull with odds ``keep``."""
    won = 0
    for seed in range(GAMES):
        chance, memory = Random(seed), Memory()
        state = RATZEPUTZ.new(4, {"side": side}, seed)
        while (result := RATZEPUTZ.result(state)) is None:
            seat = state.to_move[0]
            moves = {move: worth(memory, move) + chance.random() for move in RATZEPUTZ.legal_moves(state, seat)}
            before = RATZEPUTZ.view(state, None)
            state = RATZEPUTZ.apply(state, seat, max(moves, key=lambda move: moves[move])).state
            for deed in deeds((before, RATZEPUTZ.view(state, None))):
                if chance.random() < keep:
                    memory.notice(deed)
                memory.hear(deed)
        won += bool(result.winners)
    return won / GAMES


@pytest.mark.parametrize(
    ("side", "keep", "least", "most"),
    [
        ("easy", 0.5, 0.75, 0.98),
        ("easy", 1.0, 0.95, 1.0),
        ("tricky", 0.5, 0.03, 0.3),
        ("tricky", 1.0, 0.7, 1.0),
    ],
)
def test_who_remembers_wins(side: str, keep: float, least: float, most: float) -> None:
    assert least <= share_won(side, keep) <= most
