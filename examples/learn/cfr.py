"""OpenSpiel's CFR solves the end of a dive, so small that its exploitability is exact.

    python examples/learn/cfr.py --iterations 20 --plot cfr.png

`endgame.json` is the last round of a game of two who have stored as much: both are on their way up
with one treasure each, two more lie on the path, and there is air for two turns of each. What lies
face down is dealt anew by chance, so neither knows what they carry. CFR finds how to play; how much
a perfect opponent could still win against it (the exploitability) is worked out by going through
the whole tree of 23,709 states.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import fathom.envs.openspiel  # noqa: F401 (it registers the games)

ENDGAME = Path(__file__).with_name("endgame.json")


def solve(iterations: int, looks: int) -> list[tuple[int, float]]:
    """The exploitability after so many iterations, looked at so many times on the way."""
    game = pyspiel.load_game("fathom_deep_sea", {"position": str(ENDGAME)})
    solver = cfr.CFRPlusSolver(game)
    every = max(iterations // looks, 1)
    curve = [(0, exploitability.exploitability(game, solver.average_policy()))]
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number % every == 0:
            left = exploitability.exploitability(game, solver.average_policy())
            curve.append((number, left))
            print(f"{number:5} iterations: exploitability {left:.6f}", flush=True)
    return curve


def plot(curve: list[tuple[int, float]], file: Path) -> None:
    """Draw the curve."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.set(xlabel="iterations of CFR+", ylabel="exploitability", yscale="log")
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=150)


def main() -> None:
    """Solve and plot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--looks", type=int, default=5)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    curve = solve(arguments.iterations, arguments.looks)
    print(f"from {curve[0][1]:.4f} to {curve[-1][1]:.6f}")
    if arguments.plot is not None:
        plot(curve, arguments.plot)


if __name__ == "__main__":
    main()
