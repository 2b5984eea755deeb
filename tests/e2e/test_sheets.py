"""Everybody's sheet: all of them at a glance, with what they are told apart by large enough to be seen."""

from __future__ import annotations

import base64

import pytest

from quadriga import games
from quadriga.core.inks import INKS
from tests.e2e.conftest import Visit
from tests.e2e.players import sit_down
from tests.server.house import House

SLUGS = [game.slug for game in games()]
FOUR, SMALL, LARGE = (1280, 720), (1366, 650), (1440, 830)  # what laptops leave of their screens
SMALLEST = 20  # units of a thing that is seen

HIDDEN = """() => {
  const sheets = document.querySelector(".sheets");
  return sheets.scrollHeight - sheets.clientHeight;
}"""
# What else can be done, such as a hint, is where it is seen while the list of actions is open; and how much
# room there is around what is first in it.
OTHERS = """() => {
  for (const list of document.querySelectorAll(".actions details")) list.open = true;
  const box = (each) => each.getBoundingClientRect();
  const place = document.querySelector(".actions"), [first] = place.querySelectorAll("summary, button");
  const others = [...place.querySelectorAll(".others button")];
  const isSeen = (each) => box(each).top >= box(place).top && box(each).bottom <= box(place).bottom;
  const around = ["left", "top"].map((side) => box(first)[side] - box(place)[side]);
  return [others.length > 0 && others.every(isSeen), ...around];
}"""
LIGHT = 200  # of 255: there is no ink
RING = 5  # units around what has the focus
# How large the larger side of each thing on the sheets is, and whether it stays within its place.
THINGS = """() => [...document.querySelectorAll(".sheet .token")].map((token) => {
  const [place, thing] = [token, token.querySelector("use")].map((each) => each.getBoundingClientRect());
  const isInside = thing.top >= place.top - 2 && thing.bottom <= place.bottom + 2;
  return [Math.max(thing.width, thing.height), isInside];
})"""


@pytest.mark.parametrize(
    ("game", "players", "screens"),
    [
        *((slug, 4, (FOUR, SMALL)) for slug in SLUGS),
        *((game.slug, game.seats[-1], (SMALL, LARGE)) for game in games()),
    ],
)
def test_all_sheets_are_seen_at_once(
    visit: Visit, house: House, game: str, players: int, screens: list[tuple[int, int]]
) -> None:
    """Without scrolling, as what else can be done: of four on any laptop, of as many as can play on most."""
    page = sit_down(visit, house, game, bots=players - 1)
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".sheet").count() == players
        assert page.evaluate(HIDDEN) <= 1
        is_seen, *around = page.evaluate(OTHERS)
        assert is_seen
        assert min(around) >= RING


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
  const seats = ["Lola", "Ada"].map((name) => ({ name, away: null, come: true }));
  const sheets = seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: true }));
  const place = document.createElement("div");
  const moment = { seats, sides: [0, 1], seat: null, scene: { sheets }, turn: null, result: [0, 1] };
  render(new Sheets().render(moment, undefined, []), place);
  return [...place.querySelectorAll(".sheet")].map((sheet) => sheet.matches(".out"));
}"""


def test_who_wins_is_not_shown_as_out(visit: Visit) -> None:
    """The last ones may all leave the board at once, and one of them wins."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(OVER) == [True, False]


# Sheets of a game in which two are out: what is said of each, while it goes on and at its end.
FATES = """async (end) => {
  const { render } = await import("lit");
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const { Sheets } = await import("/web/sheets.js");
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("fate-lost = { $place }nd: lost to { $player_seat }"));
  const seats = ["Lola", "Ada", "Max"].map((name) => ({ name, away: null, come: true }));
  const sheets = seats.map((_, seat) => ({ seat, symbol: "", gauges: [], tokens: [], out: seat < 2 }));
  const place = document.createElement("div");
  const result = end && [0, 0, 1];
  const moment = { seats, sides: [0, 1, 2], seat: null, scene: { sheets }, turn: null, result, end };
  render(new Sheets().render(moment, bundle, []), place);
  const tags = (sheet) => [...sheet.querySelectorAll(".tag")].map((tag) => tag.innerText);
  return [...place.querySelectorAll(".sheet")].map(tags);
}"""


