"""Lets rules be tested on an arena of the tests' own, unless a module asks for the one that is raced on."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from quadriga.games.chariot import plan, scene
from quadriga.games.chariot.board import board, course
from tests.games.chariot.boards import FILE

KEPT = (board, course, plan.circuit, plan.line, scene._race)


@pytest.fixture(autouse=True)
def arena(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Race where the positions were drawn; on the real board in modules that say `ON_THE_REAL_BOARD`."""
    if getattr(request.module, "ON_THE_REAL_BOARD", False):
        yield
        return
    monkeypatch.setattr(sys.modules[board.__module__], "FILE", FILE)
    _forget()
    yield
    _forget()


def _forget() -> None:
    for known in KEPT:
        known.cache_clear()
