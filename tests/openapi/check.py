"""Checks requests of the bot, as the sandbox recorded them, against Discord's description of its API.

    assert problems(sandbox.sent) == []

JSON bodies and ``payload_json`` go through the request schema of their operation; uploads are held against what the
body says of them. Limits that the description does not know are refused by the sandbox itself.
"""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema import Draft202012Validator, ValidationError, validators
from jsonschema.protocols import Validator

from bot.sandbox.record import Sent

_DESCRIPTION = Path(__file__).with_name("discord.json")
_COMPONENTS_V2 = 1 << 15
_UPDATE_MESSAGE = 7
"""The type of an interaction's answer that edits the message."""
_SCHEME = "attachment://"
_LAST_INDEX = 9
"""An attachment's id is the index of an upload (ten at most) or the snowflake of a file that is there already."""


class Operation(NamedTuple):
    """One operation; ``body`` is the validator of its request, None where it takes none."""

    name: str
    method: str
    path: re.Pattern[str]
    body: Validator | None


def problems(sent: Iterable[Sent]) -> list[str]:
    """Return everything wrong with the requests, one line each: operation, place in the body, what is wrong."""
    return [problem for request in sent for problem in _problems(request)]


def refusals(sent: Iterable[Sent], expected: Iterable[int] = ()) -> list[str]:
    """Return the requests that were answered with a 4xx, one line each.

    ``expected``: error codes (for answers that carry none, like a 429: the status) that do not count.
    """
    allowed = set(expected)
    found = []
    for request in sent:
        code = request.answer.get("code") if isinstance(request.answer, dict) else None
        if 400 <= request.status < 500 and (code or request.status) not in allowed:
            found.append(f"{request.method} {request.path}: {request.status} {json.dumps(request.answer)}")
    return found


@cache
def operations() -> tuple[Operation, ...]:
    """Return all operations of discord.json, those with fewer variables in their path first."""
    description = json.loads(_DESCRIPTION.read_text(encoding="utf-8"))
    schemas = description["components"]["schemas"]
    # Discord takes snowflakes as numbers too ("Reference: Snowflakes"), which is how discord.py sends some.
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    paths = _resolved(description["paths"], schemas, {})
    return tuple(
        Operation(
            operation["operationId"],
            method.upper(),
            re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))),
            _validator(operation.get("requestBody")),
        )
        for path, methods in sorted(paths.items(), key=lambda item: item[0].count("{"))
        for method, operation in methods.items()
    )


def _resolved(node: Any, schemas: dict[str, Any], done: dict[str, Any]) -> Any:
    """Return ``node`` with every reference replaced by what it names: looking them up takes most of a check's time."""
    if isinstance(node, list):
        return [_resolved(item, schemas, done) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" not in node:
        return {key: _resolved(item, schemas, done) for key, item in node.items()}
    name = node["$ref"].removeprefix("#/components/schemas/")
    if name not in done:
        done[name] = _resolved(schemas[name], schemas, done)
    return done[name]


def _validator(body: Any) -> Validator | None:
    return None if body is None else _Validator(body["content"]["application/json"]["schema"])


def _union(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Check ``anyOf`` and ``oneOf``, which Discord uses alike: one branch is meant, nearly always told by ``type``.

    Trying only branches that may be meant is ten times as fast, and tells what is wrong inside of it.
    """
    tried = [list(validator.descend(instance, branch)) for branch in branches if _may_be_meant(branch, instance)]
    nothing = [ValidationError(f"{str(instance)[:80]} is none of what may stand here")]
    yield from min(tried, key=len, default=nothing)


def _may_be_meant(branch: Any, instance: Any) -> bool:
    if not isinstance(instance, dict):
        return bool(branch.get("type") != "object" and branch.get("const", instance) == instance)
    kinds = branch.get("properties", {}).get("type", {}).get("enum")
    return branch.get("type") != "null" and (kinds is None or instance.get("type") in kinds)


_extend: Any = validators.extend
_Validator = _extend(Draft202012Validator, {"anyOf": _union, "oneOf": _union})


def _problems(request: Sent) -> Iterator[str]:
    operation = next((o for o in operations() if o.method == request.method and o.path.fullmatch(request.path)), None)
    if operation is None:
        yield f"{request.method} {request.path}: no operation of discord.json (if Discord has it: see trim.py)"
        return
    if operation.body is None:
        if request.json is not None:
            yield f"{operation.name}: takes no body"
        return
    errors = _errors(operation.name, json.dumps(request.json))
    for text in errors or _uploads(request):
        yield f"{operation.name}: {text}"


@lru_cache(maxsize=1024)
def _errors(name: str, body: str) -> list[str]:
    """Return what is wrong with a request's body (as JSON); remembered, as every bot sends the same commands."""
    validator = next(o.body for o in operations() if o.name == name and o.body is not None)
    return [f"{_place(error)}: {error.message[:300]}" for error in validator.iter_errors(json.loads(body))]


def _place(error: ValidationError) -> str:
    place = ""
    for step in error.absolute_path:
        place += f"[{step}]" if isinstance(step, int) else f".{step}"
    return place.removeprefix(".") or "body"


def _uploads(request: Sent) -> Iterator[str]:
    """Hold the files of a multipart request against ``attachments`` and the places that show them."""
    if not isinstance(request.json, dict):
        return
    body = request.json
    if isinstance(body.get("data"), dict):
        body = body["data"]
    listed = body.get("attachments")
    entries = {int(entry["id"]): entry for entry in listed or () if str(entry.get("id", "")).isdigit()}
    uploads = {upload.index: upload.filename for upload in request.files}
    if len(set(uploads.values())) < len(uploads):
        yield f"files: two of one name: {sorted(uploads.values())}"
    for index, filename in uploads.items():
        entry = entries.get(index)
        if entry is None:
            yield f"files[{index}]: not listed in attachments"
        elif entry.get("filename", filename) != filename:
            yield f"files[{index}]: called {filename}, but {entry['filename']} in attachments"
    for identity in entries:
        if identity <= _LAST_INDEX and identity not in uploads:
            yield f"attachments: there is no files[{identity}]"
    shown = {name for part in ("components", "embeds") for name in _shown(body.get(part))}
    if int(body.get("flags") or 0) & _COMPONENTS_V2:
        for filename in sorted(set(uploads.values()) - shown):
            yield f"files: {filename} is shown by no component"
    # An edit may show what the message has already: it keeps all, or those that it lists by their snowflakes.
    edits = request.method == "PATCH" or request.json.get("type") == _UPDATE_MESSAGE
    if not (edits and (listed is None or max(entries, default=0) > _LAST_INDEX)):
        for name in sorted(shown - {*uploads.values()}):
            yield f"{_SCHEME}{name}: no such attachment"


def _shown(node: Any) -> Iterator[str]:
    """Return the names of all attachments that a body refers to."""
    if isinstance(node, str):
        if node.startswith(_SCHEME):
            yield node.removeprefix(_SCHEME)
    elif isinstance(node, (list, dict)):
        for item in node.values() if isinstance(node, dict) else node:
            yield from _shown(item)
