"""The pictures of the rules: each page has its own, painted from an example."""

from typing import Any

import pytest

from bot.i18n import LOCALES, translator
from cogs.game.emojis import Emojis
from cogs.game.presenter import AnyPresenter
from cogs.games import presenters
from render.kit.theme import BOARD
from tests.render.golden import assert_golden

FACES = presenters(Emojis())
PAGES = [(game, page) for game, face in FACES.items() for page in face.rules]


def painted(face: AnyPresenter, page: str, locale: str = "en") -> Any:
    job = face.rules_picture(page, translator(locale))
    return job.draw(*job.args)


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_a_page_shows_its_example(game: str, page: str) -> None:
    image = painted(FACES[game], page)
    assert image.mode == "RGB" and image.width == BOARD and image.height <= 1.3 * BOARD
    assert_golden(f"lesson_{game}_{page}", image)


@pytest.mark.parametrize("game", FACES)
def test_no_two_pages_show_the_same(game: str) -> None:
    face = FACES[game]
    assert len({face.rules_picture(page, translator("en")).key for page in face.rules}) == len(face.rules)
    for locale in LOCALES:
        t = translator(locale)
        told = [t(f"{game}-rules-{page}-alt") for page in face.rules]
        assert len(set(told)) == len(told) and all(len(text) <= 1024 for text in told)
