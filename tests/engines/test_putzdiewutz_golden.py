"""Games of Putz die Wutz as they were once written down, played again line by line."""

from pathlib import Path

import pytest

from tests.engines.playthrough import golden, replay


@pytest.mark.parametrize("path", golden("putzdiewutz"), ids=lambda path: path.stem)
def test_a_written_game_plays_the_same(path: Path) -> None:
    written, now = replay(path)
    for number, (was, is_now) in enumerate(zip(written, now, strict=True), start=1):
        assert is_now == was, f"line {number}"


def test_every_variant_and_ending_is_written_down() -> None:
    text = "".join(path.read_text() for path in golden("putzdiewutz"))
    for word in ("young", "very_young", "empty_spot", "uncatchable", "last_seat", "timeout", "leave", "turn_pig"):
        assert f'"{word}"' in text
