"""Once more with the same people, who sit a seat further: each is told what colour theirs is now."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import decide, play_until
from tests.server.house import House

LOLA, MAX = ({"kind": "person", "name": name} for name in ("Lola", "Max"))
BOT = {"kind": "bot", "bot": "level1"}
INKS = """() => [...document.querySelectorAll(".sheet.own")]
  .map(({ className }) => className.match(/ink-./)[0])"""
TOLD = """(words) => [...document.querySelectorAll(".told p")]
  .filter(({ innerText }) => innerText === words).length"""


def over(visit: Visit, house: House, game: str, *seats: dict[str, str], lang: str = "en") -> Page:
    """Sit at a table where the game is over, on one device."""
    page = visit("", lang=lang)
    table, keys = opened(page, house, game, [*seats])
    finish(house, table, *keys.values())
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".tag.won, .fate")
    return page


@pytest.mark.parametrize(
    ("game", "bots", "lang", "again", "words", "inks"),
    [
        ("edison", 1, "en", "Play again", "Lola, this time your colour is red.", ["ink-1"]),
        ("edison", 2, "fr", "Rejouer", "Lola, cette fois ta couleur est le vert.", ["ink-2"]),
        ("overload", 2, "fr", "Rejouer", "Lola, cette fois ta couleur est le vert.", ["ink-2"]),
        ("asteroid", 2, "en", "Play again", "Lola, this time your colour is green.", ["ink-2"]),
    ],
)
def test_another_colour_is_told(
    visit: Visit, house: House, game: str, bots: int, lang: str, again: str, words: str, inks: list[str]
) -> None:
    """Whatever others did before one's first turn, it stands there then, as the sheet has it; not later."""
    page = over(visit, house, game, LOLA, *[BOT] * bots, lang=lang)
    assert page.evaluate(INKS) == ["ink-0"]
    page.click(f"button:text-is('{again}')")
    page.wait_for_selector("svg.board .lit")
    page.wait_for_selector(f".latest:has-text('{words}')")
    assert page.evaluate(INKS) == inks
    told = page.evaluate(TOLD, words)
    decide(page)
    assert page.evaluate(TOLD, words) == told, "once is enough"
    page.reload()
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate(TOLD, words) == 0, "who comes back knows it"


def test_two_colours_are_told_in_the_language_that_is_chosen(visit: Visit, house: House) -> None:
    """Of whoever drives two chariots."""
    page = over(visit, house, "chariot", LOLA, BOT)
    before = page.evaluate(INKS)
    page.click("button:text-is('Play again')")
    page.wait_for_selector(".latest:has-text('Lola, this time your colours are ')")
    words = page.inner_text(".latest")
    assert {*page.evaluate(INKS)}.isdisjoint(before)
    page.click("button[lang=fr]")
    page.wait_for_selector(".latest:has-text('Lola, cette fois tes couleurs sont ')")
    assert page.inner_text(".latest") != words


def test_each_of_several_on_one_device_is_told(visit: Visit, house: House) -> None:
    """On their own first turn, under their name."""
    page = over(visit, house, "overload", LOLA, MAX, BOT)
    page.click("button:text-is('Play again')")
    page.wait_for_selector("svg.board .lit")
    page.wait_for_selector(".latest:has-text('Max, this time your colour is blue.')")
    latest = "document.querySelector('.latest').innerText"
    play_until(page, f"{latest}.includes('Lola, this time your colour is green.')")


def test_nothing_is_told_of_colours_at_a_first_table(visit: Visit, house: House) -> None:
    page = visit("")
    table, _ = opened(page, house, "overload", [LOLA, BOT, BOT])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("svg.board .lit")
    assert page.locator(".told p:has-text('colour')").count() == 0


def test_who_has_left_is_called_to_the_rematch_by_the_first_page(visit: Visit, house: House) -> None:
    """For as long as it goes on; who waits there knows that they have not come."""
    lola = visit("")
    table, keys = opened(lola, house, "overload", [LOLA, {"kind": "link"}, BOT])
    friend = visit(f"/table/{table}?seat=1#{keys[1]}", lang="fr")
    friend.fill("input[name=name]", "Max")
    friend.click(".sit button")
    friend.wait_for_selector("svg.board .pieces > *")
    friend.goto(house.url)
    finish(house, table, *keys.values())
    lola.goto(f"{house.url}/table/{table}")
    lola.click("button:text-is('Play again')")
    lola.wait_for_selector(".sentence:text-is('Waiting for Max, who is away')")
    lola.wait_for_selector(".sheet:has-text('Max') .tag:text-is('away')")
    friend.reload()
    friend.wait_for_selector(f".list a[href='/table/{table}']:has-text('Les autres rejouent : rejoins-les')")
    friend.click("a.back:has-text('Revenir à Overload')")
    friend.click("button.main:text-is('Les autres rejouent : rejoins-les')")
    friend.wait_for_selector("svg.board .lit")
    lola.wait_for_selector(".sheet:has-text('Max') .tag:text-is('away')", state="detached")
    friend.goto(house.url)
    friend.wait_for_selector(f".list a[href='/replay/{table}']")
    assert friend.locator(".list:has-text('rejoins-les')").count() == 0


def test_a_rematch_that_is_over_calls_nobody(visit: Visit, house: House) -> None:
    lola = visit("")
    table, keys = opened(lola, house, "overload", [LOLA, {"kind": "link"}, BOT])
    friend = visit(f"/table/{table}?seat=1#{keys[1]}")
    friend.fill("input[name=name]", "Max")
    friend.click(".sit button")
    friend.wait_for_selector("svg.board .pieces > *")
    finish(house, table, *keys.values())
    lola.goto(f"{house.url}/table/{table}")
    lola.click("button:text-is('Play again')")
    lola.wait_for_url(lambda url: table not in url)
    finish(house, lola.url.rpartition("/")[2], *keys.values())
    friend.goto(house.url)
    friend.wait_for_selector(f".list a[href='/replay/{table}']")
    assert friend.locator("a.back").count() == 0