def test_a_sheet_says_how_it_ended(visit: Visit) -> None:
    """That it is out at once, and how when the game is over."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    lost = {"key": "fate-lost", "facts": {"place": 2, "player_seat": 2}}
    fates = [{"seat": 0, "says": lost}, {"seat": 1, "says": None}, {"seat": 2, "says": None}]
    assert page.evaluate(FATES, None) == [["out"], ["out"], []]
    assert page.evaluate(FATES, {"why": None, "fates": fates}) == [["2nd: lost to Max"], ["out"], ["wins"]]


def test_a_partner_is_told_so(visit: Visit, house: House) -> None:
    """Four play in two teams, and whom one plays with is not seen from the cards."""
    page = sit_down(visit, house, "edison", bots=3)
    sheets = page.locator(".sheet")
    assert [sheets.nth(seat).locator(".partner").count() for seat in range(4)] == [0, 0, 1, 0]
    page.wait_for_selector(".log button:has-text('play together') >> nth=1")


# Sheets of a game in which each plays with two things: whose they are, and what is seen and said of them.
TWO = """async ([changes, turn, result]) => {
  const { render } = await import("lit");
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const { Sheets } = await import("/web/sheets.js");
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("thing = { $colour } one\\ngauge-points = points"));
  const seats = ["Lola", "Ada"].map((name) => ({ name, away: null, come: true }));
  const of = ([seat, colour, points, more]) => ({
    seat, symbol: colour && `thing-${colour}`, tokens: [], out: false,
    gauges: colour ? [{ name: "points", value: points, most: 9 }] : [],
    ...(colour ? { called: { key: "thing", facts: { colour } } } : {}), ...more,
  });
  const shown = new Sheets();
  const place = document.body.appendChild(document.createElement("div"));
  for (const sheets of changes) {
    const moment = { seats, sides: [0, 1], seat: null, scene: { sheets: sheets.map(of) }, turn, result };
    render(shown.render(moment, bundle, []), place);
    await new Promise((done) => setTimeout(done, 50));
  }
  return [...place.querySelectorAll(".sheet")].map((sheet) => [
    sheet.querySelector("[role=img][aria-hidden=false]")?.ariaLabel ?? "", sheet.ariaCurrent,
    sheet.className.match(/turn|out/)?.[0] ?? "", sheet.querySelector(".won")?.innerText ?? "",
    sheet.querySelector(".difference")?.innerText ?? "",
  ]);
}"""


def test_of_two_sheets_the_one_that_plays_is_framed_and_each_is_called(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    sheets = [[0, "blue", 3, {"rests": True}], [0, "red", 4, {}], [1, "green", 5, {}], [1, "brown", 5, {}]]
    assert page.evaluate(TWO, [[sheets], 0, None]) == [
        ["blue one", "false", "", "", ""],
        ["red one", "true", "turn", "", ""],
        ["green one", "false", "", "", ""],
        ["brown one", "false", "", "", ""],
    ]


def test_who_wins_with_one_of_two_may_be_out_with_the_other(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    sheets = [[0, "blue", 3, {"rests": True, "out": True}], [0, "red", 4, {}], [1, "green", 5, {}]]
    assert page.evaluate(TWO, [[sheets], None, [1, 0]]) == [
        ["blue one", "false", "out", "", ""],
        ["red one", "false", "", "wins", ""],
        ["green one", "false", "", "", ""],
    ]


PAINTED = """() => [...document.querySelectorAll(".sheet")].map((sheet) => [
  getComputedStyle(sheet).borderInlineStartColor,
  getComputedStyle(sheet.querySelector(".gauge .track span")).backgroundColor,
])"""


def test_of_two_sheets_each_has_the_ink_of_what_is_drawn_there(visit: Visit, house: House) -> None:
    """Its stripe and its bars, not those of who plays with it; in the order of the seats."""
    page = sit_down(visit, house, "chariot", bots=1)
    colours = [f"rgb{tuple(bytes.fromhex(each[1:]))}" for each in (INKS[0], INKS[2], INKS[1], INKS[3])]
    assert page.evaluate(PAINTED) == [[colour, colour] for colour in colours]


def test_a_sheet_that_comes_between_others_changes_no_figure(visit: Visit) -> None:
    """As when somebody chooses what they play with, and it comes before what they have."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    first = [[0, "red", 4, {}], [0, "", 0, {"rests": True}], [1, "", 0, {}]]
    then = [[0, "blue", 9, {}], [0, "red", 5, {}], [1, "green", 7, {}]]
    assert [each[-1] for each in page.evaluate(TWO, [[first, then], None, None])] == ["", "+1", ""]


