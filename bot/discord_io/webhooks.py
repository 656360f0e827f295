"""The requests that an interaction's token allows: its first answer, later ones, and changing them.

Routes, rate limits and retries are discord.py's; what comes back is read no further than it is needed.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

import discord
import msgspec
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.discord_io.components import Modal
from bot.discord_io.emojis import sent_with_or_without
from bot.discord_io.interaction import Interaction
from bot.discord_io.layouts import Body, Layout, Upload, body, message

ORIGINAL = "@original"
"""Names the message of the first answer; after a deferred update that is the message that was pressed."""
REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
"""Types of a first answer (Discord's reference, "Interaction Callback Type")."""


class Sent(NamedTuple):
    """A message that Discord has now; ``shown_at`` by its clock (Unix ms)."""

    message_id: int
    shown_at: int
    ephemeral: bool


def sent(message: dict[str, Any]) -> Sent:
    """Return what is needed of a message that Discord sends back."""
    moment = message.get("edited_timestamp") or message["timestamp"]
    shown_at = int(datetime.fromisoformat(moment).timestamp() * 1000)
    return Sent(int(message["id"]), shown_at, bool(int(message.get("flags") or 0) & 64))


class Webhooks:
    """Answers interactions. Every method raises what Discord refuses (see trouble.classify)."""

    def __init__(self, client: discord.Client) -> None:
        self._http = client.http

    async def respond(
        self,
        to: Interaction,
        kind: int,
        layout: Layout | None = None,
        uploads: Sequence[Upload] | None = None,
        *,
        flags: int = 0,
    ) -> Sent | None:
        """Give the first answer; return its message where it makes, or changes, one."""
        if layout is None:
            return await self._respond(to, Body({"type": kind} | ({"data": {"flags": flags}} if flags else {}), None))

        async def send(layout: Layout) -> Sent | None:
            made = {"type": kind, "data": message(layout, uploads, flags=flags)}
            return await self._respond(to, body(made, uploads))

        return await sent_with_or_without(layout, send)

    async def open_modal(self, to: Interaction, modal: Modal) -> None:
        """Open a modal as the first answer."""
        await self._respond(to, Body({"type": MODAL, "data": msgspec.to_builtins(modal)}, None))

    async def follow_up(
        self, to: Interaction, layout: Layout, uploads: Sequence[Upload] | None, *, flags: int = 0
    ) -> Sent:
        """Send a later answer."""
        route = Route(
            "POST", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=to.application_id, webhook_token=to.token
        )

        async def send(layout: Layout) -> Sent:
            made = body(message(layout, uploads, flags=flags), uploads)
            return sent(await self._request(route, made, {"wait": "true"}))

        return await sent_with_or_without(layout, send)

    async def edit(self, to: Interaction, address: str, layout: Layout, uploads: Sequence[Upload] | None) -> Sent:
        """Change one of the answers, or by ORIGINAL what the first one was about; ``uploads`` None keeps its files."""

        async def edit(layout: Layout) -> Sent:
            return sent(await self._request(_one("PATCH", to, address), body(message(layout, uploads), uploads)))

        return await sent_with_or_without(layout, edit)

    async def delete(self, to: Interaction, address: str) -> None:
        """Take one of the answers away."""
        await self._request(_one("DELETE", to, address), None)

    async def _respond(self, to: Interaction, made: Body) -> Sent | None:
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=to.id, webhook_token=to.token)
        answer = await self._request(route, made, {"with_response": "true"})
        there = ((answer or {}).get("resource") or {}).get("message")
        return None if there is None else sent(there)

    async def _request(self, route: Route, made: Body | None, params: dict[str, str] | None = None) -> Any:
        return await async_context.get().request(
            route,
            session=self._http._HTTPClient__session,  # type: ignore[attr-defined]
            proxy=self._http.proxy,
            proxy_auth=self._http.proxy_auth,
            payload=None if made is None or made.form is not None else made.json,
            multipart=None if made is None else made.form,
            params=params,
        )


def _one(method: str, to: Interaction, address: str) -> Route:
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    return Route(method, path, webhook_id=to.application_id, webhook_token=to.token, message_id=address)
