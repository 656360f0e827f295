"""Bytes that the page and the bot fetch: attachments, emojis and faces."""

from __future__ import annotations

import mimetypes

from aiohttp import web

from bot.sandbox.base.store import Store
from bot.sandbox.page_server.avatars import avatar
from bot.sandbox.world.world import World

_BOT_COLOR = "#8a6d3b"
_FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}


class Files:
    """Handlers of the routes of files: 404 for one that is not, or no longer, there."""

    def __init__(self, store: Store, world: World) -> None:
        self._store = store
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        return [
            web.get("/attachments/{channel}/{id}/{name}", self._attachment),
            web.get("/emojis/{id}.{kind}", self._emoji),
            web.get("/avatars/{user}.png", self._avatar),
        ]

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        return await self._file(request.match_info["id"], request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        return await self._file(request.match_info["id"], None)

    async def _file(self, identity: str, name: str | None) -> web.Response:
        data = await self._store.file(int(identity)) if identity.isdigit() else None
        if data is None:
            return web.Response(status=404)
        kind = mimetypes.guess_type(name)[0] if name else None
        if kind is None:
            kind = "application/octet-stream" if name else _picture_type(data)
        return web.Response(body=data, content_type=kind, headers=_FOREVER)

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        user = request.match_info["user"]
        person = self._world.people.get(int(user)) if user.isdigit() else None
        data = avatar(_BOT_COLOR, robot=True) if person is None else avatar(person.color)
        return web.Response(body=data, content_type="image/png")


def _picture_type(data: bytes) -> str:
    signatures = ((b"\x89PNG", "image/png"), (b"GIF8", "image/gif"), (b"RIFF", "image/webp"))
    return next((kind for start, kind in signatures if data.startswith(start)), "image/jpeg")
