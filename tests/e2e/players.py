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

VERSION = "document.querySelector('quad-table')?.view?.version"
IS_OVER = "document.querySelector('quad-table')?.view?.phase === 'over'"
IS_ASKED = "document.querySelector('svg.board .lit')"

# What a person does who points: chooses among what is lit and the buttons of what is left (`aim`), looks
# where it is in sight (`spot`), and clicks; and what is lit, but in sight nowhere (`hidden`).
PERSON = """
  const all = (what) => [...document.querySelectorAll(what)];
  const aim = (luck, which) => {
    const buttons = all(".actions > button.do");
    const isChosen = document.querySelector("svg.board .chosen") && luck < 0.7;
    const those = isChosen && buttons.length > 0 ? buttons : all("svg.board .lit");
    return those[Math.floor(which * those.length)];
  };
  const PARTS = [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((part) => part / 16);
  const spot = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const isThere = (at) => thing.contains(document.elementFromPoint(...at));
    return PARTS.flatMap((down) => PARTS.map((over) => [x + over * width, y + down * height])).find(isThere);
  };
  const hidden = () => all("svg.board .lit").filter((each) => !spot(each)).map((each) => each.dataset.name);
  const click = (thing) => thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
"""
POINT = f"""([luck, which]) => {{
  {PERSON}
  const thing = aim(luck, which);
  click(thing);
  return Boolean(thing);
}}"""
AIM = f"""([luck, which]) => {{
  {PERSON}
  const thing = aim(luck, which);
  thing?.scrollIntoView({{ block: "nearest" }});  // of many buttons, the last ones
  const called = thing?.ariaLabel ?? thing?.innerText;
  return {{ at: thing && spot(thing), called, hidden: thing ? hidden() : [] }};
}}"""
# Points at one thing after the other until something holds, the game is over or time is up: in the page,
# where it waits for nobody else. Tells how often, and what was lit and in sight nowhere, if that is asked.
PLAY = """async ([seed, time, pace, isLooking]) => {
  %(person)s
  const draw = () => (seed = (seed * 48271) %% 2147483647) / 2147483647;
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  const told = { pointed: 0, hidden: new Set() };
  for (const end = performance.now() + time; performance.now() < end && !(%(holds)s); ) {
    const thing = aim(draw(), draw());
    if (thing && isLooking) hidden().forEach((name) => told.hidden.add(name));
    click(thing);
    told.pointed += thing ? 1 : 0;
    await rest(thing ? pace : 20);
  }
  return { ...told, hidden: [...told.hidden] };
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
    """Point at what is lit, all of which is in sight, until the game is over; return how often."""
    told = _play(page, rng, PATIENCE, IS_OVER, is_looking=True)
    assert told["hidden"] == [], "it is lit, and nobody can point at it"
    return _ended(page, told["pointed"])


def play_by_mouse(page: Page, rng: random.Random) -> int:
    """Do the same with a mouse: it goes where something is in sight, and clicks there."""
    end, pointed = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end and not page.evaluate(IS_OVER):
        thing = page.evaluate(AIM, [rng.random(), rng.random()])
        assert thing["hidden"] == [], "it is lit, and nobody can point at it"
        if thing["at"] is None:
            assert not thing["called"], f"nobody can point at {thing['called']}"
            page.wait_for_timeout(20)
            continue
        page.mouse.click(*thing["at"])
        pointed += 1
    return _ended(page, pointed)


def _ended(page: Page, pointed: int) -> int:
    assert page.evaluate(IS_OVER), f"not over after {pointed} clicks: {page.inner_text('.sentence')}"
    return pointed


def play_for(page: Page, rng: random.Random, seconds: float, holds: str = "false", *, pace: float = 0) -> int:
    """Point at what is lit for so long, until this holds, or until the game is over; return how often.

    From one time to the next it takes so many seconds at least.
    """
    return int(_play(page, rng, seconds, f"{holds} || {IS_OVER}", pace=pace)["pointed"])


def play_until(page: Page, holds: str) -> None:
    """Point at what is lit until this holds on the page, and it is again one's turn or the game is over."""
    _play(page, random.Random(1), PATIENCE, f"Boolean({holds}) || {IS_OVER}")
    assert page.evaluate(f"Boolean({holds})"), f"never was {holds}: {page.inner_text('.sentence')}"
    page.wait_for_function(f"{IS_ASKED} || {IS_OVER}")


def _play(
    page: Page, rng: random.Random, seconds: float, holds: str, *, pace: float = 0, is_looking: bool = False
) -> dict[str, Any]:
    asked = [rng.randrange(1, 2**31 - 1), 1000 * seconds, 1000 * pace, is_looking]
    told: dict[str, Any] = page.evaluate(PLAY % {"person": PERSON, "holds": holds}, asked)
    return told


def decide(page: Page) -> None:
    """Point at what is lit until something is decided; then it is again one's turn, or the game is over."""
    play_until(page, f"{VERSION} > {page.evaluate(VERSION)}")


def point(page: Page, rng: random.Random) -> bool:
    """Point at something that is lit; return whether anything was."""
    return bool(page.evaluate(POINT, [rng.random(), rng.random()]))
