"""What is served: vendored files as recorded, words for every name, no script that is not known."""

import hashlib
import re
from pathlib import Path

import pytest

from fathom import web
from fathom.server.guard import POLICY
from fathom.server.shell import PAGES
from fathom.words import LANGUAGES, load_words

TESTS = Path(__file__).parent / "vendor"
NAMED = re.compile(r"""\bt\(\s*'([a-z0-9-]+)'""")


@pytest.mark.parametrize("folder", [web.FOLDER / "vendor", TESTS], ids=["web", "tests"])
def test_vendored_files_are_those_that_were_recorded(folder: Path) -> None:
    recorded = {}
    for line in (folder / "VENDORED.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            digest, name, package, version, licence = line.split("  ")
            recorded[name] = digest
            assert package and re.fullmatch(r"[\d.]+", version) and licence
            told = package.removeprefix("@").replace("/", "-")
            assert (folder / "licences" / f"{told}.txt").read_text(encoding="utf-8").strip()
    found = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".txt"
    }
    assert found == recorded


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_pages_ask_for_exists(language: str) -> None:
    said = load_words(language, "shared", "serving", "web", "people")
    asked = {
        name
        for path in (web.FOLDER / "app").glob("*.js")
        for name in NAMED.findall(path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 80
    assert [name for name in sorted(asked) if not said.has(name)] == []


def test_only_known_scripts_may_stand_in_a_page() -> None:
    assert "unsafe" not in POLICY
    import_map, early = web.inline_scripts(PAGES["index.html"].body.decode())
    assert import_map in POLICY and early in POLICY


def test_pages_take_nothing_from_elsewhere() -> None:
    ours = [path for path in web.FOLDER.rglob("*") if path.suffix in {".html", ".js", ".css"}]
    for path in ours:
        if "vendor" not in path.parts:
            text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
            assert not re.search(r"https?://", text), path
