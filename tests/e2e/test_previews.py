"""What would come of an action is seen before it is done, by pointing at what is lit, and no longer."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from quadriga.core.inks import dashes
from tests.e2e.conftest import Visit
from tests.e2e.players import IS_OVER, PATIENCE, VERSION, decide, play_again, play_until, sit_down
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
  const { stroke, strokeDasharray } = getComputedStyle(document.querySelector("svg.board .ways .trail .way"));
  return [stroke, strokeDasharray];
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
        if page.evaluate(IS_OVER):
            play_again(page)
        decide(page)
    way, ghosts, notes, *due = page.evaluate(SHOWN)
    assert [way, ghosts, notes] == due
    page.mouse.move(2, 2)
    assert page.locator(f"{PREVIEW} > *").count() == 0, "nothing is left of it"


# Where a route ends that has several decisions in it, and how many those are; nothing where none is offered.
ROUTE = """() => {
  const { view, deciding } = document.querySelector("quad-table");
  const found = deciding.actions.find(({ then = [] }) => then.length > 0);
  return found && { name: found.targets[0], decisions: 1 + found.then.length, version: view.version };
}"""


def test_a_whole_way_is_seen_and_then_driven(visit: Visit, house: House) -> None:
    """Through the lanes to where the move ends, before it is decided; one click then does all of it."""
    page = sit_down(visit, house, "chariot")
    page.wait_for_selector("svg.board .lit")
    play_until(page, f"({ROUTE})()")
    route = page.evaluate(ROUTE)
    end = page.locator(f"svg.board [data-name={route['name']}]")
    end.hover(force=True)
    way = page.locator("svg.board .ways .way").get_attribute("points")
    assert way is not None
    assert len(way.split()) > route["decisions"]
    assert page.inner_text(".latest .could").startswith("all the way to ")
    ghost = page.locator("svg.board .ghosts .ghost").get_attribute("style")
    end.click(force=True)
    page.wait_for_function(f"{VERSION} >= {route['version'] + route['decisions']}")
    page.wait_for_selector(f"svg.board .pieces > [style='{ghost}']")


def test_others_ways_are_shown_in_their_ink_and_dash(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload")
    stroke, dash = page.evaluate(TRAIL)
    assert stroke == "rgb(200, 69, 47)"
    assert dash.replace("px,", "").removesuffix("px") == dashes(1)


def test_what_could_be_done_is_said_where_one_points(visit: Visit, house: House) -> None:
    """Under the question, as whoever does not see the board is told; else what happened last stands there."""
    page = sit_down(visit, house, "chariot")
    happened = page.inner_text(".latest")
    die = page.locator("svg.board [data-name=die-1]")
    die.hover(force=True)
    page.wait_for_selector(".latest .could:has-text(' again')")
    assert page.inner_text(".latest .could") == die.get_attribute("aria-label")
    page.click("button[lang=fr]", no_wait_after=True)
    die.hover(force=True)
    page.wait_for_selector(".latest .could:has-text('relancer')")
    page.click("button[lang=en]")
    page.mouse.move(2, 2)
    page.wait_for_selector(".latest .could", state="detached")
    assert page.inner_text(".latest").split()[:1] == happened.split()[:1]


def test_the_same_is_not_said_twice(visit: Visit, house: House) -> None:
    """Of a tile turned each way, where it leads is said once."""
    page = sit_down(visit, house, "asteroid")
    called = page.locator("svg.board .lit").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    assert called
    for words in called:
        said = words.removesuffix("…").split(" · ")
        assert len(said) == len(set(said)) <= 3


# Everything that is printed, in the order in which it lies there, and whether it is lit.
PRINTED = """[...document.querySelectorAll("svg.board .art > *")].map((each) =>
  [each.dataset.name ?? "", each.classList.contains("lit")])"""


def test_no_neighbour_hides_how_a_space_glows(visit: Visit, house: House) -> None:
    """What is lit lies above all other spaces; what is not lies as it was printed."""
    page = sit_down(visit, house, "chariot")
    before = [name for name, _ in page.evaluate(PRINTED)]
    for _ in range(3):
        play_until(page, "document.querySelector('svg.board [data-name^=space-].lit')")
        printed = [(name, is_lit) for name, is_lit in page.evaluate(PRINTED) if name.startswith("space-")]
        lit = [name for name, is_lit in printed if is_lit]
        unlit = [name for name in before if name.startswith("space-") and name not in lit]
        assert printed == [(name, False) for name in unlit] + [(name, True) for name in lit]
        decide(page)
