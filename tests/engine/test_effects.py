"""Effects, who they are for, and how they look on the wire."""

import msgspec

from fathom.engine.effects import Told
from fathom.engine.outcome import Outcome
from fathom.engine.view import View
from tests.engine.tables import PEARLS
from tests.toys.doubles import Drew, PearlsState, Swapped, WentOff


def test_an_effect_has_a_name_and_facts() -> None:
    effect = Drew(seat=1, pearl=5)
    assert effect.name == "drew"
    assert WentOff(0).name == "went-off"
    assert effect.facts() == {"seat": 1, "pearl": 5}


def test_an_effect_is_sent_with_its_name() -> None:
    assert msgspec.json.encode(WentOff(2)) == b'{"effect":"went-off","seat":2}'
    wire = msgspec.json.encode([Swapped(0), Drew(0, 4)])
    assert msgspec.json.decode(wire, type=list[Swapped | Drew]) == [Swapped(0), Drew(0, 4)]


def test_an_effect_is_for_everybody_or_for_some() -> None:
    public, private, secret = (Told(Swapped(0), seats) for seats in (None, (0, 2), ()))
    assert [public.is_for(viewer) for viewer in (None, 0, 1, 2)] == [True] * 4
    assert [private.is_for(viewer) for viewer in (None, 0, 1, 2)] == [False, True, False, True]
    assert [secret.is_for(viewer) for viewer in (None, 0, 1, 2)] == [False] * 4


def test_effects_are_collected_only_while_somebody_listens() -> None:
    state = PEARLS.new(2, seed=1)
    assert isinstance(state, PearlsState)
    state.play(0, 0)
    assert state.effects is None
    assert state.heard() == []
    state.listen()
    state.play(1, 0)
    assert state.heard() == [Told(Swapped(1)), Told(Drew(1, state.hands[1]), (1,))]
    assert state.heard() == [], "they are forgotten once they were heard"


def test_nobody_listens_to_a_copy() -> None:
    state = PEARLS.new(2, seed=1)
    state.listen()
    twin = state.copy()
    twin.play(0, 0)
    assert twin.effects is None
    assert state.heard() == []


def test_a_view_is_private_if_it_shows_more_than_a_spectator_sees() -> None:
    state = PEARLS.new(2, seed=1)
    public = state.view(None)
    assert state.view(0).is_private(public)
    assert not public.is_private(public)
    seen = View(you=1, ply=3, to_act=[0], outcome=Outcome("X-1", [1, 2], [0, 0]))
    assert not seen.is_private(View(you=None, ply=3, to_act=[0], outcome=seen.outcome))
    assert seen.is_private(View(you=None, ply=3, to_act=[0], outcome=None))
