from pathlib import Path

import pytest

from tests.engines.playthrough import golden, replay


@pytest.mark.parametrize("path", golden("ratzeputz"), ids=lambda path: path.stem)
def test_a_written_game_plays_the_same_again(path: Path) -> None:
    written, played = replay(path)
    assert played == written


def test_there_are_written_games() -> None:
    assert len(golden("ratzeputz")) == 5
