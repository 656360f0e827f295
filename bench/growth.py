"""Whether memory grows with the boards that were sent."""

from contextlib import AsyncExitStack
from pathlib import Path

from bench.contestants import Contestant, Entry
from bench.tally import table
from bot.sandbox import Sandbox
from bot.sandbox.base.limits import Limits

BOARDS = 1000


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    boards = max(100, round(BOARDS * scale))
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(limits=Limits.off(), record=False))
        bot = Contestant(Entry("ours", sandbox.url, sandbox.token, folder))
        stack.push_async_callback(bot.close)
        await bot.settle()
        rows = []
        for part in range(6):
            if part:
                await bot.ask("send", boards // 5, sandbox.channel("tables").id)
            memory = await bot.ask("memory")
            rows.append((f"{boards // 5 * part}", f"{memory:.1f}"))
        print("After so many boards were sent, each edited once (memory in MiB)")
        table(("boards", "memory"), rows)
