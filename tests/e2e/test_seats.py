"""Several people: on two devices with somebody who watches, and each sees what they may."""

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
from quadriga.core.speech import Speech
from quadriga.core.words import named, words
from quadriga.server.storage import open_log
from quadriga.table import entries
from quadriga.table.table import Table
from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import PATIENCE, VERSION, decide, point
from tests.server.house import House

OPTIONS = {"asteroid": {"bonus": "yes"}, "edison": {"hidden": "yes"}}
VIEW = "document.querySelector('quad-table')?.view"
DECISIONS = 8  # after which all is compared
WORLDS = 3  # that look the same to a seat

SHOWN = """() => [...document.querySelectorAll("svg.board .piece")]
  .map((each) => [each.dataset.name, each.dataset.shows]).sort()"""
TOLD = """() => {
  const { pieces } = document.querySelector("quad-table").view.scene;
  return Object.entries(pieces).map(([name, piece]) =>
    [name, JSON.stringify([piece.layers, piece.text])]).sort();
}"""
SHEETS = """() => [...document.querySelectorAll(".sheet")].map((sheet) => [
  [...sheet.querySelectorAll("use")].map(({ href }) => href.baseVal.slice(1)),
  [...sheet.querySelectorAll(".value")].map(({ childNodes }) => [...childNodes]
    .filter(({ nodeType, tagName }) => nodeType === Node.TEXT_NODE || tagName === "SMALL")
    .map(({ textContent }) => textContent.trim()).join("")),
])"""
IS_SHOWN = f"() => JSON.stringify(({SHOWN})()) === JSON.stringify(({TOLD})())"


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
            assert page.evaluate(SHEETS) == sheets(world, seat)
            assert page.inner_text(".sentence") == sentence(world, seat)
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


def sheets(state: State, seat: int | None) -> list[list[list[str]]]:
    """Return what stands on the sheets for a seat: symbols and figures."""
    drawn = drawing(game_of(state))
    assert drawn is not None
    return [
        [
            [sheet.symbol, *sheet.tokens],
            [
                f"{each.value}{f'/{each.most}' if each.most else ''}".replace("-", "−")
                for each in sheet.gauges
            ],
        ]
        for sheet in drawn.sheets(state, seat)
    ]


def sentence(state: State, seat: int | None) -> str:
    """Return what a seat is asked, or what it is told that another one is at."""
    game, speech = game_of(state), Speech(game_of(state))
    said = speech.ask(state) if seat == int(state.actor()) else speech.others(state)
    names = [f"Player {number}" for number in range(state.players())]
    return words("en", game.package).say(said.key, **named(said.facts, names))


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
