"""What would come of an action is seen before it is done, by pointing at what is lit, and no longer."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.players import PATIENCE, decide, sit_down
from tests.server.house import House

LIT = "[...document.querySelectorAll('svg.board .lit')].map((each) => each.dataset.name)"
PREVIEW = "svg.board :is(.ways, .ghosts)"
# How much is shown of what is looked at, and how much it says itself.
SHOWN = """() => {
  const { path = [], ghosts = [], notes = [] } = document.querySelector("quad-table").deciding.tried;
  const number = (part) => document.querySelectorAll(`svg.board ${part}`).length;
  return [number(".ways > g:not(.trail) .way"), number(".ghosts .ghost"), number(".ways .note"),
    path.length > 1 ? 1 : 0, ghosts.length, notes.length];
}"""
TRAIL = """() => {
  const { board } = document.querySelector("quad-table");
  board.preview({ trails: [{ seat: 1, path: [[100, 100], [200, 200]] }] });
  return getComputedStyle(document.querySelector("svg.board .ways .trail .way")).stroke;
}"""


def hover(page: Page, part: str) -> bool:
    """Point at one thing after the other until this part of a preview is shown, if it is for any."""
    for name in page.evaluate(LIT):
        page.locator(f"svg.board [data-name='{name}']").first.hover(force=True)
        if page.locator(f"{PREVIEW} {part}").count():
            return True
    return False


@pytest.mark.parametrize(
    ("game", "part"), [("asteroid", ".way"), ("chariot", ".way"), ("edison", ".ghost"), ("overload", ".note")]
)
def test_what_would_come_of_it_is_shown(visit: Visit, house: House, game: str, part: str) -> None:
    """A wake, a way through the lanes, where vehicles would end, how many rings."""
    page, end = sit_down(visit, house, game), time.monotonic() + PATIENCE
    while not hover(page, part):
        assert time.monotonic() < end, "nothing is ever shown"
        decide(page)
    way, ghosts, notes, *due = page.evaluate(SHOWN)
    assert [way, ghosts, notes] == due
    page.mouse.move(2, 2)
    assert page.locator(f"{PREVIEW} > *").count() == 0, "nothing is left of it"


def test_others_ways_are_shown_in_their_ink(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload")
    assert page.evaluate(TRAIL) == "rgb(200, 69, 47)"
