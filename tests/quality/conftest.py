"""Tells after the tests which modules have grown; that is a hint, never a failure."""

import pytest

from tests.quality.tools import CODE, ROOT

LONG = 250
"""Lines; beyond that a module often holds two things."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the long modules, the longest first."""
    paths = (path for folder in CODE for path in (ROOT / folder).rglob("*.py"))
    sizes = sorted(((len(path.read_text(encoding="utf-8").splitlines()), path) for path in paths), reverse=True)
    long = [f"{lines:5} {path.relative_to(ROOT)}" for lines, path in sizes if lines > LONG]
    if long:
        terminalreporter.section(f"modules of more than {LONG} lines")
        terminalreporter.write("\n".join(long) + "\n")
