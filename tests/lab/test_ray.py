"""A real Ray cluster of two nodes, each with its own processes: one of them is killed."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fathom.lab.cluster import Cluster
from fathom.lab.simulate import SimulationPlan, simulate
from fathom.lab.workers import shared_out

GAMES = 20_000


@pytest.fixture
def nodes() -> Iterator[Any]:
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Nodes

    nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def node_of(number: int) -> str:
    import ray

    name: str = ray.get_runtime_context().get_node_id()
    return name


@pytest.mark.soak
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_node_that_is_killed_loses_nothing(nodes: Any) -> None:
    second = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    cluster = Cluster(nodes.address)
    assert len(set(shared_out(node_of, [(number,) for number in range(40)], cluster))) == 2
    done = 0

    def kill_in_the_middle(more: int) -> None:
        nonlocal done, second
        done += more
        if second is not None and done >= GAMES // 2:
            nodes.remove_node(second, allow_graceful=False)
            second = None

    plan = SimulationPlan("deep-sea", 4, ["greedy", "random", "random", "greedy"], GAMES, seed=17)
    report = simulate(plan, cluster, kill_in_the_middle)
    assert (done, second) == (GAMES, None)
    assert msgspec.json.encode(report) == msgspec.json.encode(simulate(plan))
