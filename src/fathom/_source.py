"""Which form of the rules runs: compiled, or the same files interpreted.

Setting FATHOM_INTERPRETED=1 runs the source of every module, compiled or not: for comparing both,
for debugging, for coverage.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

INTERPRETED = "FATHOM_INTERPRETED"


class SourceFinder:
    """Finds the .py file of each of our modules, passing over compiled ones.

    It is no `importlib.abc.MetaPathFinder`, as it need not be: importing that takes long.
    """

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("fathom.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    """Install the finder if the environment asks for interpreted rules."""
    if os.environ.get(INTERPRETED, "") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    """Whether the rules that are running are the compiled ones."""
    from fathom.engine import state

    return not str(state.__file__).endswith(".py")
