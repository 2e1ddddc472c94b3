"""Containerfile and compose file: as far as can be checked without a registry.

What they run is run here: each command of the images that are ours, with the variables of the
compose file, and as a soak each RUN in its order on a bare root file system. Not run: the images of
PostgreSQL, Redis and Caddy (ours of the tests stand in for the first two), and the engines
themselves, podman or docker, with their networks and volumes.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from fathom.server.settings import load_settings, unknown_variables
from tests.deploy.containerfile import FILE, KNOWN, ROOT, Bare, Stage, stages
from tests.server.harness import Guest
from tests.server.process import TIMEOUT_SECONDS, free_port

COMPOSE = ROOT / "deploy" / "compose.yaml"
DOT_ENV = {"POSTGRES_PASSWORD": "not a secret", "SITE": "fathom.example", "FATHOM_SECRET": "s" * 32}
IMAGE = re.compile(r"[a-z]+:[\w.-]+")
"""A name and a version: whose registry it comes from is for who builds it."""


def both() -> tuple[Stage, Stage]:
    build, final = stages(FILE.read_text(encoding="utf-8"))
    return build, final


def composed() -> dict[str, Any]:
    """The compose file with the variables of deploy/.env."""
    text = COMPOSE.read_text(encoding="utf-8")
    for name, value in DOT_ENV.items():
        text = re.sub(rf"\$\{{{name}:\?[^}}]+\}}", value, text)
    assert "$" not in text, "a variable that deploy/.env does not set"
    told: dict[str, Any] = yaml.safe_load(text)
    return told


# What is written


def test_the_containerfile_has_what_an_engine_reads() -> None:
    build, final = both()
    for stage in (build, final):
        assert IMAGE.fullmatch(stage.image)
        assert {one.verb for one in stage.instructions} <= KNOWN
    for words in build.all("COPY"):
        *names, _ = words.split()
        for name in names:
            assert (ROOT / name).exists(), f"COPY {name}"
    assert final.all("COPY") == [f"--from={build.name} /opt/fathom /opt/fathom"]
    verbs = [one.verb for one in final.instructions]
    assert verbs.index("USER") > max(n for n, verb in enumerate(verbs) if verb == "RUN")
    assert final.all("USER") == ["fathom"]
    assert "://" not in FILE.read_text().replace("http://127.0.0.1:8000", "")


def test_nothing_is_installed_that_is_not_pinned() -> None:
    build, final = both()
    installs = [words for words in build.all("RUN") if "/pip " in words]
    assert len(installs) == 4
    for words in installs:
        assert "--require-hashes" in words or "--no-deps" in words, words
    assert not [words for words in final.all("RUN") if "pip" in words]


def test_only_what_is_copied_goes_to_the_engine() -> None:
    kept = (ROOT / ".containerignore").read_text().splitlines()
    assert kept[0] == "*"
    wanted = {name.split("/")[0] for words in both()[0].all("COPY") for name in words.split()[:-1]}
    assert {line.removeprefix("!") for line in kept if line.startswith("!")} == wanted


def test_the_compose_file_fits_together() -> None:
    told = composed()
    services = told["services"]
    assert services.keys() == {"database", "redis", "server", "worker", "proxy"}
    for name, service in services.items():
        assert service["image"] == "fathom" or IMAGE.fullmatch(service["image"]), name
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            is_checked = "healthcheck" in services[other] or other == "server"
            assert is_checked, f"{other} never says that it is healthy"
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in told["volumes"] or (COMPOSE.parent / source).is_file(), volume
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    build = services["server"]["build"]
    assert (COMPOSE.parent / build["context"] / build["dockerfile"]).resolve() == FILE
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy server:8000" in caddy and "{$SITE}" in caddy


def test_its_variables_are_settings() -> None:
    for name in ("server", "worker"):
        given = both()[1].environment() | composed()["services"][name]["environment"]
        assert unknown_variables(given) == []
        settings = load_settings(environment=given)
        assert settings.url == "https://fathom.example"
        assert (settings.bots, settings.workers, settings.browser) == (0, 2, False)


# What is run


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A command, told to stop at the end with all that it started."""
    process = subprocess.Popen(command, start_new_session=True, **more)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(TIMEOUT_SECONDS)


