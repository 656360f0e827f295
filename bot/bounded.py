"""A mapping of limited size: what was not used for longest makes room for what is new."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, MutableMapping
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Bounded(MutableMapping[K, V]):
    """At most ``most`` entries; reading one is use, asking whether it is there is not.

    Entries that are ``busy`` stay, and so does the newest: while too many are busy there are more than ``most``.
    """

    def __init__(self, most: int, *, busy: Callable[[V], bool] | None = None) -> None:
        self._most = most
        self._busy = busy
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __getitem__(self, key: K) -> V:
        value = self._entries[key]
        self._entries.move_to_end(key)
        return value

    def __setitem__(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        for _ in range(len(self._entries) - 1):
            if len(self._entries) <= self._most:
                return
            oldest, unused = next(iter(self._entries.items()))
            if self._busy is not None and self._busy(unused):
                self._entries.move_to_end(oldest)
            else:
                del self._entries[oldest]

    def __delitem__(self, key: K) -> None:
        del self._entries[key]

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[K]:
        """Iterate over the keys as they are now, those not used for longest first."""
        # Reading values on the way changes the order.
        return iter(tuple(self._entries))

    def __len__(self) -> int:
        return len(self._entries)
