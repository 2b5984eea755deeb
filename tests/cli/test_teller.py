"""A game without words and drawings of its own is told plainly, and no secret with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

from quadriga import Event, Game, State, game
from quadriga.cli.teller import Teller, joined
from quadriga.core.words import words


@pytest.fixture
def bare() -> Teller:
    """Return Overload as if its package brought nothing but the rules."""
    return Teller(replace(game("overload"), package="quadriga.core"), ["Lola", "Ada", "Sam"], "en")


def test_the_question_is_a_sentence_still(bare: Teller) -> None:
    assert bare.ask(bare.game.start(3)) == "Lola, what do you do?"


def test_actions_go_by_their_notation(bare: Teller) -> None:
    state = bare.game.start(3)
    assert bare.label(state, bare.game.parse_action(state, "load b 2")) == "load b 2"


def test_events_go_by_their_name_with_seats_by_theirs(bare: Teller) -> None:
    assert bare.tell(Event("pass", "4.1", {"seat": 0, "owner_seat": 2})) == "pass (seat Lola owner_seat Sam)"


def test_a_seat_is_shown_its_view(cups: Game[State]) -> None:
    plain = Teller(replace(cups, package="quadriga.core"), ["Lola", "Sam"], "en")
    state = cups.parse("short swaps | 1 3 2 - | 0 5 2 - | 1")
    assert str(plain.draw(state, 0)).splitlines() == [
        'path: "short"',
        "swaps: true",
        "steps: [1, 0]",
        "shaken: [true, true]",
        "dice: [3, null]",
        "tokens: [2, 2]",
        "seen: [[0], [1]]",
        "turn: 0",
    ]


def test_a_view_is_set_in_french(cups: Game[State]) -> None:
    plain = Teller(replace(cups, package="quadriga.core"), ["Lola", "Sam"], "fr")
    state = cups.parse("short swaps | 1 3 2 - | 0 5 2 - | 1")
    assert str(plain.draw(state, 0)).splitlines()[:2] == ['path\u00a0: "short"', "swaps\u00a0: true"]


def test_from_no_seat_the_notation_is_shown_when_the_game_is_over(cups: Game[State]) -> None:
    plain = Teller(replace(cups, package="quadriga.core"), ["Lola", "Sam"], "en")
    over = cups.parse("short swaps | 8 ? 2 - | 0 5 2 - | 1")
    assert plain.draw(over, None) == Text("short swaps | 8 ? 2 - | 0 5 2 - | 1")
    going_on = cups.parse("short swaps | 1 3 2 - | 0 5 2 - | 1")
    assert plain.draw(going_on, None) == Text(
        "This game has no drawing without its secrets. They are shown when it is over."
    )


def test_a_game_draws_itself_for_the_seat_that_looks(cups: Game[State]) -> None:
    teller = Teller(cups, ["Lola", "Sam"], "en")
    state = cups.parse("short swaps | 1 3 2 - | 0 5 2 - | 1")
    assert "a 5 under the cup" in str(teller.draw(state, 1))
    assert "under the cup" not in str(teller.draw(state, None))


@pytest.mark.parametrize(
    ("names", "said"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Bo"], "Ada et Bo"), (["Ada", "Bo", "Cy"], "Ada, Bo et Cy")],
)
def test_names_are_joined_as_one_says_them(names: list[str], said: str) -> None:
    assert joined(names, words("fr", "quadriga")) == said
