"""Sounds: off until asked, and of everything that is seen to happen."""

from __future__ import annotations

from tests.e2e.conftest import Visit
from tests.e2e.players import decide, sit_down
from tests.server.house import House

LISTEN = """() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    start.apply(this, when);
  };
}"""


def test_sounds_are_off_until_asked(visit: Visit, house: House) -> None:
    page = sit_down(visit, house, "overload", speed="4")
    page.evaluate(LISTEN)
    decide(page)
    assert page.evaluate("window.heard") == 0
    page.check("input[name=sound]")
    page.wait_for_function("window.heard > 0")
    before = page.evaluate("window.heard")
    decide(page)
    assert page.evaluate("window.heard") > before
    page.reload()
    page.wait_for_selector("input[name=sound]")
    assert page.is_checked("input[name=sound]")
