"""Whoever clicks twice, changes their mind, or comes to a place that is not there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.e2e.conftest import Visit
from tests.e2e.looks import in_every_look
from tests.e2e.past import unreadable
from tests.e2e.players import sit_down
from tests.server.house import House

TWICE = "(button) => { button.click(); button.click(); }"

# Answers to questions that match wait until they are let go.
HOLD = """(part) => {
  const { fetch } = window;
  const held = new Promise((done) => (window.letGo = done));
  window.fetch = (address, ...more) => String(address).includes(part)
    ? held.then(() => fetch(address, ...more)) : fetch(address, ...more);
}"""
FAIL_ONCE = """(part) => {
  const { fetch } = window;
  window.fetch = (address, ...more) => {
    if (!String(address).includes(part)) return fetch(address, ...more);
    window.fetch = fetch;
    return Promise.resolve(new Response("out of order", { status: 503 }));
  };
}"""
CUT_SHORT = """(part) => {
  const { fetch } = window;
  window.fetch = (address, ...more) => {
    if (!String(address).includes(part)) return fetch(address, ...more);
    window.fetch = fetch;
    const text = () => Promise.reject(new TypeError("cut short"));
    return Promise.resolve(Object.assign(new Response(""), { text }));
  };
}"""
TIDY = """async () => {
  const { keep, recalled, remember } = await import("/web/memory.js");
  const tables = Array.from({ length: 31 }, (_, at) => `table-${at}`);
  for (const table of tables) {
    remember(`lesson-${table}`, "{}");
    remember(`links-${table}`, "[]");
    keep({ table, game: "" });
  }
  return tables.filter((table) => recalled(`lesson-${table}`) || recalled(`links-${table}`));
}"""
LOSE_A_FINGER = """(svg) => {
  const touch = (kind, pointerId, clientX) => svg.dispatchEvent(new PointerEvent(kind,
    { pointerId, clientX, clientY: 200, isPrimary: true, pointerType: "touch", bubbles: true }));
  touch("pointerdown", 1, 40);
  touch("pointerdown", 2, 200);
  for (const x of [220, 260, 300]) touch("pointermove", 2, x);
}"""


def opened_by(page: Page) -> list[str]:
    """Return the tables that a page asks for from now on."""
    found: list[str] = []

    def asked(request: Request) -> None:
        if request.method == "POST" and request.url.endswith(("/api/tables", "/lesson")):
            found.append(request.url)

    page.on("request", asked)
    return found


@pytest.mark.parametrize(
    ("path", "button"),
    [("/", ".poster button.main"), ("/", ".poster button:not(.main)"), ("/new/edison", "button.main")],
)
def test_a_double_click_opens_one_table(visit: Visit, path: str, button: str) -> None:
    page = visit(path)
    asked = opened_by(page)
    page.locator(button).first.evaluate(TWICE)
    page.wait_for_selector("quad-table .table")
    assert len(asked) == 1


# Where there is nothing, and what is said there in each language.
NOWHERE = {
    ("There is no such game here.", "Ce jeu n’existe pas ici."): ["/new/nothing", "/rules/nothing"],
    ("There is no such page.", "Cette page n’existe pas."): [
        "/nothing",
        "/constructor",
        "/toString/nothing",
        "/table/",
        "/rules/overload/nothing",
    ],
    (
        "There is no such table, or it is not yours to see.",
        "Cette table n’existe pas, ou elle n’est pas pour toi.",
    ): ["/table/nothing", "/replay/nothing"],
}
NO_TABLE = """() => {
  const { fetch } = window;
  const body = JSON.stringify({ code: "no-table", message: "" });
  const kind = { "content-type": "application/json" };
  window.fetch = (address, ...more) => String(address).includes("/tables/nothing")
    ? Promise.resolve(new Response(body, { status: 404, headers: kind })) : fetch(address, ...more);
}"""


GO = "(path) => import('/web/going.js').then(({ go }) => go(path))"


def test_what_is_not_there_is_said_to_be_so(visit: Visit) -> None:
    """In the language of the page, and with a way back to what is there."""
    page = visit()
    page.evaluate(NO_TABLE)
    for said, paths in NOWHERE.items():
        for path in paths:
            page.wait_for_selector(".poster")
            page.evaluate(GO, path)
            for lang, words in zip(("en", "fr"), said, strict=True):
                page.click(f"button[lang={lang}]")
                page.wait_for_selector(f".lost h1:text-is('{words}')")
            page.click(".lost a")
    page.wait_for_selector(".poster")
    page.evaluate(GO, path)
    in_every_look(page, dict(zip(("en", "fr"), said, strict=True)))


def test_a_table_that_cannot_be_played_on_says_so(visit: Visit, house: House) -> None:
    """That is another thing than a table that is not there."""
    page = visit(f"/table/{unreadable(house)}")
    page.wait_for_selector(".lost h1:text-is('This table can no longer be played on here. Open a new one.')")
    page.click("button[lang=fr]")
    page.wait_for_selector(".lost h1:text-is('On ne peut plus jouer à cette table. Ouvres-en une autre.')")


def test_an_address_that_leads_nowhere_is_answered_with_the_page(browser: Browser, house: House) -> None:
    """Which says so; past it, only what nobody looks at is told in plain words."""
    page = browser.new_page()
    answer = page.goto(f"{house.url}/nothing")
    page.wait_for_selector(".lost h1")
    assert answer is not None
    assert answer.status == page.request.get(f"{house.url}/nothing").status == 404
    assert page.request.get(f"{house.url}/api/nothing").text() == "Not Found"
    page.close()


def test_the_language_that_was_chosen_last_is_spoken(visit: Visit, house: House) -> None:
    """Whichever words come first: of the page, and of the game."""
    page = sit_down(visit, house, "overload")
    page.evaluate(HOLD, "/api/words?lang=fr")
    for lang in ("fr", "en"):
        page.click(f"button[lang={lang}]")
    page.evaluate("window.letGo()")
    page.wait_for_function("fetch('/api/words?lang=fr&game=').then(() => true)")
    assert page.get_attribute("html", "lang") == "en"
    page.evaluate(HOLD, "&game=overload")
    page.click("button[lang=fr]")
    page.wait_for_selector("html[lang=fr]")
    page.click("button[lang=en]")
    page.evaluate("window.letGo()")
    page.wait_for_function("fetch('/api/words?lang=fr&game=overload').then(() => true)")
    page.wait_for_selector(".sentence:has-text('which pawn do you load')")


def test_a_clause_that_did_not_come_comes_the_next_time(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_selector(".latest .why")
    page.evaluate(FAIL_ONCE, "rules.html")
    page.locator(".latest .why").click()
    page.wait_for_selector(".clause-panel .rules:has-text('out of order')")
    page.click(".clause-panel header button")
    page.locator(".latest .why").click()
    page.wait_for_selector(".clause-panel .rules .clause")


def test_a_drawing_that_did_not_come_comes_after_all(visit: Visit) -> None:
    """Whether it was refused, or cut short on its way."""
    for fail in (FAIL_ONCE, CUT_SHORT):
        page = visit("/new/overload")
        page.wait_for_selector(".setup .seats li")
        page.evaluate(fail, "poster.svg")
        page.evaluate(GO, "/")
        page.wait_for_selector(".poster >> nth=3")
        page.wait_for_function("""() => [...document.querySelectorAll("quad-poster")]
          .every(({ shadowRoot }) => shadowRoot.querySelector("svg"))""")


def test_a_table_that_is_forgotten_leaves_nothing(visit: Visit) -> None:
    assert visit("/rules/overload").evaluate(TIDY) == [f"table-{number}" for number in range(1, 31)]


def test_a_finger_that_was_lost_pinches_nothing(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", width=360, height=740, touch=True)
    before = page.get_attribute("svg.board", "viewBox")
    page.locator("svg.board").evaluate(LOSE_A_FINGER)
    assert page.get_attribute("svg.board", "viewBox") == before
