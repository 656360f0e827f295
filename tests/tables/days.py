"""A garden of three people that lasts for days, on a clock that tests move."""

from pathlib import Path
from typing import Any

from bot.engines.contract import Move, Seat
from bot.engines.facts import Pace
from bot.tables.pace import HOUR
from bot.tables.records import News
from bot.tables.table import Table
from tests.tables.house import PEOPLE, House


class Days(House):
    """``async with Days(path) as days``; ``reminded`` are the hours since the start at which reminders came."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, seed=4)
        self.start = self.clock.now()
        self.reminded: list[float] = []
        self.news = _Noted(self)

    @property
    def hours(self) -> float:
        """Hours since the start, to three digits."""
        return round((self.clock.now() - self.start) / HOUR, 3)

    async def pass_time(self, hours: float) -> None:
        """Let hours pass."""
        await self.advance(round(hours * HOUR))

    async def down(self, hours: float) -> None:
        """Stop the bot for hours."""
        await self.restart(down=round(hours * HOUR))

    async def garden(self, people: int = 3, pace: Pace | None = None, **options: Any) -> Table:
        """Return a garden that has begun, with its first three roots planted by the table."""
        table = await self.tables.open(
            "ratzeputz", options, PEOPLE[0], guild_id=1, channel_id=2, pace_name=pace, quick=True
        )
        for person in PEOPLE[1:people]:
            await self.tables.join(table.id, person)
        return await self.tables.start(table.id, PEOPLE[0].id)

    async def view(self, table_id: int) -> Any:
        """Return what a bystander sees."""
        return (await self.look(table_id)).view

    async def to_move(self, table_id: int) -> tuple[Seat, ...]:
        """Return whose turn it is."""
        return tuple((await self.view(table_id)).to_move)

    async def go(self, table_id: int, seat: Seat, move: Move | None = None) -> None:
        """Make a seat's move (None: its first legal one)."""
        look = await self.look(table_id, PEOPLE[seat])
        await self.press(table_id, PEOPLE[seat], move or look.moves[0], step=look.table.step)

    async def turn(self, table_id: int) -> Seat:
        """Let whose turn it is roll, walk and pull; return who it was."""
        seat = (await self.to_move(table_id))[0]
        for _ in range(3):
            await self.go(table_id, seat)
        return seat

    async def miss(self, table_id: int, seat: Seat) -> None:
        """Let a seat miss its turn, and all others play theirs, until it would be that seat's again."""
        assert await self.to_move(table_id) == (seat,)
        await self.pass_time(24)
        while await self.to_move(table_id) != (seat,):
            await self.turn(table_id)


class _Noted(list[News]):
    """News, of which the reminders' hours are noted."""

    def __init__(self, days: Days) -> None:
        super().__init__()
        self._days = days

    def append(self, news: News) -> None:
        """Take news as they come."""
        super().append(news)
        if news.notice == "remind":
            self._days.reminded.append(self._days.hours)
