"""Several people on one device: whoever takes it sees no hand but their own, and nobody is asked in vain."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import PATIENCE, decide, play_for
from tests.server.house import House

LOLA = {"kind": "person", "name": "Lola"}
MAX = {"kind": "person", "name": "Max"}
BOT = {"kind": "bot", "bot": "level1"}

VIEW = "document.querySelector('quad-table')?.view"
# Notes whether anything is ever shown, however short it is, that those on one device may not all see, on the
# board or in the sheets: whose turn it is may, once they said that they are there.
WATCH = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const shown = (scene) => [
    ...Object.entries(scene?.pieces ?? {})
      .map(([name, { layers, text }]) => name + JSON.stringify([layers, text])),
    ...(scene?.sheets ?? []).map(({ seat, tokens }) => `${seat}: ${tokens.map((token) => `#${token}`)}`),
  ];
  const drawn = () => [
    ...all("svg.board .pieces > *").map(({ dataset }) => dataset.name + dataset.shows),
    ...all(".sheet").map((sheet, at) =>
      `${at}: ${[...sheet.querySelectorAll(".token.small use")].map(({ href }) => href.baseVal)}`),
  ];
  window.leaks = [];
  window.secrets = 0;
  const look = () => {
    const views = document.querySelector("quad-table")?.line?.views ?? new Map();
    const own = [...views].filter(([seat, { phase }]) => seat !== null && phase === "playing");
    const looks = document.querySelector(".cover") ? [] : own.filter(([seat, { turn }]) => turn === seat);
    const known = [views.get(null), ...looks.map(([, view]) => view)].flatMap((view) => shown(view?.scene));
    const secrets = own.flatMap(([, { scene }]) => shown(scene)).filter((each) => !known.includes(each));
    window.secrets += secrets.length;
    window.leaks.push(...drawn().filter((each) => secrets.includes(each)));
    requestAnimationFrame(look);
  };
  look();
}"""


MISS = """document.querySelector('quad-table').board.dispatchEvent(
  new CustomEvent('miss', { detail: { name: 'ship' } }))"""


def sit(
    visit: Visit, house: House, game: str, *seats: dict[str, str], touch: bool = False, **options: str
) -> tuple[Page, str]:
    """Let these people sit down on one device; return the page and what it is called."""
    page = visit("", touch=touch)
    page.add_init_script(f"({WATCH})()")
    made = page.request.post(
        f"{house.url}/api/tables", data={"game": game, "seats": seats, "options": options}
    ).json()
    page.goto(f"{house.url}/table/{made['table']}")
    return page, made["table"]


def is_kept_secret(page: Page) -> None:
    assert page.evaluate("window.secrets") > 0, "there is something that others may not see"
    assert page.evaluate("window.leaks") == []


# How far the middle of the buttons is from the middle of the question.
ASIDE = """() => {
  const all = [...document.querySelectorAll(".cover button")].map((each) => each.getBoundingClientRect());
  const { left, right } = document.querySelector(".cover p").getBoundingClientRect();
  const first = Math.min(...all.map((each) => each.left));
  const last = Math.max(...all.map((each) => each.right));  // they may stand in two rows
  return Math.abs((first + last) / 2 - (left + right) / 2);
}"""


def test_people_who_set_a_table_up(visit: Visit) -> None:
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
    page.add_init_script(f"({WATCH})()")
    page.reload()
    page.wait_for_selector(".cover button:focus")
    assert page.evaluate(ASIDE) < 2, "buttons stand below the middle of the question"
    page.wait_for_function("JSON.parse(localStorage['quadriga-tables'])[0].own.join() === '0,1'")
    assert page.evaluate(f"{VIEW}.options.hidden") == "yes"
    for _ in range(3):
        page.wait_for_selector(".cover")
        page.click(".cover button.main")
        page.wait_for_selector("svg.board .lit")
        play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")
    is_kept_secret(page)


def test_a_hand_is_covered_while_a_bot_plays_between(visit: Visit, house: House) -> None:
    """Also while its moves are shown; whoever says that it is them may look meanwhile, until it goes on."""
    page, _ = sit(visit, house, "asteroid", LOLA, BOT, MAX)
    page.wait_for_selector(".cover p:has-text('Lola')")
    page.click(".cover button.main")
    page.wait_for_selector("svg.board .lit")
    page.evaluate("document.querySelector('quad-table').speed = 1")
    play_for(page, random.Random(2), PATIENCE, f"{VIEW}.turn !== 0")
    page.wait_for_selector(".cover p:has-text('Max')")
    is_kept_secret(page)


# Notes who is asked whether it is them.
ASKED = """() => {
  window.asked = [];
  new MutationObserver(() => {
    const words = document.querySelector(".cover p")?.innerText;
    if (words) window.asked.push(words.split(",")[0]);
  }).observe(document.getElementById("main"), { childList: true });
}"""


def test_nobody_is_asked_who_has_just_played(visit: Visit, house: House) -> None:
    """Whoever of them it was: who comes next is asked once all was seen."""
    page, _ = sit(visit, house, "asteroid", LOLA, MAX, asteroids="no")
    page.wait_for_selector(".cover")
    page.evaluate(ASKED)
    for name, other in (("Lola", "Max"), ("Max", "Lola")):  # none is out yet
        page.click(f".cover button.main:text-is('Yes, it is me, {name}')")
        page.wait_for_selector("svg.board .lit")
        page.evaluate("window.asked = []")
        play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")
        page.wait_for_selector(f".cover p:has-text('{other}')")
        assert set(page.evaluate("window.asked")) == {other}


