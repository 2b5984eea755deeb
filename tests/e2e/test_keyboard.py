"""A whole game with the keyboard alone: Tab, arrows and Enter, and nothing set by a script."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.players import VERSION, decide, sit_down
from tests.server.house import House

FAR = 80  # presses of Tab in which everything on a page is reached
MANY = 4000  # presses in which a game is over
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

HAS_FOCUS = "(thing) => document.activeElement.matches(thing)"
SEEN = """() => {
  const table = document.querySelector("quad-table");
  return {
    isOver: table?.view?.phase === "over",
    isLit: document.activeElement.matches("svg.board .lit"),
    isLost: document.querySelector("svg.board .lit") && !document.activeElement.closest("svg.board"),
    at: document.activeElement.dataset.name ?? "",
  };
}"""


def tab_to(page: Page, thing: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(FAR):
        if page.evaluate(HAS_FOCUS, thing):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {thing}")


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page, rng = visit(), random.Random(1)
    page.wait_for_selector(".poster >> nth=3")
    tab_to(page, ".poster[data-game=edison] button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.board .lit")
    tab_to(page, "svg.board .lit")
    been: set[str] = set()
    for _ in range(MANY):
        seen = page.evaluate(SEEN)
        if seen["isOver"]:
            break
        if not seen["isLit"]:
            assert not seen["isLost"], "the focus is lost"
            page.wait_for_timeout(20)
            continue
        been.add(seen["at"])
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(ARROWS))
        page.keyboard.press("Enter")
    assert len(been) > 5, "the arrows lead nowhere"
    tab_to(page, "button.main")
    assert page.inner_text("button.main") == "Play again"


# What of all that is lit no arrow leads to, wherever one comes from.
UNREACHED = """() => {
  const { lit } = document.querySelector("quad-table").board;
  const seen = new Set(), next = [lit[0]];
  while (next.length > 0) {
    const at = next.pop();
    if (seen.has(at)) continue;
    seen.add(at);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      at.focus();
      at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      next.push(document.activeElement);
    }
  }
  return lit.filter((each) => !seen.has(each)).map((each) => each.dataset.name);
}"""


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_the_arrows_lead_everywhere(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game)
    assert page.evaluate(UNREACHED) == []


HINT = ".latest:has-text('A strong bot’s advice: ')"
# Counts from now on what is decided.
DECISIONS = """() => {
  const table = document.querySelector("quad-table");
  const { decide } = table;
  window.decided = 0;
  table.decide = (choice) => {
    window.decided += 1;
    return decide.call(table, choice);
  };
}"""


def test_a_key_that_is_held_down_is_pressed_once(visit: Visit, house: House) -> None:
    """It chooses, and does not go on to do that, or anything that is asked next."""
    page = sit_down(visit, house, "edison")
    page.evaluate(DECISIONS)
    for place, key in (("svg.board .lit", "Enter"), ("svg.board .lit", " "), (".actions button.do", "Enter")):
        if place != "svg.board .lit" and page.locator(".actions summary").count():
            page.locator(".actions summary").press("Enter")
        before = page.evaluate(VERSION)
        page.evaluate("window.decided = 0")
        page.locator(place).first.focus()
        for _ in range(8):
            page.keyboard.down(key)
            page.wait_for_timeout(100)
        page.keyboard.up(key)
        page.wait_for_function(f"{VERSION} > {before}")
        page.wait_for_selector("svg.board .lit")
        assert page.evaluate("window.decided") == 1, f"{key} is held down"


def test_enter_on_a_clause_that_is_read_does_nothing_at_the_table(visit: Visit, house: House) -> None:
    """Though something was chosen there."""
    page = sit_down(visit, house, "edison")
    decide(page)
    page.click(".ask-hint")
    page.wait_for_selector(HINT)
    page.evaluate(DECISIONS)
    page.click(".log button >> nth=-1")
    page.wait_for_selector(".clause-panel h2:focus")
    page.keyboard.press("Enter")
    assert page.evaluate("window.decided") == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".clause-panel", state="detached")
    assert page.locator("svg.board .chosen").count() == 1, "it is still chosen"
