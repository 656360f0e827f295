"""What Discord accepts as a modal (callback type 9), and what a person may send back.

Source: Discord documentation, "Component Reference" (Label, Text Input, selects in modals).
"""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import Json, Path, Problems
from bot.sandbox.messages.component_tree import LABEL, ROW, SELECTS, TEXT, TEXT_INPUT, walk
from bot.sandbox.validate.components import ComponentCheck

RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
_IN_LABEL = (TEXT_INPUT, *SELECTS, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
MAX_PARTS = 5


class _ModalCheck(ComponentCheck):
    """Uses the message's checks for selects and text, and adds those for a form's own parts."""

    def form(self, parts: list[Any]) -> list[Json]:
        checked = []
        for index, part in enumerate(parts):
            path: Path = ("data", "components", index)
            kind = part.get("type") if isinstance(part, dict) else None
            if kind == ROW:
                inner = self.problems.listing((*path, "components"), part.get("components"), 1, 1)
                fields = [
                    self._field(field, (*path, "components", at), (TEXT_INPUT,), labelled=False)
                    for at, field in enumerate(inner)
                ]
                checked.append({"type": ROW, "id": part.get("id"), "components": fields})
            elif kind == LABEL:
                self.problems.text((*path, "label"), part.get("label"), 1, 45)
                self.problems.text((*path, "description"), part.get("description"), 0, 100, required=False)
                field = self._field(part.get("component"), (*path, "component"), _IN_LABEL, labelled=True)
                checked.append(part | {"component": field})
            elif kind == TEXT:
                checked.append(self._text(part, path))
            else:
                self.problems.add(
                    (*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).'
                )
        return checked

    def _field(self, field: Any, path: Path, allowed: tuple[int, ...], *, labelled: bool) -> Json:
        kind = field.get("type") if isinstance(field, dict) else None
        if kind not in allowed:
            self.problems.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
            return {}
        if kind in SELECTS:
            return self._select(field, path)
        self._custom_id(field, path)
        if kind == TEXT_INPUT:
            if field.get("style") not in (1, 2):
                self.problems.choices((*path, "style"), (1, 2))
            if not labelled:
                self.problems.text((*path, "label"), field.get("label"), 1, 45)
            self.problems.text((*path, "placeholder"), field.get("placeholder"), 0, 100, required=False)
            self.problems.text((*path, "value"), field.get("value"), 0, 4000, required=False)
            for key, low in (("min_length", 0), ("max_length", 1)):
                if field.get(key) is not None:
                    self.problems.integer((*path, key), field[key], low, 4000)
        return {key: value for key, value in field.items() if value is not None}


def check_modal(data: Any, emojis: frozenset[int]) -> Json:
    """The cleaned modal; ApiError 50035 if Discord would refuse it."""
    problems = Problems()
    data = data if isinstance(data, dict) else {}
    problems.text(("data", "custom_id"), data.get("custom_id"), 1, 100)
    problems.text(("data", "title"), data.get("title"), 1, 45)
    parts = problems.listing(("data", "components"), data.get("components"), 1, MAX_PARTS)
    check = _ModalCheck(lambda _name: None, problems, emojis, v2=True)
    components = check.form(parts)
    problems.raise_if_any()
    for number, component in enumerate(walk(components), start=1):
        component.setdefault("id", number)
        component["id"] = component["id"] or number
    return {"custom_id": data["custom_id"], "title": data["title"], "components": components}


def filled(modal: Json, values: dict[str, Any]) -> list[Json]:
    """The `components` that a person's entries make; ValueError says what the form does not accept."""
    answer = []
    for part in modal["components"]:
        if part["type"] == ROW:
            fields = [_filled_field(field, values) for field in part["components"]]
            answer.append({"type": ROW, "id": part["id"], "components": fields})
        elif part["type"] == LABEL:
            field = _filled_field(part["component"], values)
            answer.append({"type": LABEL, "id": part["id"], "component": field})
        else:
            answer.append({"type": TEXT, "id": part["id"]})
    return answer


def _filled_field(field: Json, values: dict[str, Any]) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    given = values.get(custom_id, field.get("value", "") if kind == TEXT_INPUT else None)
    base: Json = {"type": kind, "id": field["id"], "custom_id": custom_id}
    required = field.get("required", True)
    if kind == TEXT_INPUT:
        text = str(given)
        if required and not text:
            raise ValueError(f"'{custom_id}' must be filled in.")
        if text and not field.get("min_length", 0) <= len(text) <= field.get("max_length", 4000):
            raise ValueError(f"'{custom_id}' is too short or too long.")
        return base | {"value": text}
    if kind == CHECKBOX:
        return base | {"value": bool(given)}
    if kind == RADIO_GROUP:
        if required and given is None:
            raise ValueError(f"'{custom_id}' needs a choice.")
        return base | {"value": given}
    chosen = [] if given is None else [str(one) for one in (given if isinstance(given, list) else [given])]
    options = field.get("options")
    if options and set(chosen) - {option["value"] for option in options}:
        raise ValueError(f"'{custom_id}' has no such option.")
    if required and not field.get("min_values", 1) <= len(chosen) <= field.get("max_values", 1):
        raise ValueError(f"'{custom_id}' needs another number of choices.")
    return base | {"values": chosen}
