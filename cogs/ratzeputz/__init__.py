"""Ratzeputz on Discord."""

from cogs.ratzeputz.commands import RatzeputzCommands
from cogs.ratzeputz.presenter import RatzeputzPresenter

__all__ = ["COMMANDS", "PRESENTER", "RatzeputzPresenter"]

COMMANDS = RatzeputzCommands
PRESENTER = RatzeputzPresenter
