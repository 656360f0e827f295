"""House players: they fill a seat when people are short, and know no more than a person there would."""

from collections.abc import Mapping

from bot.house.player import HousePlayer
from bot.house.putzdiewutz import PutzHouse
from bot.house.ratzeputz import RatzeputzHouse
from bot.house.wuerfelwg import WuerfelWgHouse
from bot.house.wuzzlts import WuzzltsHouse

__all__ = ["HOUSE", "HousePlayer"]

HOUSE: Mapping[str, HousePlayer] = {
    "putzdiewutz": PutzHouse(),
    "ratzeputz": RatzeputzHouse(),
    "wuerfelwg": WuerfelWgHouse(),
    "wuzzlts": WuzzltsHouse(),
}
"""The house player of every game by the game's key."""
