"""What a layout sends, as Discord reads it."""

from typing import Any

import msgspec

from bot.discord_io.layouts import Layout
from tests.cogs.party import components


def parts(layout: Layout) -> list[dict[str, Any]]:
    """Return all components of a layout, nested ones included."""
    return components({"components": msgspec.to_builtins(layout.components)})
