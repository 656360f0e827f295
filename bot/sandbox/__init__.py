"""A Discord on loopback: REST v10, gateway and a page to be people on. It knows no games.

It leaves out forums, private threads and the members of threads; voice, reactions, polls, stickers and commands in
context menus; roles and overwrites other than those that a game bot meets; the ban of an address that was refused
10,000 times (they are counted), the daily limit of identifies, and the closing of connections whose heartbeats fail
to come.
"""

from bot.sandbox.base.limits import Limits, Rate
from bot.sandbox.base.store import Unreadable
from bot.sandbox.interactions.command_data import NotPossible
from bot.sandbox.people.answer import Answer
from bot.sandbox.people.person import PersonHandle
from bot.sandbox.record import Sent
from bot.sandbox.sandbox import Sandbox

__all__ = ["Answer", "Limits", "NotPossible", "PersonHandle", "Rate", "Sandbox", "Sent", "Unreadable"]
