"""What an enemy may be, and how often it would make each move."""

import pytest

from fathom.engine.dice import Dice
from fathom.games.sonar.notation import CROSS, MARK
from fathom.games.sonar.player.characters import READERS_WHIM, TEMPERS, Portrait, first_shares
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.foresight import candidates
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import EXPERT, HARD
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import boat, ready, table

FORESEEING = HARD._replace(reads=False, duel_worlds=2, turns=1)
AT_SIGHT = HARD._replace(reads=False, duel_worlds=0)


def considered(state: SonarState) -> tuple[list[Guess], list[Thought]]:
    guesses = [Guess(state.chart, number) for number in range(2)]
    return guesses, consider(state, 0, HARD, guesses, Dice(1))


def test_what_is_known_to_the_letter_never_does_some_things() -> None:
    """Who foresees may make any of the few moves that it tries, and no other."""
    state = table(ready("E5"), boat("J10"), moved=True)
    guesses, thoughts = considered(state)
    tried = {thought.move for thought in candidates(thoughts, FORESEEING)}
    portrait = Portrait(FORESEEING, 1.0, followed=1)
    assert 1 < len(tried) < len(state.legal_moves(0))
    for chances in (
        portrait.chances(state, thoughts),
        portrait.followed_chances(state, thoughts, guesses, Dice(1)),
    ):
        assert set(chances) <= tried and sum(chances.values()) == pytest.approx(1)
        assert all(chance > 0 for chance in chances.values())
    at_sight = Portrait(AT_SIGHT, 1.0).chances(state, thoughts)
    assert max(at_sight, key=lambda move: at_sight[move]) == thoughts[0].move
    assert Portrait(AT_SIGHT, 1.0).followed_chances(state, thoughts, guesses, Dice(1)) == at_sight


def test_who_reads_may_know_what_nobody_knows() -> None:
    """SON-24: it fires where nothing speaks for a shot, but seldom."""
    state = table(ready("E5"), boat("J10"), moved=True)
    guesses, thoughts = considered(state)
    known = Portrait(FORESEEING, 1.0, followed=1)
    reader = known._replace(skill=FORESEEING._replace(reads=True))
    for expected, chances in (
        (known.chances(state, thoughts), reader.chances(state, thoughts)),
        (
            known.followed_chances(state, thoughts, guesses, Dice(1)),
            reader.followed_chances(state, thoughts, guesses, Dice(1)),
        ),
    ):
        assert set(chances) == set(state.legal_moves(0))
        assert sum(chances.values()) == pytest.approx(1)
        unexpected = sum(chances[move] for move in chances if move not in expected)
        assert 0 < unexpected <= READERS_WHIM


def test_somebody_may_do_anything() -> None:
    """SON-24: every shot that the rules allow, but what looks best most often."""
    state = table(ready("E5"), boat("J10"), moved=True)
    _, thoughts = considered(state)
    legal = state.legal_moves(0)
    assert len(thoughts) < len(legal)
    for temper in TEMPERS:
        chances = temper.chances(state, thoughts)
        assert set(chances) == set(legal) and sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0
        assert max(chances.values()) == chances[thoughts[0].move]
    careless, anybody = (temper.chances(state, thoughts)[thoughts[0].move] for temper in TEMPERS)
    assert careless > anybody


@pytest.mark.parametrize(
    ("due", "kind"),
    [({"mark_due": True}, MARK), ({"cross_due": "n"}, CROSS)],
    ids=["mark", "cross"],
)
def test_the_inside_of_a_boat_is_as_it_should_be(due: dict[str, object], kind: int) -> None:
    """SON-10, SON-16: what nobody hears of is what looks best."""
    state = table(boat("B5", **due), moved=True)
    _, thoughts = considered(state)
    assert thoughts[0].move >= kind
    for kind_of_captain in (*TEMPERS, Portrait(HARD, 0.5)):
        assert kind_of_captain.chances(state, thoughts) == {thoughts[0].move: 1.0}


def test_who_is_sure_thinks_of_nobody_else() -> None:
    assert first_shares(Portrait(EXPERT, 1.0)) == (1.0,)
    assert first_shares(Portrait(EXPERT, 0.5)) == (0.5, 0.25, 0.25)
    assert first_shares(Portrait(EXPERT, 0.0)) == (0.5, 0.5)