def wait_until_healthy(check: list[str], server: subprocess.Popen[bytes], **more: Any) -> None:
    """Ask as an engine does, until it is well."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while subprocess.run(check, stderr=subprocess.DEVNULL, **more).returncode:
        assert server.poll() is None, "the server has stopped"
        assert time.monotonic() < deadline, "the server does not get healthy"


def play(url: str) -> None:
    """Somebody plays with a bot, until the bot has moved."""
    guest = Guest(url, "Ada")
    with ExitStack() as held:
        held.callback(guest.http.close)
        table = guest.table("deep-sea", "you", "random", options={"starter": 1}, start=True)
        looker = held.enter_context(guest.look(table))
        looker.wait_for_ply(1)
        assert looker.sight["ply"] >= 1


def test_the_commands_serve_with_the_variables_of_the_compose_file(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    """Database and Redis are ours, and the port is free; all else is as it is written."""
    final, services = both()[1], composed()["services"]
    port = str(free_port())
    scripts = sysconfig.get_path("scripts")
    own = {
        "FATHOM_DATABASE": postgres_url,
        "FATHOM_REDIS": redis_url,
        "FATHOM_DATA": str(tmp_path),
        "FATHOM_PORT": port,
        "FATHOM_URL": "",
    }
    given = {
        **final.environment(),
        **services["server"]["environment"],
        **own,
        "PATH": f"{scripts}:{os.environ['PATH']}",
    }
    check = [part.replace("8000", port) for part in final.command("HEALTHCHECK")]
    with (
        (tmp_path / "log").open("wb") as log,
        running(final.command("CMD"), env=given, stdout=log, stderr=log) as server,
        running(services["worker"]["command"], env=given, stdout=log, stderr=log),
    ):
        wait_until_healthy(check, server, env=given)
        play(f"http://127.0.0.1:{port}")


def fetch_wheels(lock: Path, folder: Path) -> None:
    """Bring what is pinned to a folder, also what only an older Python than this one needs."""
    folder.mkdir(exist_ok=True)
    pinned = folder / lock.name
    pinned.write_text(re.sub(r" ; python_full_version \S+ \S+", "", lock.read_text()))
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    hashed = ["--require-hashes", "-r", str(pinned), "-d", str(folder)]
    subprocess.run([*download, *hashed], check=True)


@pytest.mark.soak
@pytest.mark.skipif(
    os.getuid() != 0 or shutil.which("debootstrap") is None or sys.version_info[:2] != (3, 11),
    reason="needs root, debootstrap (apt install debootstrap) and Python 3.11, as Debian 12 has it",
)
def test_every_step_runs_on_a_bare_root_file_system(tmp_path: Path) -> None:
    """Debian's own bookworm stands in for the image; packages of Python come from this machine."""
    build, final = both()
    first = Bare(tmp_path / "build")
    release = build.image.partition(":")[2].removesuffix("-slim")
    subprocess.run(["debootstrap", "--variant=minbase", release, str(first.folder)], check=True)
    for name in ("etc/resolv.conf", "etc/apt/apt.conf.d"):
        if Path("/", name).is_dir():
            shutil.copytree(Path("/", name), first.folder / name, dirs_exist_ok=True)
        else:
            shutil.copy2(Path("/", name), first.folder / name)
    subprocess.run(["cp", "-a", str(first.folder), str(tmp_path / "final")], check=True)
    second = Bare(tmp_path / "final")
    for lock in ("play.txt", "scale.txt"):
        fetch_wheels(ROOT / "requirements" / lock, first.folder / "wheels")
    first.build(build, {}, PIP_NO_INDEX="1", PIP_FIND_LINKS="/wheels")
    second.build(final, {build.name: first})
    port = str(free_port())
    asked = [part.replace("8000", port) for part in final.command("HEALTHCHECK")]
    assert "fathom " in second.run(["fathom", "--version"])
    told = second.run(
        ["python3", "-c", "import fathom.engine.dice; print(fathom.engine.dice.__file__)"]
    )
    assert told.strip().endswith(".so"), "its rules are compiled"
    assert second.run(["id", "--user", "--name"]).strip() == "fathom"
    with running(second.inside(final.command("CMD"), FATHOM_PORT=port)) as server:
        wait_until_healthy(second.inside(asked), server)
        play(f"http://127.0.0.1:{port}")
