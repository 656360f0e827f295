"""Putz die Wutz on Discord."""

from cogs.putzdiewutz.commands import PutzCommands
from cogs.putzdiewutz.presenter import PutzPresenter

__all__ = ["COMMANDS", "PRESENTER", "PutzPresenter"]

COMMANDS = PutzCommands
PRESENTER = PutzPresenter
