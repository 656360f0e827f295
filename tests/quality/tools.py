"""Running the tools that watch over the code, and the files that they watch."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = [folder for folder in ("bot", "cogs", "render", "bench") if (ROOT / folder).is_dir()]


def run(tool: str, *arguments: str) -> str:
    """Run a tool in the project's folder and return what it says; fail the test with that if it finds something."""
    command = Path(sys.executable).with_name(tool)
    done = subprocess.run([command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{tool} {' '.join(arguments)}\n{done.stdout}{done.stderr}"
    return done.stdout


def files() -> list[Path]:
    """Return all files that belong to the project: those that are known to git, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        listed = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if not _is_hidden(path.relative_to(ROOT))]
    return [path for name in listed if (path := ROOT / name).is_file()]


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") or part == "__pycache__" for part in path.parts)
