"""Mappings of limited size: what goes, what stays."""

import pytest

from bot.bounded import Bounded


def filled(most: int, busy: set[int] | None = None) -> Bounded[str, int]:
    """Return a mapping with the entries a to d, whose values are 0 to 3."""
    numbers: Bounded[str, int] = Bounded(most, busy=None if busy is None else busy.__contains__)
    numbers.update(zip("abcd", range(4), strict=True))
    return numbers


def test_what_was_not_used_for_longest_goes() -> None:
    numbers = filled(4)
    assert numbers["a"] == 0 and numbers.get("c") == 2
    numbers["e"] = 4
    numbers["f"] = 5
    assert list(numbers) == ["a", "c", "e", "f"]


def test_setting_is_use() -> None:
    numbers = filled(4)
    numbers["a"] = 10
    assert numbers.setdefault("b", 99) == 1
    numbers["e"] = 4
    numbers["f"] = 5
    assert dict(numbers) == {"a": 10, "b": 1, "e": 4, "f": 5}


def test_asking_whether_it_is_there_is_not() -> None:
    numbers = filled(4)
    assert "a" in numbers and "z" not in numbers
    numbers["e"] = 4
    assert "a" not in numbers and len(numbers) == 4


def test_it_is_a_mapping() -> None:
    numbers = filled(4)
    assert numbers.pop("a") == 0 and numbers.pop("a", None) is None
    del numbers["b"]
    with pytest.raises(KeyError):
        numbers["b"]
    assert sorted(numbers.items()) == [("c", 2), ("d", 3)]


def test_the_newest_stays_whatever_the_size() -> None:
    assert list(filled(1)) == ["d"]
    assert list(filled(0)) == ["d"]


def test_what_is_busy_stays() -> None:
    numbers = filled(2, busy={0})
    assert sorted(numbers) == ["a", "d"]


def test_while_all_are_busy_there_are_more() -> None:
    busy = {0, 1, 2, 3}
    numbers = filled(2, busy)
    assert sorted(numbers) == ["a", "b", "c", "d"]
    busy.clear()
    numbers["e"] = 4
    assert len(numbers) == 2 and "e" in numbers
