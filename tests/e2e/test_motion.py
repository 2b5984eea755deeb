"""What happens is seen to happen, at a pace that nobody waits for, and can be skipped."""

from __future__ import annotations

from math import inf
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import JUMPS, decide, play_until, shifts, sit_down, watch_shifts
from tests.server.house import House

TURN = 2500  # milliseconds that a bot's whole turn takes at most
SOON = 500  # after the last of it was told, if that takes longer
LONGEST = 900  # a move
READ = 890  # milliseconds that a sentence stands that tells of oneself
LITTLE = 600  # where very much happens in one turn
SLOW = 0.5
FEW = 3  # spaces that take as long as so many

IS_PLAYING = "document.querySelector('quad-table')?.showing.isPlaying"

# For each turn of a game, how long it takes until it is seen, and until all of it is told, if another
# decision is told after so many milliseconds; and for how long each sentence stands, and whether it tells
# what somebody does to somebody else. Time passes as soon as nothing else is to be done.
SEEN = """async ([between, speed]) => {
  const { Showing } = await import("/web/showing.js");
  const { board, tale, view } = document.querySelector("quad-replay");
  const [later, tick] = [[], window.setTimeout];
  let now = 0;
  const wait = (deed, time = 0) => later.push({ at: now + time, deed });
  window.setTimeout = wait;
  performance.now = () => now;
  Element.prototype.animate = (frames, { duration }) => {
    const { promise, resolve } = Promise.withResolvers();
    wait(resolve, duration);
    return { finished: promise, finish: resolve };
  };
  const told = { ...view, phase: "playing", seat: null, events: [], scene: null, turn: tale.turns[0] };
  const showing = new Showing(told);
  showing.board = board;
  showing.speed = speed;
  showing.isOwn = () => true;
  const befalls = ({ seat, ...others }) => seat !== undefined
    && Object.entries(others).some(([name, fact]) => name.endsWith("_seat") && fact !== seat);
  let [said, seen] = [[], 0];
  showing.addEventListener("happens", ({ detail: { event: { says } } }) =>
    says && said.push({ at: now, befalls: befalls(says.facts) }));
  showing.addEventListener("changed", () => (seen = now));
  const hear = (at) => {
    told.events = [...told.events, ...tale.moments[at].events];
    told.turn = tale.turns[at + 1] < 0 ? told.turn : tale.turns[at + 1];
    showing.hear(told);
  };
  const turns = [];
  for (const { from, to } of tale.stretches) {
    const start = now;
    said = [];
    let decisions = 0;
    for (let at = from; at < to; at += 1) {
      if (tale.turns[at] >= 0) decisions += 1;
      wait(() => hear(at), between * (decisions - 1));
    }
    while (later.length) {
      const next = later.sort((one, other) => one.at - other.at).shift();
      now = next.at;
      next.deed();
      await new Promise((done) => tick(done));
    }
    const stood = said.map(({ at, befalls }, number) => [(said[number + 1]?.at ?? seen) - at, befalls]);
    turns.push({ seen: seen - start, told: between * (decisions - 1), stood });
  }
  return turns;
}"""


def retold(visit: Visit, house: House, game: str, between: int, speed: float = 1) -> list[dict[str, Any]]:
    """Let a whole game be seen turn by turn, by somebody whom all of it concerns."""
    page = visit("")
    table, keys = opened(
        page, house, game, [{"kind": "person", "name": name} for name in ("Lola", "Sam", "Ada")]
    )
    finish(house, table, *keys.values())
    page.goto(f"{house.url}/replay/{table}")
    page.wait_for_function("document.querySelector('quad-replay')?.board")
    turns: list[dict[str, Any]] = page.evaluate(SEEN, [between, speed])
    assert len(turns) > 5
    return turns


@pytest.mark.parametrize("between", [0, 100], ids=["at once", "one by one"])
@pytest.mark.parametrize("game", ["chariot", "overload"])
def test_a_turn_of_a_bot_is_soon_seen(visit: Visit, house: House, game: str, between: int) -> None:
    """And in it one can read what it does to oneself, for as long as there is time for it."""
    alone = []
    for turn in retold(visit, house, game, between):
        assert turn["seen"] <= max(TURN, turn["told"] + SOON)
        stood = [time for time, befalls in turn["stood"] if befalls]
        assert not stood or sum(stood) >= LITTLE
        alone += stood if len(stood) == 1 else []
    assert not alone or median(alone) >= READ


def test_whoever_wants_it_slow_reads_everything(visit: Visit, house: House) -> None:
    for turn in retold(visit, house, "overload", 0, SLOW):
        assert min(time for time, _ in turn["stood"]) >= READ / SLOW


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


# Somebody points at the first thing that is lit as soon as it is.
POINTS_AT_ONCE = """() => {
  const board = document.querySelector("svg.board");
  new MutationObserver((_, watch) => {
    if (!board.querySelector(".lit")) return;
    watch.disconnect();
    window.version = document.querySelector("quad-table").view.version;
    board.querySelector(".lit").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }).observe(board, { attributes: true, subtree: true });
}"""
HAS_DECIDED = """() => {
  const { view, deciding } = document.querySelector("quad-table");
  return view.version > window.version || deciding.choosing.chosen.size > 0;
}"""


