"""A first game with guidance: of each game, from the first card to the last word; and rules with drawings."""

from __future__ import annotations

import time
from itertools import cycle

import pytest
from playwright.sync_api import Page

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.looks import is_whole

SLUGS = [game.slug for game in games()]
LANGUAGES = ("en", "fr")
PATIENCE = 300.0  # seconds for a whole game, on a busy machine
WIDTHS = (1440, 360)

# Whoever does what the coach says: points at what has a ring, and presses its button if that is not all.
END = "document.querySelector(\".coach a[href^='/new/']\")"
FOLLOW = """() => {
  const table = document.querySelector("quad-table");
  const go = document.querySelector(".coach .go");
  if (go) go.click();
  if (go || table.coach.page.kind !== "ask" || table.isAsking || table.showing?.isPlaying) return "";
  if (!table.coach.advice) {
    document.querySelector(".coach .ask:enabled")?.click();
    return "";
  }
  for (const target of [...document.querySelectorAll("svg.board .ringed.lit")]) {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (table.isAsking) return "board";
  document.querySelector(".coach .follow").click();
  return "button";
}"""
# Does so until something holds, in the page, where it waits for nobody else.
FOLLOW_UNTIL = """async (time) => {
  const told = [];
  for (const end = performance.now() + time; performance.now() < end && !(%(holds)s); ) {
    told.push((%(follow)s)());
    await new Promise((done) => setTimeout(done, 10));
  }
  return told;
}"""


def learn(page: Page, game: str) -> None:
    """Begin to learn a game."""
    page.click(f".poster[data-game={game}] button:not(.main)")
    page.wait_for_selector(".coach .go")


def introduced(page: Page) -> None:
    """Turn over every card, and wait for the first question."""
    end = time.monotonic() + PATIENCE
    while page.is_visible(".coach .count") or not page.is_visible(".coach .advice"):
        assert time.monotonic() < end, page.inner_text(".coach")
        page.evaluate("document.querySelector('.coach .go')?.click()")
        page.wait_for_timeout(20)


def follow(page: Page, holds: str) -> list[str]:
    """Do what the coach says until this holds; return how each thing was done."""
    told: list[str] = page.evaluate(FOLLOW_UNTIL % {"follow": FOLLOW, "holds": holds}, 1000 * PATIENCE)
    assert page.evaluate(f"Boolean({holds})"), page.inner_text(".coach")
    return told


@pytest.mark.parametrize(
    ("game", "lang", "width"), [*zip(SLUGS, cycle(LANGUAGES), cycle(WIDTHS), strict=False)]
)
def test_a_learner_follows_the_coach_to_the_end(visit: Visit, game: str, lang: str, width: int) -> None:
    """Its colours, which are the same for every game, are looked at with those of other pages."""
    page = visit(lang=lang, width=width)
    learn(page, game)
    is_whole(page, contrast=False)
    assert page.query_selector(".ringed"), "a card points at something"
    assert not page.query_selector("svg.board .lit"), "there is something to read first"
    introduced(page)
    is_whole(page, contrast=False)
    followed = follow(page, END)
    is_whole(page, contrast=False)
    assert followed.count("board") > 0, "what was advised was pointed at on the board"
    learnt, of = page.evaluate("document.querySelector('quad-table').coach.learnt")
    assert 0 < learnt <= of
    table = page.url
    page.click(".coach button.main")
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("svg.board .pieces > *")
    assert not page.is_visible(".coach"), "nobody is guided who plays for real"


# The ways to a real game may come just before Enter is pressed, and are not to be followed.
STAY = """document.addEventListener("click", (event) => {
  if (!document.querySelector(".coach a[href^='/new/']")) return;
  event.preventDefault();
  event.stopPropagation();
}, true)"""


def test_a_learner_needs_nothing_but_enter(visit: Visit) -> None:
    """What is to be pressed next has the focus, from the first card to the end."""
    page = visit()
    learn(page, "asteroid")
    page.evaluate(STAY)
    page.focus(".coach .go")
    end = time.monotonic() + PATIENCE
    while not page.is_visible(".coach a[href^='/new/']"):
        assert time.monotonic() < end, page.inner_text(".coach")
        assert page.evaluate("document.querySelector('.coach').contains(document.activeElement)")
        page.keyboard.press("Enter")
        page.wait_for_timeout(10)


def test_the_last_lines_of_the_log_stay_in_view(visit: Visit) -> None:
    """Beside the coach, on a wide screen."""
    page = visit()
    learn(page, "overload")
    introduced(page)
    follow(page, "document.querySelectorAll('.log li').length >= 5")
    bottom = "document.querySelector('.log li:last-child').getBoundingClientRect().bottom"
    page.wait_for_function(f"{bottom} <= document.querySelector('.log').getBoundingClientRect().bottom + 1")
    assert page.evaluate(f"{bottom} <= innerHeight")
    assert page.evaluate("document.querySelector('.log').clientHeight") > 60


def test_the_coach_is_silenced_and_called_back(visit: Visit) -> None:
    """And does not forget, not even if the page is loaded anew."""
    page = visit()
    learn(page, "overload")
    introduced(page)
    learnt = page.inner_text(".coach footer label")
    assert not learnt.startswith("Learnt: 0")
    page.click(".coach footer button")
    page.wait_for_selector(".coach", state="detached")
    assert not page.query_selector(".ringed")
    page.reload()
    page.wait_for_selector("svg.board .lit")
    assert not page.is_visible(".coach")
    page.click(".coach-back")
    page.wait_for_selector(".coach .ask")
    assert page.inner_text(".coach footer label") == learnt
    page.click(".coach .ask")
    page.wait_for_selector(".coach .advice")
    assert page.query_selector("svg.board .ringed.lit")


def test_the_coach_speaks_the_language_that_is_chosen(visit: Visit) -> None:
    page = visit()
    learn(page, "edison")
    assert page.inner_text(".coach h2") == "The vehicles"
    page.click("button[lang=fr]")
    page.wait_for_selector(".coach h2:has-text('Les véhicules')")


def test_whoever_plays_without_a_coach_has_none(visit: Visit) -> None:
    page = visit()
    page.click(".poster[data-game=overload] button.main")
    page.wait_for_selector("svg.board .lit")
    assert not page.query_selector(".coach, .coach-back")


@pytest.mark.parametrize(("game", "lang"), [*zip(SLUGS, cycle(LANGUAGES), strict=False)])
def test_the_rules_are_illustrated(visit: Visit, game: str, lang: str) -> None:
    """Every drawing is there, lettered as the page is, and as wide as the screen at most."""
    page = visit(f"/rules/{game}", lang=lang, width=360)
    page.wait_for_selector(".rules quad-drawing")
    page.evaluate("document.querySelectorAll('.rules quad-drawing').forEach((drawing) => drawing.draw())")
    page.wait_for_function("""() => [...document.querySelectorAll(".rules quad-drawing")]
      .every(({ shadowRoot, clientWidth }) => shadowRoot?.querySelector("svg")?.clientWidth === clientWidth
        && clientWidth > 0 && clientWidth <= 360)""")
    page.wait_for_function("""() => [...document.fonts].some(({ family, status }) =>
      family.replaceAll('"', "") === "Bricolage Grotesque" && status === "loaded")""")
    is_whole(page)


def test_the_rule_of_what_is_told_opens_beside_the_game(visit: Visit) -> None:
    """With its drawing."""
    page = visit(width=360)
    learn(page, "overload")
    introduced(page)
    page.click(".coach .reading")
    page.wait_for_selector(".clause-panel .clause")
    page.wait_for_selector(".clause-panel quad-drawing svg")
    is_whole(page)
