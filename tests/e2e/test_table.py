"""The table page: what stands beside the board, and how one comes to a decision."""

from __future__ import annotations

from playwright.sync_api import Page

from quadriga.client import open_table
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


def test_what_cannot_be_done_says_why(visit: Visit, house: House) -> None:
    """In one sentence that is read out as well, with the clause that says so; a bare board says nothing."""
    page = sit_down(visit, house, "overload")
    point_at(page, "pawn-2a")
    page.wait_for_selector(".latest:has-text('’s pawn: play one of yours.')")
    page.click(".latest .why")
    page.wait_for_selector(".clause-panel h2:text-is('Rule 3.1')")
    page.click("button[lang=fr]")
    point_at(page, "space-5")
    page.wait_for_selector(".latest:has-text('Charge d’abord')")


def test_who_is_not_on_turn_is_told_whose_turn_it_is(visit: Visit, house: House) -> None:
    table, keys = open_table(house.url, "edison", [{"kind": "link"}, {"kind": "link"}])
    pages = [visit(f"/table/{table}?seat={seat}#{keys[seat]}") for seat in (0, 1)]
    for page, name in zip(pages, ("Lola", "Max"), strict=True):
        page.fill("input[name=name]", name)
        page.click(".sit button")
    pages.append(visit(f"/table/{table}"))
    for page, told in zip(pages[1:], ("It is Lola’s turn.", "You are watching this game."), strict=True):
        page.wait_for_selector("svg.board .pieces > *")
        page.wait_for_selector(".sentence:has-text('Lola is thinking')")
        point_at(page, "rocket")
        page.wait_for_selector(f".latest:has-text('{told}')")


def point_at(page: Page, name: str) -> None:
    """Point at something as a person does, lit or not."""
    page.locator(f"svg.board [data-name={name}]").click(force=True)
