"""Whom a table called last, so that nobody is called twice for one turn, also over restarts."""

from bot.store.calls import CallRow, CallStore

Call = CallRow
Calls = CallStore

__all__ = ["Call", "Calls"]
