"""Where the server can be found, and the same as a picture for phones."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

EVERYWHERE = ("0.0.0.0", "::", "")
_HERE = ("localhost", "127.0.0.1", "::1")


def lan_address() -> str | None:
    """The address of this machine in its network; None if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def local_url(host: str, port: int) -> str:
    """How a browser on this machine gets here."""
    name = "localhost" if host in (*EVERYWHERE, *_HERE) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def lan_url(host: str, port: int) -> str | None:
    """How a phone in the same network gets here; None if it cannot."""
    if host not in EVERYWHERE:
        return None if host in _HERE else local_url(host, port)
    address = lan_address()
    return None if address is None else f"http://{address}:{port}"


def shared_url(seen: str, configured: str, host: str) -> str:
    """The address to give to others, for somebody whose browser shows the address `seen`.

    Whoever sits at the server sees `localhost`, which is of no use to a phone.
    """
    if configured:
        return configured.rstrip("/")
    parts = urlsplit(seen)
    if parts.hostname in _HERE:
        lan = lan_url(host, parts.port or 80)
        if lan is not None:
            return lan
    return f"{parts.scheme}://{parts.netloc}"


def qr_svg(text: str) -> str:
    """A QR code as an SVG picture."""
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", border=2, xmldecl=False, svgns=True, scale=8, nl=False
    )
    return picture.getvalue().decode()


def qr_lines(text: str) -> str:
    """A QR code for the terminal."""
    picture = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue()
