"""Several people: on one device, on two with somebody who watches, and each sees what they may."""

from __future__ import annotations

import random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from quadriga.client import open_table
from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import play_for
from tests.server.house import House

SHOWN = """() => [...document.querySelectorAll("svg.board .piece")]
  .map((each) => [each.dataset.name, each.dataset.shows]).sort()"""
TOLD = """() => {
  const { pieces } = document.querySelector("quad-table").view.scene;
  return Object.entries(pieces).map(([name, piece]) =>
    [name, JSON.stringify([piece.layers, piece.text])]).sort();
}"""


def sit(page: Page, name: str) -> None:
    page.fill("input[name=name]", name)
    page.click(".sit button")


@pytest.mark.parametrize("game", ["asteroid", "edison"])
def test_two_browsers_and_somebody_who_watches(visit: Visit, house: House, game: str) -> None:
    """Each is shown what the server tells that seat, and nothing else."""
    table, keys = open_table(house.url, game, [{"kind": "link"}, {"kind": "link"}])
    lola = visit(f"/table/{table}?seat=0#{keys[0]}")
    sit(lola, "Lola")
    max_ = visit(f"/table/{table}?seat=1#{keys[1]}")
    sit(max_, "Max")
    watcher = visit(f"/table/{table}")
    pages = [lola, max_, watcher]
    for page in pages:
        page.wait_for_selector("svg.board .pieces > *")
    for page in pages:
        page.wait_for_function(f"() => JSON.stringify(({SHOWN})()) === JSON.stringify(({TOLD})())")
    seen = [page.evaluate(SHOWN) for page in pages]
    assert seen[0] != seen[2], "who plays sees a hand of their own"
    assert seen[1] != seen[2]
    assert watcher.evaluate("document.querySelector('quad-table').view.actions.length") == 0


def test_people_on_one_device(visit: Visit) -> None:
    """Hands are covered before the first turn, between turns, and for whoever reloads the page."""
    page = visit("/new/edison")
    page.wait_for_selector(".setup .seats li")
    page.evaluate("""() => {
      const setup = document.querySelector("quad-setup");
      setup._count(2);
      setup._seat(0, { kind: "person", name: "Lola" });
      setup._seat(1, { kind: "person", name: "Max" });
    }""")
    page.click("button.main")
    page.wait_for_selector(".cover")
    page.reload()
    page.wait_for_selector(".cover button:focus")
    assert page.locator("svg.board .pieces > *").count() == 0
    assert page.locator(".table > :not(.cover):not([inert])").count() == 0, "nothing behind it is reached"
    page.wait_for_function("JSON.parse(localStorage['quadriga-tables'])[0].own.join() === '0,1'")
    covers, rng = 0, random.Random(2)
    for _ in range(400):
        if page.is_visible(".cover"):
            assert page.inner_text(".cover p").split(",")[0] in ("Lola", "Max")
            page.click(".cover button")
            covers += 1
        if covers >= 3:
            return
        play_for(page, rng, 0.3)
    raise AssertionError("hands were never covered")


def test_who_watches_is_told_of_a_rematch(visit: Visit, house: House) -> None:
    """As those who played are, and goes on watching."""
    lola = visit("")
    seats = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}]
    table, keys = opened(lola, house, "asteroid", seats)
    finish(house, table, keys[0])
    watcher = visit(f"/table/{table}")
    watcher.wait_for_selector("a:has-text('Watch it again')")
    assert not watcher.is_visible("a:has-text('They play again')")
    lola.goto(f"{house.url}/table/{table}")
    lola.click("button:has-text('Play again')")
    watcher.click("a:has-text('They play again')")
    watcher.wait_for_url(lambda url: table not in url)
    watcher.wait_for_selector("svg.board .pieces > *")


def test_reloading_and_a_server_that_starts_again_lose_nothing(visit: Visit, house: House) -> None:
    page = visit()
    page.click(".poster[data-game=chariot] button.main")
    page.wait_for_selector("svg.board .lit")
    before = page.evaluate(TOLD)
    assert urlsplit(page.url).path.startswith("/table/")
    page.reload()
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate(TOLD) == before
    house.stop()
    page.wait_for_selector(".trouble:has-text('connection')")
    house.start()
    page.wait_for_selector(".trouble:has-text('connection')", state="detached")
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate(TOLD) == before
