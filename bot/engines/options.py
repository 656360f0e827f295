"""What can be chosen about a game before it begins."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class InvalidOption(ValueError):
    """An option that is unknown or out of range; ``name`` says which (``seats``: the seat count)."""

    def __init__(self, name: str, detail: str) -> None:
        super().__init__(f"{name}: {detail}")
        self.name = name


class Option(Struct, frozen=True):
    """One option of a game: the values it may take, the first being the default.

    ``least``/``most`` above 0 make it a list of that many different values. ``auto``: left out, the engine
    decides (by the seats, say, or at random). ``when``: it makes a difference only while another option, named
    first, has one of these values.
    """

    name: str
    values: tuple[str | int | bool, ...]
    least: int = 0
    most: int = 0
    auto: bool = False
    when: tuple[str, tuple[str | int | bool, ...]] | None = None

    @property
    def default(self) -> str | int | bool | None:
        """What holds where the option is left out; None: the engine decides."""
        return None if self.auto else self.values[0]

    def read(self, given: object) -> Any:
        """Return ``given`` as this option's value. Raises InvalidOption naming the option."""
        if not self.most:
            return self._one(given)
        if isinstance(given, str) or not isinstance(given, Sequence):
            raise InvalidOption(self.name, f"takes a list of {self.least} to {self.most} values")
        chosen = tuple(self._one(value) for value in given)
        if len(set(chosen)) != len(chosen) or not self.least <= len(chosen) <= self.most:
            raise InvalidOption(self.name, f"takes {self.least} to {self.most} different values")
        return chosen

    def _one(self, given: object) -> str | int | bool:
        # True == 1 in Python: compare the type too, so that neither passes for the other.
        for value in self.values:
            if type(value) is type(given) and value == given:
                return value
        raise InvalidOption(self.name, f"takes one of {', '.join(map(str, self.values))}")


FLAG: tuple[bool, bool] = (False, True)


def read_options(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Any]:
    """Return every known option with its given or default value (None for ``auto`` ones left out).

    Raises InvalidOption for an unknown name or a value out of range.
    """
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise InvalidOption(str(name), f"unknown; known are {', '.join(sorted(names)) or 'none'}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default for option in known
    }


def in_play(known: Sequence[Option], given: Mapping[str, object]) -> list[tuple[Option, Any]]:
    """Return the options that make a difference as they are now, each with its given or default value."""
    values = {option.name: given.get(option.name, option.default) for option in known}
    return [
        (option, values[option.name])
        for option in known
        if option.when is None or values[option.when[0]] in option.when[1]
    ]
