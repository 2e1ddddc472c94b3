"""A process that has not heard of the latest yet leads nobody back to an earlier ply."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Guest, HandClock, Running, settings_for


class Lagging:
    """Two processes on the same tables that do not hear of each other, and somebody at both."""

    def __init__(self, first: Running, second: Running) -> None:
        self.here = first.guest()
        self.table = self.here.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        self.there: Guest = second.again(self.here)
        self.there.get(f"/api/tables/{self.table}/sight")  # now the second has it in memory
        self.here.do(self.table, "moves", key="one", move="on", ply=0, seat=0)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    clock = HandClock()
    settings = settings_for(tmp_path_factory.mktemp("servers"))
    with Running(settings, clock) as first, Running(settings, clock) as second:
        yield [first, second]


@pytest.fixture
def lagging(servers: list[Running]) -> Lagging:
    return Lagging(*servers)


def test_who_comes_by_socket_is_not_led_back(lagging: Lagging) -> None:
    with lagging.there.look(lagging.table, seat=0, ply=1) as looker:
        looker.of_type("sight")
        assert looker.sight["ply"] == 1


def test_who_asks_is_not_led_back(lagging: Lagging) -> None:
    sight = lagging.there.get(f"/api/tables/{lagging.table}/sight?seat=0&since=1")
    assert sight["ply"] == 1


def test_a_move_by_what_was_seen_elsewhere_is_not_stale(lagging: Lagging) -> None:
    answer = lagging.there.do(lagging.table, "moves", key="two", move="leave", ply=1, seat=0)
    assert answer["ply"] == 2


def test_an_undo_by_what_was_seen_elsewhere_is_not_stale(lagging: Lagging) -> None:
    code = lagging.there.refused(f"/api/tables/{lagging.table}/undo", key="two", ply=1, seat=0)[1]
    assert code == "no-undo"  # chance has decided since; it is not called stale
