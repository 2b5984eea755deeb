"""What is agreed on when a table is set up, and is so at the table."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.players import VERSION, sit_down
from tests.server.house import House

SECTIONS = {"B": "B", "curve1": "curve 1"}
# The first that can be done: that leaves something to decide.
FIRST = (
    "(() => { const table = document.querySelector('quad-table'); table.decide(table.view.actions[0]); })()"
)


def test_a_table_is_set_up_as_agreed(visit: Visit) -> None:
    page = visit("/new/overload", lang="fr", width=360)
    page.click("summary:text-is('Variantes et réglages')")
    for name in ("watched", "undo", "chat"):
        page.uncheck(f"input[name={name}]")
    page.select_option("select:has(option[value=calm])", "calm")
    page.locator("select:has(option[value=link])").nth(1).select_option("bot")
    for name in ("départ", "B", "virage 1"):
        page.check(f"fieldset label:text-is('{name}') input")
    page.uncheck("fieldset label:text-is('départ') input")
    page.click("button.main")
    page.wait_for_selector("svg.board .lit")
    assert page.evaluate("document.querySelector('quad-table').view.options") == {"sections": "B,curve1"}
    agreed = page.evaluate("document.querySelector('quad-table').view.house")
    assert agreed["pace"] == {"first": 600_000, "more": 15_000}
    assert [agreed[name] for name in ("watched", "undo", "chat", "hints")] == [False, False, False, True]


@pytest.mark.parametrize(
    ("game", "before", "players", "after"),
    [
        ("edison", {"mode": "singles", "walls": "space"}, "3", {"mode": "standard", "walls": "space"}),
        ("overload", {"sections": ["B", "curve1"]}, "3", {"sections": "curve1"}),
    ],
)
def test_what_fewer_players_cannot_agree_on_is_left_out(
    visit: Visit, game: str, before: dict[str, str | list[str]], players: str, after: dict[str, str]
) -> None:
    page = visit(f"/new/{game}")
    page.click("summary:text-is('Variants and settings')")
    for wish in before.values():
        if isinstance(wish, str):
            page.select_option(f".wishes select:has(option[value={wish}])", wish)
        else:
            for name in wish:
                page.check(f"fieldset label:text-is('{SECTIONS[name]}') input")
    page.select_option(".setup > .option select", players)
    page.locator("select:has(option[value=link])").nth(1).select_option("bot")
    page.click("button.main")
    page.wait_for_selector("svg.board .lit")
    agreed = page.evaluate("document.querySelector('quad-table').view.options")
    assert {name: agreed[name] for name in after} == after


def test_a_table_without_chat_has_none(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", agreed={"chat": False})
    assert page.locator(".tab").count() == 1


@pytest.mark.parametrize("allows", [True, False])
def test_hints_and_undo_where_the_table_allows(visit: Visit, house: House, allows: bool) -> None:
    """A strong bot's advice is said, and what nobody has answered yet is taken back and asked again."""
    agreed: dict[str, object] = {"hints": allows, "undo": allows}
    page = sit_down(visit, house, "edison", bots=2, agreed=agreed, options={"mode": "advanced"})
    asked, before = page.inner_text(".sentence"), page.evaluate(VERSION)
    if allows:
        page.click("button:text-is('Hint')")
        page.wait_for_selector(".latest:has-text('A strong bot’s advice: ')")
        page.keyboard.press("Escape")
    assert page.locator("button:text-is('Take back')").count() == 0, "there is nothing to take back"
    page.evaluate(FIRST)
    page.wait_for_function(f"{VERSION} > {before}")
    page.wait_for_selector(".actions button.do")
    assert page.inner_text(".sentence") != asked
    assert page.locator("button:text-is('Hint')").count() == allows
    assert page.locator("button:text-is('Take back')").count() == allows
    if allows:
        page.click("button:text-is('Take back')")
        page.wait_for_selector(f".sentence:text-is('{asked}')")


def test_clocks_run_down(visit: Visit, house: House) -> None:
    """On one's own turn, and not in a pause."""
    page = sit_down(visit, house, "overload", agreed={"pace": {"first": 600_000, "more": 0}})
    assert page.locator(".clock").count() == 1, "bots have none"
    page.wait_for_selector(".clock.runs:text-matches('^[0-9]:')")  # it began with 10:00
    page.click("button:has-text('Pause')")
    page.wait_for_selector(".clock:not(.runs)")
    page.click("button:has-text('Go on')")
    page.wait_for_selector(".clock.runs")


def test_days_on_a_clock_are_said_in_words(visit: Visit, house: House) -> None:
    days = 3 * 24 * 3_600_000
    page = sit_down(visit, house, "overload", agreed={"pace": {"first": days + 3_600_000, "more": 0}})
    page.wait_for_selector(".clock:text-matches('^3 d [01] h$')")
    page.click("button[lang=fr]")
    page.wait_for_selector(".clock:text-matches('^3 j [01] h$')")
