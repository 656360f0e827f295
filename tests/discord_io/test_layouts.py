"""What messages and modals are made of is what Discord's description takes, within its limits."""

from typing import Any

import msgspec
import pytest

from bot.discord_io.components import (
    ActionRow,
    Button,
    ButtonStyle,
    Checkbox,
    CheckboxGroup,
    Container,
    Emoji,
    GalleryItem,
    GroupOption,
    Label,
    Media,
    MediaGallery,
    Modal,
    RadioGroup,
    SelectOption,
    StringSelect,
    TextDisplay,
    TextInput,
    emoji,
)
from bot.discord_io.layouts import EPHEMERAL, PrivateLayout, PublicLayout, body, in_words, message, private_words
from bot.sandbox.messages.attachments import Upload
from bot.sandbox.record import Sent
from render.kit.encode import Picture
from tests.openapi.check import problems

CALLBACK = "/interactions/4000000000000/token/callback"
PICTURE = Picture("board.webp", b"RIFF", 1, 1)
GALLERY = MediaGallery((GalleryItem(Media("attachment://board.webp"), "A board"),))
ROW = ActionRow(
    (Button("m:1:0:roll", ButtonStyle.PRIMARY, "Roll", emoji("🎲")), Button("t:1:text", 2, None, emoji("📜")))
)
SELECT = StringSelect(
    "s:1:0:pick", (SelectOption("A pan", "take.pan", "One point", emoji("<:pan:4000000000000>"), True),), "Pick", 0, 1
)
BOARD = PublicLayout((Container((TextDisplay("## A game"), GALLERY, ROW, ActionRow((SELECT,))), 0xC2577B),))
OPTIONS = (GroupOption("English", "en", default=True), GroupOption("German", "de", "Deutsch"))
FORM = Modal(
    "t:1:settings",
    "Settings",
    (
        TextDisplay("For this server"),
        Label("Language", RadioGroup("language", OPTIONS)),
        Label("Channels", CheckboxGroup("channels", OPTIONS, 0, 2, required=False), "Where tables may open"),
        Label("Text boards", Checkbox("text", default=True)),
        Label("Time zone", TextInput("zone", 1, "Europe/Berlin", min_length=1, max_length=60)),
    ),
)


def sent(json: Any, *uploads: Any) -> Sent:
    """Return a first answer as the embedded Discord records it."""
    files = [Upload(number, one.filename, one.data) for number, one in enumerate(uploads)]
    return Sent("POST", CALLBACK, None, {}, msgspec.json.decode(msgspec.json.encode(json)), files, 200, None, {})


def test_every_part_of_a_message_is_one_of_discords() -> None:
    assert not problems([sent({"type": 4, "data": message(BOARD, [PICTURE], flags=EPHEMERAL)}, PICTURE)])


def test_every_part_of_a_modal_is_one_of_discords() -> None:
    select = Modal("t:1:one", "One", (Label("Which", SELECT),))
    assert not problems([sent({"type": 9, "data": msgspec.to_builtins(modal)}) for modal in (FORM, select)])


def test_what_is_left_as_it_is_by_default_is_not_sent() -> None:
    assert msgspec.to_builtins(Button("a", 2, "A")) == {"type": 2, "custom_id": "a", "style": 2, "label": "A"}


def test_an_edit_without_uploads_keeps_the_files_that_are_there() -> None:
    assert "attachments" not in message(BOARD, None) and message(BOARD, ())["attachments"] == []


def test_files_go_in_a_form_whose_json_names_them() -> None:
    json = message(BOARD, [PICTURE])
    assert json["attachments"] == [{"id": 0, "filename": "board.webp"}]
    assert body(json, ()) == (json, None)
    first, second = body(json, [PICTURE]).form or ()
    assert first["name"] == "payload_json" and first["value"].encode() == msgspec.json.encode(json)
    assert second == {"name": "files[0]", "value": b"RIFF", "filename": "board.webp"}


def test_where_no_files_may_be_attached_their_descriptions_stand() -> None:
    told = in_words(BOARD)
    assert isinstance(told, PublicLayout) and told.components[0].components[1] == TextDisplay("A board")  # type: ignore[union-attr]
    assert in_words(PrivateLayout((GALLERY,))) == PrivateLayout((TextDisplay("A board"),))


def test_a_text_is_shown_as_far_as_discord_takes_it() -> None:
    (told,) = private_words("x" * 5000).components
    assert isinstance(told, TextDisplay) and len(told.content) == 4000 and told.content.endswith("…")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("⏰", Emoji("⏰")),
        ("<:pig:12>", Emoji("pig", "12")),
        ("<a:plop:12>", Emoji("plop", "12", True)),
        ("", None),
        (None, None),
    ],
)
def test_emojis_are_read_as_texts_write_them(written: str | None, read: Emoji | None) -> None:
    assert emoji(written) == read
