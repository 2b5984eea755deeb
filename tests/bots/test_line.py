"""The way that a bot goes where several actions can be chosen at once: as it goes, or only the first step."""

from __future__ import annotations

import pytest

from quadriga import Rng, State, game
from quadriga.bots import bot
from quadriga.bots.line import line
from quadriga.core.drawing import route, routes

# Green has four points and a lane die; every lane is free but for a caltrop on outer 12.
RACE = game("chariot").parse(
    "2 AA white - | 1 blue 1:m3 12 4 3, 2 red 1:o3 12 4 3, 1 green 1:o8 12 4 3, 2 yellow 1:i3 12 4 3 "
    "| o12 | 1 - | green move 4 lanes 1 attacks 0 from o8 by -"
)


def notation(actions: list[int]) -> list[str]:
    """Return actions of the race, one after the other, as they are written."""
    state, written = RACE.copy(), []
    for action in actions:
        written.append(game("chariot").action_text(state, action))
        state.apply(action)
    return written


def walker(*steps: str) -> tuple[list[str], list[int]]:
    """Return where somebody was asked who takes these steps, and the line that came of it."""
    asked: list[str] = []

    def decide(state: State, rng: Rng) -> int:
        asked.append(str(state))
        return game("chariot").parse_action(state, steps[len(asked) - 1])

    return asked, line(decide, RACE, Rng(1))


def test_a_way_that_can_be_chosen_at_once_is_advised_as_a_whole() -> None:
    """Each step is decided where it is taken."""
    asked, way = walker("ahead", "ahead", "inward")
    assert notation(way) == ["ahead", "ahead", "inward"]
    assert way in [[*route.actions] for route in routes(game("chariot"), RACE)]
    assert len({*asked}) == len(asked) == 3
    assert asked[0] == str(RACE)


def test_a_bot_that_goes_another_way_advises_its_own_to_the_end() -> None:
    """That another leads to the same place does not make that the bot's; its own is drawn as well."""
    way = walker("ahead", "inward")[1]
    assert notation(way) == ["ahead", "inward"]
    (offered,) = [each for each in routes(game("chariot"), RACE) if each.choice.targets == ("space-m12",)]
    own = route(game("chariot"), RACE, way)
    assert own is not None
    assert own.actions == tuple(way) != offered.actions
    assert own.choice.targets == offered.choice.targets
    assert own.choice.path != offered.choice.path
    assert (own.label.key, own.label.facts["goal"]) == ("do-route", "m12")


@pytest.mark.parametrize("slug", ["overload", "edison", "asteroid"])
def test_where_there_are_no_ways_it_is_what_the_bot_does(slug: str) -> None:
    state, rng = game(slug).start(3), Rng(1)
    state.settle(rng)
    assert line(bot("greedy"), state, Rng(2)) == [bot("greedy")(state, Rng(2))]
