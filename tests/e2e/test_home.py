"""The first page: what a card says, how strong the bots are, and the tables of who is here."""

from __future__ import annotations

from urllib.parse import urlsplit

from tests.e2e.conftest import Visit
from tests.e2e.past import finish, opened
from tests.e2e.players import sit_down
from tests.server.house import House

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level3"}]
FIT = """async (games) => {
  const { fitting } = await import("/web/fitting.js");
  const { level, why } = fitting(games.map(([bots, result]) => ({
    kept: { table: "", game: "", own: [0], bots: [null, ...bots] }, listed: { result },
  })));
  return `${level} ${why}`;
}"""


# The bots and the result of each game, the latest first.
FITTING: dict[str, list[object]] = {
    "a newcomer: 2 same": [],
    "lost: 2 same": [(["level2"], [0, 1])],
    "won: 3 up": [(["level2"], [1, 0])],
    "the strongest: 5 same": [(["level5"], [0.5, 0.5])],
    "lost twice: 3 same": [*[(["level3"], [0, 1])] * 2, (["level3"], [1, 0])],
    "lost three times: 2 down": [(["level3"], [0, 1])] * 3,
    "the weakest: 1 same": [(["level1"], [0, 1])] * 3,
    "other games: 2 same": [(["level4"], None), (["level4", "level1"], [1, 0, 0]), ([None], [1, 0])],
}


def test_a_card_says_what_a_game_is(visit: Visit) -> None:
    """One sentence, how many play, how long it takes, and against whom one plays now."""
    page = visit()
    card = page.locator(".poster[data-game=overload]")
    said = card.inner_text()
    assert "Pawns race under a stack of rings, and the ninth ring is one too many." in said
    assert "3 to 5 players · about 30 minutes" in said
    assert "against 3 bots, casual" in card.locator("button.main").inner_text()
    page.click("button[lang=fr]")
    page.wait_for_selector(".poster >> text=De 3 à 5 joueurs · environ 30 minutes")


# How far down the lowest poster and the lowest button to play reach.
LOWEST = """() => ["quad-poster", "button.main"].map((part) => Math.max(
  ...[...document.querySelectorAll(`.poster ${part}`)].map((each) => each.getBoundingClientRect().bottom)))"""


def test_one_may_play_without_scrolling(visit: Visit) -> None:
    """Whichever game, and its poster is seen whole, on any desktop."""
    page = visit(lang="fr")
    page.wait_for_selector(".poster >> nth=3")
    for width, height in ((1366, 650), (1440, 800), (1440, 900), (1920, 950), (2560, 1300)):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.evaluate(LOWEST)) <= height, f"on {width} by {height}"


POSTER = "document.querySelector('.poster quad-poster').shadowRoot"


def test_posters_are_lettered_in_the_display_face(visit: Visit) -> None:
    """As the page is, and not in whatever the system has; they fill their place."""
    page = visit()
    page.wait_for_selector(".poster quad-poster text", state="attached")
    page.wait_for_function("""() => [...document.fonts].some(({ family, status }) =>
      family.replaceAll('"', "") === "Bricolage Grotesque" && status === "loaded")""")
    place, drawn = page.evaluate(f"""() => [{POSTER}.host, {POSTER}.querySelector("svg")]
      .map((each) => each.getBoundingClientRect()).map(({{ width, height }}) => [width, height])""")
    assert place == drawn


def test_bots_are_as_strong_as_fits(visit: Visit) -> None:
    """A level up after a win, and down after three defeats in a row; other games do not count."""
    page = visit()
    assert {fitting: page.evaluate(FIT, games) for fitting, games in FITTING.items()} == {
        fitting: fitting.partition(": ")[2] for fitting in FITTING
    }


def test_tables_where_one_sits_and_sat(visit: Visit, house: House) -> None:
    """With whose turn it is; the way back; and a finished game leads to its replay."""
    page = sit_down(visit, house, "overload")
    playing = page.url
    table, keys = opened(page, house, "asteroid", SEATS)
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("svg.board .pieces > *")
    finish(house, table, keys[0])
    page.goto(house.url)
    page.wait_for_selector(".list:has-text('Your tables') a:has-text('Your turn'):has-text('Overload')")
    page.wait_for_selector(f".list:has-text('Your finished games') a[href='/replay/{table}']:has-text('won')")
    assert page.get_attribute(".poster[data-game=asteroid] button.main", "data-level") != "2"
    page.click("a.back")
    page.wait_for_selector("svg.board .lit")
    assert page.url == playing


def test_tables_that_anybody_may_find(visit: Visit, house: House) -> None:
    """With a free seat, with a game to watch, or with one that is over."""
    playing = urlsplit(sit_down(visit, house, "overload", agreed={"listed": True}).url).path
    page = visit("")
    free, _ = opened(page, house, "edison", [{"kind": "open"}, SEATS[1]], {"listed": True})
    full, _ = opened(page, house, "edison", SEATS, {"listed": True})  # nobody has come to it yet
    over, keys = opened(page, house, "asteroid", SEATS, {"listed": True})
    finish(house, over, keys[0])
    page.goto(house.url)
    page.wait_for_selector(f".list:has-text('free seat') a[href='/table/{free}']:has-text('Edison & Co')")
    page.wait_for_selector(f".list:has-text('Finished games') a[href='/replay/{over}']:has-text('won')")
    assert page.locator(f"a[href='/table/{full}']").count() == 0
    page.click(f".list:has-text('Tables to watch') a[href='{playing}']:has-text('Lola')")
    page.wait_for_selector(".hint:text-is('You are watching this game.')")
    page.go_back()
    page.click(f"a[href='/replay/{over}']")
    page.wait_for_selector("svg.board .pieces > *")


def test_who_finds_a_free_seat_sits_down_and_plays(visit: Visit, house: House) -> None:
    """At the board that they looked at before."""
    page = visit("")
    table, _ = opened(page, house, "edison", [{"kind": "open"}, SEATS[1]], {"listed": True})
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("svg.board")
    page.fill("input[name=name]", "Lola")
    page.click(".sit button")
    page.wait_for_selector("svg.board .lit")
    page.wait_for_selector(".sheet:has-text('Lola') .tag:has-text('you')")
