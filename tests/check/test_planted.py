"""`fathom check` names what is wrong: in copies of Liar's Dice in which something is."""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import liars_dice
import pytest

from fathom import cli
from fathom.check import Finding, parts_of
from fathom.check.golden import write_golden
from fathom.engine.game import Game
from tests.conftest import Declare

COPY = "planted_dice"
"""The package of the copies."""

PLANTED = {
    "a leak": (
        *("rules-2", "leak", "view.py"),
        *("found=state.found() if is_open else None", "found=state.found()"),
    ),
    "a rule that never ends": (
        *("rules-3", "endless", "rules.py"),
        *("self.left[loser] -= 1", "pass"),
    ),
    "a player who fails": (
        *("knowledge", "player-crash", "player.py"),
        *("return 1 - chance_of(state", "return 1 / 0 - chance_of(state"),
    ),
    "a reason that knows too much": (
        *("knowledge", "peeks", "player.py"),
        *('"advice-bid", {"chance": round(100 * chance)}', '"advice-bid", {"chance": state.cups}'),
    ),
    "a truth that is imagined": (
        *("knowledge", "not-imagined", "rules.py"),
        *("cup if owner == seat else roll(len(cup), dice)", "cup"),
    ),
    "a world that is never imagined": (
        *("worlds", "worlds-missed", "rules.py"),
        *(
            "cup if owner == seat else roll(len(cup), dice)",
            "cup if owner == seat else (6,) * len(cup)",
        ),
    ),
    "a refusal without a clause": (
        *("rules-2", "contract", "rules.py"),
        *('return "LIE-7"', 'return "LIE-70"'),
    ),
    "an error": ("rules-2", "crash", "rules.py", "count, face = bid_of(move)", "1 / 0"),
    "an option that does not work": (
        *("options", "crash", "rules.py"),
        *("return die == face or (wild_ones", "return die == face or (1 // wild_ones"),
    ),
    "a missing sentence": (
        *("words", "word-missing", "words/en.ftl"),
        *("LIE-11 = Who has no dice left is out.\n", ""),
    ),
    "a word missing in Dutch": (
        *("words", "word-missing", "words/nl.ftl"),
        *("effect-went-out = { $seat } ligt eruit.\n", ""),
    ),
    "another variable in German": (
        *("words", "word-variables", "words/de.ftl"),
        *("effect-went-out = { $seat }", "effect-went-out = { $who }"),
    ),
    "a fact that nobody tells": (
        *("words", "word-unknown-fact", "words/en.ftl"),
        *("effect-went-out = { $seat }", "effect-went-out = { $who }"),
    ),
    "a word that the board lacks": (
        *("words", "word-missing", "web/board.js"),
        *("words.text('board-lost')", "words.text('board-found')"),
    ),
    "a language that is not there": ("words", "no-language", "words/nl.ftl", None, None),
    "a word that the screen lacks": (
        *("screen", "word-missing", "screen.py"),
        *('words.text("screen-no-bid")', 'words.text("screen-nobid")'),
    ),
    "a screen that fails": ("screen", "screen-crash", "screen.py", "view.bid", "view.bit"),
    "a board that lacks an export": (
        *("board", "board-lacks", "web/board.js"),
        *("export function possessions", "function possessions"),
    ),
    "an import that is not there": (
        *("board", "import-missing", "web/board.js"),
        *("'./dice.js'", "'./dices.js'"),
    ),
    "an import from another site": (
        *("board", "from-elsewhere", "web/board.js"),
        *("from './dice.js'", "from 'https://example.org/dice.js'"),
    ),
    "a scene that cannot be played": (
        *("scenes", "scene-crash", "data/scenes.json"),
        *('"1 doubt"', '"1 bid 1 1"'),
    ),
    "a quick start that nobody can play": (
        *("box", "quick-start", "__init__.py"),
        *("usual_seats = 4", 'usual_seats = 4\n    quick_starts: ClassVar = {"x": {"coins": 3}}'),
    ),
    "other games than before": (
        *("golden", "golden-changed", "player.py"),
        *("SAFE: Final = 0.7", "SAFE: Final = 0.5"),
    ),
}
"""By what is planted: in which part it is found, under which name, and where it stands."""
TWO_DICE = "self.left[loser] -= 1 if self.game.rules_version == 1 else min(2, self.left[loser])"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package like that of Liar's Dice, under another name."""
    folder = shutil.copytree(Path(liars_dice.__file__).parent, tmp_path / COPY)
    for file in folder.glob("*.py"):
        file.write_text(file.read_text().replace("liars_dice", COPY))
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == COPY]:
        del sys.modules[name]