def test_whoever_has_yet_to_choose_has_a_sheet_with_their_name_and_clock(visit: Visit, house: House) -> None:
    page = visit("")
    seats = [{"kind": "person", "name": "Lola"}, {"kind": "link"}]
    agreed: dict[str, object] = {"pace": {"first": 60_000, "more": 1000}}
    made = page.request.post(
        f"{house.url}/api/tables",
        data={"game": "chariot", "seats": seats, "house": agreed, "options": {"sheets": "black"}},
    ).json()
    page.goto(f"{house.url}/table/{made['table']}")
    page.wait_for_selector(".sheet")
    assert page.locator(".sheet:has-text('Lola') quad-clock").count() == 2
    assert page.locator(".sheet:has-text('Seat 2') quad-clock").count() == 2


HEIGHTS = "() => [...document.querySelectorAll('.sheet')].map((sheet) => sheet.offsetHeight)"


@pytest.mark.parametrize("width", [390, 1440])
def test_a_sheet_has_room_for_what_is_chosen(visit: Visit, house: House, width: int) -> None:
    """The first figures that come to a sheet make none any larger."""
    page = visit("", width=width)
    seats = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}]
    made = page.request.post(
        f"{house.url}/api/tables", data={"game": "chariot", "seats": seats, "options": {"sheets": "black"}}
    ).json()
    page.goto(f"{house.url}/table/{made['table']}")
    page.wait_for_selector("svg.board .lit")
    assert page.locator(".gauge").count() == 0
    before = page.evaluate(HEIGHTS)
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_selector(".gauge")
    assert page.evaluate(HEIGHTS) == before


TRACK = """() => ["track", "track span"].map((part) =>
  getComputedStyle(document.querySelector(`.gauge .${part}`)).backgroundColor)"""


def test_how_full_a_track_is_is_seen_in_high_contrast(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "chariot")
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-look=contrast]")
    assert page.evaluate(TRACK) == ["rgb(255, 255, 255)", "rgb(0, 114, 178)"]


# What differences of all figures cover while they float: a figure, or one another.
COVERS = """async () => {
  for (const figure of document.querySelectorAll("quad-figure")) figure.value -= 2;
  await new Promise((done) => setTimeout(done, 50));
  const written = [...document.querySelectorAll(".sheet .value")].map((value) => {
    const range = document.createRange();
    range.setStart(value, 0);
    range.setEndBefore(value.querySelector(".difference"));
    return range.getBoundingClientRect();
  });
  const all = [...document.querySelectorAll(".difference")];
  const floating = all.flatMap((each) => each.getAnimations());
  const covers = [];
  for (const at of [0.12, 0.4, 0.8]) {
    for (const each of floating) each.pause();
    for (const each of floating) each.currentTime = at * each.effect.getComputedTiming().duration;
    const boxes = all.map((each) => each.getBoundingClientRect());
    const isOver = (one, other, within) => one.left < other.right - 1 && other.left < one.right - 1
      && one.top < other.bottom - within && other.top < one.bottom - within;
    boxes.forEach((box, place) => {
      if (written.some((other) => isOver(box, other, 4))) covers.push(`a figure at ${at}`);
      if (boxes.slice(place + 1).some((other) => isOver(box, other, 0.5))) covers.push(`another at ${at}`);
    });
  }
  for (const each of floating) each.finish();
  return covers;
}"""


