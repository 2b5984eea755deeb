"""The account of a game of Overload: by how many points it was won, and everybody's place."""

from __future__ import annotations

from quadriga.core.words import LANGUAGES, Phrase, words
from quadriga.games.overload import GAME
from tests.games.overload.play import reached

ARRIVING = """4 - | 1a0,1b0,3a0,3b0,4a0,4b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . .
    / 2b1 . . . . / . . . 2a3 . | 12 33 20 12 | 2 move 1"""


def test_the_points_and_the_target_are_told() -> None:
    """1.1 8.1 Four players need 35; equal points are equal places."""
    account = GAME.account(reached(ARRIVING, "move a"), [])
    assert account.why == Phrase("end-points", {"seat": 1, "number": 36, "target": 35})
    assert [entrant.fate for entrant in account.entrants] == [
        Phrase("fate-place", {"place": 3}),
        None,
        Phrase("fate-place", {"place": 2}),
        Phrase("fate-place", {"place": 3}),
    ]


def test_the_last_sentence_says_how_many_were_needed() -> None:
    english, french = (words(lang, "quadriga.games.overload") for lang in LANGUAGES)
    facts: dict[str, int | str] = {"seat": "Emma", "number": 43, "target": 40}
    assert english.say("end-points", **facts) == "Emma has 43 points; 40 were needed."
    assert french.say("end-points", **facts) == "Emma a 43 points\u00a0: il en fallait 40."
