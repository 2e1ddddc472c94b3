"""A fleet in a box, with faults on schedule: what it must never do, and that we would notice."""

from __future__ import annotations

import socket

import pytest

from tests.fleet.network import CUT, Host, Network, Weather, obstacle
from tests.fleet.running import run
from tests.fleet.scheduling import KINDS, schedule
from tests.fleet.served import PLANTED

SOAK_SECONDS = 60
SOAK_RUNS = 100
MOST_RUNS = 20
"""A fault that was planted is found in so many runs at most."""

missing = obstacle()
needs_hosts = pytest.mark.skipif(missing is not None, reason=missing or "")


def test_a_run_can_be_repeated() -> None:
    assert schedule(7, 60) == schedule(7, 60)
    assert schedule(7, 60) != schedule(8, 60)


def test_a_minute_has_every_kind_of_fault() -> None:
    for seed in range(100):
        faults = schedule(seed, SOAK_SECONDS)
        assert {fault.kind for fault in faults} == set(KINDS)
        assert all(fault.at + fault.seconds <= SOAK_SECONDS for fault in faults)


@needs_hosts
def test_what_is_sent_in_bad_weather() -> None:
    """Cut one way, then both; late while it is slow; and nobody else hears anything."""

    def line(host: Host) -> socket.socket:
        end = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        end.bind((host.address, 99))
        return end

    with Network(["here", "there"], seed=1) as network:
        hosts = network.hosts.values()
        here, there = (host.do(lambda host=host: line(host)) for host in hosts)  # type: ignore[misc]
        addresses = [host.address for host in hosts]

        def send(words: bytes) -> None:
            here.sendto(words, (addresses[1], 99))

        network.set_weather("here", "there", CUT)
        send(b"lost")
        there.sendto(b"the other way", (addresses[0], 99))
        assert here.recv(99) == b"the other way"
        network.set_weather("here", "there", Weather(delay_seconds=0.2))
        send(b"late")
        there.sendto(b"meanwhile", (addresses[0], 99))
        assert here.recv(99) == b"meanwhile"
        network.set_weather("here", "there", None)
        send(b"soon")
        assert [there.recv(99), there.recv(99)] == [b"soon", b"late"]
        here.close()
        there.close()


@needs_hosts
def test_a_short_run() -> None:
    result = run(seed=3, seconds=6, has_browser=False)
    assert result.violations == []
    assert result.moves > 0 and result.sights > 0


@needs_hosts
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK_RUNS))
def test_a_minute_of_faults(seed: int) -> None:
    result = run(seed, SOAK_SECONDS)
    print(f"\n{result}")
    assert result.violations == []


@needs_hosts
@pytest.mark.soak
@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(planted: str) -> None:
    for seed in range(MOST_RUNS):
        result = run(seed, 20, planted=planted, has_browser=False)
        if result.violations:
            print(f"\n{planted}: found in run {seed + 1}: {result.violations[0]}")
            return
    pytest.fail(f"{planted}: not found in {MOST_RUNS} runs")
