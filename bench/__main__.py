"""``python -m bench [NAME ...]``: see --help."""

import argparse
import asyncio
import logging
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bench import growth, history, painting, press, saves, startup

MEASUREMENTS: dict[str, Callable[[Path, float], Coroutine[Any, Any, None]]] = {
    "press": press.run,
    "painting": painting.run,
    "startup": startup.run,
    "saves": saves.run,
    "growth": growth.run,
    "history": history.run,
}


def main() -> None:
    """Run the measurements that were asked for, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Prints ratios within one run.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(MEASUREMENTS)} (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="how many times as many rounds (default 1)")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - MEASUREMENTS.keys():
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}")
    logging.disable(logging.INFO)
    for name in chosen.names or MEASUREMENTS:
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            asyncio.run(MEASUREMENTS[name](Path(folder), chosen.scale))


if __name__ == "__main__":
    main()
