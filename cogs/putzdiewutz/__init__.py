"""Putz die Wutz on Discord."""

from cogs.putzdiewutz.commands import PutzCommands
from cogs.putzdiewutz.presenter import PutzFace

__all__ = ["PutzCommands", "PutzFace"]
