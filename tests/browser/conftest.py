"""A headless browser and a whole house to visit with it."""

from tests.sandbox_page.conftest import browser

__all__ = ["browser"]
