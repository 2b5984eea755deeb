"""A line that is lost: it is said, it heals by itself, and what was asked meanwhile is done once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
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
ASKED = "document.querySelector('quad-table').line._number"
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
    page.wait_for_function("document.querySelector('quad-table').line._waiting.size === 0")
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
    page.evaluate("window.before = document.querySelector('quad-table').line._socket")
    wakes = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(wakes)
    assert page.evaluate("document.querySelector('quad-table').line._socket === window.before")
    page.evaluate(MUTE)
    page.clock.fast_forward(25_000)
    page.evaluate("window.isMute = false")
    page.evaluate(wakes)
    page.wait_for_function("document.querySelector('quad-table').line._socket !== window.before")
    page.wait_for_function("!document.querySelector('quad-table').line._isNew")
    assert not page.is_visible(LOST)
