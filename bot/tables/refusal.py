"""A refusal: why a table does not do what somebody asked, in words that a catalogue knows."""

from typing import Any


class Refused(Exception):
    """Nothing has changed. ``key`` names a message of the catalogues, ``facts`` are what it mentions."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
