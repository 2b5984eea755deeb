"""Which build the tests run on, and that it is a build of these sources."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quadriga import builds

ROOT = Path(__file__).parent.parent

sys.path.insert(0, str(ROOT / "examples"))


def pytest_report_header() -> str:
    return f"quadriga: {'compiled' if builds.compiled() else 'plain Python'} from {builds.HERE}"


def pytest_sessionstart() -> None:
    if builds.stale(ROOT):
        pytest.exit("the installed build is not of these sources: make setup", returncode=2)
    built = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c")]
    if built:
        pytest.exit(f"nothing compiled may lie in src: remove {built[0].relative_to(ROOT)}", returncode=2)
