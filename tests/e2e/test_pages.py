"""Every page, in both languages, on phones and large screens, light, dark and in high contrast."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.looks import HEIGHT, WIDTHS, in_every_look
from tests.e2e.past import finish, opened
from tests.e2e.players import decide, play_now, sit_down
from tests.e2e.test_learn import introduced, learn
from tests.server.house import House

SLUGS = [game.slug for game in games()]
LOLA, BOT = {"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}

# Every ground of the board, with its outline; and how thick those of pieces are, in pixels of the screen.
GROUNDS = """() => [...document.querySelectorAll(".board .art :is(.paper, .night)")]
  .map((each) => getComputedStyle(each))
  .map(({ fill, strokeWidth, vectorEffect }) => `${fill} ${strokeWidth} ${vectorEffect}`)"""
OUTLINES = """() => [...document.querySelectorAll(".board .piece")].map((each) => {
  const { a, b } = each.getScreenCTM();
  const steps = [...getComputedStyle(each).filter.matchAll(/ ([0-9.]+)px 0px 0px/g)];
  return steps.reduce((sum, [, units]) => sum + Number(units), 0) * Math.hypot(a, b);
})"""


def test_the_first_page(visit: Visit, house: House) -> None:
    """With a table of each kind in its lists."""
    page = sit_down(visit, house, "overload")
    table, keys = opened(page, house, "asteroid", [LOLA, BOT], {"listed": True})
    finish(house, table, keys[0])
    opened(page, house, "edison", [{"kind": "open"}, BOT], {"listed": True})
    page.goto(house.url)
    page.wait_for_selector(".list >> nth=2")
    in_every_look(page, {"en": "Race games", "fr": "Des jeux de course"})


def coloured(game: str) -> Collection[int]:
    """Return at which widths to look at the colours of a page that every game has.

    None depends on the width, and few on the game: of one game they are seen at each, of the others at one.
    """
    return WIDTHS if game == SLUGS[0] else WIDTHS[:1]


def test_setting_a_table_up(visit: Visit, house: House) -> None:
    page = visit("")
    for slug in SLUGS:
        page.goto(f"{house.url}/new/{slug}")
        page.click(".setup summary")
        in_every_look(page, {"en": "Open the table", "fr": "Ouvrir la table"}, coloured=coloured(slug))


@pytest.mark.parametrize("game", SLUGS)
def test_the_rules(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.wait_for_selector(".rules .clause")
    said = {"en": "Where the figures come from", "fr": "D’où viennent les chiffres"}
    in_every_look(page, said, coloured=coloured(game))


def test_fair_dice_are_explained(visit: Visit, house: House) -> None:
    """From where a table shows its seal; the way leads back to the game."""
    page = sit_down(visit, house, "overload")
    with page.expect_popup() as opened_by:
        page.click(".settings a:has-text('Fair dice, sealed as ')")
    page = opened_by.value
    page.wait_for_selector(".rules h1:text-is('Fair dice')")
    page.wait_for_function("document.title === 'Fair dice · Quadriga'")
    in_every_look(page, {"en": "Check it yourself", "fr": "Des dés honnêtes"})


@pytest.mark.parametrize("game", SLUGS)
def test_a_table(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game)
    in_every_look(page, {"en": "Fair dice", "fr": "Dés honnêtes"}, coloured=coloured(game))
    grounds = {ground.removesuffix(" 3px non-scaling-stroke") for ground in page.evaluate(GROUNDS)}
    assert grounds in ({"rgb(255, 255, 255)"}, {"rgb(0, 0, 0)"}), "no ground has a tint"
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        outlines = page.evaluate(OUTLINES)
        assert 2.9 < min(outlines) <= max(outlines) < 4.5, f"at a width of {width}, in pixels"


def test_what_opens_at_a_table(visit: Visit, house: House) -> None:
    """A clause, from the log, while people talk; and the question before one gives up."""
    page = sit_down(visit, house, "overload")
    decide(page)
    page.click(".log button >> nth=-1")
    page.wait_for_selector(".clause-panel .clause")
    page.evaluate("document.querySelectorAll('.tab')[1].click()")
    page.fill("input[name=said]", "Hello")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat:has-text('Hello')")
    in_every_look(page, {"en": "All rules", "fr": "Toutes les règles"})
    page.click(".clause-panel header button")

    def give_up() -> None:
        page.keyboard.press("Escape")
        page.click(".settings button >> nth=-1")

    said = {"en": "No, go on", "fr": "Non, je continue"}
    in_every_look(page, said, coloured=WIDTHS[:1], shows=give_up)


def test_a_lesson(visit: Visit) -> None:
    """A card before the game, and what is advised in it."""
    page = visit()
    learn(page, "overload")
    in_every_look(page, {"en": "Next", "fr": "Suivant"})
    introduced(page)
    in_every_look(page, {"en": "My advice:", "fr": "Mon conseil"}, coloured=WIDTHS[:1])


def test_a_table_that_waits_for_a_friend(visit: Visit, house: House) -> None:
    """As whoever opened it sees it, and as the friend does."""
    page = visit("")
    table, keys = opened(page, house, "chariot", [LOLA, {"kind": "link"}, {"kind": "open"}])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".invitation .code path")
    in_every_look(page, {"en": "Waiting for everybody", "fr": "On attend que"})
    friend = visit(f"/table/{table}?seat=1#{keys[1]}")
    friend.wait_for_selector("form.sit")
    in_every_look(friend, {"en": "Lola invites you to play", "fr": "Lola t’invite à jouer"})


def test_a_table_where_hands_are_covered(visit: Visit, house: House) -> None:
    page = visit("")
    table, _ = opened(page, house, "asteroid", [LOLA, {"kind": "person", "name": "Max"}])
    page.goto(f"{house.url}/table/{table}")

    def cover() -> None:
        page.reload()
        page.wait_for_selector(".cover")

    in_every_look(page, {"en": "Yes, it is me", "fr": "Oui, c’est moi"}, shows=cover)


def test_a_game_that_is_over(visit: Visit, house: House) -> None:
    """At its table, and once more."""
    page = visit("")
    table, keys = opened(page, house, "asteroid", [LOLA, BOT])
    finish(house, table, keys[0])
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".tag.won")
    in_every_look(page, {"en": "Watch it again", "fr": "Revoir la partie"}, coloured=WIDTHS[:1])
    page.goto(f"{house.url}/replay/{table}#40")
    page.wait_for_selector("svg.board .pieces > *")
    page.click("summary:has-text('Jouer la suite')")
    in_every_look(page, {"en": "Play on from here", "fr": "Jouer la suite"})


def test_the_language_is_switched_at_any_moment(visit: Visit) -> None:
    page = visit()
    play_now(page, "overload")
    page.wait_for_selector("svg.board .lit")
    before = page.inner_text(".sentence")
    page.click("button[lang=fr]")
    page.wait_for_function("(before) => document.querySelector('.sentence').innerText !== before", arg=before)
    assert "rondelle" in page.inner_text(".sentence")


def test_the_look_is_chosen_and_kept(visit: Visit) -> None:
    """Whatever the system has."""
    page = visit(scheme="light")
    papers = set()
    for look in ("light", "dark", "contrast"):
        page.select_option(".look select", look)
        papers.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert len(papers) == 3
    page.reload()
    page.wait_for_selector("html[data-look=contrast] .look select")
    assert page.input_value(".look select") == "contrast"


def test_the_window_says_where_one_is(visit: Visit, house: House) -> None:
    """Which game, which page of it, and whether one is waited for; in the language of the page."""
    page = sit_down(visit, house, "overload")
    called = {
        "": ["Your turn · Overload · Quadriga", "À toi de jouer · Overload · Quadriga"],
        "/rules/overload": ["Overload · Règles · Quadriga", "Overload · Rules · Quadriga"],
        "/new/overload": ["Overload · With friends · Quadriga", "Overload · Entre amis · Quadriga"],
        "/": ["Quadriga"],
    }
    for path, titles in called.items():
        if path:
            page.evaluate("(path) => import('/web/going.js').then(({ go }) => go(path))", path)
        for number, title in enumerate(titles):
            if number:
                page.click("button.lang[aria-pressed=false]")
            page.wait_for_function("(title) => document.title === title", arg=title)


def test_the_first_page_is_light(visit: Visit) -> None:
    """Below 150 kB of script and style over the wire."""
    page = visit()
    page.wait_for_selector(".poster >> nth=3")
    weights = page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter(({ name }) => /\\.(js|css)$/.test(new URL(name).pathname))
          .map(({ name, transferSize }) => [name, transferSize])"""
    )
    assert len(weights) > 10
    assert sum(weight for _, weight in weights) < 150_000, weights
