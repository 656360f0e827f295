"""Messages as data, public or private by their type, and the bodies of the requests that send them.

What is somebody's own is a PrivateLayout, which nothing that writes to everybody takes (mypy sees to it).
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.discord_io.components import (
    ActionRow,
    Button,
    Container,
    MediaGallery,
    SelectOption,
    StringSelect,
    TextDisplay,
    Top,
)

IS_COMPONENTS_V2 = 1 << 15
"""The flag of a message that is made of components (Discord's reference, "Message Flags")."""
EPHEMERAL = 1 << 6
"""The flag of a message that one person alone sees (the same)."""
SILENT = 1 << 12
"""The flag of a message that no phone rings for (SUPPRESS_NOTIFICATIONS, the same)."""
_MOST = 4000
"""Characters of all texts of a message (the same, "Component Reference")."""


class Layout(Struct, frozen=True):
    """A message: its components from top to bottom."""

    components: tuple[Top, ...]


class PublicLayout(Layout, frozen=True):
    """A message that everybody in a channel may see."""


class PrivateLayout(Layout, frozen=True):
    """A message for one person."""


L = TypeVar("L", bound=Layout)


def private_words(text: str) -> PrivateLayout:
    """Return a private message that holds nothing but a text (4,000 characters at most are shown)."""
    return PrivateLayout((_words(text),))


def public_words(text: str) -> PublicLayout:
    """Return a message for everybody that holds nothing but a text (4,000 characters at most are shown)."""
    return PublicLayout((_words(text),))


def without_emojis(layout: L) -> L:
    """Return a layout whose controls carry no emojis of the application, which may have been deleted."""
    return replace(layout, components=tuple(map(_bare, layout.components)))


def in_words(layout: L) -> L:
    """Return a layout with its pictures' descriptions in their place, for where no files may be attached."""
    return replace(layout, components=tuple(map(_told, layout.components)))


def _told(component: Any) -> Any:
    if isinstance(component, MediaGallery):
        return TextDisplay("\n".join(item.description or "" for item in component.items) or "-")
    if isinstance(component, Container):
        return replace(component, components=tuple(map(_told, component.components)))
    return component


def _bare(component: Any) -> Any:
    if isinstance(component, Container | ActionRow):
        return replace(component, components=tuple(map(_bare, component.components)))
    if isinstance(component, StringSelect):
        return replace(component, options=tuple(map(_bare, component.options)))
    if isinstance(component, Button | SelectOption) and component.emoji is not None and component.emoji.id is not None:
        plain = replace(component, emoji=None)
        return plain if plain.label else replace(plain, label="·")
    return component


def _words(text: str) -> TextDisplay:
    return TextDisplay(text if len(text) <= _MOST else f"{text[: _MOST - 1]}…")


class Upload(Protocol):
    """A file to send."""

    @property
    def filename(self) -> str:
        """Its name, by which the layout refers to it."""

    @property
    def data(self) -> bytes:
        """What is in it."""


def once(nonce: str) -> dict[str, Any]:
    """Return what makes a create happen once: within some minutes the same nonce gives the message that is there.

    After a kill, or a connection that was cut, between sending and noting what was sent, there is no second message.
    """
    return {"nonce": nonce, "enforce_nonce": True} if nonce else {}


def nonce(*facts: object) -> str:
    """Return a nonce (25 characters at most) that these facts always give, and that tells nothing of them."""
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


class Body(NamedTuple):
    """The body of a request: JSON alone (``form`` None), or a form that holds it and the files."""

    json: dict[str, Any]
    form: list[dict[str, Any]] | None


def message(layout: Layout, uploads: Sequence[Upload] | None, *, flags: int = 0) -> dict[str, Any]:
    """Return a message as Discord takes it; ``uploads`` None keeps the attachments that are there."""
    made: dict[str, Any] = {
        "flags": IS_COMPONENTS_V2 | flags,
        "components": msgspec.to_builtins(layout.components),
        "allowed_mentions": {"parse": []},
    }
    if uploads is not None:
        made["attachments"] = [{"id": number, "filename": one.filename} for number, one in enumerate(uploads)]
    return made


def body(json: dict[str, Any], uploads: Iterable[Upload] | None) -> Body:
    """Return the body of a request with its files (Discord's reference, "Uploading Files")."""
    files = [
        {"name": f"files[{number}]", "value": one.data, "filename": one.filename}
        for number, one in enumerate(uploads or ())
    ]
    if not files:
        return Body(json, None)
    return Body(json, [{"name": "payload_json", "value": msgspec.json.encode(json).decode()}, *files])
