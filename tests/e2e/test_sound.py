"""Sounds: off until asked, and of everything that is seen to happen."""

from __future__ import annotations

from quadriga.core.drawing import SOUNDS
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


def test_of_a_table_that_was_left_nothing_is_heard_or_said(visit: Visit, house: House) -> None:
    """Not even what was being shown."""
    page = sit_down(visit, house, "overload", speed="1")
    page.check("input[name=sound]")
    page.evaluate("document.querySelector('quad-table').showing.speed = 0.001")
    page.evaluate("document.querySelector('.actions button.do').click()")
    page.wait_for_function("document.querySelector('quad-table').showing.isPlaying")
    page.evaluate(LISTEN)
    page.click("a.brand")
    for _ in range(5):
        page.evaluate("import('/web/motion.js').then(({ skip }) => skip())")
        page.wait_for_timeout(50)
    assert page.evaluate("window.heard") == 0
    assert page.title() == "Quadriga"


# What is heard of a cue; and whether everything that games may call a sound can be heard.
OF_CUES = """async (cues) => {
  const { sound } = await import("/web/sound.js");
  const { play } = sound;
  sound.isOn = true;
  const heard = cues.map((cue) => {
    const names = [];
    sound.play = (name) => names.push(name);
    sound.follow({ cues: [cue] }, 1);
    return names;
  });
  sound.play = play;
  return heard;
}"""
HEAR = """async (names) => {
  const { sound } = await import("/web/sound.js");
  names.forEach((name) => sound.play(name));
}"""


def test_a_game_says_what_a_note_sounds_like(visit: Visit, house: House) -> None:
    """Its signs do not: one ring fewer is no crash, nor is a tile that was drawn."""
    page = sit_down(visit, house, "overload")
    cues = [{"piece": "pile", "note": "−1", **how} for how in ({}, *({"sound": each} for each in SOUNDS))]
    assert page.evaluate(OF_CUES, cues) == [["ring"], *([each] for each in SOUNDS)]
    page.mouse.click(2, 2)
    page.evaluate(LISTEN)
    for number, each in enumerate(SOUNDS):
        page.evaluate(HEAR, [each])
        assert page.evaluate("window.heard") > number
