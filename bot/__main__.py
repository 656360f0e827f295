"""The command line: run, sandbox, doctor, backup, replay. Exit codes: 0 done, 1 found something, 2 cannot be done."""

import argparse
import asyncio
import logging
import sys
from pathlib import Path

from bot.config import BadSettings, Settings, load
from bot.store.database import Unusable


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Stammtisch: a table for four games on Discord")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="go online (needs DISCORD_TOKEN)")
    sandbox = commands.add_parser("sandbox", help="an embedded Discord on this machine, with a web page")
    sandbox.add_argument("--port", type=_port, default=8321, help="where the page is (default 8321)")
    sandbox.add_argument("--data", type=Path, default=Path("sandbox"), help="folder of its databases")
    sandbox.add_argument("--server-only", action="store_true", help="without the bot, for bots in other processes")
    sandbox.add_argument("--no-browser", action="store_true", help="do not open the page")
    commands.add_parser("doctor", help="check settings, database, fonts and pictures")
    backup = commands.add_parser("backup", help="copy the database while the bot runs")
    backup.add_argument("target", type=Path, help="a new file")
    replay = commands.add_parser("replay", help="play tables again from their moves and compare")
    replay.add_argument("table", nargs="?", help="one table's id (default: all)")
    chosen = parser.parse_args(arguments)
    try:
        settings = load()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        return asyncio.run(_do(chosen, settings))
    except (BadSettings, Unusable) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


def _port(given: str) -> int:
    if given.isdecimal() and int(given) < 65536:
        return int(given)
    raise argparse.ArgumentTypeError(f"{given} is no port: name a number from 0 to 65535")


async def _do(chosen: argparse.Namespace, settings: Settings) -> int:
    # Imported here, so that every command starts fast and a broken part does not stop the others.
    from bot.process import care, starting
    from bot.process.playground import play, serve_only

    try:
        match chosen.command:
            case "run":
                await starting.run(settings)
            case "sandbox" if chosen.server_only:
                await serve_only(chosen.data, chosen.port)
            case "sandbox":
                await play(chosen.data, chosen.port, settle_ms=settings.settle_ms, browser=not chosen.no_browser)
            case "doctor":
                return await care.doctor(settings)
            case "backup":
                return await care.backup(settings, chosen.target)
            case "replay":
                return await care.replay(settings, chosen.table)
    except starting.NoEntry as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
