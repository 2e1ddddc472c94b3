"""Compile the hot part of the engine and every game's rules with mypyc, each into its own library.

C code is written anew every time, in a few seconds; compiled is only what has changed. Everything
else about the package is in pyproject.toml. The same files run interpreted, so a machine that
cannot compile still gets a working package: one line says so and what is missing.
FATHOM_COMPILE=0 skips compiling, FATHOM_COMPILE=1 insists on it.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MARK = "# mypyc: compile\n"
"""The first line of every file that is compiled."""
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
REMEDY = "To compile them: a C compiler and the Python headers (apt install gcc python3-dev)."


def marked() -> list[str]:
    """The files that are compiled."""
    files = sorted(Path("src/fathom").rglob("*.py"))
    return [file.as_posix() for file in files if file.read_text("utf-8").startswith(MARK)]


def libraries() -> dict[str, list[str]]:
    """Which of them are compiled together: those of a game, and those that all games share.

    Calls within a library are the faster ones. After a change in a game only its own is compiled.
    """
    found: dict[str, list[str]] = {}
    for path in marked():
        folders = Path(path).parent.parts[1:]
        package = folders[:3] if folders[1] == "games" else folders[:1]
        found.setdefault(".".join([*package, "native"]), []).append(path)
    return found


def obstacle() -> str | None:
    """What keeps this machine from compiling an extension, found out by trying; None if nothing."""
    if os.name != "posix":
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    with tempfile.TemporaryDirectory() as folder:
        flags = ["-I", sysconfig.get_path("include"), "-shared", "-fPIC", "-o", f"{folder}/probe"]
        probe = subprocess.run(
            [*compiler, *flags, "-x", "c", "-"],
            input="#include <Python.h>\n",
            capture_output=True,
            text=True,
        )
    if probe.returncode == 0:
        return None
    if "Python.h" in probe.stderr.partition("\n")[0]:
        return "there are no Python headers (Python.h)"
    return f"the C compiler does not work ({compiler[0]}: {probe.stderr.strip()[:200]})"


def extensions() -> list[Extension]:
    """The compiled modules; none where compiling is not wanted or not possible."""
    wish = os.environ.get("FATHOM_COMPILE", "")
    if wish == "0" or BUILDING.isdisjoint(sys.argv):
        return []
    missing = obstacle()
    if missing and wish == "1":
        raise SystemExit(f"The rules cannot be compiled: {missing}.")
    if missing:
        print(f"Rules run interpreted, many times slower: {missing}. {REMEDY}", file=sys.stderr)
        return []
    print("Compiling the rules ...", file=sys.stderr)
    from mypyc import build

    modules: list[Extension] = build.mypycify(
        # mypy's cache knows what a module offers, but not how its classes lie in memory.
        [f"--cache-dir={os.devnull}", *marked()],
        opt_level="3",
        separate=[(files, name) for name, files in libraries().items()],
    )
    for module in modules:
        module.depends += ["setup.py", build.__file__]
        if os.name == "posix":
            # Nobody replaces our functions, so that calls between them can be inlined; and what a
            # debugger would read takes a fifth of the compiler's time.
            module.extra_compile_args += ["-fno-semantic-interposition", "-g0"]
    return modules


class BuildExtensions(build_ext):
    """Compiles as usual, several libraries at a time, and leaves nothing old behind."""

    parallel: bool | int

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True

    def run(self) -> None:
        super().run()
        folders = [Path(self.build_lib), Path("src")] if self.inplace else [Path(self.build_lib)]
        for folder in folders:
            fresh = {folder / self.get_ext_filename(module.name) for module in self.extensions}
            for path in folder.rglob("*" + EXTENSION_SUFFIXES[-1]):
                if path in fresh:
                    path.touch()  # an unchanged one has its old date beside its source
                else:
                    path.unlink()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})
