"""What Discord accepts as the components of a message, classic or v2.

Sources: Discord documentation, "Component Reference"; the OpenAPI description of API v10 for the bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.sandbox.emoji import is_emoji
from bot.sandbox.errors import Json, Path, Problems

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
AUTO_SELECTS = (5, 6, 7, 8)
SELECTS = (STRING_SELECT, *AUTO_SELECTS)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18

_TOP_CLASSIC = (ROW,)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_TOP_V2 = (*_IN_CONTAINER, CONTAINER)
_IN_ROW = (BUTTON, *SELECTS)
MAX_COMPONENTS, MAX_TEXT, MAX_ROWS = 40, 4_000, 5
LINK, PREMIUM = 5, 6

Resolve = Callable[[str], Json | None]
"""Gives the media object of an attachment by the name after `attachment://`; None if there is none."""


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


@dataclass(slots=True)
class ComponentCheck:
    """One pass over the components of one message. Faults go to `problems`, the cleaned copy is returned.

    `emojis`: ids of the application's emojis. `resolve`: see `Resolve`.
    """

    v2: bool
    emojis: frozenset[int]
    resolve: Resolve
    problems: Problems
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text: int = 0

    def message(self, components: object, path: Path = ("components",)) -> list[Json]:
        """Checks a message's whole `components`; returns them with ids and resolved media."""
        most = MAX_COMPONENTS if self.v2 else MAX_ROWS
        top = self.problems.listing(path, components, 0, most)
        self.ids = {part["id"] for part in walk_safe(top) if _is_id(part.get("id"))}
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
        _number(checked, self.ids)
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

    def _custom_id(self, component: Json, path: Path) -> None:
        custom_id = component.get("custom_id")
        if self.problems.text((*path, "custom_id"), custom_id, 1, 100) and isinstance(custom_id, str):
            if custom_id in self.custom_ids:
                self.problems.add(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            self.custom_ids.add(custom_id)

    def _emoji(self, emoji: object, path: Path) -> None:
        if emoji is None:
            return
        good = False
        if isinstance(emoji, dict):
            identity, name = emoji.get("id"), emoji.get("name")
            if identity is not None:
                good = str(identity).isdigit() and int(identity) in self.emojis
            else:
                good = isinstance(name, str) and is_emoji(name)
        if not good:
            self.problems.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _button(self, button: Json, path: Path) -> Json:
        style = button.get("style")
        if style is None:
            self.problems.required((*path, "style"))
        elif style not in range(1, 7):
            self.problems.choices((*path, "style"), (1, 2, 3, 4, 5, 6))
        self.problems.text((*path, "label"), button.get("label"), 0, 80, required=False)
        self._emoji(button.get("emoji"), path)
        if style == LINK:
            if self.problems.text((*path, "url"), button.get("url"), 1, 512):
                self._scheme(button["url"], (*path, "url"), ("http", "https", "discord"))
            if button.get("custom_id") is not None:
                self.problems.add(
                    (*path, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        elif style == PREMIUM:
            if button.get("sku_id") is None:
                self.problems.required((*path, "sku_id"))
        else:
            if button.get("url") is not None:
                self.problems.add(
                    (*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons may have a url"
                )
            self._custom_id(button, path)
        if style != PREMIUM and not button.get("label") and not button.get("emoji"):
            self.problems.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")
        return _kept(button)

    def _select(self, select: Json, path: Path) -> Json:
        self._custom_id(select, path)
        self.problems.text((*path, "placeholder"), select.get("placeholder"), 0, 150, required=False)
        low, high = select.get("min_values", 1), select.get("max_values", 1)
        low, high = (1 if low is None else low), (1 if high is None else high)
        bounds = self.problems.integer((*path, "min_values"), low, 0, 25)
        bounds &= self.problems.integer((*path, "max_values"), high, 1, 25)
        if bounds and low > high:
            self.problems.add(
                (*path, "min_values"),
                "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
                "min_values must be less than or equal to max_values",
            )
        checked = {key: value for key, value in select.items() if value is not None}
        checked |= {"min_values": low, "max_values": high}
        if select["type"] == STRING_SELECT:
            checked["options"] = self._options(select, path, high if bounds else 25)
        return checked

    def _options(self, select: Json, path: Path, high: int) -> list[Json]:
        inside = (*path, "options")
        options = self.problems.listing(inside, select.get("options"), 1, 25)
        values: set[str] = set()
        checked: list[Json] = []
        for index, option in enumerate(options):
            here = (*inside, index)
            if not isinstance(option, dict):
                self.problems.add(here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
                continue
            self.problems.text((*here, "label"), option.get("label"), 1, 100)
            self.problems.text((*here, "description"), option.get("description"), 0, 100, required=False)
            self._emoji(option.get("emoji"), here)
            if self.problems.text((*here, "value"), option.get("value"), 1, 100):
                if option["value"] in values:
                    self.problems.add(
                        (*here, "value"),
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        "The specified option value is already used",
                    )
                values.add(option["value"])
            checked.append(_kept(option))
        if high > len(options) > 0:
            self.problems.add(
                (*path, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
                "max_values cannot exceed the number of options",
            )
        if sum(bool(option.get("default")) for option in checked) > high:
            self.problems.add(
                inside,
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
                "There are more default options than max_values",
            )
        return checked

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

    def _media_item(self, item: Json, path: Path) -> Json:
        description = item.get("description")
        self.problems.text((*path, "description"), description, 1, 1024, required=False)
        media = self._media(item.get("media"), (*path, "media"), ("attachment", "http", "https"))
        media.pop("filename", None)
        media.pop("size", None)
        return {"media": media, "description": description, "spoiler": bool(item.get("spoiler"))}

    def _media(self, media: object, path: Path, schemes: tuple[str, ...]) -> Json:
        url = media.get("url") if isinstance(media, dict) else None
        where = (*path, "url")
        if not self.problems.text(where, url, 1, 2048) or not isinstance(url, str):
            return {}
        if not self._scheme(url, where, schemes):
            return {}
        if not url.startswith("attachment://"):
            return {"url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
        found = self.resolve(url.removeprefix("attachment://"))
        if found is None:
            self.problems.add(
                where,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment does not exist.",
            )
        return found or {}

    def _scheme(self, url: str, path: Path, schemes: tuple[str, ...]) -> bool:
        scheme, colon, rest = url.partition("://")
        if colon and rest and scheme in schemes:
            return True
        self.problems.add(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. Must be one of {schemes}.'
        )
        return False


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


def walk_safe(components: list[object]) -> Iterator[Json]:
    """Like `walk`, over components that nobody has checked yet."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        for key in ("components", "accessory", "component"):
            inner = component.get(key)
            yield from walk_safe(inner if isinstance(inner, list) else [inner])


def _is_id(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _number(components: list[Json], taken: set[int]) -> None:
    # A component without an id gets the next free one, as on Discord.
    following = 1
    for component in walk(components):
        if not _is_id(component.get("id")):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)


def _kept(item: Json) -> Json:
    """What Discord gives back of a button or an option: nothing that is null, ids as strings (clients send numbers)."""
    kept = {key: value for key, value in item.items() if value is not None}
    emoji = kept.get("emoji")
    if isinstance(emoji, dict) and emoji.get("id") is not None:
        kept["emoji"] = {**emoji, "id": str(emoji["id"])}
    return kept
