"""What the page asks for and does, over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from bot.sandbox.base.errors import ApiError, Json
from bot.sandbox.core import Core
from bot.sandbox.interactions.command_data import NotPossible
from bot.sandbox.interactions.interactions import Interaction
from bot.sandbox.messages.message import Message
from bot.sandbox.page_server.fault_switches import apply_fault
from bot.sandbox.page_server.sockets import PageSockets, dms_json, world_json
from bot.sandbox.people import acts
from bot.sandbox.people.person import PersonHandle

_RECENT = 50


def _json(body: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")


class PageApi:
    """Handlers of the page's routes. A wrong request gets {"error": one sentence that says what to do}."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._sockets = PageSockets(core)
        self._opened: dict[int, Interaction] = {}
        core.bus.listen(self._remember_modals)

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        ask = [
            ("/page/api/world", lambda _: world_json(self._core) | {"present": self._sockets.present()}),
            ("/page/api/dms", lambda query: {"dms": dms_json(self._core, self._user(query))}),
            ("/page/api/commands", self._commands),
            ("/page/api/faults", lambda _: self._core.faults.report()),
        ]
        act = [
            ("/page/api/command", self._command),
            ("/page/api/autocomplete", self._autocomplete),
            ("/page/api/component", self._component),
            ("/page/api/modal", self._modal),
            ("/page/api/person", self._person),
            ("/page/api/message", self._say),
            ("/page/api/message/delete", self._delete),
            ("/page/api/dm", self._open_dm),
            ("/page/api/thread", self._open_thread),
            ("/page/api/thread/archive", self._archive),
            ("/page/api/faults", lambda body: apply_fault(self._core, body)),
        ]
        return [
            *(web.get(path, self._asked(handler)) for path, handler in ask),
            *(web.post(path, self._acted(handler)) for path, handler in act),
            web.get("/page/api/channels/{channel}/messages", self._messages),
            web.get("/page/ws", self._sockets.serve),
        ]

    def _asked(self, handler: Callable[[Any], Any]) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return self._guarded(handler, request.query)

        return serve

    def _acted(self, handler: Callable[[Any], Any]) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                body = msgspec.json.decode(await request.read(), type=dict[str, Any])
            except msgspec.MsgspecError:
                return _json({"error": "Send a JSON object."}, 400)
            return self._guarded(handler, body)

        return serve

    def _guarded(self, handler: Callable[[Any], Any], given: Any) -> web.Response:
        try:
            answer = handler(given)
        except NotPossible as error:
            return _json({"error": str(error)}, 400)
        except ApiError as error:
            return _json({"error": error.message}, 400)
        except KeyError as error:
            return _json({"error": f"{error.args[0]} is missing or unknown; send it again."}, 400)
        except (TypeError, ValueError):
            return _json({"error": "A value has the wrong form; ids are strings of digits."}, 400)
        return _json({} if answer is None else answer)

    def _user(self, given: Any) -> int:
        user = int(given["user"])
        if user not in self._core.world.people:
            raise NotPossible("Choose one of the people first.")
        return user

    def _commands(self, query: Any) -> list[Json]:
        user = self._user(query)
        world = self._core.world
        guild = world.guilds[int(query["guild"])] if query.get("guild") else None
        if query.get("channel"):
            guild = world.guild_of(world.channels[int(query["channel"])])
        return self._core.commands.usable(user, guild)

    def _command(self, body: Json) -> Json:
        return _sent(
            acts.call_command(
                self._core,
                self._user(body),
                int(body["channel_id"]),
                list(body["path"]),
                body.get("options") or {},
                nonce=body.get("nonce"),
            )
        )

    def _autocomplete(self, body: Json) -> Json:
        return _sent(
            acts.complete(
                self._core,
                self._user(body),
                int(body["channel_id"]),
                list(body["path"]),
                body.get("options") or {},
                focused=str(body["focused"]),
                nonce=body.get("nonce"),
            )
        )

    def _component(self, body: Json) -> Json:
        return _sent(
            acts.use_component(
                self._core,
                self._user(body),
                int(body["channel_id"]),
                int(body["message_id"]),
                str(body["custom_id"]),
                values=body.get("values"),
                nonce=body.get("nonce"),
            )
        )

    def _modal(self, body: Json) -> Json:
        opener = self._opened.get(int(body["modal_id"]))
        if opener is None:
            raise NotPossible("That form is no longer open; open it again.")
        user = self._user(body)
        sent = acts.submit(self._core, user, opener, body.get("values") or {}, nonce=body.get("nonce"))
        del self._opened[opener.id]
        return _sent(sent)

    def _person(self, body: Json) -> Json:
        person = self._core.world.people[self._user(body)]
        name = body.get("name")
        if name is not None and not 1 <= len(str(name)) <= 32:
            raise NotPossible("A name has 1 to 32 characters.")
        PersonHandle(self._core, person).change(
            locale=body.get("locale"), display=name, dms_closed=body.get("dms_closed")
        )
        return {}

    def _say(self, body: Json) -> Json:
        user = self._user(body)
        return acts.say(self._core, user, int(body["channel_id"]), str(body["content"])).body

    def _delete(self, body: Json) -> None:
        user = self._user(body)
        acts.delete_message(self._core, user, int(body["channel_id"]), int(body["message_id"]))

    def _open_dm(self, body: Json) -> Json:
        user = self._user(body)
        self._core.open_dm(user)
        return {"channel": dms_json(self._core, user)[0]}

    def _open_thread(self, body: Json) -> Json:
        user = self._user(body)
        return {"id": str(acts.open_thread(self._core, user, int(body["channel_id"]), str(body["name"])).id)}

    def _archive(self, body: Json) -> None:
        user = self._user(body)
        acts.archive_thread(self._core, user, int(body["channel_id"]), archived=bool(body["archived"]))

    def _remember_modals(self, kind: str, thing: Any) -> None:
        if isinstance(thing, Interaction) and thing.modal is not None:
            self._opened[thing.id] = thing
            self._opened = {key: opener for key, opener in self._opened.items() if opener.open}

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        def recent(query: Any) -> Json:
            user = self._user(query)
            channel = acts.channel_for(self._core.world, user, int(request.match_info["channel"]))
            seen = _part(self._core.messages.seen_by(user, channel.id), query)
            return {"messages": [message.body for message in seen]}

        return self._guarded(recent, request.query)


def _part(messages: list[Message], query: Any) -> list[Message]:
    """The newest messages, those before one, or those around one."""
    if "before" in query:
        return [message for message in messages if message.id < int(query["before"])][-_RECENT:]
    if "around" in query:
        older = sum(message.id < int(query["around"]) for message in messages)
        first = max(0, older - _RECENT // 2)
        return messages[first : first + _RECENT]
    return messages[-_RECENT:]


def _sent(interaction: Interaction) -> Json:
    return {"id": str(interaction.id), "nonce": interaction.nonce}
