"""From one page to the next: nobody comes to where there is no way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from quadriga.client import open_table
from tests.e2e.conftest import Visit
from tests.e2e.looks import is_whole
from tests.e2e.past import finish, opened
from tests.server.house import House

LOLA, BOT = {"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}
TO_THE_TABLE = {"en": "To the table", "fr": "Aller à la table"}


@pytest.mark.parametrize(("lang", "again"), [("en", "Watch it again"), ("fr", "Revoir la partie")])
def test_from_a_moment_that_somebody_sent_one_comes_to_its_table(
    visit: Visit, house: House, lang: str, again: str
) -> None:
    """With the keyboard alone, by a link that is read out; and from there to the game once more."""
    table, keys = open_table(house.url, "overload", [LOLA, BOT, BOT])
    finish(house, table, keys[0])
    page = visit(f"/replay/{table}#7", lang=lang, width=360)
    page.wait_for_selector("svg.board .pieces > *")
    is_whole(page)
    page.focus("button.copy")
    page.keyboard.press("Tab")
    way = page.get_by_role("link", name=TO_THE_TABLE[lang])
    assert way.evaluate("(way) => way === document.activeElement")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector(".tag.won")
    page.get_by_role("link", name=again).click()
    page.wait_for_url(f"**/replay/{table}")


def test_who_played_comes_from_the_list_of_finished_games_to_a_rematch(visit: Visit, house: House) -> None:
    page = visit("")
    table, keys = opened(page, house, "overload", [LOLA, BOT, BOT])
    finish(house, table, keys[0])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".tag.won")
    page.goto(house.url)
    page.click(f".list a[href='/replay/{table}']")
    page.get_by_role("link", name="To the table").click()
    page.click("button:text-is('Play again')")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def test_who_comes_too_early_to_watch_a_game_again_comes_to_its_table(browser: Browser, house: House) -> None:
    """Not where there is none."""
    table, _ = open_table(house.url, "overload", [LOLA, BOT, BOT])
    page = browser.new_page(locale="fr-FR")
    page.goto(f"{house.url}/replay/nowhere")
    page.wait_for_selector(".lost a.main:text-is('Voir les jeux')")
    assert page.locator(".lost a").count() == 1
    page.goto(f"{house.url}/replay/{table}")
    page.wait_for_selector(".lost a.quiet:text-is('Voir les jeux')")
    page.click(".lost a.main:text-is('Aller à la table')")
    page.wait_for_selector("quad-table svg.board .pieces > *")
    page.close()
