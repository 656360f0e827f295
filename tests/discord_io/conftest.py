"""The same people as in the tests of the cogs."""

from tests.cogs.conftest import party

__all__ = ["party"]
