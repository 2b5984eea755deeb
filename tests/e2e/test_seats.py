"""Several people: on one device, on two with somebody who watches, and each sees what they may."""

from __future__ import annotations

import asyncio
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from quadriga import Rng, State
from quadriga.client import open_table
from quadriga.core.drawing import drawing
from quadriga.core.owner import game_of
from quadriga.server.storage import open_log
from quadriga.table import entries
from quadriga.table.table import Table
from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import PATIENCE, VERSION, decide, play_for, point
from tests.server.house import House

OPTIONS = {"asteroid": {"bonus": "yes"}, "edison": {"hidden": "yes"}}
VIEW = "document.querySelector('quad-table').view"
DECISIONS = 4  # after which all is compared
WORLDS = 3  # that look the same to a seat

SHOWN = """() => [...document.querySelectorAll("svg.board .piece")]
  .map((each) => [each.dataset.name, each.dataset.shows]).sort()"""
TOLD = """() => {
  const { pieces } = document.querySelector("quad-table").view.scene;
  return Object.entries(pieces).map(([name, piece]) =>
    [name, JSON.stringify([piece.layers, piece.text])]).sort();
}"""
IS_SHOWN = f"() => JSON.stringify(({SHOWN})()) === JSON.stringify(({TOLD})())"
# Whether a table is ever seen without a cover, however short it is.
UNCOVERED = """new MutationObserver(() => {
  window.isUncovered ||= document.querySelector(".table") && !document.querySelector(".cover");
}).observe(document, { childList: true, subtree: true })"""


def sit(page: Page, name: str) -> None:
    page.fill("input[name=name]", name)
    page.click(".sit button")


Pieces = list[tuple[str, list[str], str | None]]  # each with its layers and its text


@pytest.mark.parametrize(("game", "players"), [("asteroid", 2), ("edison", 3)])
def test_several_browsers_and_somebody_who_watches(
    visit: Visit, house: House, game: str, players: int
) -> None:
    """Each is shown what is drawn for that seat, whatever it is that they may not know."""
    table, keys = open_table(house.url, game, [{"kind": "link"}] * players, options=OPTIONS[game])
    pages: dict[int | None, Page] = {}
    for seat in range(players):
        pages[seat] = visit(f"/table/{table}?seat={seat}#{keys[seat]}")
        sit(pages[seat], f"Player {seat}")
    pages[None] = visit(f"/table/{table}")
    rng, differed = random.Random(1), False
    pages[None].wait_for_function(f"{VIEW}?.phase === 'playing'")  # whoever sat down last may not sit yet
    for _ in range(DECISIONS):
        differed |= compare(house, table, pages)
        if not decided(pages, rng):
            break
    assert differed, "there was something that they might not know"
    assert pages[None].evaluate("document.querySelector('quad-table').view.actions.length") == 0


def compare(house: House, table: str, pages: dict[int | None, Page]) -> bool:
    """Compare what everybody is shown with worlds that look the same to them; return whether any differed."""
    for page in pages.values():
        page.wait_for_selector("svg.board .pieces > *")
    version = max(page.evaluate(VERSION) for page in pages.values())
    for page in pages.values():
        page.wait_for_function(f"{VERSION} === {version} && ({IS_SHOWN})()")
    true, luck, differed = position(house, table, version), Rng(version), False
    for seat, page in pages.items():
        drawn: Pieces = [(name, *json.loads(shows)) for name, shows in page.evaluate(SHOWN)]
        for _ in range(WORLDS):
            world = true.redraw(0 if seat is None else seat, luck)
            differed |= str(world) != str(true)
            assert drawn == pieces(world, seat)
    return differed


def position(house: House, table: str, version: int) -> State:
    """Return the position that the server wrote down, all secrets included."""
    with ThreadPoolExecutor(1) as aside:  # the browser has this thread's loop
        first, *others = map(entries.decode, aside.submit(asyncio.run, log_of(house, table)).result())
    assert isinstance(first, entries.Opened)
    found = Table(table, first)
    for entry in others:
        found.take(entry)
    assert found.version == version
    return found.state


async def log_of(house: House, table: str) -> list[bytes]:
    async with open_log(house.place) as log:
        return await log.read(table)


