"""Ratzeputz on Discord."""

from cogs.ratzeputz.commands import RatzeputzCommands
from cogs.ratzeputz.presenter import RatzeputzFace

__all__ = ["RatzeputzCommands", "RatzeputzFace"]
