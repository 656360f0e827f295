"""Emojis for machines that have no font for them: the page draws those in Noto Emoji's outlines."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from aiohttp import web

_PACKAGE, _FILE = "manimgx_fonts", "NotoEmoji[wght].ttf"


def add_emoji_font(app: web.Application) -> None:
    """Adds the route of the font (SIL Open Font License), where its package is installed."""
    spec = find_spec(_PACKAGE)
    if spec is None or spec.origin is None:
        return
    path = Path(spec.origin).parent / _FILE

    async def font(_request: web.Request) -> web.StreamResponse:
        return web.FileResponse(path, headers={"Cache-Control": "max-age=86400", "Content-Type": "font/ttf"})

    app.router.add_get("/page/emoji.ttf", font)
