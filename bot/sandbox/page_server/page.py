"""The page as a whole: its routes, and the static files of the folder `page`."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from bot.sandbox.core import Core
from bot.sandbox.page_server.api import PageApi
from bot.sandbox.page_server.files import Files
from bot.sandbox.page_server.font import add_emoji_font

PAGE = Path(__file__).parents[1] / "page"


async def _index(_request: web.Request) -> web.StreamResponse:
    return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def add_page(app: web.Application, core: Core) -> None:
    """Adds the page's routes and its static files."""
    app.router.add_routes(PageApi(core).routes())
    app.router.add_routes(Files(core.store, core.world).routes())
    app.router.add_get("/", _index)
    add_emoji_font(app)
    if PAGE.is_dir():
        app.router.add_static("/page", PAGE)