def plant(file: Path, old: str | None, new: str | None) -> None:
    """Put something else in its place, or take the whole file away."""
    if old is None or new is None:
        file.unlink()
        return
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def found(part: str) -> list[Finding]:
    """What is found in one part of the copy."""
    game: Game = import_module(COPY).GAME
    return list(parts_of(game)[part]())


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_named(copy: Path, what: str) -> None:
    part, name, file, old, new = PLANTED[what]
    plant(copy / file, old, new)
    assert name in [finding.name for finding in found(part)]


def test_an_ending_without_a_scene_is_named(copy: Path) -> None:
    (copy / "web" / "ending.js").write_text(
        "export const heading = () => '';\nexport const End = 1;"
    )
    findings = [(finding.name, finding.facts) for finding in found("board")]
    assert findings == [
        ("ending-lacks", {"export": "Ending"}),
        ("ending-unknown", {"export": "End"}),
    ]


def test_a_game_in_english_alone_is_only_advised_to_have_more(copy: Path) -> None:
    plant(copy / "words" / "nl.ftl", None, None)
    (finding,) = found("words")
    assert (finding.verdict, finding.facts) == ("advice", {"language": "nl"})


def test_the_author_is_told_in_sentences_and_the_exit_status_says_it_too(
    copy: Path, declare: Declare, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(copy / "words" / "de.ftl", "option-dice = Würfel für jeden\n", "")
    shutil.rmtree(copy / "golden")
    declare("planted", **{"liars-dice": f"{COPY}:GAME"})
    check = ["check", "liars-dice", "--games", "1"]
    assert cli.run([*check, "--lang", "de"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "✗ In words/de.ftl fehlt die Meldung „option-dice“." in told
    assert "! Es gibt keine goldene Partie mit 2 Plätzen" in told
    plant(copy / "words" / "de.ftl", "option-dice-hint", "option-dice = Würfel\noption-dice-hint")
    assert cli.run([*check, "--golden"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "✓ Liar's Dice keeps the contract and lacks nothing." in told
    assert sorted(file.name for file in (copy / "golden").iterdir()) == [
        f"{seats}.txt" for seats in liars_dice.GAME.seats
    ]


def test_golden_games_of_older_rules_are_kept_and_still_played(copy: Path) -> None:
    plant(copy / "__init__.py", "rules_version = 1", "rules_version = 2\n    older_rules = (1,)")
    plant(copy / "rules.py", "self.left[loser] -= 1", TWO_DICE)
    seats = liars_dice.GAME.seats
    missing = [finding for finding in found("golden") if finding.verdict == "advice"]
    assert [finding.name for finding in missing] == ["golden-missing-older"] * len(seats)
    before = {count: (copy / "golden" / f"{count}.txt").read_text() for count in seats}
    for _ in range(2):
        write_golden(import_module(COPY).GAME)
        assert found("golden") == found("rules-by-1") == []
    for count in seats:
        assert (copy / "golden" / "rules-1" / f"{count}.txt").read_text() == before[count]
        assert (copy / "golden" / f"{count}.txt").read_text() != before[count]


def test_older_rules_that_change_are_named(copy: Path) -> None:
    plant(copy / "__init__.py", "rules_version = 1", "rules_version = 2\n    older_rules = (1,)")
    write_golden(import_module(COPY).GAME)
    assert found("golden") == []
    changed = copy / "golden" / "rules-1" / "2.txt"
    text = changed.read_text()
    changed.write_text(text.replace('"rules":1', '"rules":7', 1))
    (copy / "golden" / "rules-1" / "3.txt").write_text("nothing")
    (copy / "golden" / "rules-1" / "9.txt").write_text(text)
    names = {(finding.name, finding.facts["file"]) for finding in found("golden")}
    assert names == {
        ("golden-changed-older", "rules-1/2.txt"),
        ("golden-crash", "rules-1/3.txt"),
        ("golden-stray", "rules-1/9.txt"),
    }


def test_versions_that_do_not_rise_are_named(copy: Path) -> None:
    plant(copy / "__init__.py", "rules_version = 1", "rules_version = 2\n    older_rules = (3,)")
    assert [finding.name for finding in found("box")] == ["older-rules"]
