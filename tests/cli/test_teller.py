"""A game without words and drawings of its own is told in its notation."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

from quadriga import Event, game
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


def test_a_position_goes_by_its_notation(bare: Teller) -> None:
    state = bare.game.start(3)
    assert bare.draw(state) == Text(bare.game.text(state))


@pytest.mark.parametrize(
    ("names", "said"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Bo"], "Ada et Bo"), (["Ada", "Bo", "Cy"], "Ada, Bo et Cy")],
)
def test_names_are_joined_as_one_says_them(names: list[str], said: str) -> None:
    assert joined(names, words("fr", "quadriga")) == said
