"""REST v10: reading a request, auth, limits, faults, the record, and writing the answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from bot.sandbox.base.address import API
from bot.sandbox.base.errors import ApiError, Json, invalid, not_found, refuse, unauthorized
from bot.sandbox.base.limits import Rate
from bot.sandbox.core import Core
from bot.sandbox.faults import CUT
from bot.sandbox.messages.attachments import Upload
from bot.sandbox.record import Sent

MAX_REQUEST = 25 * 1024 * 1024
_UNLIMITED = Rate(0, 1.0)
_DISPOSITION = re.compile(rb'name="([^"]*)"(?:; *filename="([^"]*)")?(?:; *filename\*=utf-8\'\'(\S+))?')
_FILES = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Call:
    """A request as handlers see it."""

    params: dict[str, str]
    query: dict[str, str]
    json: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """A snowflake of the path; ApiError 50035 if it is none."""
        text = self.params[name]
        if not text.isdigit():
            raise invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def flag(self, name: str) -> bool:
        """A true or false of the query."""
        return self.query.get(name, "").lower() in ("1", "true")

    def body(self) -> Json:
        """The JSON body as an object; ApiError 50035 if it is something else."""
        if not isinstance(self.json, dict):
            raise invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.json


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer with another status than 200."""

    status: int
    json: Any = None


Handler = Callable[[Core, Call], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """One route: `rate` names a field of Limits ("" for none), `major` the path parameter that splits it.

    Routes with an interaction's `token` need no authorization and are outside the global limit.
    """

    method: str
    template: str
    handler: Handler
    rate: str = "other"
    major: str = ""
    by_token: bool = False


def _multipart(body: bytes, content_type: str) -> tuple[Any, list[Upload]]:
    found = re.search(r'boundary="?([^";]+)', content_type)
    if found is None:
        raise refuse(50109)
    payload: Any = {}
    uploads = []
    for part in body.split(b"--" + found[1].encode())[1:-1]:
        head, _, data = part[2:].partition(b"\r\n\r\n")
        disposition = _DISPOSITION.search(head)
        if disposition is None:
            continue
        name = disposition[1].decode().replace("%5B", "[").replace("%5D", "]")
        data = data[:-2]
        if name == "payload_json":
            payload = _decode(data)
        elif index := _FILES.fullmatch(name):
            filename = (disposition[2] or disposition[3] or b"unknown").decode()
            uploads.append(Upload(int(index[1]), filename, data))
    return payload, uploads


def _decode(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        raise refuse(50109) from None


async def _read(request: web.Request) -> Call:
    call = Call(dict(request.match_info), dict(request.query))
    if not request.can_read_body:
        return call
    try:
        body = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refuse(40005) from None
    if request.content_type == "multipart/form-data":
        call.json, call.uploads = _multipart(body, request.headers["Content-Type"])
    elif body:
        call.json = _decode(body)
    return call


def _respond(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = msgspec.json.encode(answer)
    return web.Response(status=status, body=body, headers=headers, content_type="application/json")


def _serve(core: Core, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        call = Call({}, {})
        headers: dict[str, str] = {}
        status: int
        answer: Any
        try:
            call = await _read(request)
            await core.faults.delay(path, after=False)
            if failure := core.faults.failure_for(route.method, path, after=False):
                raise failure
            if not route.by_token:
                if request.headers.get("Authorization") != f"Bot {core.token}":
                    raise unauthorized()
                core.limiter.take_global()
            rate: Rate = getattr(core.limiter.limits, route.rate) if route.rate else _UNLIMITED
            major = call.params.get(route.major, "")
            headers = core.limiter.take(f"{route.method} {route.template}", major, rate)
            answer = route.handler(core, call)
            status = 204 if answer is None else 200
            if isinstance(answer, Reply):
                status, answer = answer.status, answer.json
            if failure := core.faults.failure_for(route.method, path, after=True):
                raise failure
        except ApiError as error:
            status, answer, headers = error.status, error.body(), headers | error.headers
        await core.faults.delay(path, after=True)
        core.record.add(
            Sent(
                route.method,
                path,
                route.template,
                call.query,
                call.json,
                call.uploads,
                status,
                answer,
                headers,
            )
        )
        if status == CUT and request.transport is not None:
            request.transport.close()
            return web.Response()
        return _respond(status, answer, headers)

    return serve


def add_routes(app: web.Application, core: Core, routes: list[Route]) -> None:
    """Puts routes under /api/v10."""
    for route in routes:
        app.router.add_route(route.method, API + route.template, _serve(core, route))


def add_unknown(app: web.Application, core: Core) -> None:
    """Answers every other path under /api/v10 with Discord's 404. To be called last."""

    async def unknown(request: web.Request) -> web.StreamResponse:
        error = not_found()
        path = request.path.removeprefix(API)
        core.record.add(Sent(request.method, path, None, {}, None, [], 404, error.body(), {}))
        return _respond(404, error.body(), {})

    app.router.add_route("*", API + "/{rest:.*}", unknown)
