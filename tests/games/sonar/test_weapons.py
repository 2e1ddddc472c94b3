"""Torpedoes, mines, Archer mines and their blasts."""

from tests.games.sonar.tables import after_course, boat, do, own, ready, refused, table, words


def targets(field: str, **options: str) -> set[str]:
    state = after_course(field, options=dict(options))
    return {text.split()[1] for text in words(state, 0) if text.startswith("torpedo")}


def test_torpedo_from_d3_hits_g2() -> None:
    """SON-28, SON-29: the source's example, four steps and a direct hit."""
    state = after_course("D3", "G2")
    do(state, "torpedo G2")
    assert (state.boats[0].damage, state.boats[1].damage) == (0, 2)
    assert state.view(None).log == ["yellow torpedo G2 0 2"]


def test_torpedo_swims_round_islands() -> None:
    """SON-28: 1 to 4 steps through sea, not the own field, never an island."""
    near = targets("C3")  # C4 is an island just below
    assert "C3" not in near and "C4" not in near
    assert "C5" in near  # two below, four round the island
    assert "C6" not in near  # three below, five round the island
    assert "G3" in near and "H3" not in near
    assert refused(after_course("C3"), 0, "torpedo C4") == "SON-28"
    assert refused(after_course("C3"), 0, "torpedo C3") == "SON-28"


def test_blast_does_two_one_or_nothing() -> None:
    """SON-29: diagonals count, and islands do not shield."""
    for place, damage in (("E5", 2), ("F6", 1), ("D5", 1), ("E7", 0), ("A1", 0)):
        state = after_course("F3", place)
        do(state, "torpedo E5")
        assert state.boats[1].damage == damage
        assert state.view(None).log == [f"yellow torpedo E5 0 {damage}"]


def test_torpedo_next_to_the_own_boat() -> None:
    """SON-29: the own boat takes damage too."""
    state = after_course("A1", "J10")
    do(state, "torpedo A2")
    assert state.boats[0].damage == 1
    assert state.view(None).log == ["yellow torpedo A2 1 0"]


def test_both_boats_die_in_one_blast() -> None:
    """SON-4: a draw."""
    state = after_course(ready("A1", damage=3), boat("A2", damage=2))
    do(state, "torpedo A2")
    outcome = state.outcome()
    assert outcome is not None and (outcome.clause, outcome.places) == ("SON-4", [1, 1])
    assert state.boats[1].damage == 4  # capped


def test_torpedo_destroys_mines_without_extra_damage() -> None:
    """SON-28: only the owner is told; an Archer mine goes for all."""
    state = after_course(ready("D3", mines=["F3"]), boat("J10", mines=["F3"]), seats=4)
    state.listen()
    do(state, "torpedo F3")
    assert (state.boats[0].mines, state.boats[1].mines) == ([], [])
    destroyed = [one.seats for one in state.heard() if one.effect.name == "mine-destroyed"]
    assert destroyed == [(0, 1), (2, 3)]
    assert (state.boats[0].damage, state.boats[1].damage) == (0, 0)
    echo = after_course("E5", "J10", options={"scenario": "echo"})
    do(echo, "torpedo E3")
    assert "E3" not in echo.view(1).archer


def test_mine_is_laid_on_a_neighbour_in_secret() -> None:
    """SON-30: laying is called, the field is not; SON-31: C7 on B7, a boat on C6 takes 1."""
    state = after_course(ready("C7", route=["D7", "C7"]), "C6")
    assert refused(state, 0, "mine e") == "SON-30"  # the own route
    do(state, "mine w")
    assert own(state).mines == ["B7"]
    assert state.view(1).log == ["yellow mine"]
    elsewhere = after_course(ready("C7", route=["D7", "C7"]), "C6")
    do(elsewhere, "mine s")
    assert [state.view(eyes) for eyes in (1, None)] == [elsewhere.view(eyes) for eyes in (1, None)]
    do(state, "detonate B7")
    assert (state.boats[0].damage, state.boats[1].damage) == (1, 1)
    assert state.view(1).log[-1] == "yellow detonation B7 1 1"
    assert own(state).mines == []


def test_where_a_mine_cannot_be_laid() -> None:
    """SON-30: island, edge, own mine, Archer mine; an enemy mine is no obstacle."""
    state = after_course(ready("C3", mines=["B3"]), boat("J10", mines=["D3"]))
    assert refused(state, 0, "mine s") == "SON-30"
    assert refused(state, 0, "mine w") == "SON-30"
    assert "mine e" in words(state, 0)
    assert refused(after_course("A1"), 0, "mine n") == "SON-30"
    echo = after_course("E4", options={"scenario": "echo"})
    assert refused(echo, 0, "mine n") == "SON-30"
    former = after_course("E4", options={"scenario": "echo"}, archer=["H2"])
    assert "mine n" in words(former, 0)


def test_detonation_at_any_time_of_the_own_turn() -> None:
    """SON-31: before the course, between and after; no gauge, no breakdown stops it."""
    state = table(boat("A1", mines=["F5", "G5", "H5"], crossed=["n2"]))
    do(state, "detonate F5", "course s", "detonate G5", "mark mine", "cross s1", "detonate H5")
    assert state.boats[0].mines == []
    assert refused(state, 0, "detonate F5") == "SON-31"
    assert refused(table("A1", boat("J10", mines=["F5"])), 0, "detonate F5") == "SON-31"


def test_blast_of_a_mine_sets_off_nothing_else() -> None:
    """SON-29."""
    state = table(boat("A1", mines=["F5", "F6"]), boat("J10", mines=["F5", "G5"]))
    do(state, "detonate F5")
    assert own(state).mines == ["F6"]
    assert len(state.boats[1].mines) == 2


def test_archer_mine_is_detonated_once_for_both() -> None:
    """SON-40: four marks, as a mine, gone for both."""
    full = {"scenario": 4}
    echo = {"scenario": "echo"}
    state = after_course(ready("A1", gauges=full), "E4", options=echo)
    assert refused(state, 0, "archer L2") == "SON-40"  # of the other map
    do(state, "archer E3")
    assert (state.boats[1].damage, state.view(1).log) == (1, ["yellow archer E3 0 1"])
    assert "E3" not in state.view(1).archer and len(state.view(1).archer) == 7
    assert own(state).gauges["scenario"] == 0
    again = after_course(ready("A1", gauges=full), "J9", options=echo, archer=["H2"])
    assert refused(again, 0, "archer E3") == "SON-40"
    none = table(boat("A1", gauges={"scenario": 3}), "J9", options=echo, archer=[])
    do(none, "course s", "mark scenario", "cross s1")
    assert words(none, 0) == ["end"]


def test_other_maps_have_no_archer_mines() -> None:
    """SON-40, SON-10."""
    assert refused(after_course("A1"), 0, "archer H2") == "SON-10"
