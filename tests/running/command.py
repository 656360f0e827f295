"""The bot as its host starts it: in a folder of its own, in a process of its own where that matters."""

import asyncio
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.__main__ import main
from bot.config import Settings

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds; starting takes one or two, on a machine that does nothing else."""


class Said(NamedTuple):
    """How a process ended and what it said."""

    code: int
    out: str
    err: str


async def start(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    """Start ``python -m bot`` with nothing in its environment but these settings."""
    environment = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "SYSTEMROOT") if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(process: asyncio.subprocess.Process) -> Said:
    """Wait until a process ends."""
    try:
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
    except TimeoutError:
        process.kill()
        raise
    return Said(process.returncode or 0, out.decode(), err.decode())


class Host:
    """Somebody who types commands in a folder; ``host("doctor", DISCORD_TOKEN="x")`` runs one without a process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *arguments: str, **settings: str) -> Said:
        """Run a command to its end."""
        with self._monkeypatch.context() as patch:
            patch.chdir(self.folder)
            for name in Settings.model_fields:
                patch.delenv(name.upper(), raising=False)
            for name, value in settings.items():
                patch.setenv(name, value)
            try:
                code = main(list(arguments))
            except SystemExit as done:
                code = int(done.code or 0)
        return Said(code, *self._capsys.readouterr())

    def refused(self, *arguments: str, **settings: str) -> str:
        """Run a command that cannot be done and return the only line that it says."""
        return one_line(self(*arguments, **settings))


def one_line(said: Said) -> str:
    """Return the only line that a command said where it could not do what it should."""
    assert said.code == 2, said
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line