@pytest.mark.parametrize("way", ["click", "space"])
def test_whoever_has_seen_enough_skips_the_rest(visit: Visit, house: House, way: str) -> None:
    """And decides nothing if that was over a moment before."""
    page = sit_down(visit, house, "overload", speed="1")
    slowed(page)
    page.evaluate("document.querySelectorAll('.actions button.do')[0].click()")
    page.wait_for_function(IS_PLAYING)
    page.evaluate(POINTS_AT_ONCE)
    skip(page, way, "document.querySelector('svg.board .lit')")
    page.wait_for_timeout(500)
    assert not page.evaluate(HAS_DECIDED)
    page.locator("svg.board .lit").first.dispatch_event("click")
    page.wait_for_function(HAS_DECIDED)


# A way of two decisions, of which the second is not answered yet.
TWO = """() => {
  const table = document.querySelector("quad-table");
  const { line, view } = table, { action } = view.actions[0], ask = line.ask.bind(line);
  let number = 0;
  line.ask = (...asked) => (number++ ? new Promise(() => {}) : ask(...asked));
  table.decide({ action, then: [action] });
}"""


def test_that_one_may_skip_is_said_while_it_is_new(visit: Visit, house: House) -> None:
    """Where nothing jumps for it; to nobody who has skipped something before."""
    page = sit_down(visit, house, "overload", speed="1")
    watch_shifts(page)
    page.evaluate("document.querySelector('quad-table').showing.speed = 0.001")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_selector(".skips:text-is('No need to wait: click the board, or press Space.')")
    skip(page, "click", "document.querySelector('svg.board .lit')")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_function(IS_PLAYING)
    page.wait_for_timeout(100)
    assert page.locator(".skips").count() == 0
    assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:5]


def test_who_has_no_keys_is_told_of_none(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", speed="1", touch=True)
    slowed(page)
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_selector(".skips:text-is('No need to wait: touch the board.')")


def test_how_fast_it_is_shown_is_chosen(visit: Visit, house: House) -> None:
    """It is not called speed, which things on the board have."""
    page = sit_down(visit, house, "overload", lang="fr")
    choice = page.locator(".settings label:has-text('Animation') select")
    assert choice.locator("option").all_inner_texts() == [
        "lente",
        "normale",
        "rapide",
        "très rapide",
        "aucune",
    ]
    choice.select_option("lente")
    assert page.evaluate("document.querySelector('quad-table').showing.speed") < 1
    assert page.evaluate("localStorage['quadriga-speed']") == "0.5"
    assert page.locator(".look option").first.inner_text() == "Comme l’appareil"


def test_a_whole_way_is_skipped_while_it_is_decided(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", speed="1")
    slowed(page)
    page.evaluate(TWO)
    page.wait_for_function(IS_PLAYING)
    skip(page, "click", f"!{IS_PLAYING}")
    assert page.evaluate("document.querySelector('quad-table').isAsking")


def skip(page: Page, way: str, until: str) -> None:
    """Skip what is shown until this holds; bots play on meanwhile."""
    for _ in range(600):
        if page.evaluate(f"Boolean({until})"):
            return
        if way == "click":
            page.locator("svg.board").click(position={"x": 20, "y": 20})
        else:
            page.keyboard.press(" ")
        page.wait_for_timeout(50)
    raise AssertionError("it was never seen to its end")


# What is told by and by to somebody who skips, and skips at once again, and once more when they have seen it.
SKIPPED = """async ([facts, isOut, phase]) => {
  const { Showing } = await import("/web/showing.js");
  const seat = (out) => ({ phase: "playing", turn: 1, seat: 0, seats: [{}, {}], events: [],
    scene: { sheets: [{ seat: 0, out }, { seat: 1, out: false }] } });
  const showing = new Showing(seat(false));
  showing.isOwn = (seat) => seat === 0;
  showing.speed = 0.001;
  const told = [];
  showing.addEventListener("happens", ({ detail }) => told.push(detail.event.name));
  const [first, last] = ["roll", "go"].map((name) => ({ name, says: { key: name, facts: { seat: 1 } } }));
  const events = [first, { name: "fate", says: { key: "fate", facts } }, ...(phase === "over" ? [] : [last])];
  const rest = (time) => new Promise((done) => setTimeout(done, time));
  showing.hear({ ...seat(isOut), phase, events });
  await rest(0);
  const seen = [];
  for (const time of [0, 0, 500]) {
    await rest(time);
    showing.skip();
    await rest(0);
    seen.push([told.join(" "), showing.isPlaying]);
  }
  return seen;
}"""


@pytest.mark.parametrize(
    ("facts", "is_out", "phase"),
    [({"seat": 1, "player_seat": 0}, True, "playing"), ({"seat": 1}, False, "over")],
    ids=["one is out", "it is over"],
)
def test_nobody_skips_their_end(visit: Visit, facts: dict[str, int], is_out: bool, phase: str) -> None:
    """That one is out, or the game over, stands until it was seen; then one may go on."""
    once, again, later = visit().evaluate(SKIPPED, [facts, is_out, phase])
    assert once == again == ["roll fate", True]
    assert later == ["roll fate" if phase == "over" else "roll fate go", False]


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
