"""A phone: fingers that zoom and drag, that see before they do, and everything within reach of them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from quadriga import games
from quadriga.core.speech import Speech
from quadriga.core.words import LANGUAGES, words
from tests.contract.test_drawing import played, tables
from tests.e2e.conftest import Visit
from tests.e2e.looks import fits, is_whole
from tests.e2e.past import opened
from tests.e2e.players import JUMPS, VERSION, play_for, shifts, sit_down, watch_shifts
from tests.server.house import House

HEIGHT = 740
PHONE: dict[str, Any] = {"width": 360, "height": HEIGHT, "touch": True}
SLUGS = [game.slug for game in games()]
SHOWN = "document.querySelector('svg.board').getAttribute('viewBox').split(' ').map(Number)"
A_WHILE = 3.0  # seconds of a game
SMALLEST = 40  # units of what a finger can be sure to hit


class Fingers:
    """One or two of them on the glass."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def go(self, *steps: Sequence[tuple[float, float]]) -> None:
        """Touch the first places, go on to the others, and let go."""
        for number, places in enumerate((*steps, [])):
            touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            kind = "touchStart" if number == 0 else "touchMove" if places else "touchEnd"
            self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def test_fingers_zoom_drag_and_come_back(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot", **PHONE)
    whole, hand = page.evaluate(SHOWN), Fingers(page)
    hand.go(*[[(150 - 15 * step, 180), (210 + 15 * step, 180)] for step in range(7)])
    near = page.evaluate(SHOWN)
    assert near[2] < whole[2] / 3
    hand.go(*[[(200 - 20 * step, 180)] for step in range(5)])
    dragged = page.evaluate(SHOWN)
    assert dragged[0] > near[0]
    assert dragged[2] == near[2]
    for _ in range(5):  # the first tap after dragging may only stop the board
        if page.is_visible(".whole"):
            page.tap(".whole")
            page.wait_for_timeout(100)
    assert page.evaluate(SHOWN) == whole
    corner = page.locator("svg.board").bounding_box()
    assert corner is not None
    for _ in range(20):  # two taps that come too late on a busy machine are two single ones
        page.touchscreen.tap(corner["x"] + 3, corner["y"] + 3)
        if page.evaluate(SHOWN)[2] < whole[2]:
            return
    raise AssertionError("two taps do not zoom")


def test_the_whole_board_is_offered_in_the_language_that_is_spoken(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot", **PHONE)
    Fingers(page).go(*[[(150 - 15 * step, 180), (210 + 15 * step, 180)] for step in range(7)])
    page.wait_for_selector(".whole:text-is('Whole board')")
    page.tap("button[lang=fr]")
    page.wait_for_selector(".whole:text-is('Tout le plateau')")


def test_a_finger_sees_first_and_then_does(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "edison", **PHONE)
    before, card = page.evaluate(VERSION), page.locator("svg.board .lit").last
    card.tap(force=True)
    page.wait_for_selector("svg.board .chosen")
    assert page.evaluate(VERSION) == before
    card.tap(force=True)
    page.wait_for_function(f"{VERSION} > {before}")


NEWEST = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const line = box(".log li:last-child"), at = [line.left + 20, (line.top + line.bottom) / 2];
  const isThere = document.elementFromPoint(...at)?.closest(".log li:last-child");
  const isBetween = line.top >= box(".tabs").bottom && line.bottom <= box(".actions").top;
  return scrollY === 0 && isBetween && Boolean(isThere);
}"""


def test_what_happened_is_behind_a_button(visit: Visit, house: House) -> None:
    """It leaves room for the board until somebody wants to read it, and then leads to the rules."""
    page = sit_down(visit, house, "edison", **PHONE)
    assert not page.is_visible(".log")
    page.evaluate("document.querySelector('.tab').click()")
    page.wait_for_selector(".log button")
    assert page.evaluate(NEWEST), "it is read where it opens, without scrolling"
    page.tap(".log button >> nth=-1")
    page.wait_for_selector(".clause-panel .clause")
    page.tap(".clause-panel header button")
    page.tap(".tab:text-is('What happened')")
    page.wait_for_selector(".log", state="hidden")


def test_a_finger_need_not_hit_what_is_smaller_than_itself(visit: Visit, house: House) -> None:
    """A pawn of a few units is chosen from beside it; from further away it is not."""
    page = sit_down(visit, house, "overload", **PHONE)
    box = page.locator("svg.board .lit").last.bounding_box()
    assert box is not None
    assert box["width"] < SMALLEST / 2
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x + 2 * SMALLEST, y)
    page.wait_for_timeout(400)  # two taps would zoom
    assert page.locator("svg.board .chosen").count() == 0
    page.touchscreen.tap(x + SMALLEST * 0.45, y)
    page.wait_for_selector("svg.board .chosen")


# Of what is lit, the two that lie closest together.
NEIGHBOURS = """() => {
  const lit = [...document.querySelectorAll("svg.board .lit")];
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const apart = ([one, other]) => Math.hypot(...middle(one).map((at, axis) => at - middle(other)[axis]));
  const pairs = lit.flatMap((one, at) => lit.slice(at + 1).map((other) => [one, other]));
  pairs.sort((one, other) => apart(one) - apart(other));
  return pairs[0].map((thing) => [thing.dataset.name, ...middle(thing)]);
}"""
CHOSEN = "svg.board [data-name='{}'].chosen"


def test_a_finger_that_points_at_a_neighbour_has_changed_its_mind(visit: Visit, house: House) -> None:
    """However near it is to what was chosen first; what is chosen by then is done."""
    page = sit_down(visit, house, "asteroid", **PHONE)
    before = page.evaluate(VERSION)
    (first, *there), (other, *beside) = page.evaluate(NEIGHBOURS)
    page.touchscreen.tap(*there)
    page.wait_for_selector(CHOSEN.format(first))
    page.wait_for_timeout(400)  # two taps would zoom
    page.touchscreen.tap(*beside)
    page.wait_for_selector(CHOSEN.format(other))
    assert page.evaluate(VERSION) == before
    assert not page.evaluate("document.querySelector('quad-table').isAsking"), "and nothing is on its way"
    page.touchscreen.tap(*beside)
    page.wait_for_function(f"{VERSION} > {before}")


# Lets one choose the first of these things or the last, notes what is decided, and tells where all are.
CHOOSE = """(names) => {
  const { deciding, view } = document.querySelector("quad-table");
  const ends = [names[0], names.at(-1)];
  const label = { key: "", facts: {} };
  const choices = ends.map((name, action) => ({ action, text: "", label, targets: [name] }));
  deciding.addEventListener("decided", (event) => {
    event.stopImmediatePropagation();
    window.decided.push(names[0]);
  }, { capture: true });
  window.decided = [];
  deciding.begin(choices, view.scene.pieces);
  return names.map((name) => {
    const { x, y, width, height } =
      document.querySelector(`svg.board [data-name=${name}]`).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""


def test_what_lies_beside_what_was_chosen_is_no_yes(visit: Visit, house: House) -> None:
    """It has a name of its own, and somebody who points at it means it."""
    page = sit_down(visit, house, "chariot", **PHONE)
    there, beside, _ = page.evaluate(CHOOSE, ["space-o18", "space-o17", "space-o1"])
    assert math.dist(there, beside) < SMALLEST / 2
    page.touchscreen.tap(*there)
    page.wait_for_selector(CHOSEN.format("space-o18"))
    page.wait_for_timeout(400)  # two taps would zoom
    page.touchscreen.tap(*beside)
    page.wait_for_selector(".latest:has-text('.')")
    assert page.evaluate("window.decided") == []
    page.touchscreen.tap(*there)
    assert page.evaluate("window.decided") == ["space-o18"]


def test_beside_what_is_small_one_may_say_yes_as_well(visit: Visit, house: House) -> None:
    """What a pawn stands on is not meant by who chose the pawn from there."""
    page = sit_down(visit, house, "overload", **PHONE)
    (x, y), _ = page.evaluate(CHOOSE, ["pawn-1a", "space-5"])
    beside = (x - SMALLEST * 0.35, y)
    page.touchscreen.tap(*beside)
    page.wait_for_selector(CHOSEN.format("pawn-1a"))
    assert page.evaluate("window.decided") == []
    page.wait_for_timeout(400)  # two taps would zoom
    page.touchscreen.tap(*beside)
    assert page.evaluate("window.decided") == ["pawn-1a"]


# How far one's own sheet lies from where the first one is seen.
ASIDE = """() => {
  const left = (what) => document.querySelector(what).getBoundingClientRect().left;
  return left(".sheet.ink-1") - left(".sheets");
}"""


def test_ones_own_sheet_is_seen_first(visit: Visit, house: House) -> None:
    """Whoever's it is beside; and the one that somebody looks at stays."""
    page = visit("", **PHONE)
    bot = {"kind": "bot", "bot": "level1"}
    table, _ = opened(page, house, "overload", [bot, {"kind": "person", "name": "Lola"}, bot])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("svg.board .lit")
    assert abs(page.evaluate(ASIDE)) < SMALLEST
    page.evaluate("document.querySelector('.sheets').scrollLeft = 0")
    aside = page.evaluate(ASIDE)
    assert aside > SMALLEST
    play_for(page, random.Random(1), 1, f"{VERSION} > {page.evaluate(VERSION)}")
    assert page.evaluate(ASIDE) == aside


def test_a_game_that_was_paused_goes_on_from_where_one_plays(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "edison", **PHONE)
    page.tap(".settings button:text-is('Pause')")
    button = page.locator(".actions button:text-is('Go on')")
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    assert HEIGHT / 2 < box["y"] < HEIGHT - SMALLEST
    button.tap()
    page.wait_for_selector("svg.board .lit")
    assert button.count() == 0


@pytest.mark.parametrize("game", SLUGS)
def test_what_can_be_done_is_at_the_thumb(visit: Visit, house: House, game: str) -> None:
    """Buttons large enough, at the lower edge, and nothing that overlaps them or is out of sight."""
    page = sit_down(visit, house, game, bots=3, lang="fr", **PHONE)
    if page.locator(".actions summary").count():
        page.tap(".actions summary")
    for button in page.locator(".actions button, .actions summary").all()[:4]:
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST
        assert box["y"] > HEIGHT / 2
    assert page.evaluate(OTHERS_SEEN), "what else can be done stays above the list"
    page.wait_for_selector(".difference", state="detached")  # it floats over everything
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(CUT_OFF) == []
    page.set_viewport_size({"width": HEIGHT, "height": 360})  # held sideways
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate("document.querySelector('.actions').clientHeight") > 4 * SMALLEST
    assert page.evaluate(CUT_OFF) == []
    is_whole(page, contrast=False)


# Whether what else can be done is seen, however long the list of actions is.
OTHERS_SEEN = """() => {
  const bottom = (each) => each.getBoundingClientRect().bottom;
  const end = bottom(document.querySelector(".actions"));
  return [...document.querySelectorAll(".others button")].every((each) => bottom(each) <= end);
}"""
# What one needs for a decision, and does not see without scrolling, or beside the board.
OUT_OF_SIGHT = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const parts = ["svg.board", ".sentence", ".latest", ".actions", ".actions button, .actions summary"];
  return [
    ...parts.filter((part) => box(part).bottom > innerHeight),
    ...parts.slice(1).filter((part) => box(part).left < box("svg.board").right),
  ];
}"""
# Parts of the page of which one lies over another.
OVERLAPPING = """() => {
  const parts = [".head", "svg.board", ".sentence", ".latest", ".sheets", ".tabs", ".actions"];
  const boxes = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()]);
  return boxes.flatMap(([part, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => other.top < box.bottom - 1 && box.top < other.bottom - 1)
    .map(([other]) => `${part} ${other}`));
}"""
# What is written wider or higher than there is room for.
CUT_OFF = """() => [...document.querySelectorAll(".sentence, .gauge, .who, .tab, .actions button")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
  .map((each) => `${each.className}: ${each.textContent.trim()}`)"""


LARGE = "document.documentElement.style.fontSize = '24px'"  # as browsers have it for who wants that


@pytest.mark.parametrize("screen", [(360, HEIGHT), (HEIGHT, 360), (768, 1024), (1440, 900)])
def test_larger_letters_are_larger_and_nothing_is_cut_off(
    visit: Visit, house: House, screen: tuple[int, int]
) -> None:
    """On the first page and at each table, in words of French, which are the longer ones."""
    width, height = screen
    page = visit(lang="fr", width=width, height=height)
    page.wait_for_selector(".poster >> nth=3")
    page.evaluate(LARGE)
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 24
    fits(page)
    for game in SLUGS:
        page = sit_down(visit, house, game, bots=2, lang="fr", width=width, height=height)
        page.evaluate(LARGE)
        fits(page)
        assert page.evaluate(CUT_OFF) == []


LONG = "Barthélémy-Alexandre"  # a name as long as they may be


@cache
def longest(lang: str) -> list[str]:
    """Return the longest questions of the games, to somebody with a long name."""
    told = set()
    for game, players, options in tables():
        for state in played(game, players, options, 1):
            if state.actor() >= 0:
                ask = Speech(game).ask(state)
                facts = {fact: LONG if fact.endswith("seat") else value for fact, value in ask.facts.items()}
                told.add(words(lang, "quadriga.web", game.package).say(ask.key, **facts))
    return sorted(told, key=len)[-5:]


ROOM = """(words) => {
  const place = document.querySelector(".sentence");
  place.textContent = words;
  return place.clientHeight - place.scrollHeight;
}"""


@pytest.mark.parametrize(
    "screen",
    [(360, 740), (740, 360), (768, 1024), (1024, 768), (1264, 650), (1330, 650), (1280, 800), (1440, 900)],
)
def test_the_longest_sentence_is_read_to_its_end(visit: Visit, house: House, screen: tuple[int, int]) -> None:
    """In whichever language: it hides what it has no room for."""
    width, height = screen
    page = sit_down(visit, house, "overload", width=width, height=height)
    for lang in LANGUAGES:
        for told in longest(lang):
            assert page.evaluate(ROOM, told) >= 0, told


@pytest.mark.parametrize("game", SLUGS)
def test_nothing_jumps_in_a_game(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game, **PHONE)
    watch_shifts(page)
    assert play_for(page, random.Random(1), A_WHILE) > 0
    assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:5]
