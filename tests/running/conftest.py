"""A host in an empty folder."""

from pathlib import Path

import pytest

from tests.running.command import Host


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Host:
    """Return somebody who types commands."""
    return Host(tmp_path, monkeypatch, capsys)
