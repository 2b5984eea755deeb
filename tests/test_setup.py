"""How the wheel is built: compiled or not, as asked and as the machine allows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NO_COMPILER = "/bin/false"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what a wheel is made from, so that nothing is built in the checkout."""
    copy = tmp_path / "quadriga"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def build(sources: Path, **environment: str) -> tuple[int, list[str], str]:
    """Return pip's exit code, the wheels made, and all that was said."""
    wheels = sources / "wheels"
    command = [sys.executable, "-m", "pip", "--verbose", "wheel", "--no-deps", "--no-build-isolation"]
    ran = subprocess.run(
        [*command, "--wheel-dir", str(wheels), str(sources)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, [wheel.name for wheel in wheels.glob("*.whl")], ran.stdout + ran.stderr


def test_no_compiler_makes_a_plain_wheel_and_says_so(sources: Path) -> None:
    code, (wheel,), said = build(sources, CC=NO_COMPILER)
    assert code == 0
    assert wheel.endswith("-py3-none-any.whl")
    assert "no C compiler with Python's headers: building plain Python, which is slower" in said


def test_compiling_can_be_declined(sources: Path) -> None:
    code, (wheel,), _ = build(sources, QUADRIGA_COMPILE="0")
    assert code == 0
    assert wheel.endswith("-py3-none-any.whl")


def test_compiling_can_be_demanded_and_then_fails_clearly(sources: Path) -> None:
    code, wheels, said = build(sources, QUADRIGA_COMPILE="1", CC=NO_COMPILER)
    assert (code, wheels) == (1, [])
    assert "QUADRIGA_COMPILE=1, but no C compiler with Python's headers was found" in said


def test_other_wishes_are_refused(sources: Path) -> None:
    code, wheels, said = build(sources, QUADRIGA_COMPILE="maybe")
    assert (code, wheels) == (1, [])
    assert "QUADRIGA_COMPILE=maybe: it can be 1 (demand compiling), 0 (do without) or left out" in said
