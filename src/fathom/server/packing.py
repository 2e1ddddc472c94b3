"""Packing: many small modules as few files, without any tool but Python.

Every module keeps its address and what it exports. The first one holds all that it needs, each
module as a function that runs once, and what they export in `modules`. Any other holds what it
needs beyond that; a module that is in several files is run by the first of them that comes. What
cannot be packed (a module of somebody else's board, written in a way that is not understood here)
is served as it is: all that it imports is found at its usual address.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

Resolve = Callable[[str, str], str]
"""From the name by which a module is imported, and its importer, to its path."""

# A pattern that begins with a word is looked for much faster than one that first looks back.
_NAME = r"[\w$]+"
_IMPORT = re.compile(
    rf"""import(?<![\w.$'"`/*]import)\s*(?:(?P<default>{_NAME})\s*,?\s*)?"""
    rf"""(?:\*\s*as\s+(?P<all>{_NAME})|\{{(?P<some>[^}}]*)\}})?\s*(?:from\s*)?"""
    r"""(?P<quote>["'])(?P<module>[^"'\n]+)(?P=quote);?"""
)
_EXPORT_FROM = re.compile(
    r"""export(?<![\w.$'"`/*]export)\s*(?:(?P<all>\*)|\{(?P<some>[^}]*)\})\s*from\s*"""
    r"""(?P<quote>["'])(?P<module>[^"'\n]+)(?P=quote);?"""
)
_EXPORT_SOME = re.compile(r"""export(?<![\w.$'"`/*]export)\s*\{(?P<some>[^}]*)\};?""")
_EXPORT_DEFAULT = re.compile(r"export(?<![^\n;}]export)\s+default\s+")
_EXPORT_ONE = re.compile(
    rf"^export\s+(?P<kind>async\s+function\*?|function\*?|class|const)\s+(?P<name>{_NAME})",
    re.MULTILINE,
)
_UNKNOWN = re.compile(r"^\s*(?:export|import)\b(?!\s*[.(])|^await\b", re.MULTILINE)
"""What is left if a module is written in a way that is not understood here."""
_TO_ITS_END = r"(?:(?!\*/).)*\*/"
_DOCUMENTS = re.compile(
    rf"^[ \t]*/\*\*\s{_TO_ITS_END}\n|/\*\* @\w+\s{_TO_ITS_END} ?", re.MULTILINE | re.DOTALL
)
"""What modules say to those who read and check them, in lines of its own or before an expression:
a quarter of them, which no browser needs."""
_OWN = "$own"
"""Stands for a module's default export."""


class CannotPack(Exception):
    """A module is written in a way that is not understood here, or imports itself in the end."""


class Module:
    """A module as it stands in a pack."""

    def __init__(self, path: str, source: str, resolve: Resolve) -> None:
        self.path = path
        self.needs: list[str] = []
        """The paths of those it imports, in order."""
        self.exports: dict[str, str] = {}
        """By the name under which it is known outside: what it is inside."""
        self._resolve = resolve
        self.body = self._packed(source)

    def _packed(self, source: str) -> str:
        source = _DOCUMENTS.sub("", source)
        source = _EXPORT_FROM.sub(self._export_from, source)
        source = _IMPORT.sub(self._import, source)
        source = _EXPORT_SOME.sub(self._export_some, source)
        source = _EXPORT_DEFAULT.sub(self._export_default, source)
        source = _EXPORT_ONE.sub(self._export_one, source)
        if found := _UNKNOWN.search(source):
            raise CannotPack(f"{self.path}: {source[found.start() :][:60]!r}")
        return source

    def _need(self, name: str) -> str:
        path = self._resolve(name, self.path)
        if path not in self.needs:
            self.needs.append(path)
        return f'modules["{path}"]'

    def _import(self, found: re.Match[str]) -> str:
        module = self._need(found["module"])
        said = []
        if found["default"]:
            said.append(f"const {{default: {found['default']}}} = {module};")
        if found["all"]:
            said.append(f"const {found['all']} = {module};")
        if found["some"]:
            inside = ", ".join(f"{a}: {b}" if a != b else a for a, b in _pairs(found["some"]))
            said.append(f"const {{{inside}}} = {module};")
        return " ".join(said)

    def _export_from(self, found: re.Match[str]) -> str:
        module = self._need(found["module"])
        if found["all"]:
            raise CannotPack(f"{self.path}: export * from {found['module']}")
        for inside, outside in _pairs(found["some"]):
            self.exports[outside] = f"{module}.{inside}"
        return ""

    def _export_some(self, found: re.Match[str]) -> str:
        self.exports.update({outside: inside for inside, outside in _pairs(found["some"])})
        return ""

    def _export_default(self, found: re.Match[str]) -> str:
        self.exports["default"] = _OWN
        return f"const {_OWN} = "

    def _export_one(self, found: re.Match[str]) -> str:
        self.exports[found["name"]] = found["name"]
        return f"{found['kind']} {found['name']}"

    @property
    def text(self) -> str:
        """The module as a function that runs once."""
        told = ", ".join(f"{outside}: {inside}" for outside, inside in self.exports.items())
        return f'modules["{self.path}"] ??= (() => {{\n{self.body}\nreturn {{{told}}};\n}})();\n'


def _pairs(some: str) -> list[tuple[str, str]]:
    """What stands between braces: `a, b as c` is (a, a), (b, c)."""
    pairs = []
    for part in filter(None, (part.strip() for part in some.split(","))):
        first, _, second = part.partition(" as ")
        pairs.append((first.strip(), (second or first).strip()))
    return pairs


class Packer:
    """Packs the modules of one application."""

    def __init__(self, first: str, sources: dict[str, str], resolve: Resolve) -> None:
        """`first` is the module that runs first. Raises CannotPack if it cannot be packed."""
        self.first = first
        self._sources = sources
        self._resolve = resolve
        self._modules: dict[str, Module] = {}
        self.in_first = self.order(first)
        """The paths of all that the first file holds."""

    def order(self, path: str) -> list[str]:
        """A module and all that it needs, those first on which others depend. Raises CannotPack."""
        order: list[str] = []
        waiting: list[str] = []

        def visit(one: str) -> None:
            if one in order:
                return
            if one in waiting:
                raise CannotPack(" -> ".join([*waiting[waiting.index(one) :], one]))
            waiting.append(one)
            for needed in self._module(one).needs:
                visit(needed)
            order.append(waiting.pop())

        visit(path)
        return order

    def packed(self, path: str) -> str:
        """What is served at the address of a module. Raises CannotPack."""
        if path == self.first:
            return "const modules = {};\n" + self._texts(self.in_first) + "export { modules };\n"
        wanted = [one for one in self.order(path) if one not in self.in_first]
        up = "../" * path.count("/")
        exported = ", ".join(
            f"{name}: {name if name != 'default' else _OWN}" for name in self._module(path).exports
        )
        names = [name for name in self._module(path).exports if name != "default"]
        told = f'const {{{exported}}} = modules["{path}"];\nexport {{ {", ".join(names)} }};\n'
        if "default" in self._module(path).exports:
            told += f"export default {_OWN};\n"
        return f'import {{ modules }} from "{up}{self.first}";\n{self._texts(wanted)}{told}'

    def _texts(self, paths: Iterable[str]) -> str:
        return "".join(self._module(path).text for path in paths)

    def _module(self, path: str) -> Module:
        if path not in self._modules:
            if path not in self._sources:
                raise CannotPack(f"there is no {path}")
            self._modules[path] = Module(path, self._sources[path], self._resolve)
        return self._modules[path]
