"""Drawn positions, played: what the tests of Edison & Co's rules are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quadriga import CHANCE, OVER, Event, Rng
from quadriga.core.game import possible
from quadriga.games.edison import GAME
from quadriga.games.edison.board import board
from quadriga.games.edison.notation import card_text
from quadriga.games.edison.rules import EdisonState
from tests.games.edison.drawing import LETTERS, position

NAMES = dict(zip(LETTERS, board().vehicles, strict=True))
MODES = [
    (2, "standard"),
    (3, "standard"),
    (3, "advanced"),
    (4, "standard"),
    (4, "singles"),
    (4, "advanced"),
    (4, "advanced-teams"),
]


def reached(drawn: str, *actions: str) -> EdisonState:
    """Return the state after these actions."""
    state = GAME.parse(position(drawn))
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return state


def choices(drawn: str, *actions: str) -> list[str]:
    """Return what can be done after these actions."""
    return options(reached(drawn, *actions))


def options(state: EdisonState) -> list[str]:
    return [GAME.action_text(state, action) for action in possible(state)]


def vehicles(drawn: str, *actions: str) -> list[str]:
    """Return where each vehicle is after these actions, and its score: 5a 0, 6b< 3."""
    return GAME.text(reached(drawn, *actions)).split(" | ")[2].split(", ")


def scores(drawn: str, *actions: str) -> list[int]:
    """Return the scores after these actions, vehicle by vehicle."""
    return [int(score) for score in reached(drawn, *actions).scores]


def asked(drawn: str, *actions: str) -> str:
    """Return who is asked what after these actions: 4 move."""
    state = reached(drawn, *actions)
    return f"{state.actor() + 1} {GAME.text(state).split(' | ')[-1]}"


def ends(drawn: str, letter: str, distance: int, direction: str) -> list[str]:
    """Return where this vehicle can be moved to, if its card is played with another vehicle's."""
    partner = "Z" if letter == "R" else "R"
    pair = "+".join(sorted((NAMES[letter], NAMES[partner]), key=board().vehicles.index))
    state = reached(drawn)
    events = state.listen()
    for action in (pair, f"distance {distance}", direction):
        state.apply(GAME.parse_action(state, action))
    moved = [line.split() for line in lines(state, events) if line.startswith("move ")]
    found = moved or [["", "", *action.split(" to ")] for action in options(state) if " to " in action]
    return [words[-1] for words in found if words[2] == NAMES[letter]]


def told(drawn: str, *actions: str) -> list[str]:
    """Return what happened in these actions, each with its clause, vehicle and number: drop 4.6 rocket 3."""
    state = reached(drawn)
    events = state.listen()
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return lines(state, events)


def lines(state: EdisonState, events: list[Event]) -> list[str]:
    return [" ".join(_words(state, event)) for event in events]


def _words(state: EdisonState, event: Event) -> list[str]:
    words = [event.name, event.clause]
    number = int(event.facts["number"])
    if "vehicle" in event.facts:
        words.append(board().vehicles[event.facts["vehicle"]])
    if event.name in ("move", "oil"):
        return [*words, state.course.names[number]]
    if event.name == "card":
        return [*words, card_text(state.course, number)]
    return words if event.name in ("score", "stuck", "end", "favourite") else [*words, str(number)]


def totals(drawn: str) -> list[int]:
    return [int(total) for total in reached(drawn).totals()]


def random_game(players: int, chosen: Mapping[str, object], seed: int) -> Iterator[EdisonState]:
    """Give one state over and over, from the start of a random game to its end."""
    state, rng = GAME.start(players, chosen), Rng(seed)
    yield state
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        yield state
