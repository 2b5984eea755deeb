"""A line that is lost: it is said, it heals by itself, and what was asked meanwhile is done once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.past import opened
from tests.e2e.players import VERSION, sit_down
from tests.server.house import House

# A line that nobody closes, and that nothing comes through any more.
MUTE = """() => {
  const { send } = WebSocket.prototype;
  window.isMute = true;
  WebSocket.prototype.send = function (message) { if (!window.isMute) send.call(this, message); };
  const { _socket } = document.querySelector("quad-table").line;
  const { onmessage } = _socket;
  _socket.onmessage = (event) => window.isMute || onmessage(event);
}"""
# What does not come until it is taken off this list: answers, by address, and all that a socket would say.
MISSED = """
const { fetch } = window, { send } = WebSocket.prototype;
window.missed = new Set(["game=$", "socket", "game=overload", "/board", "/games$"]);
window.fetch = (address, ...more) => [...window.missed].some((each) => new RegExp(each).test(address))
  ? Promise.reject(new TypeError("Failed to fetch")) : fetch(address, ...more);
WebSocket.prototype.send = function (message) { if (!window.missed.has("socket")) send.call(this, message); };
"""
LINE = "document.querySelector('quad-table').line"
ASKED = f"{LINE}._number"
SILENT = ".trouble:has-text('The server does not answer.')"
LOST = ".latest .trouble:has-text('The connection is lost')"


@pytest.fixture
def page(visit: Visit, house: House) -> Page:
    return sit_down(visit, house, "overload", clock=True)


def test_a_line_that_is_lost_without_a_word_is_noticed(page: Page) -> None:
    """An answer that does not come is a sign; then the same is asked once more, over another line."""
    before = page.evaluate(VERSION)
    page.evaluate(MUTE)
    page.evaluate("document.querySelector('.actions button.do').click()")
    assert not page.is_visible(LOST)
    page.clock.fast_forward(11_000)
    page.wait_for_selector(LOST)
    page.clock.fast_forward(60_000)  # what is tried meanwhile is heard by nobody
    page.wait_for_selector(LOST)
    page.evaluate("window.isMute = false")
    page.clock.fast_forward(30_000)
    page.wait_for_selector(LOST, state="detached")
    page.wait_for_function(f"{VERSION} > {before} && document.querySelector('svg.board .lit')")


def test_a_silent_line_is_tried(page: Page) -> None:
    """Nobody does anything, as when one only watches: the page asks by itself whether it is still heard."""
    asked = page.evaluate(ASKED)
    page.clock.fast_forward(25_000)
    assert page.evaluate(ASKED) == asked + 1
    page.wait_for_function(f"{LINE}._waiting.size === 0")
    assert not page.is_visible(LOST)
    page.evaluate(MUTE)
    page.clock.fast_forward(25_000)
    page.clock.fast_forward(11_000)
    page.wait_for_selector(LOST)
    page.evaluate("window.isMute = false")
    page.clock.fast_forward(30_000)
    page.wait_for_selector(LOST, state="detached")


def test_a_device_without_network_says_so_and_comes_back_at_once(page: Page) -> None:
    """Whatever is still to be waited for."""
    page.clock.pause_at("2100-01-01")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector(LOST)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(LOST, state="detached")
    assert page.locator("svg.board .lit").count() > 0


def test_a_device_that_slept_makes_sure_of_its_line(page: Page) -> None:
    """Nothing is said of it, unless there is nobody at its other end."""
    page.evaluate(f"window.before = {LINE}._socket")
    wakes = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(wakes)
    assert page.evaluate(f"{LINE}._socket === window.before")
    page.evaluate(f"clearTimeout({LINE}._silence)")  # what would be done meanwhile sleeps as well
    page.clock.fast_forward(25_000)
    page.evaluate(wakes)
    page.wait_for_function(f"{LINE}._socket !== window.before")
    page.wait_for_function(f"!{LINE}._coming")
    assert not page.is_visible(LOST)


def test_what_does_not_come_is_asked_for_again(visit: Visit, house: House) -> None:
    """Words, the line, the board, what a coach says: that is said of each, and the page goes on with it."""
    page = visit("")
    seats = [{"kind": "person", "name": "Lola"}, *[{"kind": "bot", "bot": "level1"}] * 2]
    table, _ = opened(page, house, "overload", seats)
    page.clock.install()
    page.add_init_script(f"{MISSED} localStorage.setItem('quadriga-lesson-{table}', '{{}}')")
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector(".waiting:text-is('The server does not answer. It is asked again in a moment.')")
    comes(page, "game=$", ".waiting:text-is('One moment…')")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector(".waiting .trouble:has-text('The connection is lost')")
    comes(page, "socket", f".waiting {SILENT}")
    comes(page, "game=overload", f".latest {SILENT}")
    comes(page, "/board", f".table:has(svg.board) .latest {SILENT}")
    comes(page, "/games$", ".table:not(:has(.trouble)) .coach .go")
    page.evaluate("window.missed.add('lang=fr')")
    page.click("button[lang=fr]")
    page.wait_for_selector(f".head {SILENT}")
    comes(page, "lang=fr", "html[lang=fr] .head:not(:has(.trouble))")
    page.evaluate("window.missed.add('game=edison')")
    page.evaluate("import('/web/going.js').then(({ go }) => go('/new/edison'))")
    page.wait_for_selector(".waiting .trouble:has-text('Le serveur ne répond pas.')")
    comes(page, "game=edison", ".setup .seats li")


def comes(page: Page, missed: str, seen: str) -> None:
    """Let come what did not, and be asked for again; then this is seen."""
    page.evaluate("(missed) => window.missed.delete(missed)", missed)
    page.clock.fast_forward(8000)
    page.wait_for_selector(seen)


def test_once_a_line_is_back_nobody_is_told_that_the_server_does_not_answer(
    visit: Visit, house: House
) -> None:
    """As who asked for a hint meanwhile: the server is there again."""
    page = sit_down(visit, house, "overload")
    page.evaluate("() => { window.fetch = async () => Promise.reject(new TypeError('Failed to fetch')); }")
    page.click("button.ask-hint")
    page.wait_for_selector(f".latest {SILENT}")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector(LOST)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(".latest .trouble", state="detached")
