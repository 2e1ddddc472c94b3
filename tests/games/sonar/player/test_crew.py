"""First officers and engineers at every level, beside people and bots."""

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import SYMBOL_NAMES
from fathom.games.sonar.player.greedy import QUICK_HAND_MS, SLOW_HAND_MS
from fathom.games.sonar.rules.events import event_text
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.wiring import Wiring
from fathom.lab.playing import play_game
from tests.games.sonar.tables import (
    AT_FIRST_SIGHT,
    QUICK_LEVELS,
    boat,
    do,
    own,
    ready,
    realtime,
    table,
    words,
)

CAPTAIN, OFFICER, ENGINEER, RADIO = 0, 1, 2, 3
WIRING = Wiring("book")


def choice(level: str, state: SonarState, seat: int, seed: int = 1) -> str:
    return state.move_text(bot(level).choose(Perspective(state, seat), Dice(seed)))


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("wanted", ["drone", "silence", "mine"])
def test_officer_fills_what_a_captain_asks_for(level: str, wanted: str) -> None:
    """SON-10: whoever the captain is."""
    state = table(boat("B5", mark_due=True, wanted=wanted), moved=True, seats=8)
    assert choice(level, state, OFFICER, seed=3) == f"mark {wanted}"


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_captain_says_what_the_officer_fills(level: str) -> None:
    """The captain's wish is what the officer would fill unasked."""
    state = table(boat("B5", may_want=True), seats=8)
    wish = choice(level, state, CAPTAIN)
    assert wish == "want torpedo"
    do(state, wish, seat=CAPTAIN)
    assert choice(level, state, CAPTAIN).startswith("course")
    due = table(boat("B5", mark_due=True), moved=True, seats=8)
    assert choice(level, due, OFFICER) == "mark torpedo"


def test_wish_changes_when_it_is_fulfilled() -> None:
    """SON-11: with the torpedo ready the crew is told what comes next."""
    full = boat("B5", may_want=True, wanted="torpedo", gauges={"torpedo": 3})
    wish = choice(AT_FIRST_SIGHT, table(full, seats=8), CAPTAIN)
    assert wish.startswith("want") and wish != "want torpedo"


def test_wish_changes_when_something_else_is_needed_more() -> None:
    """SON-10: after a shot the torpedo is filled again, before what was begun meanwhile."""
    begun = boat("B5", may_want=True, wanted="silence", gauges={"silence": 2})
    assert choice(AT_FIRST_SIGHT, table(begun, seats=8), CAPTAIN) == "want torpedo"
    loading = boat("B5", may_want=True, wanted="torpedo", gauges={"silence": 2, "torpedo": 1})
    assert choice(AT_FIRST_SIGHT, table(loading, seats=8), CAPTAIN).startswith("course")


def test_captain_asks_just_before_a_course() -> None:
    """At the end of a turn it is too soon: the enemy may still change what is needed."""
    state = table(boat("B5", may_want=True), moved=True, seats=8)
    assert choice(AT_FIRST_SIGHT, state, CAPTAIN) == "end"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_engineer_never_chooses_damage(level: str) -> None:
    """SON-16, SON-17: on drawn sheets, whenever another symbol is free."""
    dice = Dice(5)
    seen = 0
    while seen < 40:
        sheet = 0
        for _ in range(12):
            sheet |= 1 << dice.below(24)
        panel = dice.below(4)
        if WIRING.is_full(sheet):
            continue
        free = [6 * panel + place for place in range(6) if not sheet >> 6 * panel + place & 1]
        harmful = {symbol for symbol in free if WIRING.is_full(sheet | 1 << symbol)}
        if not harmful or len(harmful) == len(free):
            continue
        crossed = [SYMBOL_NAMES[symbol] for symbol in range(24) if sheet >> symbol & 1]
        due = boat("B5", cross_due="nesw"[panel], crossed=crossed)
        state = table(due, moved=True, seats=8)
        chosen = choice(level, state, ENGINEER, seed=seen).split()[1]
        assert SYMBOL_NAMES.index(chosen) not in harmful
        seen += 1


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_engineer_spares_what_is_wanted(level: str) -> None:
    """SON-15: what a captain asked for stays free, even if it is not what the boat needs most."""
    for wanted, colour in (("torpedo", 0), ("sonar", 1), ("silence", 2)):
        for panel in "nesw":
            state = table(boat("B5", cross_due=panel, wanted=wanted), moved=True, seats=8)
            chosen = choice(level, state, ENGINEER).split()[1]
            assert not WIRING.colour_masks[colour] >> SYMBOL_NAMES.index(chosen) & 1


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_engineer_completes_a_circuit(level: str) -> None:
    """SON-18: the fourth of the yellow circuit clears it."""
    state = table(boat("B5", cross_due="e", crossed=["w1", "w2", "w3"]), moved=True, seats=8)
    assert choice(level, state, ENGINEER) == "cross e3"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_officer_sounds_for_a_captain_who_asked(level: str) -> None:
    """SON-24: drone and sonar are the captain's to call for; the officer may send them."""
    asked = table(ready("B5", wanted="sonar", gauges={"sonar": 3}), moved=True, seats=8)
    assert words(asked, OFFICER) == ["sonar"]
    assert choice(level, asked, OFFICER) == "sonar"
    assert not Perspective(asked, OFFICER).may_wait()


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_crew_repairs_and_dives(level: str) -> None:
    """SON-22: every line stays inside the border."""
    state = realtime(boat("B5", surfaced=True, repair="tracing", crossed=["n1"]))
    while state.boats[0].surfaced:
        acting = [seat for seat in state.to_act() if state.boat_of[seat] == 0]
        if not acting:
            due = state.due()
            assert due is not None
            state.pass_time(due)
            continue
        text = choice(level, state, acting[0])
        assert not text.endswith("bad")
        do(state, text, seat=acting[0])
    assert state.boats[0].sheet == 0


