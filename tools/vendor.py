"""Copies what the browser application vendors from tools/node_modules: `make vendor`.

What lies there afterwards, from which package and under which licence, is in vendor/VENDORED.txt.
"""

import hashlib
import json
import shutil
from pathlib import Path

TOOLS = Path(__file__).parent
PACKAGES = TOOLS / "node_modules"
VENDOR = TOOLS.parent / "src" / "fathom" / "web" / "vendor"
TESTS = TOOLS.parent / "tests" / "browser" / "vendor"

FILES = {
    "preact": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "preact-hooks.js"},
    "@preact/signals": {"dist/signals.mjs": "signals.js"},
    "@preact/signals-core": {"dist/signals-core.mjs": "signals-core.js"},
    "htm": {"dist/htm.module.js": "htm.js"},
    "@fluent/bundle": {
        f"esm/{name}.js": f"fluent/{name}.js"
        for name in ("index", "bundle", "resource", "types", "resolver", "scope", "builtins",
                     "memoizer")
    },
    "@fontsource-variable/figtree": {"files/figtree-latin-wght-normal.woff2": "figtree.woff2"},
    "@fontsource/marcellus": {"files/marcellus-latin-400-normal.woff2": "marcellus.woff2"},
}  # fmt: skip
LICENCE_AS = {"@fluent/bundle": "htm"}
"""Packages that come without the text of their licence, and another under the same one."""
FILES_OF_TESTS = {"axe-core": {"axe.min.js": "axe.js"}}
HEAD = "# sha256, file, package, version, licence. Written by tools/vendor.py.\n"


def vendor(folder: Path, wanted: dict[str, dict[str, str]]) -> None:
    """Copy the wanted files, their licences, and write down what they are."""
    shutil.rmtree(folder, ignore_errors=True)
    lines = []
    for package, files in wanted.items():
        about = json.loads((PACKAGES / package / "package.json").read_text())
        for source, name in files.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PACKAGES / package / source, target)
            digest = hashlib.sha256(target.read_bytes()).hexdigest()
            lines.append(f"{digest}  {name}  {package}  {about['version']}  {about['license']}\n")
        licence = PACKAGES / LICENCE_AS.get(package, package) / "LICENSE"
        name = package.removeprefix("@").replace("/", "-")
        (folder / "licences").mkdir(exist_ok=True)
        shutil.copyfile(licence, folder / "licences" / f"{name}.txt")
    (folder / "VENDORED.txt").write_text(HEAD + "".join(sorted(lines)), encoding="utf-8")


if __name__ == "__main__":
    vendor(VENDOR, FILES)
    vendor(TESTS, FILES_OF_TESTS)
