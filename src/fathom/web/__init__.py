"""The browser application: plain ES modules, served as they are. Here is where they lie."""

import base64
import hashlib
import json
import re
from pathlib import Path

FOLDER = Path(__file__).parent
SERVED = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By ending: what is served, and as what."""
_IMPORTED = re.compile(
    r"""\b(?:import\s*(?:[\w$*{}\s,]*?from\s*)?|export\s*[\w$*{}\s,]*?from\s*)["']([^"']+)["']"""
)


def imports(module: str) -> list[str]:
    """The modules that a module cannot begin without, as it names them."""
    return _IMPORTED.findall(module)


def import_map(page: str) -> dict[str, str]:
    """What the names of modules stand for: `fathom/` stands for all that begins with it."""
    text = page.partition('type="importmap">')[2].partition("</script>")[0]
    names: dict[str, str] = json.loads(text)["imports"]
    return names


def inline_scripts(page: str) -> list[str]:
    """The sources a Content-Security-Policy must name so that scripts in the page itself are read.

    Those are its import map and what cannot wait for modules; these are their fingerprints.
    """
    scripts = re.findall(
        r"<script(?![^>]*\s(?:src=|type=.application/json))[^>]*>(.*?)</script>",
        page,
        flags=re.DOTALL,
    )
    digests = (hashlib.sha256(script.encode()).digest() for script in scripts)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
