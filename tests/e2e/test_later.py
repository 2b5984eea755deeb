"""Parts of the page that come when they are wanted: what does not come is asked for again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route

from quadriga.client import open_table
from tests.e2e.past import AT
from tests.server.house import House

SCRIPT = "text/javascript"


@pytest.mark.parametrize("what", ["tables/{}", "tables/{}/replay", "tables/{}/board"])
def test_what_does_not_come_is_asked_for_again(
    browser: Browser, house: House, finished: str, what: str
) -> None:
    """And meanwhile it is said."""
    page = browser.new_page(locale="en-GB")
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) < 3:
            route.abort()
        else:
            route.continue_()

    page.route(f"{house.url}/api/{what.format(finished)}", answer)
    page.goto(f"{house.url}/replay/{finished}#3")
    page.wait_for_selector("[role=alert]:has-text('The server does not answer')")
    page.wait_for_selector("svg.board .pieces > *")
    page.wait_for_selector("[role=alert]", state="detached")
    assert page.evaluate(AT) == 3
    page.close()


@pytest.mark.parametrize(("part", "missing"), [("replay", 1), ("replay", 3), ("tale", 1)])
@pytest.mark.parametrize("is_remembered", [False, True])
def test_a_part_of_the_page_that_does_not_come_comes_after_all(
    browser: Browser, house: House, finished: str, part: str, missing: int, is_remembered: bool
) -> None:
    """Though the browser remembers that it did not, as all of them do of what fails when it runs."""
    page = browser.new_page(locale="en-GB")
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1 and is_remembered:
            route.fulfill(content_type=SCRIPT, body="missing.part()")
        elif len(asked) <= missing:
            route.abort()
        else:
            route.continue_()

    page.route(f"**/web/{part}.js", answer)
    page.goto(f"{house.url}/replay/{finished}#3")
    page.wait_for_selector("svg.board .pieces > *")
    assert page.evaluate(AT) == 3
    assert page.evaluate("history.state") is None
    page.close()


def test_a_style_that_does_not_come_comes_after_all(browser: Browser, house: House, finished: str) -> None:
    """It is asked for once the game is wanted, and nothing is shown without it."""
    page = browser.new_page(locale="en-GB")
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) <= 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/web/replay.css", answer)
    page.goto(house.url)
    page.wait_for_selector(".poster")
    assert not asked
    page.goto(f"{house.url}/replay/{finished}")
    page.wait_for_selector(".timeline .strip")
    assert page.evaluate("getComputedStyle(document.querySelector('.strip')).position") == "relative"
    page.close()


def test_a_part_of_the_page_that_is_broken_is_not_asked_for_again(
    browser: Browser, house: House, finished: str
) -> None:
    """But for once: it is a fault, and is seen to be one."""
    page = browser.new_page(locale="en-GB")
    loaded: list[str] = []
    page.on("domcontentloaded", lambda page: loaded.append(page.url))
    page.route("**/web/replay.js", lambda route: route.fulfill(content_type=SCRIPT, body="broken.part()"))
    with page.expect_event("pageerror") as error:
        page.goto(f"{house.url}/replay/{finished}")
    assert "broken is not defined" in str(error.value)
    assert len(loaded) == 2
    assert page.locator("[role=alert]").count() == 0
    page.close()


def test_what_will_never_come_is_not_asked_for_again(browser: Browser, house: House, finished: str) -> None:
    """There is a way home."""
    table, _ = open_table(house.url, "asteroid", [{"kind": "person", "name": "Lola"}, {"kind": "bot"}])
    page = browser.new_page(locale="en-GB")
    for path, words in (
        (table, "It is too early for that, or too late."),
        ("nowhere", "There is no such table"),
        (f"{finished}?seat=7", "This table has no such seat."),
    ):
        page.goto(f"{house.url}/replay/{path}")
        page.wait_for_selector(f".lost h1:has-text('{words}')")
    page.click(".lost a[href='/']")
    page.wait_for_selector(".poster")
    page.close()
