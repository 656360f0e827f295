"""What pairs are worth in an advanced game (rulebook: advanced game)."""

from collections.abc import Sequence

from bot.engines.wuzzlts.cards import Card, Pair, is_wuzzlt


def pair_points(top: Card, bottom: Card) -> int:
    """Return the points of a pair.

    A Wuzzlt counts both halves, one with a wild card twice its higher half; a WuzzNot (one family, two
    monsters) its lower half; a NotNot nothing.
    """
    if is_wuzzlt(top, bottom):
        if top.wild or bottom.wild:
            return 2 * max(top.points, bottom.points)
        return top.points + bottom.points
    return min(top.points, bottom.points) if top.family == bottom.family else 0


def laid_points(pairs: Sequence[Pair], shouted: bool) -> tuple[int, ...]:
    """Return the points of each pair of a hand laid out as these four.

    Where its owner ``shouted`` and ended the round, a WuzzNot beside three Wuzzlts counts its higher half.
    """
    points = [pair_points(*pair) for pair in pairs]
    others = [nth for nth, pair in enumerate(pairs) if not is_wuzzlt(*pair)]
    if shouted and len(others) == 1:
        top, bottom = pairs[others[0]]
        if top.family == bottom.family:
            points[others[0]] = max(top.points, bottom.points)
    return tuple(points)


def hand_points(pairs: Sequence[Pair], shouted: bool) -> int:
    """Return the points of a hand laid out as these four pairs, see ``laid_points``."""
    return sum(laid_points(pairs, shouted))
