"""What the radio operator writes down, and what is shown for repairs."""

from tests.games.sonar.tables import boat, do, new, realtime, table


def test_legs_are_what_everybody_heard() -> None:
    """SON-34, SON-35: courses are letters, a silent run begins a leg, findings have a step."""
    log = [
        "yellow course n",
        "blue course e",
        "yellow course w",
        "yellow surfaced 3 0",
        "yellow course s",
        "blue drone 3 yes",
        "yellow silence",
        "yellow course e",
        "yellow torpedo D4 0 1",
        "blue detonation C9 1 0",
        "blue sonar",
        "yellow answered column C row 4",
        "yellow mine",
    ]
    state = table("C5", "J10", log=log)
    for viewer in (0, 1, None):
        yellow, blue = state.view(viewer).legs
        assert [leg.courses for leg in yellow] == ["nws", "e"]
        found = [[(one.after, one.kind, one.what) for one in leg.findings] for leg in yellow]
        assert found == [
            [(2, "sector", ["3"]), (3, "drone", ["3", "yes"])],
            [
                (1, "fired", ["D4"]),
                (1, "blast", ["D4", "0"]),
                (1, "blast", ["C9", "1"]),
                (1, "answer", ["column", "C", "row", "4"]),
                (1, "laid", []),
            ],
        ]
        assert [leg.courses for leg in blue] == ["e"]
        assert [(one.kind, one.what) for one in blue[0].findings] == [
            ("blast", ["D4", "1"]),
            ("blast", ["C9", "0"]),
        ]
    assert [leg.courses for leg in new(2).view(1).legs[0]] == [""]


def test_assistance_has_shares_that_make_a_whole() -> None:
    state = table("D3", "J10", options={"assistance": True})
    help_for_yellow = state.view(0).assistance
    assert help_for_yellow is not None
    assert list(help_for_yellow.shares) == help_for_yellow.fields
    assert abs(sum(help_for_yellow.shares.values()) - 1) < 0.01


def test_the_outline_is_shown_to_who_repairs_or_checks() -> None:
    """SON-22: to the crew on the surface, and to the enemy engineer during the check."""
    state = realtime(boat("A1", may_surface=True))
    assert state.view(0).outline is None
    do(state, "surface", seat=0)
    assert all(state.view(seat).outline is not None for seat in range(4))
    assert all(state.view(seat).outline is None for seat in (4, 5, 6, 7, None))
    for section, seat in ((1, 2), (2, 3), (3, 0), (4, 1)):
        do(state, f"trace {section} good", seat=seat)
    assert state.view(6).outline is not None and state.view(4).outline is None
    sheet = state.view(6).repair_sheet
    assert sheet is not None and sheet.traced == [1, 2, 3, 4]
