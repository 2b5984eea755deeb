"""The table page: what stands beside the board, and how one comes to a decision."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.players import play_some, sit_down
from tests.server.house import House

FOCUSED = "document.activeElement.closest('.clause-panel, .log') ?.className ?? ''"


def test_a_line_of_the_log_opens_its_clause_beside_the_game(visit: Visit, house: House) -> None:
    """In the language of the page, over the keyboard as well, and one comes back to where one was."""
    page = sit_down(visit, house, "overload")
    play_some(page, 2)
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