def test_who_says_that_it_is_them_looks(visit: Visit, house: House) -> None:
    """While somebody else is asked, or plays; and not for longer."""
    page, _ = sit(visit, house, "asteroid", LOLA, MAX)
    page.wait_for_selector(".cover p:has-text('Lola')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".cover", state="detached")
    assert page.evaluate(f"{VIEW}.seat") is None
    assert page.locator("svg.board .lit").count() == 0
    page.wait_for_selector("button:text-is('Give up'):disabled")
    page.wait_for_selector("svg.board .pieces > *")
    page.evaluate(MISS)
    page.wait_for_selector(".latest:has-text('It is Lola’s turn')")
    for deed in ("Pause", "Go on"):
        page.click(f".settings button:text-is('{deed}')")
    page.wait_for_selector(".settings button:text-is('Pause')")
    page.click("button.me:has-text('Max')")
    page.wait_for_function(f"{VIEW}.seat === 1")
    assert page.locator("svg.board .lit").count() == 0
    page.click("button.me:has-text('Lola')")
    page.wait_for_selector("svg.board .lit")
    assert page.locator("button.me").count() == 0, "nobody else is waited for"
    play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")
    page.wait_for_selector(".cover p:has-text('Max')")


def test_who_handed_on_takes_back(visit: Visit, house: House) -> None:
    """With a finger as well, past the question to who is next."""
    zoe = {"kind": "person", "name": "Zoé"}
    page, _ = sit(visit, house, "edison", LOLA, MAX, zoe, touch=True)
    page.tap(".cover:has(p:has-text('Lola')) button.main")
    page.wait_for_selector("svg.board .lit")
    play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")
    page.tap(".cover:has(p:has-text('Max')) button:text-is('No, it is Lola')")
    page.tap("button:has-text('Take back')")
    page.wait_for_function(f"{VIEW}.turn === 0")
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate(f"{VIEW}.seat") == 0


def test_whoever_still_plays_pauses_for_all(visit: Visit, house: House) -> None:
    """While nobody looks, as well where the first of them gave up."""
    page, _ = sit(visit, house, "asteroid", LOLA, MAX)
    page.click(".cover:has(p:has-text('Lola')) button.main")
    page.click("button:text-is('Give up')")
    page.click(".question button:text-is('Give up')")
    page.wait_for_selector(".cover p:has-text('Max')")
    page.keyboard.press("Escape")
    page.click(".settings button:text-is('Pause')")
    page.wait_for_selector(".settings button:text-is('Go on')")


def test_nothing_is_covered_before_the_game(visit: Visit, house: House) -> None:
    """There is a friend to be called first; what is dealt then is covered at once."""
    page = visit("")
    page.add_init_script(f"({WATCH})()")
    table, keys = opened(page, house, "asteroid", [LOLA, MAX, {"kind": "link"}])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".sentence:has-text('Waiting for everybody')")
    assert page.locator(".cover").count() == 0
    friend = visit(f"/table/{table}?seat=2#{keys[2]}")
    friend.fill("input[name=name]", "Zoé")
    friend.click(".sit button")
    page.wait_for_selector(".cover")
    is_kept_secret(page)


def test_nothing_is_covered_after_the_game(visit: Visit, house: House) -> None:
    page = visit("")
    table, keys = opened(page, house, "asteroid", [LOLA, MAX])
    finish(house, table, keys[0], keys[1])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("button:has-text('Play again')")
    assert page.locator(".cover").count() == 0


@pytest.mark.parametrize("game", ["edison", "overload"])
def test_nobody_is_asked_where_all_is_open(visit: Visit, house: House, game: str) -> None:
    """Whose turn it is looks at once."""
    others = [] if game == "edison" else [BOT]
    page, _ = sit(visit, house, game, LOLA, MAX, *others)
    for _ in range(4):
        page.wait_for_selector("svg.board .lit")
        assert page.evaluate(f"{VIEW}.seat === {VIEW}.turn")
        assert page.locator(".cover, .me").count() == 0
        decide(page)


def test_what_is_behind_the_question_is_out_of_reach(visit: Visit, house: House) -> None:
    """The head of the page as well: whoever presses Tab and Enter does not leave the table."""
    page, table = sit(visit, house, "asteroid", LOLA, MAX)
    page.wait_for_selector(".cover button:focus")
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('.head, quad-table')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("!document.activeElement.closest('.head, quad-table')")
    page.focus(".cover button")
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.board .lit")
    assert page.url.endswith(table)


def test_a_hint_is_not_left_for_the_next(visit: Visit, house: House) -> None:
    """Where nothing is told of what was decided, as of a line of a sheet."""
    page, _ = sit(visit, house, "edison", LOLA, MAX, BOT, mode="advanced")
    page.click(".cover:has(p:has-text('Lola')) button.main")
    page.click("button.ask-hint")
    page.wait_for_selector(".latest:has-text('advice')")
    page.wait_for_selector(".told p:has-text('advice')", state="attached")
    play_for(page, random.Random(2), PATIENCE, "document.querySelector('.cover')")
    page.click(".cover:has(p:has-text('Max')) button.main")
    page.wait_for_selector("svg.board .lit")
    for place in (".latest", ".told"):
        assert "advice" not in str(page.text_content(place))
