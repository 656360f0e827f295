"""What everybody at a table of Ratzeputz may know. What was uncovered earlier is left to their memory."""

from msgspec import UNSET, Struct, UnsetType

from bot.engines.contract import Result, View
from bot.engines.ratzeputz.pieces import Color, Find, Outcome, Phase, Roll, Roots


class Seen(Struct, frozen=True):
    """What a plant or pull uncovered at a spot.

    ``color``: of the root harvested there, or drawn and then planted or fed; None where there was neither.
    """

    spot: int
    what: Find
    color: Color | None


class RatzeputzResult(Result, frozen=True):
    """How the garden ended: all seats win or none. ``points``: the players', Ratzeputz's.

    ``reason``: ``bag_empty`` (the last root was drawn) or ``abandoned`` (the last seat left).
    """

    outcome: Outcome
    harvest: Roots
    burrow: Roots
    points: tuple[int, int]


class RatzeputzView(View, frozen=True, kw_only=True):
    """The garden as everybody sees it, the same for every seat and for bystanders.

    ``turn`` counts the turns from 1 (0 while planting). ``tilli``: his stone. ``roll`` is None outside of
    phases ``walk`` and ``pull``. ``bag``: how many roots are in it. ``harvest``: the players' roots in order.
    ``seen`` and ``plops`` (how many roots were heard falling) are the latest plant's or pull's and stand until
    the next one. Only after the end there are ``burrow`` (the stolen roots) and ``garden`` (the root hanging
    at each spot).
    """

    phase: Phase
    turn: int
    tilli: int
    roll: Roll | None
    bag: int
    harvest: tuple[Color, ...]
    seen: Seen | None
    plops: int
    result: RatzeputzResult | None
    burrow: Roots | UnsetType = UNSET
    garden: tuple[Color | None, ...] | UnsetType = UNSET