def pieces(state: State, seat: int | None) -> Pieces:
    """Return what is drawn of a position for a seat, without the page."""
    drawn = drawing(game_of(state))
    assert drawn is not None
    found = drawn.pieces(state, seat)
    return sorted((name, [*piece.layers], piece.text or None) for name, piece in found.items())


def decided(pages: dict[int | None, Page], rng: random.Random) -> bool:
    """Let whoever is on turn point at something until it is decided; return whether the game goes on."""
    watcher, end = pages[None], time.monotonic() + PATIENCE
    before = watcher.evaluate(VERSION)
    while watcher.evaluate(VERSION) == before:
        assert time.monotonic() < end, watcher.inner_text(".sentence")
        for page in pages.values():  # whoever is on turn after that would decide as well
            if page.evaluate(VERSION) == before:
                point(page, rng)
    watcher.wait_for_function(f"(({{ turn, phase }}) => turn !== null || phase === 'over')({VIEW})")
    return str(watcher.evaluate(f"{VIEW}.phase")) != "over"


# All that is drawn in the document, of the game and of its sheets; and what only one of those here may see.
DRAWN = """() => [...document.querySelectorAll("svg.board .pieces > *, .sheets use")]
  .map(({ dataset, href }) => dataset.shows ?? href.baseVal)"""
SECRET = """() => {
  const seen = [...document.querySelector("quad-table").line.views.values()].map(({ scene }) => [
    ...Object.values(scene.pieces).map(({ layers, text }) => JSON.stringify([layers, text])),
    ...scene.sheets.flatMap(({ tokens }) => tokens.map((token) => `#${token}`)),
  ]);
  return seen.flatMap((own, at) => own.filter((each) => !seen[1 - at].includes(each)));
}"""


def test_people_on_one_device(visit: Visit) -> None:
    """Hands are covered before the first turn, between turns, and for whoever reloads the page."""
    page = visit("/new/edison")
    page.wait_for_selector(".setup .seats li")
    page.select_option(".setup > .option select", "2")
    for at, name in enumerate(("Lola", "Max")):
        seat = page.locator(".seats li").nth(at)
        seat.locator("select").first.select_option("person")
        seat.locator("input").fill(name)
    page.click(".wishes summary")
    page.select_option(".wishes select:has(option:text-is('no'))", "yes")
    page.click("button.main")
    page.wait_for_selector(".cover")
    page.add_init_script(UNCOVERED)
    page.reload()
    page.wait_for_selector(".cover button:focus")
    assert not page.evaluate("window.isUncovered"), "nothing is seen before, either"
    assert page.locator("svg.board .pieces > *").count() == 0
    assert page.locator(".table > :not(.cover):not([inert])").count() == 0, "nothing behind it is reached"
    page.wait_for_function("JSON.parse(localStorage['quadriga-tables'])[0].own.join() === '0,1'")
    assert page.evaluate(f"{VIEW}.options.hidden") == "yes"
    for _ in range(3):
        page.wait_for_selector(".cover")
        assert page.locator(".table > :not(.cover):not([inert])").count() == 0, "nothing behind it is reached"
        secrets = set(page.evaluate(SECRET))
        assert secrets, "there is something that the other may not see"
        assert secrets.isdisjoint(page.evaluate(DRAWN)), "and it is not even there while hands are covered"
        page.click(".cover button")
        page.wait_for_selector("svg.board .lit")
        assert not secrets.isdisjoint(page.evaluate(DRAWN)), "but then one's own is"
        play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")


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


def test_reloading_and_a_server_that_dies_lose_nothing(visit: Visit, house: House) -> None:
    """In the middle of a turn, of which something is decided already; then it goes on from there."""
    page = visit()
    page.click(".poster[data-game=chariot] button.main")
    page.wait_for_selector("svg.board .lit")
    before = page.evaluate(VERSION)
    decide(page)
    stands, version = page.evaluate(TOLD), page.evaluate(VERSION)
    assert version == before + 1, "nobody else has decided anything since: it is the same turn"
    assert urlsplit(page.url).path.startswith("/table/")
    page.reload()
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate(TOLD) == stands
    house.kill()
    page.wait_for_selector(".trouble:has-text('connection')")
    house.start()
    page.wait_for_selector(".trouble:has-text('connection')", state="detached")
    page.wait_for_selector("svg.board .lit")
    assert (page.evaluate(TOLD), page.evaluate(VERSION)) == (stands, version)
    decide(page)
    assert page.evaluate(VERSION) > version
