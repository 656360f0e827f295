"""What Discord accepts as embeds. Source: Discord documentation, "Message: Embed Limits"."""

from __future__ import annotations

from bot.sandbox.base.errors import Json, Path, Problems

_LENGTHS = (("title", 256), ("description", 4096))
_NESTED = (("footer", "text", 2048), ("author", "name", 256))
MAX_EMBEDS, MAX_FIELDS, MAX_TEXT = 10, 25, 6_000


def _embed(embed: Json, path: Path, problems: Problems) -> int:
    size = 0
    for key, most in _LENGTHS:
        if problems.text((*path, key), embed.get(key), 0, most, required=False):
            size += len(embed.get(key) or "")
    for key, inner, most in _NESTED:
        if embed.get(key) and problems.text((*path, key, inner), embed[key].get(inner), 0, most):
            size += len(embed[key][inner])
    fields = problems.listing((*path, "fields"), embed.get("fields"), 0, MAX_FIELDS)
    for index, entry in enumerate(fields):
        entry.setdefault("inline", False)
        for key, most in (("name", 256), ("value", 1024)):
            if problems.text((*path, "fields", index, key), entry.get(key), 1, most):
                size += len(entry[key])
    return size


def check_embeds(embeds: object, problems: Problems) -> list[Json]:
    """The cleaned embeds of a message; faults go to `problems`."""
    listed = problems.listing(("embeds",), embeds, 0, MAX_EMBEDS)
    size = 0
    for index, embed in enumerate(listed):
        if isinstance(embed, dict):
            size += _embed(embed, ("embeds", index), problems)
        else:
            problems.add(("embeds", index), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    if size > MAX_TEXT:
        problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TEXT}")
    return [{"type": "rich", **embed} for embed in listed if isinstance(embed, dict)]
