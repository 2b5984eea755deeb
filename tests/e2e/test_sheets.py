"""Everybody's sheet: all of them at a glance, with what they are told apart by large enough to be seen."""

from __future__ import annotations

import pytest

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.players import sit_down
from tests.server.house import House

SLUGS = [game.slug for game in games()]
SMALL, LAPTOP = 768, 830  # units of height
SMALLEST = 20  # units of a thing that is seen

HIDDEN = """() => {
  const sheets = document.querySelector(".sheets");
  return sheets.scrollHeight - sheets.clientHeight;
}"""
# How large the larger side of each thing on the sheets is, and whether it stays within its place.
THINGS = """() => [...document.querySelectorAll(".sheet .token")].map((token) => {
  const [place, thing] = [token, token.querySelector("use")].map((each) => each.getBoundingClientRect());
  const isInside = thing.top >= place.top - 2 && thing.bottom <= place.bottom + 2;
  return [Math.max(thing.width, thing.height), isInside];
})"""


@pytest.mark.parametrize(
    ("game", "players", "height"),
    [*((slug, 4, SMALL) for slug in SLUGS), *((game.slug, game.seats[-1], LAPTOP) for game in games())],
)
def test_all_sheets_are_seen_at_once(
    visit: Visit, house: House, game: str, players: int, height: int
) -> None:
    """Without scrolling: of four on a small laptop, and of as many as can play on most."""
    page = sit_down(visit, house, game, bots=players - 1, height=height)
    assert page.locator(".sheet").count() == players
    assert page.evaluate(HIDDEN) <= 1


@pytest.mark.parametrize("game", SLUGS)
def test_things_on_a_sheet_are_as_large_as_there_is_room(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game, bots=3)
    things = page.evaluate(THINGS)
    assert len(things) >= 4
    assert all(is_inside for _, is_inside in things)
    assert min(size for size, _ in things) >= SMALLEST


def test_the_board_is_lettered_in_the_display_face(visit: Visit, house: House) -> None:
    """As the page is, and not in whatever the system has."""
    page = sit_down(visit, house, "edison")
    page.wait_for_function("""() => [...document.fonts].some(({ family, status }) =>
      family.replaceAll('"', "") === "Bricolage Grotesque" && status === "loaded")""")


# Sheets of a game in which all are out at the end, and the second has won.
OVER = """async () => {
  const { render } = await import("lit");
  const { Sheets } = await import("/web/sheets.js");
  const seats = ["Lola", "Ada"].map((name) => ({ name, away: null }));
  const sheets = seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: true }));
  const place = document.createElement("div");
  render(new Sheets().render({ seats, scene: { sheets }, turn: null, result: [0, 1] }, undefined, []), place);
  return [...place.querySelectorAll(".sheet")].map((sheet) => sheet.matches(".out"));
}"""


def test_who_wins_is_not_shown_as_out(visit: Visit) -> None:
    """The last ones may all leave the board at once, and one of them wins."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(OVER) == [True, False]


TRACK = """() => ["track", "track span"].map((part) =>
  getComputedStyle(document.querySelector(`.gauge .${part}`)).backgroundColor)"""


def test_how_full_a_track_is_is_seen_in_high_contrast(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot")
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-look=contrast]")
    assert page.evaluate(TRACK) == ["rgb(255, 255, 255)", "rgb(0, 114, 178)"]
