"""Makes discord.json: of Discord's OpenAPI description only the operations that the bot calls, and what they take.

    python -m tests.openapi.trim openapi_preview.json

The argument is the full description (github.com/discord/discord-api-spec, folder specs). Answers, parameters and the
other encodings of the same bodies are left out, schemas are kept word for word.
"""

import json
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).with_name("discord.json")

_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
OPERATIONS: tuple[tuple[str, str], ...] = (
    ("get", "/gateway/bot"),
    ("get", "/users/@me"),
    ("post", "/users/@me/channels"),
    ("get", "/oauth2/applications/@me"),
    ("put", "/applications/{application_id}/commands"),
    ("get", "/applications/{application_id}/emojis"),
    ("post", "/applications/{application_id}/emojis"),
    ("post", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("post", _HOOK),
    ("get", f"{_HOOK}/messages/@original"),
    ("patch", f"{_HOOK}/messages/@original"),
    ("delete", f"{_HOOK}/messages/@original"),
    ("get", f"{_HOOK}/messages/{{message_id}}"),
    ("patch", f"{_HOOK}/messages/{{message_id}}"),
    ("delete", f"{_HOOK}/messages/{{message_id}}"),
    ("patch", "/channels/{channel_id}"),
    ("post", "/channels/{channel_id}/messages"),
    ("get", _MESSAGE),
    ("patch", _MESSAGE),
    ("delete", _MESSAGE),
)
"""Method and path as the description writes them. A call of any other operation fails the check: add it here."""


def trim(full: dict[str, Any]) -> dict[str, Any]:
    """Return the extract. Raises KeyError for an operation that Discord does not describe."""
    paths: dict[str, dict[str, Any]] = {}
    for method, path in OPERATIONS:
        operation = full["paths"][path][method]
        kept: dict[str, Any] = {"operationId": operation["operationId"]}
        if body := operation.get("requestBody"):
            json_body = {"application/json": body["content"]["application/json"]}
            kept["requestBody"] = {"content": json_body, "required": body["required"]}
        paths.setdefault(path, {})[method] = kept
    reached: dict[str, Any] = {}
    _reach(paths, full["components"]["schemas"], reached)
    return {
        "openapi": full["openapi"],
        "info": full["info"],
        "paths": paths,
        "components": {"schemas": dict(sorted(reached.items()))},
    }


def _reach(node: Any, schemas: dict[str, Any], reached: dict[str, Any]) -> None:
    """Put every schema that ``node`` refers to, at whatever depth, into ``reached``."""
    if isinstance(node, list):
        for item in node:
            _reach(item, schemas, reached)
    elif isinstance(node, dict):
        name = str(node.get("$ref", "")).removeprefix("#/components/schemas/")
        if name and name not in reached:
            reached[name] = schemas[name]
            _reach(schemas[name], schemas, reached)
        for item in node.values():
            _reach(item, schemas, reached)


if __name__ == "__main__":
    described = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    TARGET.write_text(json.dumps(trim(described), indent=1) + "\n", encoding="utf-8")