def test_a_difference_covers_no_figure(visit: Visit, house: House) -> None:
    """Where sheets are small as well: it takes no more than the room above and below letters."""
    page = sit_down(visit, house, "chariot", bots=5)
    for width, height in (FOUR, SMALL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".difference", state="detached")
        assert page.evaluate(COVERS) == []


# Whether every name is seen whole, whatever is said beside it.
CALLED = """() => [...document.querySelectorAll(".who strong")].every((name) => {
  name.nextElementSibling.textContent = "détruit à la manche 12, dans le virage";
  return name.scrollWidth <= name.clientWidth;
})"""


@pytest.mark.parametrize("game", SLUGS)
def test_names_are_seen_before_all_that_is_said_of_them(visit: Visit, house: House, game: str) -> None:
    page = sit_down(visit, house, game, lang="fr", width=360, bots=3)
    for width, height in ((360, 740), FOUR, SMALL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CALLED)


# What differences of figures on the first sheet reach over its edge while they float.
BEYOND = """async () => {
  const sheet = document.querySelector(".sheet"), { left, right } = sheet.getBoundingClientRect();
  for (const figure of sheet.querySelectorAll("quad-figure")) figure.value += 12;
  await new Promise((done) => setTimeout(done, 50));
  const all = [...sheet.querySelectorAll(".difference")];
  const boxes = all.map((each) => (each.getAnimations()[0].finish(), each.getBoundingClientRect()));
  return [all.length, boxes.filter((box) => box.left < left || box.right > right).length];
}"""


@pytest.mark.parametrize("game", SLUGS)
def test_a_difference_stays_on_its_sheet(visit: Visit, house: House, game: str) -> None:
    """On a phone, where the next sheet begins right beside it."""
    page = sit_down(visit, house, game, lang="fr", width=360, still=True)
    page.wait_for_selector(".difference", state="detached")
    number, beyond = page.evaluate(BEYOND)
    assert number > 0
    assert beyond == 0


# What is darkest in a picture, of 255.
DARKEST = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return Math.min(...data.filter((_, at) => at % 4 === 0));
}"""
# Scrolls to where the upper edge goes through the letters of a line.
CUT = """() => {
  const log = document.querySelector(".log"), [, , , fourth] = log.querySelectorAll("button");
  const line = fourth.getBoundingClientRect();
  log.scrollTop += (line.top + line.bottom) / 2 - log.getBoundingClientRect().top;
  return log.scrollTop;
}"""


def test_no_line_of_the_log_is_cut_through(visit: Visit, house: House) -> None:
    """What goes out at its upper edge fades there."""
    page = sit_down(visit, house, "asteroid", bots=7, width=SMALL[0], height=SMALL[1])
    assert page.evaluate(CUT) > 0
    place = page.locator(".log").bounding_box()
    assert place is not None
    place["height"] = 2
    picture = base64.b64encode(page.screenshot(clip=place)).decode()
    assert page.evaluate(DARKEST, picture) > LIGHT


# Chooses each thing that can be done, and tells what would do it where that is not in sight, two lines high.
CHOOSE_EACH = """async () => {
  const table = document.querySelector("quad-table"), hidden = [];
  for (const action of table.deciding.actions) {
    table.deciding.forget();
    table.deciding.choose(action);
    await table.updateComplete;
    const does = document.querySelector(".actions > button.do");
    const { left, right, top } = does.getBoundingClientRect();
    const spots = [top + 2, top + 34].map((down) => document.elementFromPoint((left + right) / 2, down));
    if (!spots.every((spot) => does.contains(spot))) hidden.push(does.innerText);
  }
  return hidden;
}"""


@pytest.mark.parametrize("game", SLUGS)
@pytest.mark.parametrize(("width", "height"), [SMALL, (360, 740)])
def test_what_does_what_was_chosen_is_in_sight(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    """In the longer words, above or below what forgets it."""
    page = sit_down(visit, house, game, lang="fr", width=width, height=height, touch=width < height)
    assert page.evaluate(CHOOSE_EACH) == []
