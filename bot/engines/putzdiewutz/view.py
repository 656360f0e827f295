"""What everybody at a table of Putz die Wutz may know: all but the draw pile's order and the dice to come."""

from bot.engines.contract import Seat, View
from bot.engines.putzdiewutz.pieces import Phase, Pig, Roll, Side, Square, Wanted


class PutzView(View, frozen=True, kw_only=True):
    """The square, the dice and who may do what; the same for every seat and for bystanders.

    ``round`` counts the rolls made. ``roll``, ``erred``, ``scrubber`` and ``wanted`` are the latest round's
    and stand until the next roll; ``wanted`` is None while the race for it runs. ``sitting_out``: in phase
    ``roll`` who may not grab in the coming race, else who may not in this one. ``sides`` has None and
    ``cleaned`` nothing for a seat that left.
    """

    phase: Phase
    round: int
    pigs: Square
    draw_pile: int
    roll: Roll | None
    sides: tuple[Side | None, ...]
    cleaned: tuple[tuple[Pig, ...], ...]
    sitting_out: tuple[Seat, ...]
    erred: tuple[Seat, ...]
    scrubber: Seat | None
    wanted: Wanted | None
