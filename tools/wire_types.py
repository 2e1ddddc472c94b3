"""Writes the types of what server and browser send each other, from the structs: `make wire`.

Those of the server are in app/wire.d.ts; those of each game, its view, effects and options, in the
web/wire.d.ts of its folder. With --check nothing is written: it fails if a file should be another.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as wire

from fathom.engine.effects import Effect
from fathom.engine.game import Game
from fathom.engine.outcome import Outcome
from fathom.engine.view import View
from fathom.server import asks
from fathom.server.routes import conduct, games, me, people, play, replay, tables
from fathom.server.tells import Tell
from fathom.server.tells.tables import TableTell

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "src" / "fathom" / "web" / "app"
GAMES = ("src/fathom/games/*/web", "examples/*/src/*/web")
NAME = "wire.d.ts"
LONGEST_LINE = 100
AT_TABLE = "tables/${string}/"
HEAD = "// Written by tools/wire_types.py from the structs of {}.\n"
OF_ANY_GAME = """/** The view of whatever game: what all have, and what else it shows. */
export type AnyView = View & Record<string, unknown>;

/** One thing that happened, in whatever game: its name, and its facts. */
export type AnyEffect = { effect: string } & Record<string, unknown>;
"""
BY_GAME = {View: "AnyView", Effect: "AnyEffect"}
"""What each game has its own form of: by struct, the type of all of these together."""
PLAIN: dict[type[wire.Type], str] = {
    wire.AnyType: "unknown",
    wire.BoolType: "boolean",
    wire.FloatType: "number",
    wire.IntType: "number",
    wire.NoneType: "null",
    wire.StrType: "string",
}

Structs = Iterable[type[msgspec.Struct]]


def main(is_check: bool) -> int:
    """Write the files; or only say which are not what they should be."""
    wanted = {APP / NAME: of_server()}
    for folder in (folder for places in GAMES for folder in sorted(ROOT.glob(places))):
        source = next(parent for parent in folder.parents if parent.name == "src")
        sys.path.insert(0, str(source))
        package = ".".join(folder.parent.relative_to(source).parts)
        wanted[folder / NAME] = of_game(import_module(package).GAME, package)
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text() != text]
    for file in stale:
        if not is_check:
            file.write_text(wanted[file])
        print(f"{file.relative_to(ROOT)} {'is stale: make wire' if is_check else 'is written'}")
    return int(is_check and bool(stale))


def of_server() -> str:
    """All that is told and asked, and what the games have in common."""
    told = sorted(_made_by(Tell.__module__, Tell), key=lambda one: (one.__module__, one.__name__))
    asked = [one for one in vars(asks).values() if _is_a(one, asks.Ask)]
    heard = [one for one in told if one.__struct_config__.tag]
    there = _with_inner(told)
    return "\n".join(
        [
            HEAD.format("fathom.server.tells and fathom.server.asks"),
            _api(),
            _union("Told", "What the server tells on the socket.", heard),
            _union("Message", "What it is sent there.", asks.Message.__args__),
            OF_ANY_GAME,
            *(_interface(one) for one in there if one is not Effect),
            *(_interface(one, is_asked=True) for one in _with_inner(asked) if one not in there),
        ]
    )


def of_game(game: Game, package: str) -> str:
    """The view of a game, all that can happen in it, and what its host may choose."""
    effects = _made_by(package, Effect)
    structs = _with_inner([game.view, *effects, game.options])
    return "\n".join(
        [
            HEAD.format(package),
            "import { Scene as SceneOf } from 'fathom/boards.js';",
            "import { Outcome, View } from 'fathom/wire.js';\n",
            "/** What the board is given. */",
            f"export type Scene = SceneOf<{game.view.__name__}, Effect>;\n",
            _union("Effect", "One thing that happened.", effects),
            *(_interface(one) for one in structs if one not in (View, Outcome)),
        ]
    )


def _is_a(thing: object, base: type) -> bool:
    return isinstance(thing, type) and issubclass(thing, base) and thing is not base


def _made_by(package: str, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [one for one in base.__subclasses__() if f"{one.__module__}.".startswith(f"{package}.")]


def _with_inner(structs: Structs) -> list[type[msgspec.Struct]]:
    """These and all that they hold, each once, and no two of the same name."""
    found = dict.fromkeys(structs)
    waiting = list(found)
    for struct in waiting:  # grows as it goes
        inner = [one for one in _structs_in(wire.type_info(struct)) if one not in found]
        found |= dict.fromkeys(inner)
        waiting += inner
    names = [one.__name__ for one in found]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise SystemExit(f"several structs have the same name: {', '.join(sorted(twice))}")
    return list(found)


def _structs_in(kind: wire.Type) -> list[type[msgspec.Struct]]:
    match kind:
        case wire.StructType():
            inner = [part for field in kind.fields for part in _structs_in(field.type)]
            return [kind.cls, *inner] if kind.fields else [kind.cls]
        case wire.UnionType(types=parts) | wire.TupleType(item_types=parts):
            return [one for part in parts for one in _structs_in(part)]
        case wire.CollectionType():
            return _structs_in(kind.item_type)
        case wire.DictType():
            return _structs_in(kind.value_type)
        case wire.Metadata():
            return _structs_in(kind.type)
    return []


def _api() -> str:
    """What is told at each path below /api; where several fit, the most particular comes first."""
    calls: list[tuple[str, str]] = []
    verbs = []
    parts = (me, people, conduct, games, tables, play, replay)
    for handler in (one for part in parts for one in part.HANDLERS):
        told = get_type_hints(handler.fn)["return"]
        (told,) = get_args(told) or (told,)
        (path,) = handler.paths
        path = re.sub(r"{\w+:str}", "${string}", path.removeprefix("/api/"))
        if isinstance(handler, HTTPRouteHandler) and told is type(None):
            calls.append((path, f"(path: `{path}`, body: object): Promise<null>;"))
            continue
        if not isinstance(handler, HTTPRouteHandler) or not _is_a(told, Tell):
            continue
        if "GET" in handler.http_methods:
            calls.append((path, f"(path: `{path}${{Query}}`): Promise<{told.__name__}>;"))
        elif path.startswith(AT_TABLE) and told is TableTell:
            verbs.append(path.removeprefix(AT_TABLE))
        else:
            calls.append((path, f"(path: `{path}`, body: object): Promise<{told.__name__}>;"))
    calls.append((AT_TABLE, f"(path: `{AT_TABLE}${{Verb}}`, body: object): Promise<TableTell>;"))
    calls.sort(key=lambda call: (call[0].endswith("${string}"), call))
    return "\n".join(
        [
            _lines("Verb", "What can be done at a table.", [f"'{verb}'" for verb in verbs]),
            "type Query = '' | `?${string}`;\n",
            "/** What is told over HTTP, by the path below /api; with a body it is a POST. */",
            "export interface Api {",
            *(f"  {call}" for _, call in calls),
            "}\n",
        ]
    )


def _union(name: str, about: str, structs: Structs) -> str:
    return _lines(name, about, [one.__name__ for one in structs] or ["never"])


def _lines(name: str, about: str, parts: list[str]) -> str:
    """One of several, on as few lines as there is room for."""
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) > LONGEST_LINE:
        after = f"  {' | '.join(parts)};"
        if len(after) > LONGEST_LINE:
            after = "\n".join(f"  | {part}" for part in parts) + ";"
        line = f"export type {name} =\n{after}"
    return f"/** {about} */\n{line}\n"


def _interface(struct: type[msgspec.Struct], *, is_asked: bool = False) -> str:
    """A struct in TypeScript. What is asked may leave out what has a default."""
    described = wire.type_info(struct)
    assert isinstance(described, wire.StructType)
    base = struct.__base__
    inherited = getattr(base, "__struct_fields__", ())
    about = _about_fields(struct)
    may_be_absent = is_asked or described.cls.__struct_config__.omit_defaults
    lines = [f"  {described.tag_field}: '{described.tag}';"] if described.tag_field else []
    for field in described.fields:
        if field.name not in inherited:
            mark = "?" if may_be_absent and not field.required else ""
            lines += _comment(about.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    extends = f" extends {base.__name__}" if base and inherited else ""
    head = f"export interface {struct.__name__}{extends} {{"
    return "\n".join([*_comment(struct.__doc__), head, *lines, "}", ""])


def _comment(text: str | None, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def _about_fields(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field: the sentence that stands below it in the source."""
    (source,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(source, ast.ClassDef)
    about = {}
    for field, after in zip(source.body, source.body[1:], strict=False):
        match field, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                about[name] = text
    return about


def _type(kind: wire.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case wire.StructType():
            return BY_GAME.get(kind.cls, kind.cls.__name__)
        case wire.LiteralType(values=values):
            return " | ".join(f"'{one}'" if isinstance(one, str) else f"{one}" for one in values)
        case wire.EnumType():
            return " | ".join(f"'{one.value}'" for one in kind.cls)
        case wire.UnionType():
            return " | ".join(dict.fromkeys(map(_type, kind.types)))
        case wire.TupleType():
            return f"[{', '.join(_type(part) for part in kind.item_types)}]"
        case wire.CollectionType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case wire.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case wire.Metadata():
            return _type(kind.type)
    return PLAIN[type(kind)]


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
