"""Würfel-WG on Discord."""

from cogs.wuerfelwg.commands import WuerfelWgCommands
from cogs.wuerfelwg.presenter import WuerfelWgPresenter

__all__ = ["COMMANDS", "PRESENTER", "WuerfelWgPresenter"]

COMMANDS = WuerfelWgCommands
PRESENTER = WuerfelWgPresenter
