"""What Discord accepts as buttons and selects."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.base.errors import Json, Path
from bot.sandbox.messages.component_tree import LINK, PREMIUM, STRING_SELECT
from bot.sandbox.validate.emoji import is_emoji
from bot.sandbox.validate.media import MediaCheck


@dataclass(slots=True)
class InteractiveCheck(MediaCheck):
    """Checks what people press and choose. `emojis`: ids of the application's emojis."""

    emojis: frozenset[int]
    custom_ids: set[str] = field(default_factory=set, kw_only=True)

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


def _kept(item: Json) -> Json:
    """What Discord gives back of a button or an option: nothing that is null, ids as strings (clients send numbers)."""
    kept = {key: value for key, value in item.items() if value is not None}
    emoji = kept.get("emoji")
    if isinstance(emoji, dict) and emoji.get("id") is not None:
        kept["emoji"] = {**emoji, "id": str(emoji["id"])}
    return kept
