"""The browser application: plain ES modules, served as they are. Here is where they lie."""

import base64
import hashlib
import re
from pathlib import Path

FOLDER = Path(__file__).parent


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
