"""The report of a game: one page that needs nothing else, in every language, gone on with."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import fathom
from fathom.cli.report import without_place
from fathom.lab.experiment import Experiment, run_experiment
from fathom.lab.figures import span
from fathom.lab.measures import compare
from fathom.lab.page import variants as variants_section
from fathom.lab.report import LADDER, ReportPlan, make_report, total_games, variants_of
from fathom.lab.statistics import Estimate
from fathom.lab.svg import WIDTH, histogram
from fathom.lab.variants import variant_of
from tests.cli.commands import Capture, refused, run


class Tags(HTMLParser):
    """Checks that every tag is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "line", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


PAGES = [("deep-sea", "en", 2), ("deep-sea", "nl", 0), ("sonar", "de", 0)]


@pytest.mark.parametrize(("key", "language", "ladder"), PAGES)
def test_a_page_needs_nothing_else_and_has_all_its_words(
    capsys: Capture, tmp_path: Path, key: str, language: str, ladder: int
) -> None:
    file = tmp_path / "page.html"
    levels = ("--ladder", str(ladder), "--expert", "0")
    options = ("--games", "2", *levels, "--bots", "random", "--file", str(file))
    run(capsys, "report", key, *options, "--lang", language)
    text = file.read_text()
    assert ("hard : medium (2)" in text) == (ladder > 0) and "expert" not in text.partition("<svg")[
        2
    ]
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") >= 5
    assert not re.search(r"(src|href)=|https?:|@import|url\(", text)
    assert "prefers-color-scheme: dark" in text
    body = text.partition("</style>")[2]
    assert not re.search(r"report-|measure-|figure-|\{|nan|inf\b", body)
    assert f'lang="{language}"' in text


def test_where_games_are_kept_is_nobodys_business() -> None:
    command = ["report", "sonar", "--out", "/home/me/games", "--games", "9", "--out=here"]
    assert without_place(command) == ["report", "sonar", "--games", "9"]


def test_whole_numbers_have_a_bar_each_with_their_number_below() -> None:
    drawn = histogram([12.0] * 9 + [14.0], "scores", "points")
    assert re.findall(r"<title>(.*?)</title>", drawn) == [
        "12 points: 90.0 %",
        "13 points: 0.0 %",
        "14 points: 10.0 %",
    ]
    centres = [
        float(x) + float(width) / 2
        for x, width in re.findall(r'<rect class="bar" x="([\d.]+)".*? width="([\d.]+)"', drawn)
    ]
    numbers = re.findall(r'x="([\d.]+)"[^>]*>(1[234])<', drawn)
    assert [float(x) for x, _ in numbers] == pytest.approx(centres, abs=0.2)
    assert max(centres) < WIDTH / 2  # few bars do not fill the page


def test_a_range_below_zero_is_not_written_with_one_dash_more() -> None:
    assert span(Estimate(2.0, 1.0, 3.0)) == "1.0–3.0"
    assert span(Estimate(-2.0, -3.0, -1.0)) == "−3.0…−1.0"
    assert span(Estimate(0.0, -1.0, 1.0)) == "−1.0…1.0"


def test_variants_without_a_difference_are_named_together() -> None:
    """The rulebook once more, and games that are over after a round."""
    plan = ReportPlan("deep-sea", 2, "random", 60, 0, 7, ("rounds=1,3",))
    report = make_report(plan)
    page = variants_section(report, lambda name, **facts: name, str)
    titles = re.findall(r"<h3>(.*?)</h3>", page)
    assert titles == ["<code>rounds=1</code>", "report-no-difference"]
    assert page.endswith("<p><code>rounds=3</code></p></section>")


def test_minutes_of_bots_are_not_compared_with_minutes_by_plies() -> None:
    sonar = fathom.load("sonar")
    lines = ("default", "mode=realtime")
    variants = [variant_of(sonar, line, 4, "random") for line in lines]
    plan = Experiment("sonar", sonar.rules_version, variants, 2, 7)
    by_turns, by_clock = run_experiment(plan)
    names = {one.name for one in compare(by_turns, by_clock, sonar, 0.1)}
    assert "plies" in names and "length" not in names


def test_a_report_that_was_stopped_goes_on(tmp_path: Path) -> None:
    plan = ReportPlan("deep-sea", 3, "random", 6, 2, 7, expert_games=0)
    whole = make_report(plan, folder=tmp_path)
    (tmp_path / "seats" / "games.jsonl").unlink()
    told: list[int] = []
    again = make_report(plan, 2, tmp_path, told.append)
    assert again.by_seats == whole.by_seats
    assert again.usual.rows == whole.usual.rows
    assert again.ladder == whole.ladder
    assert sum(told) == total_games(plan)


def test_every_other_value_of_a_choice_is_a_variant() -> None:
    sonar = fathom.load("sonar")
    names = [one.name for one in variants_of(ReportPlan("sonar", 8, "random", 6, 0, 7), sonar)]
    assert "scenario=bravo" in names and "scenario=alpha" not in names
    assert "mode=realtime" in names
    more = ReportPlan("sonar", 8, "random", 6, 0, 7, ("turn_limit=100,200",))
    names = [one.name for one in variants_of(more, sonar)]
    assert names[-2:] == ["turn_limit=100", "turn_limit=200"]


def test_crews_share_the_victory_by_turn() -> None:
    report = make_report(ReportPlan("sonar", 4, "random", 2, 0, 7))
    assert len(report.by_turn) == 2
    assert sum(one.value for one in report.by_turn) == pytest.approx(1)


def test_what_cannot_be_is_one_clear_line(capsys: Capture, tmp_path: Path) -> None:
    assert "varies nothing" in refused(capsys, "report", "deep-sea", "--over", "depth=3")
    options = ("--games", "2", "--ladder", "0", "--bots", "random")
    missing = str(tmp_path / "nowhere" / "page.html")
    assert "cannot write" in refused(capsys, "report", "deep-sea", *options, "--file", missing)


def test_the_level_that_thinks_long_may_play_fewer_games() -> None:
    plan = ReportPlan("deep-sea", 2, "random", 6, 40, 7)
    fewer = plan._replace(expert_games=12)
    assert [fewer.games_of(level) for level in LADDER[1:]] == [40, 40, 40, 12]
    assert total_games(plan) - total_games(fewer) == 28
