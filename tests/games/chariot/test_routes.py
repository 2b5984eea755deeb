"""Whole ways of a move: where they end, that none hurts less, and what is said of them."""

from __future__ import annotations

from itertools import product

import pytest

from quadriga import CHANCE, OVER, Rng
from quadriga.core.drawing import Route
from quadriga.core.words import words
from quadriga.games.chariot import GAME
from quadriga.games.chariot.course import GO, WAYS
from quadriga.games.chariot.drawing import choice
from quadriga.games.chariot.places import ground
from quadriga.games.chariot.race import MOVE
from quadriga.games.chariot.routes import routes
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.scene import label
from tests.games.chariot.play import reached

# Green has four points; outer 11 bears 7, middle 11 bears 5, and a caltrop lies on outer 12.
OPEN = """
        8  9 10 11 12
outer   G  .  .  7  x
middle  .  .  {}  .
B 3 6 2, G 12 4 3
round 3 after B: G move 4 lanes {} attacks 0 from o8 by -"""
MANY, SHORT = 20, 6  # moves that are looked at, and how long they may be
BLOCKED, BEHIND = ".  B", "B  5"  # where blue stands in the middle lane


def ends(state: ChariotState) -> dict[str, list[str]]:
    """Return what each space is reached by where a route ends."""
    return {
        route.choice.targets[0].removeprefix("space-"): steps(state, route.actions) for route in routes(state)
    }


def route_to(space: str, blue: str) -> Route:
    (route,) = [
        route
        for route in routes(reached(OPEN.format(blue, 1)))
        if route.choice.targets == (f"space-{space}",)
    ]
    return route


def said(route: Route, lang: str) -> str:
    return words(lang, "quadriga", GAME.package).say(route.label.key, **route.label.facts)


def steps(state: ChariotState, actions: tuple[int, ...]) -> list[str]:
    ahead, taken = state.copy(), []
    for action in actions:
        taken.append(GAME.action_text(ahead, action))
        ahead.apply(action)
    return taken


def test_every_end_of_a_move_has_its_way() -> None:
    """7.1 7.3 All points are used, and with one lane die one may end in either of two lanes."""
    assert ends(reached(OPEN.format(BLOCKED, 1))) == {
        "o12": ["ahead"] * 4,
        "m12": ["inward"],  # and straight on from there
        "m11": ["ahead", "ahead", "ahead", "inward"],
    }


def test_with_two_lane_dice_one_comes_across() -> None:
    assert {*ends(reached(OPEN.format(BLOCKED, 2)))} == {"o11", "o12", "m11", "m12", "i11", "i12"}


def test_a_way_goes_round_whoever_stands_there() -> None:
    """7.7 Blue is on middle 10: who changes lanes behind it does not ram it."""
    route = route_to("m12", BEHIND)
    assert steps(reached(OPEN.format(BEHIND, 1)), route.actions) == ["ahead", "ahead", "inward"]
    assert route.choice.notes == ()
    assert said(route, "en") == "all the way to m12, changing lanes once"


def test_what_cannot_be_helped_is_said() -> None:
    """7.6 Whoever ends on outer 12 drives over the caltrop."""
    route = route_to("o12", BLOCKED)
    assert [note.text for note in route.choice.notes] == ["−1"]
    assert said(route, "fr") == "d’un trait jusqu’à o12, tout droit, sur des pointes\xa0: −1"


def test_the_whole_way_is_shown_and_where_it_ends() -> None:
    """7.8 Blue stands where it ends: one is put behind it, in its lane."""
    state, route = reached(OPEN.format(BLOCKED, 1)), route_to("m11", BLOCKED)
    spaces = [state.course.circuit.names.index(name) for name in ("o8", "o9", "o10", "o11", "m11", "m10")]
    assert route.choice.path == tuple(map(ground(state).within, spaces))
    assert (route.choice.ghosts[0].x, route.choice.ghosts[0].y) == route.choice.path[-1]


# Green has speed 1, and caltrops lie where that leads in its lane, and where the middle lane leads.
CALTROPS = """
        8  9 10 11 12
outer   .  .  .  G  x
middle  .  .  .  {} {}
inner   B  .  .  3  .
B 3 6 2, G {} 1 3
round 3 after B: G favour {},attack,attack,attack,attack"""


@pytest.mark.parametrize(
    ("middle", "lives", "die", "led"),
    [
        ("5 .", 12, "attack", "straight on to o12, over caltrops: −1"),
        ("5 .", 12, "lane", "to m11, changing lanes once"),
        ("5 .", 1, "lane", "to m11, changing lanes once"),
        ("x x", 1, "lane", "straight on to o12, over caltrops: −1 → wrecked"),
    ],
)
def test_dice_with_lanes_among_them_lead_by_the_way_that_hurts_least(
    middle: str, lives: int, die: str, led: str
) -> None:
    """7.3 Nobody is warned of what they can steer round; who cannot, or has no other way, is."""
    state = reached(CALTROPS.format(*middle.split(), lives, die))
    assert kept(state, "en") == f"keep them all: speed 1, {led}"
    assert bool(choice(state, GAME.parse_action(state, "keep")).notes) == ("−1" in led)


def test_a_way_with_lanes_is_told_in_french() -> None:
    state = reached(CALTROPS.format("5", ".", 12, "lane"))
    assert kept(state, "fr") == (
        "les garder tous\u00a0: vitesse 1, jusqu’à m11 en changeant une fois de couloir"
    )


def kept(state: ChariotState, lang: str) -> str:
    """Return what is said of keeping the dice."""
    phrase = label(state, GAME.parse_action(state, "keep"))
    return words(lang, "quadriga", GAME.package).say(phrase.key, **phrase.facts)


def test_before_one_drives_there_are_none() -> None:
    assert routes(GAME.start(4)) == []


def fewest_lost(state: ChariotState) -> dict[int, int]:
    """Return the least damage to each space where the move can end, of all ways that there are."""
    mover, found = int(state.mover), dict[int, int]()
    for ways in product(range(WAYS), repeat=int(state.points)):
        ahead, told = state.copy(), []
        for way in ways:
            if ahead.phase != MOVE or GO + way not in ahead.legal():
                break
            told = ahead.listen()
            ahead.apply(GO + way)
        if ahead.phase == MOVE or not ahead.races(mover):
            continue
        end = [event.facts["number"] for event in told if event.name == "enter"][-1]
        lost = int(state.damage[mover] - ahead.damage[mover])
        found[end] = min(lost, found.get(end, lost))
    return found


def lost(state: ChariotState, route: Route) -> int:
    """Return the damage on a route."""
    ahead = state.copy()
    for action in route.actions:
        ahead.apply(action)
    return int(state.damage[state.mover] - ahead.damage[state.mover])


@pytest.mark.parametrize("seed", range(3))
def test_no_way_hurts_less(seed: int) -> None:
    """All ways are tried, where they are not too many: each end is there, and costs no more than it must."""
    state, rng, compared = GAME.start(6), Rng(seed), 0
    names = state.course.circuit.names
    while state.actor() != OVER and compared < MANY:
        if state.phase == MOVE and state.actor() != CHANCE and state.points <= SHORT:
            steps = [choice(state, action).targets[0] for action in state.legal()]
            least = {f"space-{names[end]}": harm for end, harm in fewest_lost(state).items()}
            due = {end: harm for end, harm in least.items() if end not in steps}
            assert {route.choice.targets[0]: lost(state, route) for route in routes(state)} == due
            compared += 1
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    assert compared
