"""Würfel-WG on Discord."""

from cogs.wuerfelwg.commands import WuerfelWgCommands
from cogs.wuerfelwg.presenter import WuerfelWgFace

__all__ = ["WuerfelWgCommands", "WuerfelWgFace"]
