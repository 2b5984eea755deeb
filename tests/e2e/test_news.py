"""What changes at a table beside its game is said: what is taken back, and who goes, comes and gives up."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from quadriga.client import open_table
from tests.e2e.conftest import Visit
from tests.e2e.players import VERSION
from tests.server.house import House

LINKS = [{"kind": "link"}, {"kind": "link"}]
# What is told of a table as it changes: its seats, and how many events there are and come.
TELL = """async (changes) => {
  const { News } = await import("/web/news.js");
  const told = [];
  const news = new News((words) => told.push(words()));
  const seat = (name) => ({ kind: "person", name, bot: null, left: null, away: null, covered: null });
  const view = { phase: "playing", turn: 0, events: [], seats: [seat("Lola"), seat("Ada")] };
  news.hear(view);
  for (const { events = view.events.length, more = 0, seats = {}, ...others } of changes) {
    view.events.length = events;
    for (let each = 0; each < more; each += 1) view.events.push({});
    for (const [at, change] of Object.entries(seats)) Object.assign(view.seats[at], change);
    news.hear(Object.assign(view, others));
  }
  news.hear({ ...view, events: [], seats: [seat("Lola"), seat("Ada")] });
  return told;
}"""


def told(visit: Visit, *changes: Mapping[str, object]) -> list[str]:
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    said: list[str] = page.evaluate(TELL, [*changes])
    return said


def test_who_goes_and_comes_back_is_said(visit: Visit) -> None:
    """Once each; a line that was opened anew tells nothing new."""
    away = {"seats": {"1": {"away": 5}}}
    assert told(visit, away, away, {"seats": {"1": {"covered": "away"}}}) == [
        "Ada is away",
        "Ada is still away; a bot plays meanwhile",
    ]
    assert told(visit, away, {"seats": {"1": {"away": None}}}) == ["Ada is away", "Ada is back"]


def test_who_plays_no_more_is_said(visit: Visit) -> None:
    assert told(visit, {"seats": {"0": {"covered": "resigned"}, "1": {"covered": "clock"}}}) == [
        "Lola gives up; a bot plays on",
        "Ada is out of time; a bot plays on",
    ]


def test_who_was_the_last_to_play_ends_the_game(visit: Visit) -> None:
    """Then no bot plays on."""
    last = {"phase": "over", "seats": {"0": {"covered": "resigned"}, "1": {"covered": "clock"}}}
    assert told(visit, last) == ["Lola gives up, and the game ends", "Ada is out of time, and the game ends"]


# What is said of how it stands, to whoever looks from each seat, and to who watches.
SENTENCES = """async (moment) => {
  const { sentence } = await import("/web/sentence.js");
  const lola = { name: "Lola", covered: "resigned", away: null, come: true };
  const seats = [lola, { name: "Ada", covered: null, away: null, come: true }];
  return [0, 1, null].map((seat) => sentence({ seats, paused: null, turn: 1, ask: null, ...moment }, seat));
}"""


def test_who_gave_up_is_told_so_as_long_as_they_look(visit: Visit) -> None:
    """Whether a bot plays on, or nobody was left to play; who has won by then has won."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(SENTENCES, {"phase": "playing", "result": None}) == [
        "You gave up, and a bot plays on for you. Ada is thinking",
        "Ada is thinking",
        "Ada is thinking",
    ]
    assert page.evaluate(SENTENCES, {"phase": "over", "result": None}) == [
        "You gave up: the game ends here",
        "Nobody plays on: the game ends here",
        "Nobody plays on: the game ends here",
    ]
    assert page.evaluate(SENTENCES, {"phase": "over", "result": [0, 1]}) == ["Ada wins!"] * 3
    assert page.evaluate(SENTENCES, {"phase": "over", "result": [0, 0]})[0].endswith("nobody wins")


def test_before_the_game_nobody_is_said_to_be_away(visit: Visit) -> None:
    assert told(visit, {"phase": "waiting", "seats": {"1": {"away": 5}}}) == []


