"""Compile the hot part of the engine and every game's rules with mypyc.

Everything else about the package is in pyproject.toml. The same files run interpreted, so a
machine that cannot compile (no C compiler, no Python headers) still gets a working package:
each extension is optional. FATHOM_COMPILE=0 skips compiling, FATHOM_COMPILE=1 insists on it.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

HOT = [
    "src/fathom/engine/dice.py",
    "src/fathom/engine/playout.py",
    "src/fathom/engine/state.py",
    *sorted(str(path) for path in Path("src/fathom/games").glob("*/rules*.py")),
]


def extensions() -> list[Extension]:
    """The compiled modules, or none where compiling is not wanted."""
    wish = os.environ.get("FATHOM_COMPILE", "")
    if wish == "0":
        return []
    from mypyc.build import mypycify

    modules: list[Extension] = mypycify(HOT, opt_level="3", group_name="fathom")
    for module in modules:
        module.optional = wish != "1"
    return modules


setup(ext_modules=extensions())
