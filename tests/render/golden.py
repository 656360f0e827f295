"""Golden pictures: small PNGs in ``golden/`` that paintings must stay close to.

Looks may change on purpose: then run the tests once with ``UPDATE_GOLDEN=1``, look at every changed picture
and commit it with the change.
"""

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent / "golden"
WIDTH = 192
MEAN_TOLERANCE = 1.5
"""Mean difference of a channel (0 to 255) that other builds of Pillow and FreeType may cause."""
SPOT_TOLERANCE = 28
"""Largest difference of a spot of 4 x 4 pixels: a moved blotch is more than that."""


def assert_golden(name: str, image: Image.Image) -> None:
    """Compare an image, scaled down, with its golden picture, or store it as such."""
    size = (WIDTH, round(image.height * WIDTH / image.width))
    small = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    path = FOLDER / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        small.save(path, optimize=True)
    with Image.open(path) as stored:
        golden = stored.convert("RGB")
    assert golden.size == small.size, name
    difference = ImageChops.difference(golden, small)
    mean = max(ImageStat.Stat(difference).mean)
    spot = max(difference.reduce(4).tobytes())
    assert mean <= MEAN_TOLERANCE and spot <= SPOT_TOLERANCE, (name, mean, spot)
