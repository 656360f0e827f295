"""Wuzzlts on Discord."""

from cogs.wuzzlts.commands import WuzzltsCommands
from cogs.wuzzlts.presenter import WuzzltsFace

__all__ = ["WuzzltsCommands", "WuzzltsFace"]
