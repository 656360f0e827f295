"""How a house player finds pairs in a monster match: it remembers most of what lay face up not long ago."""

from collections.abc import Sequence
from random import Random

from bot.engines.wuzzlts.cards import Card
from bot.engines.wuzzlts.moves import Flip
from bot.engines.wuzzlts.view import WuzzltsView
from bot.house.wuzzlts.hand import mate

KEEP = 0.96
"""Its odds of remembering a card one view longer."""


def find(view: WuzzltsView, flips: Sequence[Flip], past: Sequence[WuzzltsView], chance: Random) -> Flip:
    """Return what to turn up: half of a pair that it remembers, else a card that it does not know."""
    known = recall(view, past, chance)
    places = {card: position for position, card in known.items()}
    up = [card for card in view.grid or () if card is not None]
    if len(up) == 1:
        sought = {places.get(mate(up[0]))}
    else:
        sought = {position for card, position in places.items() if mate(card) in places}
    found = [flip for flip in flips if flip.position in sought]
    fresh = [flip for flip in flips if flip.position not in known]
    return chance.choice(found or fresh or list(flips))


def recall(view: WuzzltsView, past: Sequence[WuzzltsView], chance: Random) -> dict[int, Card]:
    """Return which card it thinks lies where: what is up now, and of what was up the more the fresher."""
    seen: dict[int, tuple[int, Card]] = {}
    for age, then in enumerate((view, *reversed(past))):
        for position, card in enumerate(then.grid or ()):
            if card is not None:
                seen.setdefault(position, (age, card))
    backs = view.backs or ()
    return {
        position: card
        for position, (age, card) in seen.items()
        if backs[position] is not None and chance.random() < KEEP**age
    }
