"""What happens is seen to happen, at a pace that nobody waits for, and can be skipped."""

from __future__ import annotations

from math import inf

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.players import decide, play_until, sit_down
from tests.server.house import House

TURN = 2500  # milliseconds that a bot's whole turn takes at most
LONGEST = 900  # and a move
FEW = 3  # spaces that take as long as so many

IS_PLAYING = "document.querySelector('quad-table')?.showing.isPlaying"

# How long it takes to see so many dice fall in the turn of another, told at once or one after the other.
SHOWN = """async ([dice, before]) => {
  const { Showing } = await import("/web/showing.js");
  const view = { events: [], seats: [], scene: null, turn: 1, seat: 0 };
  const showing = new Showing(view);
  const cues = [{ piece: "die", tumbles: true }];
  const chapter = { decider: 1, events: Array(dice).fill({ cues }), moment: showing.moment };
  showing._queue = Array(before).fill(chapter);
  const speed = showing._pace(chapter);
  return 500 * dice * (before + 1) / speed;
}"""


@pytest.mark.parametrize(("dice", "before"), [(1, 0), (4, 0), (12, 0), (3, 4), (1, 30)])
def test_a_turn_of_a_bot_is_soon_seen(visit: Visit, dice: int, before: int) -> None:
    page = visit("/rules/overload")
    assert page.evaluate(SHOWN, [dice, before]) <= TURN


# Notes of each thing that happens how fast it is shown, and of what goes along a way how it does.
WATCH = """() => {
  window.speeds = [];
  window.moves = [];
  const moving = ({ piece, path }) => {
    const element = document.querySelector(`svg.board .piece[data-name="${piece}"]`);
    const [{ effect }] = element.getAnimations().filter((each) => !(each instanceof CSSAnimation));
    const frames = effect.getKeyframes()
      .map(({ transform }) => new DOMMatrix(transform)).map(({ e, f }) => [e, f]);
    return { path: path.map(([x, y]) => [x, y]), frames, duration: effect.getTiming().duration };
  };
  document.querySelector("quad-table").showing.addEventListener("happens", ({ detail: { event, speed } }) => {
    const cues = (event.cues ?? []).filter(({ path, tumbles }) => path?.length > 1 && !tumbles);
    window.speeds.push(speed);
    setTimeout(() => speed === 1 && window.moves.push(...cues.map(moving)));  // by then it goes
  });
}"""


def test_pieces_travel_their_real_way(visit: Visit, house: House) -> None:
    """At the speed that somebody chooses at the table: 60 to 90 milliseconds a space, and never for long."""
    page = sit_down(visit, house, "overload", speed="Infinity")
    page.evaluate(WATCH)
    decide(page)
    assert set(page.evaluate("window.speeds")) == {inf}, "all at once"
    page.select_option(".settings select", "1")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_function("window.moves.length > 0")
    for move in page.evaluate("window.moves"):
        spaces = len(move["path"]) - 1
        assert move["frames"] == move["path"]
        assert move["duration"] <= LONGEST
        assert spaces < FEW or move["duration"] == LONGEST or 60 <= move["duration"] / spaces <= 90


def slowed(page: Page) -> None:
    """Let everything take so long that only whoever skips it sees its end."""
    page.evaluate("document.querySelector('quad-table').showing.speed = 0.001")


@pytest.mark.parametrize("way", ["click", "space"])
def test_whoever_has_seen_enough_skips_the_rest(visit: Visit, house: House, way: str) -> None:
    page = sit_down(visit, house, "overload", speed="1")
    slowed(page)
    page.evaluate("document.querySelectorAll('.actions button.do')[0].click()")
    page.wait_for_function(IS_PLAYING)
    for _ in range(600):  # bots play on meanwhile
        if page.locator("svg.board .lit").count():
            return
        if way == "click":
            page.locator("svg.board").click(position={"x": 20, "y": 20})
        else:
            page.keyboard.press(" ")
        page.wait_for_timeout(50)
    raise AssertionError("it was never seen to its end")


def test_without_motion_there_is_a_trail(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", speed="1", still=True)
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_selector("svg.board .notes polyline")
    moved = page.evaluate(
        "document.getAnimations().filter(({ effect }) => effect.target.closest('.piece')).length"
    )
    assert moved == 0


def test_figures_that_change_say_by_how_much(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot")
    page.evaluate("""() => {
      window.floated = [];
      new MutationObserver(() => document.querySelectorAll(".difference")
        .forEach((each) => window.floated.push(each.innerText)))
        .observe(document.querySelector(".sheets"), { childList: true, subtree: true });
    }""")
    play_until(page, "window.floated.length")
    assert page.evaluate("window.floated[0]")[0] in "+−"
    page.wait_for_selector(".difference", state="detached")


def test_figures_that_come_to_be_known_have_not_changed(visit: Visit, house: House) -> None:
    """When cards are dealt, points stand on a sheet where there were none."""
    page = sit_down(visit, house, "edison")
    assert page.locator(".gauge").count() == 8
    assert page.locator(".difference").count() == 0