def test_what_is_taken_back_is_said(visit: Visit) -> None:
    """By whose turn it is then again."""
    assert told(visit, {"more": 3, "turn": 1}, {"events": 2, "turn": 0}) == ["Lola takes that back"]
    assert told(visit, {"more": 3}, {"more": 2}) == []


def test_others_see_and_hear_what_is_taken_back(visit: Visit, house: House) -> None:
    table, keys = open_table(house.url, "edison", LINKS)
    lola, max_ = (seated(visit, table, keys, seat, name) for seat, name in enumerate(("Lola", "Max")))
    lola.wait_for_selector("svg.board .lit")
    lola.evaluate("""() => {
      const table = document.querySelector('quad-table');
      table.decide(table.view.actions[0]);
    }""")
    lola.click("button:has-text('Take back')")
    for page in (lola, max_):
        page.wait_for_selector(".latest:has-text('Lola takes that back')")
        assert page.locator(".told p").last.inner_text() == "Lola takes that back"
    lola.click("button:has-text('Give up')")
    lola.click(".question button:has-text('Give up')")
    max_.wait_for_selector(".told p:has-text('Lola gives up; a bot plays on')", state="attached")
    lola.wait_for_selector(".sentence:has-text('You gave up, and a bot plays on for you.')")
    assert lola.locator(".settings button").count() == 0, "nothing is left to be done there"
    max_.click("button:has-text('Give up')")
    max_.wait_for_selector(".question:has-text('The game ends then')")
    max_.click(".question button:has-text('Give up')")
    max_.wait_for_selector(".sentence:text-is('You gave up: the game ends here')")
    max_.wait_for_selector(".told p:has-text('Max gives up, and the game ends')", state="attached")


def test_what_is_taken_back_is_said_after_it(visit: Visit, house: House) -> None:
    """Where it is still being shown when it is taken back."""
    table, keys = open_table(house.url, "edison", LINKS)
    lola, max_ = (seated(visit, table, keys, seat, name) for seat, name in enumerate(("Lola", "Max")))
    lola.wait_for_selector("svg.board .lit")
    max_.evaluate("document.querySelector('quad-table').showing.speed = 0.001")
    told = max_.locator(".told p").count()
    lola.evaluate("""() => {
      const table = document.querySelector('quad-table');
      table.decide(table.view.actions[0]);
    }""")
    max_.wait_for_function("document.querySelector('quad-table').showing.isPlaying")
    version = max_.evaluate(VERSION)
    lola.click("button:has-text('Take back')")
    max_.wait_for_function(f"{VERSION} > {version}")
    assert max_.locator(".told p:has-text('takes that back')").count() == 0
    max_.evaluate("document.querySelector('quad-table').showing.skip()")
    max_.wait_for_selector(".latest:has-text('Lola takes that back')")
    lines = max_.locator(".told p").all_inner_texts()[told:]
    assert len(lines) > 1
    assert lines.index("Lola takes that back") == len(lines) - 1


def seated(visit: Visit, table: str, keys: dict[int, str], seat: int, name: str) -> Page:
    """Return the page of somebody who sat down with a link."""
    page = visit(f"/table/{table}?seat={seat}#{keys[seat]}")
    page.fill("input[name=name]", name)
    page.click(".sit button")
    page.wait_for_selector("svg.board .pieces > *")
    return page


# What is said of a game in which it is another's turn, who is not there.
WAITS = """async () => {
  const { sentence } = await import("/web/sentence.js");
  const seats = ["Lola", "Ada"].map((name) => ({ name, bot: null, away: 5, covered: null }));
  return sentence({ phase: "playing", paused: null, turn: 1, seats, doing: { key: "", facts: {} } }, 0);
}"""


def test_who_is_away_is_waited_for(visit: Visit) -> None:
    """And does not think."""
    page = visit()
    page.wait_for_selector("html[lang=en] .poster")
    assert page.evaluate(WAITS) == "Waiting for Ada, who is away"
    page.click("button[lang=fr]")
    page.wait_for_selector("html[lang=fr]")
    assert page.evaluate(WAITS) == "On attend Ada, qui n’est pas là"
