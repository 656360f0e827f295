"""The project as a whole: it speaks of itself alone, and its first page tells the truth."""

import re

from bot.__main__ import main
from bot.config import Settings
from tests.quality.tools import ROOT, files

_TEXT = {".py", ".md", ".toml", ".txt", ".ftl", ".js", ".css", ".html", ".json", ".jsonl", ".yml", ".example", ""}
# Written so that they do not find themselves.
_FOREIGN = re.compile(
    r"""/wor[k]/ | \bshared[/] | \b(?<!user-)(?<!user_)(?<!user\s)agen[t]s?\b | \bsub-?agen[t] | \bclaud[e]\b
    | \banthropi[c]\b | \bchatgp[t]\b | \bsession_[0-9A-Za-z]{16,} | \bin\s+this\s+sessio[n]\b""",
    re.VERBOSE | re.IGNORECASE,
)


def test_it_speaks_of_itself_alone() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in files()
        if path.suffix in _TEXT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if _FOREIGN.search(line)
    ]
    assert not found


def test_what_would_be_foreign_is_found() -> None:
    for line in ("see /wor" + "k/notes", "an agen" + "t wrote this", "in this sessio" + "n"):
        assert _FOREIGN.search(line)
    for line in ("User-Agent: Stammtisch", "a gateway session is resumed", "class Reagent", "a workshop"):
        assert not _FOREIGN.search(line)


def test_the_commands_of_the_readme_are_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = set(re.findall(r"\bmake ([a-z]+)\b", " ".join(re.findall(r"`[^`]*`|^make .*$", readme, re.MULTILINE))))
    assert {"sandbox", "run", "test"} <= made <= targets


def test_the_bots_commands_of_the_readme_are_there(capsys: object) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = set(re.findall(r"python -m bot ([a-z]+)", readme))
    assert told
    for command in told:
        try:
            main([command, "--help"])
        except SystemExit as done:
            assert done.code == 0, command


def test_every_setting_is_told(capsys: object) -> None:
    for page in ("README.md", ".env.example"):
        text = (ROOT / page).read_text(encoding="utf-8")
        assert not [name for name in Settings.model_fields if name.upper() not in text], page


def test_links_between_files_lead_somewhere() -> None:
    for path in files():
        if path.suffix == ".md":
            for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
                assert (path.parent / target).exists(), (path.name, target)
