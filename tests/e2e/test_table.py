"""The table page: what stands beside the board, and how one comes to a decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from quadriga.client import open_table
from tests.e2e.conftest import Visit, hold
from tests.e2e.past import opened
from tests.e2e.players import VERSION, decide, play_until, sit_down
from tests.server.house import House

FOCUSED = "document.activeElement.closest('.clause-panel, .log') ?.className ?? ''"


def test_a_line_of_the_log_opens_its_clause_beside_the_game(visit: Visit, house: House) -> None:
    """In the language of the page, over the keyboard as well, and one comes back to where one was."""
    page = sit_down(visit, house, "overload")
    decide(page)
    line = page.locator(".log button").last
    clause = line.locator("small").inner_text()
    line.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".clause-panel h2:text-is('Rule {clause}')")
    assert page.inner_text(".clause-panel .clause").startswith(clause)
    assert page.evaluate(FOCUSED) == "clause-panel"
    before = page.inner_text(".clause-panel .rules")
    page.click("button[lang=fr]")
    page.wait_for_selector(f".clause-panel h2:text-is('Règle {clause}')")
    assert page.inner_text(".clause-panel .rules") != before
    assert page.get_attribute(".clause-panel a", "href") == f"/rules/overload#{clause}"
    page.focus(".clause-panel button")
    page.keyboard.press("Escape")
    page.wait_for_selector(".clause-panel", state="detached")
    assert page.evaluate(FOCUSED) == "log"
    assert_still_there(page)


def assert_still_there(page: Page) -> None:
    assert "/table/" in page.url
    assert page.locator("svg.board").count() == 1


def test_what_cannot_be_done_says_why(visit: Visit, house: House) -> None:
    """In one sentence, with the clause that says so, in another language as soon as that is chosen."""
    page = sit_down(visit, house, "overload")
    point_at(page, "pawn-2a")
    page.wait_for_selector(".latest:has-text('’s pawn: play one of yours.')")
    page.click(".latest .why")
    page.wait_for_selector(".clause-panel h2:text-is('Rule 3.1')")
    page.click("button[lang=fr]")
    page.wait_for_selector(".latest:has-text('joue l’un des tiens.')")
    point_at(page, "space-5")
    page.wait_for_selector(".latest:has-text('Charge d’abord')")


def test_a_reason_that_comes_too_late_is_not_given(visit: Visit, house: House) -> None:
    """It was one in another position."""
    page = sit_down(visit, house, "overload")
    held = hold(page, "**/why/**")
    point_at(page, "pawn-2a")
    while not held:
        page.wait_for_timeout(20)
    decide(page)
    with page.expect_response("**/why/**"):
        held[0].continue_()
    page.wait_for_timeout(100)
    assert "play one of yours" not in page.inner_text(".latest")


def test_something_else_is_chosen_in_place_of_what_was(visit: Visit, house: House) -> None:
    """What can be done is no mistake, though something else was chosen before."""
    page = sit_down(visit, house, "overload")
    for name in ("pawn-1a", "pawn-1b"):
        point_at(page, name)
        page.wait_for_selector(f"svg.board [data-name={name}].chosen")
        assert page.locator("svg.board .chosen").count() == 1


@pytest.mark.parametrize("touch", [False, True])
def test_whoever_changes_their_mind_chooses_something_else(visit: Visit, house: House, touch: bool) -> None:
    """By a button, for not everybody has an Escape key."""
    page = sit_down(visit, house, "overload", touch=touch)
    assert page.locator(".forget").count() == 0
    lit = page.locator("svg.board .lit").count()
    point_at(page, "pawn-1a")
    page.click(".forget")
    page.wait_for_selector("svg.board .chosen", state="detached")
    assert page.locator(".forget").count() == 0
    assert page.locator("svg.board .lit").count() == lit, "all of it can be pointed at again"


def test_what_is_as_good_as_another_need_not_be_chosen(visit: Visit, house: House) -> None:
    """Two pawns wait: whoever points at a load has loaded one of them."""
    page = sit_down(visit, house, "overload")
    insist_on(page, "load-3")
    page.wait_for_selector(".log button:has-text('Lola loads pawn A with 3 rings.')")


def test_a_tick_does_what_was_chosen(visit: Visit, house: House) -> None:
    """Dice that were chosen are rolled again, and not kept after all."""
    page = sit_down(visit, house, "chariot")
    point_at(page, "die-1")
    tick = page.locator("svg.board [data-name=done].lit")
    assert tick.get_attribute("aria-label") == page.inner_text(".actions button.do.main")
    point_at(page, "done")
    page.wait_for_selector(".log button:has-text('The new roll: ')")
    page.mouse.move(2, 2)
    page.wait_for_selector(".latest:has-text('The new roll: ')")


def test_a_hint_is_chosen_on_the_board_and_can_be_done(visit: Visit, house: House) -> None:
    """Its card is seen to be chosen, one click away; that it comes is said while it is thought of."""
    page = sit_down(visit, house, "edison")
    held = hold(page, "**/hint/**")
    page.click(".ask-hint")
    page.wait_for_selector(".ask-hint[aria-busy=true]:text-is('Thinking…')")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector(".latest:has-text('A strong bot’s advice: ')")
    label = page.inner_text(".actions button.do.main")
    assert page.inner_text(".latest").endswith(label)
    assert page.get_attribute("svg.board .chosen", "aria-label") == label
    page.click(".actions button.do.main")
    page.wait_for_selector(".log button:has-text('Lola plays ')")
    page.wait_for_selector(".ask-hint")
    page.click(".ask-hint")
    while len(held) < 2:
        page.wait_for_timeout(20)
    decide(page)
    first = page.evaluate("document.querySelector('quad-table').view.actions[0].action")
    held[1].fulfill(json={"action": first, "then": []})  # it comes too late, though it could still be done
    page.wait_for_function("!document.querySelector('quad-table').hinting.isThinking")
    assert "advice" not in page.inner_text(".latest")
    assert page.locator("svg.board .chosen").count() == 0


LAST_OFFERED = "(document.querySelector('quad-table').view.routes.at(-1))"
UNOFFERED = """(({ deciding: { actions, choosing }, deciding }) =>
  deciding.begin(actions.slice(0, -1), choosing.pieces))(document.querySelector('quad-table'))"""


@pytest.mark.parametrize("is_offered", [True, False])
def test_a_hint_may_be_a_whole_way(visit: Visit, house: House, is_offered: bool) -> None:
    """It is chosen by where it leads, whether that way is offered or not, and done in one go."""
    page = sit_down(visit, house, "chariot")
    play_until(page, "document.querySelector('quad-table').deciding.actions.at(-1)?.then")
    advice = page.evaluate(LAST_OFFERED)
    if not is_offered:
        page.evaluate(UNOFFERED)
    page.route("**/hint/**", lambda route: route.fulfill(json=advice))
    page.click(".ask-hint")
    page.wait_for_selector(".latest:has-text('A strong bot’s advice: all the way to ')")
    before = page.evaluate(VERSION)
    page.click(".actions button.do.main:has-text('all the way to ')")
    page.wait_for_function(f"{VERSION} >= {before + 1 + len(advice['then'])}")


def test_what_is_left_to_be_confirmed_stands_out(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "edison", touch=True)
    page.locator("svg.board .lit").first.tap(force=True)
    page.wait_for_selector(".hint:has-text('Like this?')")
    assert page.locator(".actions button.do.main").count() == 1


def test_who_comes_back_by_the_link_sits_where_they_sat(visit: Visit, house: House) -> None:
    """On another device, and without being asked for a name."""
    table, keys = open_table(house.url, "edison", [{"kind": "link"}, {"kind": "link"}])
    for seat, name in enumerate(("Lola", "Max")):
        seated(visit, table, keys, seat, name)
    again = visit(f"/table/{table}?seat=1#{keys[1]}")
    again.wait_for_selector(".sheet:has-text('Max') .tag:has-text('you')")


@pytest.mark.parametrize(("seat", "ink"), [(0, "rgb(0, 114, 178)"), (1, "rgb(200, 69, 47)")])
def test_what_can_be_pointed_at_glows_in_the_ink_of_who_is_asked(
    visit: Visit, house: House, seat: int, ink: str
) -> None:
    """As on their sheet."""
    seats = [{"kind": "bot", "bot": "level1"} for _ in range(3)]
    seats[seat] = {"kind": "person", "name": "Lola"}
    page = visit("")
    table, _ = opened(page, house, "overload", seats)
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("svg.board .lit")
    assert ink in page.evaluate("getComputedStyle(document.querySelector('svg.board .lit')).filter")


def test_who_is_not_on_turn_is_told_whose_turn_it_is_and_what_it_is_about(visit: Visit, house: House) -> None:
    table, keys = open_table(house.url, "edison", [{"kind": "link"}, {"kind": "link"}])
    pages = [seated(visit, table, keys, seat, name) for seat, name in enumerate(("Lola", "Max"))]
    pages.append(visit(f"/table/{table}"))
    for page, told in zip(pages[1:], ("It is Lola’s turn.", "You are watching this game."), strict=True):
        page.wait_for_selector("svg.board .pieces > *")
        page.wait_for_selector(".sentence:text-is('Lola chooses a card to play')")
        point_at(page, "rocket")
        page.wait_for_selector(f".latest:has-text('{told}')")


def point_at(page: Page, name: str) -> None:
    """Point at something as a person does, lit or not."""
    page.locator(f"svg.board [data-name={name}]").click(force=True)


def insist_on(page: Page, name: str) -> None:
    """Point at it, and once more when it is chosen: what cannot be taken back is done then."""
    point_at(page, name)
    page.wait_for_selector(f"svg.board [data-name={name}].chosen")
    point_at(page, name)


# What is said of somebody who is asked something that the game has no words for.
WORDLESS = """async () => {
  const { sentence } = await import("/web/sentence.js");
  const { speaker } = await import("/web/words.js");
  const doing = { key: "ask-secretly.others", facts: { seat: 1 } };
  const seats = ["Lola", "Ada"].map((name) => ({ name, away: null, come: true }));
  return sentence({ phase: "playing", paused: null, turn: 1, doing, seats }, null, speaker.own);
}"""


def test_who_is_asked_what_the_game_has_no_words_for_is_thinking(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(WORDLESS) == "Ada is thinking"


# What is said of a game that two of four have won.
WON = """async () => {
  const { sentence } = await import("/web/sentence.js");
  const seats = ["Lola", "Ada", "Max", "Nina"].map((name) => ({ name }));
  return sentence({ phase: "over", result: [0, 0.5, 0, 0.5], seats }, null);
}"""


def test_those_who_win_together_are_named_together(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(WON) == "Ada and Nina win!"
    page.click("button[lang=fr]")
    page.wait_for_selector("html[lang=fr]")
    assert page.evaluate(WON) == "Ada et Nina gagnent\u202f!"


# In what ink each name in the chat stands.
INKS = """() => [...document.querySelectorAll(".chat .ink")]
  .map((name) => getComputedStyle(name, "::before").backgroundColor)"""


def test_people_talk_at_the_table(visit: Visit, house: House) -> None:
    """What is said is plain text, and whoever does not look at it is told that there is something new."""
    table, keys = open_table(house.url, "edison", [{"kind": "link"}, {"kind": "link"}])
    lola, max_ = (seated(visit, table, keys, seat, name) for seat, name in enumerate(("Lola", "Max")))
    lola.click(".tab:has-text('Chat')")
    lola.fill("input[name=said]", "<b>Hello</b>")
    lola.keyboard.press("Enter")
    lola.wait_for_function("document.querySelector('input[name=said]').value === ''")
    max_.wait_for_selector(".unread:text-is('1 new')")
    assert max_.locator(".told p").last.inner_text() == "Lola: <b>Hello</b>"
    max_.click(".tab:has-text('Chat')")
    max_.wait_for_selector(".unread", state="detached")
    assert "Lola <b>Hello</b>" in max_.inner_text(".chat")
    assert max_.evaluate(INKS) == ["rgb(0, 114, 178)"]
    watcher = visit(f"/table/{table}")
    watcher.click(".tab:has-text('Chat')")
    watcher.wait_for_selector(".chat:has-text('Hello')")
    assert watcher.locator("input[name=said]").count() == 0


def test_giving_up_is_asked_for_twice(visit: Visit, house: House) -> None:
    """Then a bot plays on, and whoever gave up has nothing to decide any more."""
    table, keys = open_table(house.url, "edison", [{"kind": "link"}, {"kind": "link"}])
    lola, max_ = (seated(visit, table, keys, seat, name) for seat, name in enumerate(("Lola", "Max")))
    lola.wait_for_selector("svg.board .lit")
    lola.click("button:has-text('Give up')")
    lola.click(".question button:has-text('No, go on')")
    lola.wait_for_selector(".question", state="detached")
    lola.click("button:has-text('Give up')")
    lola.click(".question button:has-text('Give up')")
    for page in (lola, max_):
        page.wait_for_selector(".tag:text-is('resigned')")
    max_.wait_for_selector("svg.board .lit")
    assert lola.locator("svg.board .lit").count() == 0


def seated(visit: Visit, table: str, keys: dict[int, str], seat: int, name: str) -> Page:
    """Return the page of somebody who sat down with a link."""
    page = visit(f"/table/{table}?seat={seat}#{keys[seat]}")
    page.fill("input[name=name]", name)
    page.click(".sit button")
    page.wait_for_selector("svg.board .pieces > *")
    return page


def test_a_tile_is_turned_and_looked_at_before_it_lies(visit: Visit, house: House) -> None:
    """By clicking again, with the wheel or with R; each turn shows other wakes. Where it goes it is laid."""
    page = with_what_turns(visit, house)
    seen = [page.evaluate(GHOST)]
    page.keyboard.press("r")
    seen.append(page.evaluate(GHOST))
    assert "" not in seen
    assert seen[1] != seen[0]
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"(before) => ({GHOST})() !== before", arg=seen[1])
    seen.append(page.evaluate(GHOST))
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"(before) => ({GHOST})() === before", arg=seen[1])
    page.locator("svg.board .chosen").click(force=True)
    assert page.evaluate(GHOST) == seen[2]
    before = page.evaluate(VERSION)
    page.locator("svg.board [data-name^=cell].lit").click(force=True)
    page.wait_for_function(f"{VERSION} > {before}")


# What the tile would show on its place.
GHOST = "() => document.querySelector('svg.board .ghosts .ghost')?.dataset.shows ?? ''"


def with_what_turns(visit: Visit, house: House) -> Page:
    """Return the page of somebody with a tile that may lie in several ways; some hands have none."""
    for _ in range(5):
        page = sit_down(visit, house, "asteroid", options={"asteroids": "no"})
        insist_on(page, "mark-20")
        page.wait_for_selector("svg.board [data-name^=hand].lit")
        if chosen_what_turns(page):
            return page
    raise AssertionError("no tile can be turned")


def chosen_what_turns(page: Page) -> bool:
    """Click on a tile that may lie in several ways, if there is one."""
    for name in page.eval_on_selector_all(
        "svg.board [data-name^=hand].lit", "(all) => all.map((each) => each.dataset.name)"
    ):
        page.keyboard.press("Escape")
        point_at(page, name)
        if page.evaluate("document.querySelector('quad-table').deciding.left.length") > 1:
            return True
    return False


def test_everything_that_happens_is_read_out_in_its_order(visit: Visit, house: House) -> None:
    """Also what was skipped."""
    page = sit_down(visit, house, "overload", bots=3)
    page.evaluate("""() => {
      window.told = [];
      new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes
        .forEach((line) => window.told.push(line.textContent))))
        .observe(document.querySelector(".told[role=log]"), { childList: true });
    }""")
    heard = page.evaluate("document.querySelector('quad-table').view.events.length")
    decide(page)
    lines = [" ".join(line.split()[:-1]) for line in page.locator(".log button").all_inner_texts()]
    told = page.evaluate("window.told")
    assert page.evaluate("document.querySelector('quad-table').view.events.length") > heard
    assert len(told) > 3
    assert told == lines[-len(told) :]


def test_the_focus_stays_where_somebody_plays(visit: Visit, house: House) -> None:
    """On the board, and in the list, from one decision to the next."""
    page = sit_down(visit, house, "edison")
    for place, thing in (("svg.board", "svg.board .lit"), (".actions", ".actions button.do")):
        if place == ".actions" and page.locator(".actions summary").count():
            page.locator(".actions summary").press("Enter")
        before = page.evaluate(VERSION)
        page.locator(thing).first.press("Enter")
        if place == "svg.board":
            page.wait_for_function(f"{VERSION} > {before}")
        page.wait_for_function(
            f"{VERSION} > {before} && document.activeElement.matches('.lit, .actions button, summary')"
        )
        assert page.evaluate(f"Boolean(document.activeElement.closest('{place}'))")


# A whole way that can be taken back, and where everything lies.
WAY = "document.querySelector('quad-table').view.routes?.find(({ then, final }) => then.length && !final)"
PLACES = """Object.fromEntries(Object.entries(document.querySelector('quad-table').view.scene.pieces)
  .map(([name, piece]) => [name, [piece.x, piece.y]]))"""


def test_a_whole_way_is_taken_back_in_one_go(visit: Visit, house: House) -> None:
    """As it was chosen; what was decided before that, by itself."""
    page = sit_down(visit, house, "chariot")
    play_until(page, WAY)
    page.wait_for_function("!document.querySelector('quad-table').isAsking")
    before, version, steps = page.evaluate(f"[{PLACES}, {VERSION}, 1 + {WAY}.then.length]")
    page.evaluate(f"document.querySelector('quad-table').decide({WAY})")
    assert page.evaluate(VERSION) == version + steps
    assert page.evaluate(PLACES) != before
    page.click("button:text-is('Take back')")
    page.wait_for_function("!document.querySelector('quad-table').isAsking")
    assert page.evaluate(VERSION) == version + 2 * steps
    assert page.evaluate(PLACES) == before
