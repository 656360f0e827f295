"""A Discord on loopback: REST v10, gateway and a page to be people on. It knows no games."""

from bot.sandbox.answer import Answer
from bot.sandbox.command_data import NotPossible
from bot.sandbox.limits import Limits, Rate
from bot.sandbox.person import PersonHandle
from bot.sandbox.record import Sent
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.store import Unreadable

__all__ = ["Answer", "Limits", "NotPossible", "PersonHandle", "Rate", "Sandbox", "Sent", "Unreadable"]
