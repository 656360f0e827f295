"""Where hands are shown in private: one direct message a table and person, and what it shows."""

from collections.abc import Iterable

from bot.bounded import Bounded
from bot.store.hands import HandRow, HandStore

Hand = HandRow
_CACHED = 512
"""Tables whose messages are kept in memory."""


class HandPosts:
    """The direct messages of all tables."""

    def __init__(self, store: HandStore) -> None:
        self._store = store
        self._cache: Bounded[int, dict[int, Hand]] = Bounded(_CACHED)
        self._right: dict[tuple[int, int], int] = {}

    async def get(self, table_id: int, user_id: int) -> Hand | None:
        """Return one person's message of a table."""
        return (await self._of(table_id)).get(user_id)

    async def put(self, hand: Hand) -> None:
        """Save one."""
        await self._store.put(hand)
        (await self._of(hand.table_id))[hand.user_id] = hand
        self._right.pop((hand.table_id, hand.user_id), None)

    def still_right(self, hand: Hand, edition: int) -> None:
        """Note that a message needs no edit for a edition of its table; saved by the next ``behind``."""
        self._right[hand.table_id, hand.user_id] = edition

    def forget(self, table_id: int) -> None:
        """Keep nothing of a table in memory: it is closed, and its messages show so."""
        self._cache.pop(table_id, None)

    async def behind(self) -> list[int]:
        """Return the tables with a message that may not show their newest edition."""
        right, self._right = self._right, {}
        await self._store.right_up_to((table_id, user_id, edition) for (table_id, user_id), edition in right.items())
        return await self._store.behind()

    async def undealt(self, games: Iterable[str]) -> list[int]:
        """Return the running tables of these games at which somebody was never sent a hand."""
        return await self._store.undealt(games)

    async def unaware(self) -> set[tuple[int, int]]:
        """Return (table, user) of those whose direct messages are closed and who do not know yet."""
        return await self._store.unaware()

    async def _of(self, table_id: int) -> dict[int, Hand]:
        hands = self._cache.get(table_id)
        if hands is None:
            rows = await self._store.of_table(table_id)
            hands = self._cache.setdefault(table_id, {row.user_id: row for row in rows})
        return hands
