"""What an action of Chariot Race would lead to, for those who have to choose: played on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from quadriga.core.events import Event
from quadriga.games.chariot.course import FASTER, GO, STOP, STRAIGHT
from quadriga.games.chariot.dice import PACE, SPRINT, shown, size
from quadriga.games.chariot.race import FAVOUR, MOVE
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.ways import price, ways

Facts = dict[str, int | str]

CHANGES_LANES = "7.3"
AFTER_THE_TURN = ("turn", "round", "win", "nobody")


def repaired(state: ChariotState, points: int) -> Facts:
    """Return what a repair costs and gives; without one (0 points) what the turn begins with."""
    sheet = state.course.sheets[state.mover]
    damage = int(state.damage[state.mover]) + points
    speed = min(int(state.speed[state.mover]), int(sheet.top[damage]))  # 4.3
    return {
        "number": points,
        "price": int(state.course.costs.repair_cost),
        "damage": damage,
        "speed": speed,
        "dice": int(sheet.dice[speed]),
    }


def kept(state: ChariotState) -> Facts:
    """Return what the dice come to as they lie; without a sign to choose, also what it leads to."""
    costs = state.course.costs
    sprints = int(shown(state.dice, SPRINT))
    facts: Facts = {
        "speed": _on_track(state, int(state.speed[state.mover]) + sprints * int(costs.sprint_speed)),
        "signs": int(shown(state.dice, PACE)),
        "damage": sprints * int(costs.sprint_damage),
        "dice": int(size(state.dice)),
    }
    return facts | _onward(state, STOP)


def signed(state: ChariotState, action: int) -> Facts:
    """Return the speed that a sign gives; with the last one, also what it leads to."""
    change = 1 if action == FASTER else -1
    facts: Facts = {
        "speed": _on_track(state, int(state.speed[state.mover] + state.push) + change),
        "left": int(state.signs) - 1,
    }
    return facts | _onward(state, action)


def gone(state: ChariotState, action: int) -> Facts:
    """Return where a step leads, or all steps to the end of the move if there is no choice after it."""
    ahead = state.copy()
    events = ahead.listen()
    ahead.apply(action)
    return outcome(state, events)


def _onward(state: ChariotState, action: int) -> Facts:
    """Return what an action leads to by the best way from there."""
    return outcome(state, onward(state, action))


def onward(state: ChariotState, action: int) -> list[Event]:
    """Return what happens after an action if the dice stay as they are, by the way that hurts least.

    Of those that hurt as little it is the one with the fewest changes of lanes, and of these the furthest; if
    all lead into ruin, it is straight on.
    """
    ahead = state.copy()
    events = ahead.listen()
    ahead.apply(action)
    if ahead.phase == FAVOUR:
        ahead.apply(STOP)
    mover = int(state.mover)
    best = min(ways(ahead), key=lambda way: (price(way, mover), -way.state.distance(mover)), default=None)
    if best is not None:
        return [*events, *best.events]
    while ahead.phase == MOVE:
        ahead.apply(GO + STRAIGHT)
    return events


def _on_track(state: ChariotState, speed: int) -> int:
    return max(0, min(speed, int(state.course.sheets[state.mover].most_speed)))  # 6.3


def outcome(state: ChariotState, events: Sequence[Event]) -> Facts:
    """Return the end of the mover's way, and what it suffers until then."""
    turn = list(takewhile(lambda event: event.name not in AFTER_THE_TURN, events))
    names, colours = state.course.circuit.names, state.course.colours

    def numbers(name: str) -> list[int]:
        return [event.facts["number"] for event in turn if event.name == name]

    def struck(name: str) -> list[int]:
        return [event.facts["chariot"] for event in turn if event.name == name]

    steps, backs, rammed = numbers("enter"), numbers("back"), struck("ram")
    before = int(state.crossings[state.mover])
    over = [before, *numbers("line"), *numbers("undone")][-1]
    return {
        "changes": sum(event.name == "enter" and event.clause == CHANGES_LANES for event in turn),
        "goal": names[steps[-1] if steps else state.places[state.mover]],
        "steps": len(steps),
        "curve": sum(numbers("curve")),
        "caltrop": sum(numbers("caltrop")),
        "ram": sum(numbers("ram")),
        "rams": len(rammed),
        "chariot": colours[rammed[0]] if rammed else "none",
        "back": names[backs[0]] if backs else "none",
        "laps": over - 1 if over > before else 0,
        "finish": "yes" if over > max(before, int(state.course.costs.laps)) else "no",
        "pillar": "yes" if numbers("pillar") else "no",
        "wrecked": "yes" if state.mover in struck("wreck") else "no",
    }
