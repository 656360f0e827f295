"""The kinds of components, and walks through them however they are nested."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox.base.errors import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
LINK, PREMIUM = 5, 6
"""The two styles of button that are not pressed."""
AUTO_SELECTS = (5, 6, 7, 8)
SELECTS = (STRING_SELECT, *AUTO_SELECTS)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included, in order of appearance."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def media_of(component: Json) -> list[Json]:
    """The media objects that a component itself shows."""
    kind = component["type"]
    if kind == GALLERY:
        return [item["media"] for item in component["items"]]
    if kind == THUMBNAIL:
        return [component["media"]]
    return [component["file"]] if kind == FILE else []


def walk_safe(components: list[object]) -> Iterator[Json]:
    """Like `walk`, over components that nobody has checked yet."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        for key in ("components", "accessory", "component"):
            inner = component.get(key)
            yield from walk_safe(inner if isinstance(inner, list) else [inner])


def is_id(value: object) -> bool:
    """Is this a component id that somebody chose?"""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def number(components: list[Json], taken: set[int]) -> None:
    """Gives every component without an id the next free one."""
    following = 1
    for component in walk(components):
        if not is_id(component.get("id")):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)
