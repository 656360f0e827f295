"""What the pictures show of a view: all of it hashable, and nothing that would make two equal pictures differ."""

from msgspec import Struct

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.moves import Places
from bot.engines.wuerfelwg.view import Die, FlatView, Piles, WgView


class Scene(Struct, frozen=True):
    """A table of Würfel-WG. ``parked``: the places of the dice that are to be kept.

    ``dice`` are only spent as long as that matters: spongers use all of them.
    """

    turn: Seat
    dice: tuple[Die, ...]
    parked: Places
    piles: Piles
    items: tuple[str, ...]
    flats: tuple[FlatView, ...]
    hammock: Seat | None
    winners: tuple[Seat, ...]

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats whose flats are lived in: only an empty one rolls no dice."""
        return tuple(seat for seat, flat in enumerate(self.flats) if flat.dice)


def scene_of(view: WgView, parked: Places = ()) -> Scene:
    """Return the scene of a view."""
    return Scene(
        turn=view.turn,
        dice=view.dice if view.phase == "pick" else tuple(Die(die.pips, spent=False) for die in view.dice),
        parked=parked,
        piles=view.piles,
        items=view.items,
        flats=view.flats,
        hammock=view.hammock,
        winners=view.result.winners if view.result is not None else (),
    )
