"""What somebody plays with: a finger sees first, and who uses keys is told of keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.players import VERSION, sit_down
from tests.e2e.test_table import point_at, with_what_turns
from tests.server.house import House

# A finger, as browsers tell of it when it comes down; of its click many say nothing, or that it is a mouse.
CLICKS = {
    "nothing": "new MouseEvent('click', { bubbles: true, clientX, clientY })",
    "a mouse": "new PointerEvent('click', { bubbles: true, clientX, clientY, pointerType: 'mouse' })",
}
TAP = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  const finger = { bubbles: true, clientX, clientY, pointerType: "touch", isPrimary: true, pointerId: 7 };
  thing.dispatchEvent(new PointerEvent("pointerdown", finger));
  thing.dispatchEvent(new PointerEvent("pointerup", finger));
  thing.dispatchEvent(%s);
}"""
WIDTH = "document.querySelector('svg.board').viewBox.baseVal.width"
CHOSEN = "svg.board .chosen"


@pytest.mark.parametrize("click", CLICKS)
@pytest.mark.parametrize("place", ["svg.board .lit", ".actions button.do"])
def test_a_finger_sees_first_whatever_is_said_of_its_click(
    visit: Visit, house: House, click: str, place: str
) -> None:
    """On the board, and on the buttons."""
    page = sit_down(visit, house, "edison", touch=True)
    before, tap = page.evaluate(VERSION), TAP % CLICKS[click]
    thing = page.locator(place).first
    thing.evaluate(tap)
    page.wait_for_selector("svg.board .chosen, .actions .tried", state="attached")
    assert page.evaluate(VERSION) == before
    assert not page.evaluate("document.querySelector('quad-table').isAsking"), "and nothing is on its way"
    thing.evaluate(tap)
    page.wait_for_function(f"{VERSION} > {before}")


@pytest.mark.parametrize("click", CLICKS)
def test_two_taps_look_closer_whatever_is_said_of_their_clicks(
    visit: Visit, house: House, click: str
) -> None:
    page = sit_down(visit, house, "chariot", touch=True)
    whole = page.evaluate(WIDTH)
    page.evaluate(
        f"() => {{ const tap = {TAP % CLICKS[click]}; const board = document.querySelector('svg.board');"
        " tap(board); tap(board); }"
    )
    assert page.evaluate(WIDTH) < whole


def test_who_uses_keys_is_told_of_keys(visit: Visit, house: House) -> None:
    """Enter lays a tile that clicking again would turn."""
    page = with_what_turns(visit, house)
    assert page.inner_text(".actions .hint").startswith("Click again")
    name = chosen(page)
    page.keyboard.press("Escape")
    page.locator(f"svg.board [data-name={name}]").press("Enter")
    page.wait_for_selector(".actions .hint:text-is('R to see another choice, Enter to play this one.')")
    left = page.evaluate("document.querySelector('quad-table').deciding.tried.action")
    page.keyboard.press("r")
    assert page.evaluate("document.querySelector('quad-table').deciding.tried.action") != left
    before = page.evaluate(VERSION)
    page.keyboard.press("Enter")
    page.wait_for_function(f"{VERSION} > {before}")
    page.wait_for_selector("svg.board .lit")


def chosen(page: Page) -> str:
    """Return the name of the tile that was pointed at."""
    return str(page.get_attribute(CHOSEN, "data-name"))


def test_a_mouse_does_at_once_what_a_finger_only_sees(visit: Visit, house: House) -> None:
    """What can be taken back. Each time what was used last counts, where there are both."""
    page = sit_down(visit, house, "chariot")
    page.locator("svg.board [data-name=done]").evaluate(TAP % CLICKS["nothing"])  # the dice stay as they fell
    page.wait_for_selector(CHOSEN)
    page.keyboard.press("Escape")
    before = page.evaluate(VERSION)
    point_at(page, "done")
    page.wait_for_function(f"{VERSION} > {before}")
    page.click("button:has-text('Take back')")


def test_what_cannot_be_taken_back_is_seen_first_with_a_mouse_too(visit: Visit, house: House) -> None:
    """A second click does it; by keys, Enter does it at once."""
    page = sit_down(visit, house, "asteroid")
    before = page.evaluate(VERSION)
    point_at(page, "mark-20")
    page.wait_for_selector(".actions .hint:text-is('Like this? Click it again, or press Enter.')")
    assert page.evaluate(VERSION) == before
    assert not page.evaluate("document.querySelector('quad-table').isAsking"), "and nothing is on its way"
    point_at(page, "mark-20")
    page.wait_for_function(f"{VERSION} > {before}")
    other = sit_down(visit, house, "asteroid")
    other.locator("svg.board [data-name=mark-20]").press("Enter")
    other.wait_for_function(f"{VERSION} > {before}")
