"""Pack an earlier version of our sources for tests/upgrade: `tools/previous_version.py COMMIT`.

What a browser would load is left empty: the test speaks to it by messages. The file is the same for
the same commit on every machine.
"""

import io
import lzma
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "tests" / "upgrade" / "previous-version.tar.xz"
LEFT_OUT = ("/check/", "/envs/", "/golden/")
"""The server does without these."""
EMPTY = (".css", ".d.ts", ".js", ".png", ".svg", ".wav", ".woff2")


def main(commit: str) -> None:
    """Write the file anew."""
    archive = ["git", "-C", str(ROOT), "archive", commit, "src/fathom"]
    packed = subprocess.run(archive, check=True, capture_output=True).stdout
    out = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(packed)) as whole,
        tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as kept,
    ):
        for member in whole.getmembers():
            if not member.isfile() or any(part in member.name for part in LEFT_OUT):
                continue
            stream = whole.extractfile(member)
            assert stream is not None
            content = b"" if member.name.endswith(EMPTY) else stream.read()
            plain = tarfile.TarInfo(member.name.removeprefix("src/"))
            plain.size = len(content)
            kept.addfile(plain, io.BytesIO(content))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(lzma.compress(out.getvalue(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{FILE.relative_to(ROOT)}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
