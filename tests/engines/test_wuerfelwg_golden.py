"""Games of Würfel-WG as they were once written down, played again line by line."""

from pathlib import Path

import pytest

from tests.engines.playthrough import golden, replay


@pytest.mark.parametrize("path", golden("wuerfelwg"), ids=lambda path: path.stem)
def test_a_written_game_plays_the_same(path: Path) -> None:
    written, now = replay(path)
    for number, (was, is_now) in enumerate(zip(written, now, strict=True), start=1):
        assert is_now == was, f"line {number}"


def test_every_phase_and_ending_is_written_down() -> None:
    text = "".join(path.read_text() for path in golden("wuerfelwg"))
    for phase in ("kangaroo", "pick", "sponge", "cult", "ghost", "over"):
        assert f'"phase":"{phase}"' in text
    for word in ("hammock", "pile_empty", "last_seat", "timeout", "leave", "borrowed", "nuisance_came"):
        assert f'"{word}"' in text
