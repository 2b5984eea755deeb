"""From one page to the next: nobody comes to where there is no way on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from quadriga import Record
from quadriga.client import open_table
from tests.e2e.conftest import Visit
from tests.e2e.looks import is_whole
from tests.e2e.past import finish, opened, recorded
from tests.server.house import House

LOLA, BOT = {"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}
GOLDEN = Path(__file__).parents[1] / "goldens" / "asteroid" / "5-players.record"
SHIPS = """document.querySelector('quad-replay').now.scene.sheets.map(({ out }) => !out)"""
PLACES = "document.querySelector('.play-on select[name=seat]')"
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


def test_who_was_sent_the_address_of_a_table_learns_that_a_seat_has_a_link(
    visit: Visit, house: House
) -> None:
    """And not the address that whoever set it up sees above the page."""
    page = visit("", lang="fr", width=360)
    table, keys = opened(page, house, "chariot", [LOLA, {"kind": "link"}, BOT])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".sheet .tag:text-is('toi')")
    words = "Pour jouer ici, demande le lien vers ta place. Avec cette adresse, tu peux seulement regarder."
    assert page.locator(f"p:text-is('{words}')").count() == 0, "it is not for who sits there"
    friend = visit(f"/table/{table}", lang="fr", width=360)
    friend.wait_for_selector(f".missing p:text-is('{words}')")
    is_whole(friend)
    friend.click("button[lang=en]")
    friend.wait_for_selector(".missing p:has-text('To play here, ask for the link to your seat.')")
    page.goto(f"{house.url}/table/{table}?seat=1#{keys[1]}")
    page.fill("input[name=name]", "Max")
    page.click(".sit button")
    friend.wait_for_selector(".hint:text-is('You are watching this game.')")


def test_who_sends_every_link_is_not_told_to_ask_for_one(visit: Visit) -> None:
    page = visit("/new/edison")
    page.select_option(".setup > .option select", "2")
    page.locator(".seats select").first.select_option("link")
    page.click(".setup button.main")
    page.wait_for_selector("quad-invitation >> nth=1")
    assert page.locator(".missing p:has-text('ask for the link')").count() == 0


def test_a_game_that_is_not_for_everybody_is_not_there_for_others(browser: Browser, house: House) -> None:
    """Neither its table nor once more, in the same words; those say nothing of turns or seats."""
    page, other = browser.new_page(locale="fr-FR"), browser.new_context()
    table, keys = opened(other.new_page(), house, "overload", [LOLA, BOT, BOT], {"watched": False})
    finish(house, table, keys[0])
    for part in ("table", "replay"):
        page.goto(f"{house.url}/{part}/{table}")
        page.wait_for_selector(".lost h1:text-is('Cette table n’existe pas, ou elle n’est pas pour toi.')")
        assert page.locator(".lost a").count() == 1
    page.close()
    other.close()


def test_nobody_plays_on_for_who_is_out(visit: Visit, house: House) -> None:
    """Also where it was chosen at a moment before, or by looking as they did."""
    record = Record.parse(GOLDEN.read_text(encoding="utf-8"))
    recorded(house, record, "some-out")
    page = visit("/replay/some-out?seat=0")
    page.wait_for_selector("svg.board .pieces > *")
    page.click("summary:has-text('Play on')")
    for moment in range(0, len(record.actions), 20):
        page.evaluate("(moment) => document.querySelector('quad-replay')._go(moment)", moment)
        page.wait_for_function(f"document.querySelector('quad-replay').at === {moment}")
        page.evaluate("document.querySelector('quad-replay').updateComplete")
        flying = [seat for seat, ship in enumerate(page.evaluate(SHIPS)) if ship]
        offered = page.evaluate(f"[...{PLACES}.options].map(({{ value }}) => Number(value))")
        assert offered == flying
        assert page.evaluate(f"Number({PLACES}.value)") in flying
    assert 0 < len(flying) < record.players
