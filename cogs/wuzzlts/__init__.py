"""Wuzzlts on Discord."""

from cogs.wuzzlts.commands import WuzzltsCommands
from cogs.wuzzlts.presenter import WuzzltsPresenter

__all__ = ["COMMANDS", "PRESENTER", "WuzzltsPresenter"]

COMMANDS = WuzzltsCommands
PRESENTER = WuzzltsPresenter