def hands(now: int) -> list[tuple[int, int]]:
    """When, and in which order, the bots of a crew are ready to take the sheet after the engineer.

    The boat surfaces at the time `now`.
    """
    state = realtime(boat("B5"), now=now)
    do(state, "surface", seat=CAPTAIN)
    do(state, "trace 1 good", seat=ENGINEER)
    ready_at = []
    for seat in own(state).tracers:
        known = Perspective(state, seat)
        while known.may_wait():
            state.now += 10
        ready_at.append((state.now - now, seat))
        state.now = now
    return sorted(ready_at)


@pytest.mark.compiled  # many games, and nothing about the rules
def test_bots_let_people_try_first_and_then_take_the_sheet() -> None:
    """SON-22: none before a hand could be done, all of them once any hand would be."""
    for now in range(0, 3000, 100):
        times = [time for time, _ in hands(now)]
        assert min(times) >= QUICK_HAND_MS
        assert max(times) <= SLOW_HAND_MS


@pytest.mark.compiled  # many games, and nothing about the rules
def test_no_bot_is_always_the_first_to_take_the_sheet() -> None:
    """SON-22: there is no fixed order among bots either."""
    orders = {tuple(seat for _, seat in hands(now)) for now in range(0, 6000, 250)}
    assert len(orders) == 6


def test_the_engineer_takes_its_time_too() -> None:
    """SON-22: and again when a line has failed."""
    state = realtime(boat("B5"), now=5000)
    do(state, "surface", seat=CAPTAIN)
    assert Perspective(state, ENGINEER).may_wait()
    for section, seat in ((1, ENGINEER), (2, RADIO), (3, CAPTAIN)):
        do(state, f"trace {section} good", seat=seat)
    do(state, "trace 4 bad", seat=OFFICER)
    state.pass_time(7000)
    assert own(state).tracers == [ENGINEER]
    assert Perspective(state, ENGINEER).may_wait()
    state.now = 7000 + SLOW_HAND_MS
    assert not Perspective(state, ENGINEER).may_wait()


def test_bots_leave_the_first_sections_to_people() -> None:
    """SON-22: nobody is traced out of their hands as long as there is another section."""
    state = realtime(boat("B5"), now=1000)
    do(state, "surface", seat=CAPTAIN)
    assert [choice(level, state, ENGINEER) for level in ("greedy", *QUICK_LEVELS)] == [
        "trace 4 good"
    ] * 5


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_crew_of_bots_repairs_in_any_order(seats: int) -> None:
    """SON-22: nobody waits for anybody for ever, whatever the size of the crew."""
    options = {"mode": "realtime", "clock_seconds": 240, "scenario": "bravo"}
    dived = 0
    for seed in range(2):
        state = play_game(GAME, ["greedy"] * seats, seed, options)
        assert isinstance(state, SonarState)
        dived += sum(event_text(event).endswith("dived") for event in state.log)
    assert dived >= 2
