"""What messages and modals are made of, as data: the objects of Discord's reference, "Component Reference".

A layout is made of these by pure functions and encoded as it stands; nothing here knows a client. Fields that are left
as they are by default are not sent.
"""

import re
from enum import IntEnum
from typing import TypeAlias

from msgspec import Struct


class ButtonStyle(IntEnum):
    """How a button looks."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Emoji(Struct, frozen=True, omit_defaults=True):
    """A Unicode emoji by ``name`` alone, or one of the application's by ``id`` too."""

    name: str
    id: str | None = None
    animated: bool = False


_OWN = re.compile(r"<(a?):(\w+):(\d+)>")


def emoji(written: str | None) -> Emoji | None:
    """Return an emoji as a message's text writes it (``<:name:id>``, ``<a:name:id>`` or Unicode); None for none."""
    if not written:
        return None
    own = _OWN.fullmatch(written)
    return Emoji(own[2], own[3], bool(own[1])) if own else Emoji(written)


class Component(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Base of all components; the tag is Discord's number of their type."""


class Button(Component, frozen=True, tag=2):
    """A button: a label (80 characters), an emoji, or both."""

    custom_id: str
    style: int
    label: str | None = None
    emoji: Emoji | None = None
    disabled: bool = False


class SelectOption(Struct, frozen=True, omit_defaults=True):
    """One line of a select (label, value and description have 100 characters at most)."""

    label: str
    value: str
    description: str | None = None
    emoji: Emoji | None = None
    default: bool = False


class StringSelect(Component, frozen=True, tag=3):
    """A select of 1 to 25 lines; ``required`` counts in modals only."""

    custom_id: str
    options: tuple[SelectOption, ...]
    placeholder: str | None = None
    min_values: int = 1
    max_values: int = 1
    disabled: bool = False
    required: bool | None = None


class ActionRow(Component, frozen=True, tag=1):
    """Up to five buttons, or one select."""

    components: tuple[Button | StringSelect, ...]


class TextDisplay(Component, frozen=True, tag=10):
    """Markdown; all texts of a message together have 4,000 characters at most."""

    content: str


class Media(Struct, frozen=True):
    """Where a picture is: ``attachment://NAME`` for one that comes with the message."""

    url: str


class GalleryItem(Struct, frozen=True, omit_defaults=True):
    """One picture with its description (1,024 characters at most)."""

    media: Media
    description: str | None = None


class MediaGallery(Component, frozen=True, tag=12):
    """One to ten pictures."""

    items: tuple[GalleryItem, ...]


class Container(Component, frozen=True, tag=17):
    """A framed part of a message; ``accent_color`` (0xRRGGBB) is its edge."""

    components: "tuple[ActionRow | TextDisplay | MediaGallery, ...]"
    accent_color: int | None = None


Top: TypeAlias = ActionRow | TextDisplay | MediaGallery | Container
"""What a message is made of."""


class TextInput(Component, frozen=True, tag=4):
    """A field to type in, of one line (``style`` 1) or several (2)."""

    custom_id: str
    style: int
    value: str | None = None
    placeholder: str | None = None
    required: bool = True
    min_length: int | None = None
    max_length: int | None = None


class GroupOption(Struct, frozen=True, omit_defaults=True):
    """One choice of a radio or checkbox group."""

    label: str
    value: str
    description: str | None = None
    default: bool = False


class RadioGroup(Component, frozen=True, tag=21):
    """One of 2 to 10 choices."""

    custom_id: str
    options: tuple[GroupOption, ...]
    required: bool = True


class CheckboxGroup(Component, frozen=True, tag=22):
    """Any of 1 to 10 choices."""

    custom_id: str
    options: tuple[GroupOption, ...]
    min_values: int | None = None
    max_values: int | None = None
    required: bool = True


class Checkbox(Component, frozen=True, tag=23):
    """Yes or no."""

    custom_id: str
    default: bool = False


class Label(Component, frozen=True, tag=18):
    """One part of a modal: what is asked (45 characters), and what answers it."""

    label: str
    component: TextInput | StringSelect | RadioGroup | CheckboxGroup | Checkbox
    description: str | None = None


class Modal(Struct, frozen=True):
    """A form over the screen, of one to five parts; ``title`` has 45 characters at most."""

    custom_id: str
    title: str
    components: tuple[Label | TextDisplay, ...]
