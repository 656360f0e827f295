"""Descriptions of pictures (alt texts): no Markdown, and never longer than Discord takes."""

import re
from collections.abc import Iterable
from typing import Final

MOST: Final = 1024
"""Characters of a description at most (Discord's reference, "Components")."""
_ESCAPED = re.compile(r"\\([^A-Za-z0-9\s])")
"""What keeps names from formatting a message; a picture's description is no Markdown."""


def plain(told: str) -> str:
    """Return words that were made for a message as a description says them."""
    return _ESCAPED.sub(r"\1", told)


def fitting(tellings: Iterable[str]) -> str:
    """Return the first telling that fits, of several from the fullest to the briefest; the last if none does."""
    told = ""
    for told in tellings:
        if len(plain(told)) <= MOST:
            break
    return told
