"""Sounds: off until asked, and of everything that is seen to happen."""

from __future__ import annotations

from tests.e2e.conftest import Visit
from tests.e2e.players import sit_down
from tests.server.house import House

LISTEN = """() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    start.apply(this, when);
  };
}"""
DONE = "document.querySelector('svg.board .lit') && !document.querySelector('quad-table').isAsking"


def test_sounds_are_off_until_asked(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", speed="4")
    page.evaluate(LISTEN)
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_function("!document.querySelector('svg.board .lit')")
    page.wait_for_function(DONE)
    assert page.evaluate("window.heard") == 0
    page.check("input[name=sound]")
    page.wait_for_function("window.heard > 0")
    before = page.evaluate("window.heard = 0")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_function(f"window.heard > {before}")
    page.reload()
    page.wait_for_selector("input[name=sound]")
    assert page.is_checked("input[name=sound]")
