"""All games' pictures together: found by their folders, drawn once, emojis as Discord takes them."""

import re
from io import BytesIO
from itertools import combinations

from PIL import Image, ImageChops

from render.games import PICTURES, emoji_pictures, warm_up
from render.kit.emojis import SIZE


def test_an_emoji_is_drawn_once_in_a_process(drawn: list[int]) -> None:
    files = {name: draw() for name, draw in emoji_pictures().items()}
    assert drawn
    drawn.clear()
    assert all(draw() is files[name] for name, draw in emoji_pictures().items())
    assert not drawn


def test_emojis_are_what_discord_takes() -> None:
    files = {name: draw() for name, draw in emoji_pictures().items()}
    assert len(files) == sum(len(game.emojis) for game in PICTURES.values()), "no name is given twice"
    for name, file in files.items():
        assert re.fullmatch(r"[a-z]+_[a-z0-9_]+", name) and len(name) <= 32
        assert (file.width, file.height) == (SIZE, SIZE) and len(file.data) < 256 * 1024
        with Image.open(BytesIO(file.data)) as image:
            assert (image.format, image.mode) == ("PNG", "RGBA") or file.filename.endswith(".gif")


def test_emojis_can_be_told_apart_where_they_are_small() -> None:
    tiny = {}
    for name, draw in emoji_pictures().items():
        with Image.open(BytesIO(draw().data)) as image:
            tiny[name] = image.convert("RGBA").convert("RGBa").resize((32, 32)).convert("L")
    for one, other in combinations(tiny, 2):
        apart = ImageChops.difference(tiny[one], tiny[other]).point([255 * (v > 24) for v in range(256)])
        assert apart.histogram()[255] >= 12, (one, other)


def test_only_the_plop_moves() -> None:
    assert [name for name, draw in emoji_pictures().items() if draw().filename == f"{name}.gif"] == ["rp_plop"]


def test_every_builder_of_the_warm_up_builds() -> None:
    assert all(build() is not None for build in warm_up())
