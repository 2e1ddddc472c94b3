"""`python -m tests.fleet --seed 7 --seconds 60`: one run; the same seed has the same faults."""

from __future__ import annotations

import argparse
import sys

from tests.fleet.network import obstacle
from tests.fleet.running import run
from tests.fleet.scheduling import schedule
from tests.fleet.served import PLANTED


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tests.fleet", description=__doc__)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--runs", type=int, default=1, help="so many, from this seed on")
    words.add_argument("--planted", choices=PLANTED, default="", help="with this fault in it")
    words.add_argument("--no-browser", action="store_true")
    asked = words.parse_args()
    missing = obstacle()
    if missing:
        words.error(missing)
    is_clean = True
    for seed in range(asked.seed, asked.seed + asked.runs):
        for fault in schedule(seed, asked.seconds):
            print(f"  {fault}")
        has_browser = not asked.no_browser
        result = run(seed, asked.seconds, planted=asked.planted, has_browser=has_browser)
        print(result, flush=True)
        for violation in result.violations:
            print(f"  {violation}")
        is_clean = is_clean and not result.violations
    return 0 if is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
