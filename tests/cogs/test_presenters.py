"""What games declare of themselves is what they do."""

import pytest

from cogs.game.emojis import Emojis
from cogs.game.presenter import Presenter
from cogs.games import presenters


@pytest.mark.parametrize("presenter", presenters(Emojis()).values(), ids=lambda presenter: presenter.key)
@pytest.mark.parametrize(("declared", "method"), [("has_hands", "hand"), ("calls", "turn_key")])
def test_a_game_says_what_it_has(presenter: Presenter, declared: str, method: str) -> None:
    own = getattr(type(presenter), method) is not getattr(Presenter, method)
    assert getattr(presenter, declared) is own
