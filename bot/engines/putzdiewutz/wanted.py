"""Which pig a roll asks for, and which item is therefore the right one (rulebook, "How to Play")."""

from bot.engines.putzdiewutz.pieces import BLOTCHES, Color, PlacedPig, Roll, Square, Wanted


def wanted_blotches(roll: Roll) -> int:
    """Return blotch die plus special die, where 0 becomes 6 and 7 becomes 1."""
    return (roll.blotches + (roll.special or 0) - 1) % len(BLOTCHES) + 1


def wanted_pig(square: Square, roll: Roll) -> PlacedPig | None:
    """Return the pig that counts: the one of the rolled color, else the red one, else None."""
    blotches = wanted_blotches(roll)
    colors: tuple[Color, Color] = (roll.color, "red")
    for color in colors:
        for pig in square:
            if pig is not None and (pig.color, pig.blotches) == (color, blotches):
                return pig
    return None


def wanted(square: Square, roll: Roll) -> Wanted:
    """Return the pig that counts and the item that is right: the soap it looks at, or without one the jar."""
    pig = wanted_pig(square, roll)
    return Wanted(None, "jar") if pig is None else Wanted(pig.pig, pig.facing)
