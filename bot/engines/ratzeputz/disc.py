"""The disc under the garden: what lies beneath a spot, where it may start, where a Ratzeputz sits."""

from bot.engines.ratzeputz.pieces import DISCS, SECTORS, SPOTS, Beneath, Side


def beneath(side: Side, disc: int, spot: int) -> Beneath:
    """Return the sector under a spot, the disc being turned clockwise by ``disc`` sectors.

    ``spot`` may also be 6 or 7: the two places out of sight.
    """
    return DISCS[side][(spot - disc) % SECTORS]


def lairs(side: Side, disc: int) -> tuple[int, ...]:
    """Return the spots that have a Ratzeputz beneath."""
    return tuple(spot for spot in SPOTS if beneath(side, disc, spot) == "ratzeputz")


def turned(disc: int) -> int:
    """Return the position one sector further."""
    return (disc + 1) % SECTORS


def start_positions(side: Side) -> tuple[int, ...]:
    """Return the positions with exactly five holes and one Ratzeputz in sight (rulebook, "Setup").

    So no mole is in sight at the start.
    """
    return tuple(
        disc
        for disc in range(SECTORS)
        if sorted(beneath(side, disc, spot) for spot in SPOTS) == ["hole"] * 5 + ["ratzeputz"]
    )
