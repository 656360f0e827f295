"""The overview card: both sides of each start card and what they do, flatmates, and the way into the hammock."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuerfelwg.cards import HAMMOCK_POINTS
from render.kit import grounds
from render.kit.text import label
from render.kit.theme import BOARD, INK, PAPER
from render.wuerfelwg import dice, things
from render.wuerfelwg.flat import START_CARDS, start_card
from render.wuerfelwg.folk import portrait

_CARD = 212
_HIGH = 760


@lru_cache(maxsize=1)
def overview() -> Image.Image:
    """Return the overview, 1024 x 760 pixels; it has no words, so it is everybody's."""
    image = grounds.wood(BOARD, _HIGH, seed=31).copy()
    grounds.sheet(BOARD - 36, _HIGH - 36, 24, PAPER).paste(image, (BOARD / 2, _HIGH / 2))
    for nth, card in enumerate(START_CARDS):
        x = BOARD / 2 + (nth - 1.5) * 238
        for good, y in ((True, 160), (False, 430)):
            sprite = start_card("green", card, good, _CARD, priced=False, locked=False)
            sprite.paste(image, (x, y))
    y = 648
    portrait("alex", True, 116).paste(image, (108, y))
    label("+", 60, 70, INK, "title").paste(image, (196, y))
    dice.die(5, 76).paste(image, (260, y))
    portrait("alex", False, 96).paste(image, (368, y))
    label("= 0", 120, 60, INK, "title").paste(image, (462, y))
    things.praline(HAMMOCK_POINTS, 104).paste(image, (608, y))
    label("+", 60, 70, INK, "title").paste(image, (684, y))
    label("→", 90, 66, INK, "title").paste(image, (738, y))
    things.hammock(190).paste(image, (872, y))
    return image
