"""OpenSpiel's CFR+ solves a Deep Sea Adventure so small that its exploitability is exact.

    python examples/learn/cfr.py --iterations 200 --plot cfr.png

The game is a variant made by options (`SMALL`): two divers, one round, little air, a die with two
sides and two chips. Chance is explicit, and what lies face down is dealt by it, so nobody knows
what they carry. CFR+ finds how to play; how much a perfect opponent could still win against it (the
exploitability) is worked out by going through the whole tree.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, get_all_states

import fathom.envs.openspiel  # noqa: F401 (it registers the games)

SMALL = "starter:0;rounds:1;air:3;levels:1;chips:2;copies:1;least_value:1;dice:1;faces:2;stack:1"


def solve(options: str, iterations: int, looks: int) -> list[tuple[int, float]]:
    """The exploitability after so many iterations, looked at so many times on the way."""
    game = pyspiel.load_game("fathom_deep_sea", {"options": options})
    solver = cfr.CFRPlusSolver(game)
    every = max(iterations // looks, 1)
    curve = [(0, exploitability.exploitability(game, solver.average_policy()))]
    print(f"    0 iterations: exploitability {curve[0][1]:.6f}", flush=True)
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number % every == 0:
            left = exploitability.exploitability(game, solver.average_policy())
            curve.append((number, left))
            print(f"{number:5} iterations: exploitability {left:.6f}", flush=True)
    return curve


def history_of(state: pyspiel.State) -> str:
    """What tells one state from all others."""
    text: str = state.history_str()
    return text


def count_states(options: str) -> int:
    """How many states the tree has, those of chance included."""
    game = pyspiel.load_game("fathom_deep_sea", {"options": options})
    found = get_all_states.get_all_states(
        game,
        include_terminals=True,
        include_chance_states=True,
        to_string=history_of,
    )
    return len(found)


def plot(curve: list[tuple[int, float]], file: Path) -> None:
    """Draw the curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.ticker import MaxNLocator

    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.set(xlabel="iterations of CFR+", ylabel="exploitability", yscale="log")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=150)


def main() -> None:
    """Solve and plot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--options", default=SMALL)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--looks", type=int, default=10)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    print(f"{count_states(arguments.options):,} states")
    curve = solve(arguments.options, arguments.iterations, arguments.looks)
    print(f"from {curve[0][1]:.4f} to {curve[-1][1]:.6f}")
    if arguments.plot is not None:
        plot(curve, arguments.plot)


if __name__ == "__main__":
    main()
