"""A finished game once more: stepping, playing, from any seat, by link; and on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from quadriga.client import open_table
from tests.e2e.conftest import Visit, hold
from tests.e2e.looks import is_whole
from tests.e2e.past import AT, finish
from tests.server.house import House

LOLA, BOT = {"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}
LAST = "document.querySelector('quad-replay').tale.last"
REFUSE = """() => {
  const { fetch } = window;
  const refused = { is: "refused", code: "too-many", message: "too many tables" };
  window.fetch = (address, sent) => sent?.method === "POST"
    ? Promise.resolve(Response.json(refused, { status: 429 })) : fetch(address, sent);
}"""
TO_WHAT_MOVES = """() => {
  const replay = document.querySelector("quad-replay");
  const moves = ({ events }) => events.some(({ cues = [] }) => cues.some(({ path = [] }) => path.length > 1));
  replay.speed = 0.001;
  replay._go(replay.tale.moments.findIndex(moves));
}"""
A_FEW = 12  # moments
GLIMPSE = 20  # milliseconds
TURN = "document.querySelector('quad-replay').now.turn"


def opened(visit: Visit, table: str, moment: str = "") -> Page:
    page = visit(f"/replay/{table}{moment}")
    page.wait_for_selector("svg.board .pieces > *")
    return page


def reached(page: Page, at: int) -> None:
    page.wait_for_function(f"{AT} === {at} && location.hash === '#{at}'")
    assert page.inner_text(".steps span").startswith(f"{at} /")


def test_at_each_decision_it_is_said_what_it_was_about(visit: Visit, finished: str) -> None:
    page = opened(visit, finished)
    page.wait_for_selector(".sentence:text-is('Chance decides')")
    page.click("button[aria-label='To the next decision']")
    page.wait_for_selector(".sentence:text-matches('^.+ chooses where to start$')")


def test_a_game_is_stepped_through(visit: Visit, finished: str) -> None:
    """Moment by moment and decision by decision, with buttons and with keys."""
    page = opened(visit, finished, "#3")
    reached(page, 3)
    page.click("button[aria-label=Ahead]")
    reached(page, 4)
    page.click("button[aria-label=Back]")
    page.keyboard.press("ArrowLeft")
    reached(page, 2)
    page.keyboard.press("End")
    last = page.evaluate(LAST)
    reached(page, last)
    page.wait_for_selector(".tag.won")
    assert page.is_disabled("button[aria-label=Ahead]")
    page.keyboard.press("Home")
    reached(page, 0)
    page.keyboard.press("ArrowRight")
    reached(page, 1)
    page.click("button[aria-label='To the next decision']")
    first = page.evaluate(AT)
    assert (first > 1, page.evaluate(TURN) >= 0) == (True, True)
    page.keyboard.press("Shift+ArrowRight")
    assert (page.evaluate(AT) > first, page.evaluate(TURN) >= 0) == (True, True)
    page.keyboard.press("Shift+ArrowLeft")
    reached(page, first)
    page.focus(".timeline input")
    page.keyboard.press("ArrowRight")
    reached(page, first + 1)


def test_who_reads_leafs_through_no_game(visit: Visit, finished: str) -> None:
    """Arrows lead from line to line in the log, and scroll in a clause that is open."""
    page = opened(visit, finished)
    page.keyboard.press("End")
    last = page.evaluate(LAST)
    reached(page, last)
    page.locator(".log button").last.focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("Boolean(document.activeElement.closest('.log'))")
    page.keyboard.press("Enter")
    page.wait_for_selector(".clause-panel h2:focus")
    for key in ("ArrowLeft", "Home", "Space"):
        page.keyboard.press(key)
    assert page.evaluate(AT) == last


def test_a_game_is_played_once_more(visit: Visit, finished: str) -> None:
    """From here to its end, or until somebody stops it."""
    page = opened(visit, finished)
    page.keyboard.press("End")
    last = page.evaluate(LAST)
    page.evaluate(f"document.querySelector('quad-replay')._go({last - 3})")
    page.keyboard.press("Space")
    page.wait_for_function(f"{AT} === {last}")
    page.wait_for_selector(".steps .main:has-text('Play')")
    page.select_option(".settings select >> nth=0", "1")
    page.click(".steps .main")
    page.wait_for_selector(".steps .main:has-text('Stop')")
    page.wait_for_function(f"{AT} === 1")
    page.keyboard.press("Space")
    page.wait_for_selector(".steps .main:has-text('Play')")
    assert page.evaluate(AT) < last


def test_a_game_goes_as_fast_as_is_chosen(visit: Visit, finished: str) -> None:
    """Four times as fast comes as far in a fourth of the time."""
    took = []
    for speed in ("1", "4"):
        page = opened(visit, finished)
        reached(page, 0)
        page.evaluate("Element.prototype.animate = () => ({ finished: Promise.resolve(), finish() {} })")
        page.clock.install()
        page.clock.pause_at("2100-01-01")
        page.select_option(".settings select >> nth=0", speed)
        page.focus("body")
        page.keyboard.press("Space")
        page.wait_for_function("document.querySelector('quad-replay').isGoing")
        took.append(0)
        while page.evaluate(AT) < A_FEW:
            page.clock.run_for(GLIMPSE)
            took[-1] += GLIMPSE
    assert 2.5 * took[1] < took[0] < 5 * took[1]


def test_whoever_stops_and_plays_again_is_shown_one_game(visit: Visit, finished: str) -> None:
    """And the address is left alone while it goes: browsers allow only so many changes of it."""
    page = opened(visit, finished)
    reached(page, 0)
    page.clock.install()
    page.clock.pause_at("2100-01-01")
    page.evaluate("() => { history.replaceState = () => (window.changed = (window.changed ?? 0) + 1); }")
    for _ in range(3):  # plays, stops, plays
        page.keyboard.press("Space")
    page.wait_for_function(f"{AT} === 2")
    page.clock.run_for(80)
    assert page.evaluate(AT) == 3
    page.clock.run_for(500)
    assert page.evaluate(AT) > 5
    assert page.evaluate("window.changed ?? 0") == 0
    page.keyboard.press("Space")
    page.clock.run_for(1000)
    assert page.evaluate("window.changed") == 1


def test_who_leaves_while_it_plays_finds_the_next_page_as_it_is(visit: Visit, finished: str) -> None:
    """With its own address: what moved meanwhile is at its end, and nothing comes of that."""
    page = opened(visit, finished)
    reached(page, 0)
    page.evaluate(TO_WHAT_MOVES)
    page.keyboard.press("Space")
    page.wait_for_function("document.getAnimations().some(({ effect }) => effect.target.matches('.piece'))")
    page.click("a.brand")
    page.wait_for_selector(".poster")
    page.evaluate("import('/web/motion.js').then(({ skip }) => skip())")
    page.wait_for_timeout(500)
    assert (page.evaluate("location.pathname"), page.title()) == ("/", "Quadriga")


def test_who_steps_is_told_what_they_come_to(visit: Visit, finished: str) -> None:
    """But nobody is told all that goes by while it plays."""
    page = opened(visit, finished, "#20")
    reached(page, 20)
    live = ".side [role=status][aria-live=polite]"
    before = page.locator(live).all_inner_texts()
    assert len(before) == 2
    page.click("button[aria-label='To the next decision']")
    page.click("button[aria-label='To the next decision']")
    assert page.locator(live).all_inner_texts() != before
    at, last = page.evaluate(AT), page.get_attribute("input[type=range]", "max")
    assert page.get_attribute("input[type=range]", "aria-valuetext") == f"{at} / {last}", "the rest is told"
    page.click(".steps .main")
    page.wait_for_selector(".steps .main:has-text('Stop')")
    assert page.locator(live).count() == 0


def test_what_is_refused_hides_nothing(visit: Visit, finished: str) -> None:
    """It is said in the language of the page."""
    page = opened(visit, finished, "#3")
    page.evaluate(REFUSE)
    page.click("summary:has-text('Play on')")
    page.click(".play-on button")
    page.wait_for_selector(
        ".latest .trouble:text-is('Too much was asked for from here. Wait a little, then try again.')"
    )
    page.click("button[lang=fr]")
    page.wait_for_selector(
        ".latest .trouble:text-is('Trop de demandes sont venues d’ici. Attends un peu, puis réessaie.')"
    )
    assert page.locator("[role=status] [role=alert]").count() == 0, "it is told once"
    assert page.is_visible("svg.board")
    page.click("button[aria-label=Avancer]")
    page.wait_for_selector(".latest .trouble", state="detached")


# Of seats 1 and 2, how their turns look on the time line, and their sheets beside it.
PATTERNS = """() => [[".stretch", ""], [".sheet", "::before"]].map(([part, edge]) => [0, 1].map((seat) =>
  getComputedStyle(document.querySelector(`${part}.ink-${seat}`), edge).backgroundImage))"""


def test_the_time_line_shows_turns_and_what_is_worth_seeing(visit: Visit, finished: str) -> None:
    page = opened(visit, finished)
    assert page.locator(".strip .stretch.ink-0").count() > 0
    assert page.locator(".strip .stretch.ink-1").count() > 0
    turns, sheets = page.evaluate(PATTERNS)
    assert turns == sheets, "a pattern tells whose turn it was, without its colour"
    assert len({*turns}) == 2
    ends = page.evaluate("document.querySelector('quad-replay').tale.stretches.map(({ to }) => to)")
    assert max(ends) <= page.evaluate(LAST), "nobody's turn goes on behind the end"
    marks = page.evaluate("document.querySelector('quad-replay').tale.marks.map((mark) => mark.at)")
    assert 0 < len(marks) <= 24
    assert page.get_attribute(".strip .mark >> nth=-1", "title")
    strip = page.locator(".strip").bounding_box()
    assert strip is not None
    page.mouse.click(strip["x"] + strip["width"] * marks[-1] / page.evaluate(LAST), strip["y"] + 5)
    reached(page, marks[-1])
    is_whole(page)


def test_a_moment_is_sent_to_somebody_as_a_seat_saw_it(visit: Visit, finished: str) -> None:
    page = opened(visit, finished, "#20")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seen = page.evaluate("Object.keys(document.querySelector('quad-replay').now.scene.pieces).length")
    held = hold(page, "**/replay?seat=1")
    for seat in ("1", "0"):  # what was chosen last counts, whichever comes first
        page.select_option("select.eyes", seat)
    page.wait_for_function(f"location.search === '?seat=0' && {AT} === 20")
    with page.expect_response("**/replay?seat=1"):
        held[0].continue_()
    page.click("button.copy")
    page.wait_for_selector("button.copy:has-text('Copied')")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{finished}?seat=0#20")
    assert page.evaluate("document.querySelector('quad-replay').seat") == 0
    other = opened(visit, finished, "?seat=0#20")
    reached(other, 20)
    assert other.input_value("select.eyes") == "0"
    other.evaluate("location.hash = '#21'")
    reached(other, 21)
    other.evaluate("location.hash = '#20'")
    reached(other, 20)
    own = other.evaluate("Object.keys(document.querySelector('quad-replay').now.scene.pieces).length")
    assert own > seen, "a hand of one's own is seen"


def test_from_one_game_to_another_nothing_is_left(visit: Visit, house: House, finished: str) -> None:
    """As where somebody goes back to it, past what lay between."""
    table, keys = open_table(house.url, "overload", [LOLA, *[BOT] * 2])
    finish(house, table, keys[0])
    page = opened(visit, finished, "#3")
    reached(page, 3)
    page.evaluate("(path) => import('/web/going.js').then(({ go }) => go(path))", f"/replay/{table}")
    page.wait_for_selector("[data-game=overload] svg.board .pieces > *")
    assert page.evaluate(AT) == 0
    page.go_back()
    page.wait_for_selector("[data-game=asteroid] svg.board .pieces > *")
    reached(page, 3)


@pytest.mark.parametrize(("part", "shown"), [("new", ".setup h1"), ("rules", ".rules h1")])
def test_from_one_page_of_a_kind_to_another_nothing_is_left(visit: Visit, part: str, shown: str) -> None:
    page = visit(f"/{part}/overload")
    first = page.inner_text(shown)
    page.evaluate("(path) => import('/web/going.js').then(({ go }) => go(path))", f"/{part}/edison")
    page.wait_for_function(
        "([shown, first]) => ![first, undefined].includes(document.querySelector(shown)?.innerText)",
        arg=[shown, first],
    )


def test_a_game_is_played_on_from_here(visit: Visit, finished: str) -> None:
    """In another's seat, against bots; what had happened is still told, and where it comes from."""
    page = opened(visit, finished)
    page.keyboard.press("End")
    page.click("summary:has-text('Play on')")
    assert page.is_disabled(".play-on button"), "there is nothing left to play"
    moment, told = page.evaluate("""() => {
      const replay = document.querySelector("quad-replay");
      const told = (at) => replay.tale.told(at).length;
      replay._go(replay.tale.turns.findIndex((seat, at) => seat === 1 && told(at) > 0));
      return [replay.at, told(replay.at)];
    }""")
    page.select_option(".play-on select[name=seat]", "1")
    page.select_option(".play-on select[name=level]", "level1")
    page.click(".play-on button")
    page.wait_for_selector("quad-table svg.board .lit")
    view = page.evaluate("""() => {
      const { seat, seats, source, events } = document.querySelector("quad-table").view;
      return { seat, bots: seats.map(({ bot }) => bot), source, told: events.length };
    }""")
    assert (view["seat"], view["bots"]) == (1, ["level1", None])
    assert view["source"] == {"table": finished, "moment": moment}
    assert view["told"] >= told > 0
    page.click("a:has-text('Played on from another game')")
    page.wait_for_selector("quad-replay svg.board .pieces > *")
    reached(page, moment)
