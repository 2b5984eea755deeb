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
SCREENS = ((360, 900), (1366, 650))  # a phone, and what a small laptop leaves
DESKTOPS = ((1280, 650), (1280, 720), (1440, 900))

# What is not seen beside the guide without scrolling: sheets, its own words, or some of the page.
HIDDEN = """() => {
  const title = document.querySelector(".coach h2")?.innerText;
  const parts = [...document.querySelectorAll(".sheets, .coach-words, html")];
  const hides = parts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  return hides.map(({ className, tagName }) => `${className || tagName} beside ${title}`);
}"""
WATCH_HIDDEN = f"""() => {{
  window.hidden = new Set();
  const look = () => {{
    for (const part of ({HIDDEN})()) window.hidden.add(part);
    requestAnimationFrame(look);
  }};
  look();
}}"""

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
  const point = (target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const targets = [...document.querySelectorAll("svg.board .ringed.lit")];
  targets.forEach(point);
  if (!table.isAsking && table.deciding.left.length === 1) point(targets.at(-1));  // it cannot be taken back
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


# What has a ring on the board, and is not seen whole inside of one: the line of a ring is 7 pixels broad.
COVERED = """() => {
  const seen = (element) => {
    const { x, y, width, height } = element.getBBox();
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([across, down]) =>
      new DOMPoint(across, down).matrixTransform(element.getScreenCTM()));
    return [0, 1].flatMap((at) => {
      const along = corners.map(({ x, y }) => [x, y][at]);
      return [Math.min(...along), -Math.max(...along)];
    });
  };
  const rings = [...document.querySelectorAll("svg.board .ring.rim")].map(seen);
  const isWhole = (edges) => rings.some((ring) => ring.every((edge, at) => edge + 3.5 < edges[at]));
  const ringed = [...document.querySelectorAll("svg.board .ringed")];
  return ringed.filter((element) => !isWhole(seen(element))).map((element) => element.dataset.name);
}"""
TURNED = "(last) => document.querySelector('.coach .count')?.innerText !== last"


@pytest.mark.parametrize("game", SLUGS)
def test_what_has_a_ring_is_seen_whole_on_a_phone(visit: Visit, game: str) -> None:
    """From card to card: each ring is outside of what it is around, and what lies side by side has one."""
    page, shown = visit(width=360, height=740), 0
    learn(page, game)
    while page.is_visible(".coach .count"):
        count = page.inner_text(".coach .count")
        assert page.evaluate(COVERED) == []
        shown += page.locator("svg.board .ringed").count()
        page.click(".coach .go")
        page.wait_for_function(TURNED, arg=count)
    assert shown


@pytest.mark.parametrize(
    ("game", "lang", "screen"), [*zip(SLUGS, cycle(LANGUAGES), cycle(SCREENS), strict=False)]
)
def test_a_learner_follows_the_coach_to_the_end(
    visit: Visit, game: str, lang: str, screen: tuple[int, int]
) -> None:
    """On a laptop all sheets are seen beside what is read, and all of that.

    Its colours are looked at once in each game, beside the first question; the rest has those of other pages.
    """
    width, height = screen
    page = visit(lang=lang, width=width, height=height)
    learn(page, game)
    page.evaluate(WATCH_HIDDEN)
    is_whole(page, contrast=False)
    assert page.query_selector(".ringed"), "a card points at something"
    assert not page.query_selector("svg.board .lit"), "there is something to read first"
    introduced(page)
    is_whole(page)
    followed = follow(page, END)
    is_whole(page, contrast=False)
    assert followed.count("board") > 0, "what was advised was pointed at on the board"
    learnt, of = page.evaluate("document.querySelector('quad-table').coach.learnt")
    assert 0 < learnt <= of
    assert width < height or page.evaluate("[...window.hidden]") == []
    table = page.url
    page.click(".coach button.main")
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("svg.board .pieces > *")
    assert not page.is_visible(".coach"), "nobody is guided who plays for real"


def test_nothing_is_hidden_beside_a_card_or_a_question(visit: Visit) -> None:
    """In the longer words, and with as many sheets as a first game has at most."""
    page = visit(lang="fr")
    learn(page, "chariot")
    while True:
        for width, height in DESKTOPS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(HIDDEN) == []
        if page.is_visible(".coach .advice"):
            return
        assert page.evaluate("document.querySelector('.actions').clientHeight") == 0, "there are none"
        page.click(".coach .go")
        page.wait_for_selector(".coach :is(.go, .advice)")


# Goes to the languages as soon as a table is there.
ELSEWHERE = """() => addEventListener("popstate", () =>
  setTimeout(() => document.querySelector("button.lang[aria-pressed=true]").focus()))"""

# The ways to a real game may come just before Enter is pressed, and are not to be followed.
STAY = """document.addEventListener("click", (event) => {
  if (!document.querySelector(".coach a[href^='/new/']")) return;
  event.preventDefault();
  event.stopPropagation();
}, true)"""


def test_a_learner_needs_nothing_but_enter(visit: Visit) -> None:
    """What is to be pressed next has the focus, from the first card to the end."""
    page = visit()
    page.focus(".poster[data-game=asteroid] button:not(.main)")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach .go:focus")
    page.evaluate(STAY)
    end = time.monotonic() + PATIENCE
    while not page.is_visible(".coach a[href^='/new/']"):
        assert time.monotonic() < end, page.inner_text(".coach")
        assert page.evaluate("document.querySelector('.coach').contains(document.activeElement)")
        page.keyboard.press("Enter")
        page.wait_for_timeout(10)


def test_the_coach_takes_the_focus_from_nobody(visit: Visit) -> None:
    """Who has gone somewhere else before it begins stays there."""
    page = visit()
    page.evaluate(ELSEWHERE)
    learn(page, "overload")
    assert page.evaluate("document.activeElement.ariaPressed") == "true"
    page.wait_for_timeout(100)
    assert page.evaluate("document.activeElement.matches('button.lang')")


EXPLAINS = "document.querySelector('quad-table').coach.page.kind === 'event'"
SKIPS = """() => {
  const { showing } = document.querySelector("quad-table");
  window.skipped = 0;
  showing.skip = () => (window.skipped += 1);
}"""
CALLED = ".latest:has-text('Your guide is explaining something')"


def test_who_points_at_the_board_while_there_is_something_to_read_is_shown_what_goes_on(visit: Visit) -> None:
    """They have not asked to be spared what comes then, and it is nobody else's turn."""
    page = visit()
    learn(page, "overload")
    page.click("svg.board .ringed >> nth=0", force=True)
    page.wait_for_selector(CALLED)
    page.wait_for_selector(".coach .go:focus")
    introduced(page)
    follow(page, EXPLAINS)
    page.evaluate(SKIPS)
    page.wait_for_selector(CALLED, state="detached")
    page.click("svg.board .ringed >> nth=0", force=True)
    page.wait_for_selector(CALLED)
    assert page.evaluate(EXPLAINS), "it is still explained"
    page.focus("svg.board")
    page.keyboard.press("Space")
    page.wait_for_selector(".coach .go:focus")
    assert page.evaluate(EXPLAINS)
    assert page.evaluate("window.skipped") == 0


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


def test_advice_is_had_at_one_place_and_gives_way_to_what_one_chooses(visit: Visit) -> None:
    """What is to be pressed next is one button: the one that does what was chosen."""
    page = visit()
    learn(page, "overload")
    introduced(page)
    assert page.inner_text(".coach .follow.main") == "Follow the advice"
    assert page.locator(".ask-hint").count() == 0
    page.click("svg.board .lit >> nth=0", force=True)
    page.wait_for_selector(".coach .follow.quiet")
    page.click(".forget")
    page.wait_for_selector(".coach .follow.main")
    page.click(".coach footer button")
    page.wait_for_selector(".ask-hint")


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


def test_the_rule_of_a_card_opens_before_the_game(visit: Visit) -> None:
    page = visit()
    learn(page, "overload")
    page.click(".coach .reading:text-is('Rule 7.3')")
    page.wait_for_selector(".clause-panel h2:text-is('Rule 7.3')")


def test_the_rule_of_what_is_told_opens_beside_the_game(visit: Visit) -> None:
    """With its drawing."""
    page = visit(width=360)
    learn(page, "overload")
    introduced(page)
    page.click(".coach .reading")
    page.wait_for_selector(".clause-panel .clause")
    page.wait_for_selector(".clause-panel quad-drawing svg")
    is_whole(page)
