"""Somebody who plays on the page, by pointing at what is lit."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page

from quadriga import games
from tests.e2e.conftest import Visit
from tests.server.house import House

PATIENCE = 150.0  # seconds for a whole game
JUMPS = 0.02  # how much may jump on the page in a whole game, as browsers measure it

# What a person sees, and where they can point.
LOOK = """() => {
  const table = document.querySelector("quad-table");
  return {
    phase: table?.view?.phase ?? "",
    lit: [...document.querySelectorAll("svg.board .lit")].map((each) => each.dataset.name),
    chosen: [...document.querySelectorAll("svg.board .chosen")].length,
    buttons: [...document.querySelectorAll(".actions > button.do")].length,
  };
}"""
VERSION = "document.querySelector('quad-table')?.view?.version"
POINT = """(name) => {
  const found = document.querySelector(`svg.board [data-name="${name}"].lit`);
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def play_now(page: Page, game: str) -> None:
    """Sit down against bots, as a newcomer does."""
    page.click(f".poster[data-game={game}] button.main")
    page.wait_for_selector("svg.board .pieces > *")


def sit_down(
    visit: Visit,
    house: House,
    game: str,
    *,
    bots: int = 0,
    agreed: dict[str, object] | None = None,
    options: dict[str, str] | None = None,
    **look: Any,
) -> Page:
    """Sit down at a table of one's own without the first page, with as few bots as the game needs."""
    page = visit("", **look)
    number = bots or next(known for known in games() if known.slug == game).seats[0] - 1
    seats = [{"kind": "person", "name": "Lola"}, *([{"kind": "bot", "bot": "level1"}] * number)]
    made = page.request.post(
        f"{house.url}/api/tables",
        data={"game": game, "seats": seats, "house": agreed or {}, "options": options or {}},
    )
    page.goto(f"{house.url}/table/{made.json()['table']}")
    page.wait_for_selector("svg.board .lit")
    return page


def watch_shifts(page: Page) -> None:
    """Note from now on what jumps on the page, and by how much."""
    page.evaluate("""() => {
      window.shifts = [];
      new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => window.shifts.push(
        [value, sources.map(({ node }) => `${node?.parentElement?.className}: ${node?.className}`)])))
        .observe({ type: "layout-shift" });
    }""")


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """Return what has jumped, each with what it was, the largest first."""
    found: list[tuple[float, list[str]]] = page.evaluate("window.shifts")
    return sorted(found, reverse=True)


def play_again(page: Page) -> None:
    """Take the rematch, once a game is over."""
    finished = page.url
    page.click("button:has-text('Play again')")
    page.wait_for_url(lambda url: url != finished)
    page.wait_for_selector("svg.board .pieces > *")


def play(page: Page, rng: random.Random) -> int:
    """Point at what is lit until the game is over; return how often."""
    pointed = play_for(page, rng, PATIENCE)
    is_over = page.evaluate(LOOK)["phase"] == "over"
    assert is_over, f"the game is not over after {pointed} clicks: {page.inner_text('.sentence')}"
    return pointed


def play_for(page: Page, rng: random.Random, seconds: float) -> int:
    """Point at what is lit for so long, or until the game is over; return how often."""
    end, pointed = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        seen = page.evaluate(LOOK)
        if seen["phase"] == "over":
            break
        pointed += point(page, seen, rng)
    return pointed


def play_until(page: Page, holds: str) -> None:
    """Point at what is lit until this holds on the page, and it is again one's turn or the game is over."""
    rng, end = random.Random(1), time.monotonic() + PATIENCE
    while not page.evaluate(f"Boolean({holds})"):
        assert time.monotonic() < end, f"never was {holds}: {page.inner_text('.sentence')}"
        seen = page.evaluate(LOOK)
        assert seen["phase"] != "over", f"before the end never was {holds}"
        point(page, seen, rng)
    page.wait_for_function(f"() => (({{ lit, phase }}) => lit.length > 0 || phase === 'over')(({LOOK})())")


def decide(page: Page) -> None:
    """Point at what is lit until something is decided; then it is again one's turn, or the game is over."""
    play_until(page, f"{VERSION} > {page.evaluate(VERSION)}")


def point(page: Page, seen: dict[str, Any], rng: random.Random) -> int:
    """Point at something that is seen to be lit, if anything is; return how often."""
    if seen["chosen"] and seen["buttons"] and rng.random() < 0.7:
        page.evaluate(
            "(at) => document.querySelectorAll('.actions > button.do')[at]?.click()",
            rng.randrange(seen["buttons"]),
        )
    elif seen["lit"]:
        page.evaluate(POINT, rng.choice(seen["lit"]))
    else:
        page.wait_for_timeout(20)
        return 0
    return 1
