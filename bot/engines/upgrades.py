"""Saved JSON outlives the release that wrote it: upgrades make of one version of it the next, one step at a time."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Returns the next version's JSON object of this version's; it may change the one that it is given."""


def upgraded(raw: bytes | str, version: int, now: int, upgrades: Mapping[int, Upgrade]) -> bytes | str:
    """Return JSON of ``version`` as the version ``now``; ``upgrades`` has for each version what leads to the next.

    Raises msgspec.ValidationError where a step is missing, or the JSON is a newer version's.
    """
    if version == now:
        return raw
    value = msgspec.json.decode(raw, type=dict[str, Any])
    for step in range(version, now):
        if step not in upgrades:
            raise msgspec.ValidationError(f"nothing leads from version {step} to {step + 1}")
        value = upgrades[step](value)
    if version > now:
        raise msgspec.ValidationError(f"version {version} is newer than {now}")
    return msgspec.json.encode(value)
