"""Where a tile would lead, for whoever lays it and for others before it: drawn as the rules have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist
from pathlib import Path

from playwright.sync_api import Page

from quadriga import Record
from quadriga.core.drawing import Point
from quadriga.core.events import Event
from quadriga.games.asteroid.field import EDGE, PORTS
from quadriga.games.asteroid.plan import AWAY
from quadriga.games.asteroid.poster import plan_of
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import EMPTY, PLACE
from quadriga.games.asteroid.strokes import wakes_on
from tests.e2e.conftest import Visit
from tests.e2e.past import recorded
from tests.server.house import House
from tests.table.worlds import applied

RECORDS = sorted((Path(__file__).parents[1] / "goldens" / "asteroid").glob("*.record"))
LOST = {"edge", "struck", "loop"}  # how a flight ends that is the last
CLOSE = 1.0  # units of the drawing

DECIDING = "document.querySelector('quad-table').deciding"
# The ways that are drawn, each with the number of its ink, none for one's own; and how much is marked.
DRAWN = """() => {
  const all = (what) => [...document.querySelectorAll(`svg.board .ways ${what}`)];
  const ink = (way) => way.parentElement.getAttribute("class").match(/ink-(\\d+)/)?.[1] ?? "own";
  const points = (way) => [...way.points].map(({ x, y }) => [x, y]);
  return { ways: all(".way").map((way) => [ink(way), points(way)]), notes: all(".note").length };
}"""


def flights(state: AsteroidState, action: int) -> dict[int, Event]:
    """Return how every flight ends that this tile begins, by seat, as the rules have it."""
    _, events = applied(state, action)
    return {event.facts["player_seat"]: event for event in events if event.name in {"fly", *LOST}}


def risky() -> tuple[Record, int, AsteroidState]:
    """Return the first position on record where it is the tile that says whether another flies on."""
    for file in RECORDS:
        record = Record.parse(file.read_text(encoding="utf-8"))
        for moment, state in enumerate(record.states()):
            assert isinstance(state, AsteroidState)
            if state.phase != PLACE or state.actor() < 0:
                continue
            ended = [flights(state, action) for action in state.legal()]
            ends = {each[seat].name for each in ended for seat in each if seat != state.actor()}
            if "fly" in ends and ends & LOST:
                return record, moment, state
    raise AssertionError("no golden record has such a position")


def way_of(state: AsteroidState, action: int, seat: int) -> list[Point]:
    """Return where a ship stands, by which ports it leaves each tile on its flight, and where that ends."""
    field, plan, start = state.field, plan_of(state.field), int(state.ships[seat])
    cells = [int(content) for content in state.cells]
    cells[int(state.faced(seat))] = int(action - field.place_at) + 1
    found, entry = [plan.spot(start)], start
    while cells[entry // PORTS] > EMPTY:
        cell, port = divmod(entry, PORTS)
        out = wakes_on(field, cells[cell] - 1)[port]
        found.append(plan.port(cell, out))
        entry = int(field.beyond[cell * PORTS + out])
        if entry == EDGE:
            return [*found[:-1], plan.port(cell, out, AWAY)]
        if entry == start:
            break
    return [*found[:-1], plan.spot(entry)]


def leads_along(way: Sequence[Point], due: Sequence[Point]) -> bool:
    """Whether a way goes from the first of these to the last, by all others in their order."""
    points = iter(way)
    by_all = all(any(dist(point, each) < CLOSE for point in points) for each in due)
    return by_all and dist(way[0], due[0]) < CLOSE and dist(way[-1], due[-1]) < CLOSE


def is_drawn_right(page: Page, state: AsteroidState, action: int) -> None:
    """Compare what is drawn of a tile that is looked at with what the rules make of it."""
    ends, drawn = flights(state, action), page.evaluate(DRAWN)
    ways: Mapping[int, list[Point]] = {
        state.actor() if ink == "own" else int(ink): way for ink, way in drawn["ways"]
    }
    assert len(drawn["ways"]) == len(ends)
    assert {*ways} == {*ends}, "a way for each ship that would fly, in its ink, and for no other"
    for seat, end in ends.items():
        due = way_of(state, action, seat)
        assert leads_along(ways[seat], due), f"the way of seat {seat + 1}, by {action}"
        if end.name == "fly":
            assert due[-1] == plan_of(state.field).spot(end.facts["number"])
    assert drawn["notes"] == sum(end.name in LOST for end in ends.values()), "who would be lost is marked"


def test_the_wakes_of_all_before_a_tile_are_drawn_as_they_would_fly(visit: Visit, house: House) -> None:
    """In a game that was played, and is played on: of every tile of the hand, in every turn."""
    record, moment, state = risky()
    recorded(house, record, "wakes")
    page = visit(f"/replay/wakes#{moment}")
    page.click("summary:has-text('Play on')")
    page.click(".play-on button")
    page.wait_for_selector("quad-table svg.board .lit")
    view = page.evaluate("document.querySelector('quad-table').view")
    assert (view["seat"], [choice["action"] for choice in view["actions"]]) == (state.actor(), state.legal())
    seen = []
    for tile in dict.fromkeys(choice["targets"][0] for choice in view["actions"]):
        page.locator(f"svg.board [data-name='{tile}']").click(force=True)
        page.wait_for_function(f"{DECIDING}.choosing.chosen.has('{tile}') && {DECIDING}.tried")
        for _ in range(page.evaluate(f"{DECIDING}.left.length")):
            seen.append(page.evaluate(f"{DECIDING}.tried.action"))
            is_drawn_right(page, state, seen[-1])
            page.keyboard.press("r")
    assert sorted(seen) == sorted(state.legal()), "each was looked at"
