"""What Discord accepts as the components of a message, classic or v2.

Sources: Discord documentation, "Component Reference"; the OpenAPI description of API v10 for the bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.base.errors import Json, Path
from bot.sandbox.messages.component_tree import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    is_id,
    number,
    walk_safe,
)
from bot.sandbox.validate.interactive import InteractiveCheck

_TOP_CLASSIC = (ROW,)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_TOP_V2 = (*_IN_CONTAINER, CONTAINER)
_IN_ROW = (BUTTON, *SELECTS)
MAX_COMPONENTS, MAX_TEXT, MAX_ROWS = 40, 4_000, 5


@dataclass(slots=True)
class ComponentCheck(InteractiveCheck):
    """One pass over the components of one message. Faults go to `problems`, the cleaned copy is returned."""

    v2: bool
    ids: set[int] = field(default_factory=set, kw_only=True)
    count: int = field(default=0, kw_only=True)
    text: int = field(default=0, kw_only=True)

    def message(self, components: object, path: Path = ("components",)) -> list[Json]:
        """Checks a message's whole `components`; returns them with ids and resolved media."""
        most = MAX_COMPONENTS if self.v2 else MAX_ROWS
        top = self.problems.listing(path, components, 0, most)
        self.ids = {part["id"] for part in walk_safe(top) if is_id(part.get("id"))}
        checked = self._children(top, path, _TOP_V2 if self.v2 else _TOP_CLASSIC)
        if self.count > MAX_COMPONENTS:
            self.problems.add(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum total number of components is {MAX_COMPONENTS}.",
            )
        if self.text > MAX_TEXT:
            self.problems.add(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum size of {MAX_TEXT}.",
            )
        number(checked, self.ids)
        return checked

    def _children(self, children: list[object], path: Path, allowed: tuple[int, ...]) -> list[Json]:
        checked = []
        for index, child in enumerate(children):
            good = self._one(child, (*path, index), allowed)
            if good is not None:
                checked.append(good)
        return checked

    def _one(self, component: object, path: Path, allowed: tuple[int, ...]) -> Json | None:
        if not isinstance(component, dict):
            self.problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return None
        kind = component.get("type")
        if kind not in allowed:
            self.problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
            return None
        self.count += 1
        return _CHECKS[kind](self, component, path)

    def _row(self, row: Json, path: Path) -> Json:
        inside = (*path, "components")
        children = self.problems.listing(inside, row.get("components"), 1, 5)
        checked = self._children(children, inside, _IN_ROW)
        if len(checked) > 1 and any(child["type"] in SELECTS for child in checked):
            self.problems.add(
                inside, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )
        return {"type": ROW, "id": row.get("id"), "components": checked}

    def _text(self, display: Json, path: Path) -> Json:
        if self.problems.text((*path, "content"), display.get("content"), 1, MAX_TEXT):
            self.text += len(display["content"])
        return {"type": TEXT, "id": display.get("id"), "content": display.get("content")}

    def _section(self, section: Json, path: Path) -> Json:
        inside = (*path, "components")
        children = self.problems.listing(inside, section.get("components"), 1, 3)
        checked = {
            "type": SECTION,
            "id": section.get("id"),
            "components": self._children(children, inside, (TEXT,)),
        }
        if section.get("accessory") is None:
            self.problems.required((*path, "accessory"))
        else:
            checked["accessory"] = self._one(section["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL))
        return checked

    def _container(self, container: Json, path: Path) -> Json:
        inside = (*path, "components")
        children = self.problems.listing(inside, container.get("components"), 1, MAX_COMPONENTS)
        if container.get("accent_color") is not None:
            self.problems.integer((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)
        return {
            "type": CONTAINER,
            "id": container.get("id"),
            "accent_color": container.get("accent_color"),
            "spoiler": bool(container.get("spoiler")),
            "components": self._children(children, inside, _IN_CONTAINER),
        }

    def _separator(self, separator: Json, path: Path) -> Json:
        spacing = separator.get("spacing")
        if spacing not in (None, 1, 2):
            self.problems.choices((*path, "spacing"), (1, 2))
        divider = separator.get("divider")
        return {
            "type": SEPARATOR,
            "id": separator.get("id"),
            "spacing": spacing or 1,
            "divider": True if divider is None else divider,
        }

    def _thumbnail(self, thumbnail: Json, path: Path) -> Json:
        return {"type": THUMBNAIL, "id": thumbnail.get("id"), **self._media_item(thumbnail, path)}

    def _gallery(self, gallery: Json, path: Path) -> Json:
        inside = (*path, "items")
        items = self.problems.listing(inside, gallery.get("items"), 1, 10)
        return {
            "type": GALLERY,
            "id": gallery.get("id"),
            "items": [
                self._media_item(item if isinstance(item, dict) else {}, (*inside, index))
                for index, item in enumerate(items)
            ],
        }

    def _file(self, file: Json, path: Path) -> Json:
        media = self._media(file.get("file"), (*path, "file"), ("attachment",))
        return {
            "type": FILE,
            "id": file.get("id"),
            "file": media,
            "spoiler": bool(file.get("spoiler")),
            "name": media.pop("filename", None),
            "size": media.pop("size", None),
        }


_CHECKS: dict[int, Callable[[ComponentCheck, Json, Path], Json]] = {
    ROW: ComponentCheck._row,
    BUTTON: ComponentCheck._button,
    SECTION: ComponentCheck._section,
    TEXT: ComponentCheck._text,
    THUMBNAIL: ComponentCheck._thumbnail,
    GALLERY: ComponentCheck._gallery,
    FILE: ComponentCheck._file,
    SEPARATOR: ComponentCheck._separator,
    CONTAINER: ComponentCheck._container,
    **dict.fromkeys(SELECTS, ComponentCheck._select),
}
