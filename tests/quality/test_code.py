"""Types, style, dead code, and which room may know which."""

import subprocess
import sys
import tomllib

from tests.quality.tools import CODE, ROOT, run


def test_rooms_know_only_what_they_may() -> None:
    run("lint-imports", "--no-cache", "--no-logo")


def test_every_room_stands_in_the_contracts() -> None:
    """A new module beside the others must say which way its arrows go."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    contracts = [contract for contract in config["contracts"] if contract["type"] == "forbidden"]
    sources = {name for contract in contracts for name in contract["source_modules"]}
    forbidden = {name for contract in contracts for name in contract["forbidden_modules"]}
    rooms = {f"bot.{path.stem}" for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or path.is_dir()}
    rooms -= {"bot.__init__", "bot.__pycache__", "bot.__main__"}
    for room in rooms:
        modules = {f"{room}.{path.stem}" for path in (ROOT / room.replace(".", "/")).glob("[!_]*.py")}
        assert room in sources or (modules and modules <= sources), room
    assert rooms <= forbidden


def test_types() -> None:
    run("mypy", "--strict", *CODE)


def test_style() -> None:
    run("ruff", "check", ".")


def test_format() -> None:
    run("ruff", "format", "--check", ".")


def test_nothing_is_dead() -> None:
    """Tests count as use, what stands in whitelist.py, too; what is unused in the tests themselves is not asked."""
    command = [sys.executable, "-m", "vulture", *CODE, "tests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 3), done.stderr
    assert not [line for line in done.stdout.splitlines() if line.partition("/")[0] in CODE]
