"""A phone: fingers that zoom and drag, that see before they do, and everything within reach of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.looks import is_whole
from tests.e2e.players import JUMPS, VERSION, play_for, shifts, sit_down, watch_shifts
from tests.server.house import House

HEIGHT = 740
PHONE: dict[str, Any] = {"width": 360, "height": HEIGHT, "touch": True}
SLUGS = [game.slug for game in games()]
SHOWN = "document.querySelector('svg.board').getAttribute('viewBox').split(' ').map(Number)"
A_WHILE = 3.0  # seconds of a game
SMALLEST = 40  # units of what a finger can be sure to hit


class Fingers:
    """One or two of them on the glass."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def go(self, *steps: Sequence[tuple[float, float]]) -> None:
        """Touch the first places, go on to the others, and let go."""
        for number, places in enumerate((*steps, [])):
            touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            kind = "touchStart" if number == 0 else "touchMove" if places else "touchEnd"
            self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def test_fingers_zoom_drag_and_come_back(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot", **PHONE)
    whole, hand = page.evaluate(SHOWN), Fingers(page)
    hand.go(*[[(150 - 15 * step, 180), (210 + 15 * step, 180)] for step in range(7)])
    near = page.evaluate(SHOWN)
    assert near[2] < whole[2] / 3
    hand.go(*[[(200 - 20 * step, 180)] for step in range(5)])
    dragged = page.evaluate(SHOWN)
    assert dragged[0] > near[0]
    assert dragged[2] == near[2]
    for _ in range(5):  # the first tap after dragging may only stop the board
        if page.is_visible(".whole"):
            page.tap(".whole")
            page.wait_for_timeout(100)
    assert page.evaluate(SHOWN) == whole
    corner = page.locator("svg.board").bounding_box()
    assert corner is not None
    for _ in range(20):  # two taps that come too late on a busy machine are two single ones
        page.touchscreen.tap(corner["x"] + 3, corner["y"] + 3)
        if page.evaluate(SHOWN)[2] < whole[2]:
            return
    raise AssertionError("two taps do not zoom")


def test_a_finger_sees_first_and_then_does(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "edison", **PHONE)
    before, card = page.evaluate(VERSION), page.locator("svg.board .lit").last
    card.tap(force=True)
    page.wait_for_selector("svg.board .chosen")
    assert page.evaluate(VERSION) == before
    card.tap(force=True)
    page.wait_for_function(f"{VERSION} > {before}")


def test_what_happened_is_behind_a_button(visit: Visit, house: House) -> None:
    """It leaves room for the board until somebody wants to read it, and then leads to the rules."""
    page = sit_down(visit, house, "edison", **PHONE)
    assert not page.is_visible(".log")
    page.tap(".tab:text-is('What happened')")
    page.tap(".log button >> nth=-1")
    page.wait_for_selector(".clause-panel .clause")
    page.tap(".clause-panel header button")
    page.tap(".tab:text-is('What happened')")
    page.wait_for_selector(".log", state="hidden")


def test_a_finger_need_not_hit_what_is_smaller_than_itself(visit: Visit, house: House) -> None:
    """A pawn of a few units is chosen from beside it; from further away it is not."""
    page = sit_down(visit, house, "overload", **PHONE)
    box = page.locator("svg.board .lit").last.bounding_box()
    assert box is not None
    assert box["width"] < SMALLEST / 2
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x + 2 * SMALLEST, y)
    page.wait_for_timeout(400)  # two taps would zoom
    assert page.locator("svg.board .chosen").count() == 0
    page.touchscreen.tap(x + SMALLEST * 0.45, y)
    page.wait_for_selector("svg.board .chosen")


@pytest.mark.parametrize("game", SLUGS)
def test_what_can_be_done_is_at_the_thumb(visit: Visit, house: House, game: str) -> None:
    """Buttons large enough, at the lower edge, and nothing that overlaps them or is out of sight."""
    page = sit_down(visit, house, game, bots=3, lang="fr", **PHONE)
    if page.locator(".actions summary").count():
        page.tap(".actions summary")
    for button in page.locator(".actions button, .actions summary").all()[:4]:
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST
        assert box["y"] > HEIGHT / 2
    page.wait_for_selector(".difference", state="detached")  # it floats over everything
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": HEIGHT, "height": 360})  # held sideways
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate("document.querySelector('.actions').clientHeight") > 4 * SMALLEST
    assert page.evaluate(CUT_OFF) == []
    is_whole(page, contrast=False)


# What one needs for a decision, and does not see without scrolling, or beside the board.
OUT_OF_SIGHT = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const parts = ["svg.board", ".sentence", ".latest", ".actions", ".actions button, .actions summary"];
  return [
    ...parts.filter((part) => box(part).bottom > innerHeight),
    ...parts.slice(1).filter((part) => box(part).left < box("svg.board").right),
  ];
}"""
# Parts of the page of which one lies over another.
OVERLAPPING = """() => {
  const parts = [".head", "svg.board", ".sentence", ".latest", ".sheets", ".tabs", ".actions"];
  const boxes = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()]);
  return boxes.flatMap(([part, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => other.top < box.bottom - 1 && box.top < other.bottom - 1)
    .map(([other]) => `${part} ${other}`));
}"""
# What is written wider or higher than there is room for.
CUT_OFF = """() => [...document.querySelectorAll(".sentence, .gauge, .who, .tab, .actions button")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
  .map((each) => `${each.className}: ${each.textContent.trim()}`)"""


# A question as long as they become, for somebody with a name as long as they may be.
LONGEST = (
    "Barthélémy-Alexandre, où déplaces-tu la voiture Zeppelin\u202f? 3 cases en arrière\u202f; "
    "le rouleau propulseur ne peut pas bouger."
)
ROOM = """(words) => {
  const place = document.querySelector(".sentence");
  place.textContent = words;
  return place.clientHeight - place.scrollHeight;
}"""


@pytest.mark.parametrize("screen", [(360, 740), (740, 360), (768, 1024), (1024, 768), (1440, 900)])
def test_the_longest_sentence_is_read_to_its_end(visit: Visit, house: House, screen: tuple[int, int]) -> None:
    width, height = screen
    page = sit_down(visit, house, "overload", width=width, height=height)
    assert page.evaluate(ROOM, LONGEST) >= 0


@pytest.mark.parametrize("game", SLUGS)
def test_nothing_jumps_in_a_game(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game, **PHONE)
    watch_shifts(page)
    assert play_for(page, random.Random(1), A_WHILE) > 0
    assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:5]
