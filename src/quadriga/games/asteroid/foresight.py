"""What placing a tile in Asteroid Escape would lead to, for those who have to choose: on a copy."""

from __future__ import annotations

from itertools import takewhile

from quadriga.games.asteroid.notation import cell_name
from quadriga.games.asteroid.rules import AsteroidState

Facts = dict[str, int | str]

ENDS = ("edge", "struck", "loop")


def placed(state: AsteroidState, action: int) -> Facts:
    """Return where the ship would end, whom it would take along, and who would be out."""
    ahead = state.copy()
    events = ahead.listen()
    ahead.apply(action)
    turn = list(takewhile(lambda event: event.name != "turn", events))
    own = next(event for event in turn if event.name in ("fly", *ENDS))
    others = [event for event in turn if event.name in ("fly", *ENDS) and event is not own]
    moved = [event for event in others if event.name == "fly"]
    lost = [event for event in others if event.name in ENDS]
    wins = [event.facts["player_seat"] for event in turn if event.name == "win"]
    facts: Facts = {
        "end": own.name,
        "moved": len(moved),
        "lost": len(lost),
        "wins": "no" if state.active not in wins else "alone" if len(wins) == 1 else "shared",
    }
    if own.name == "fly":
        facts["cell"] = cell_name(state.field, own.facts["cell"])
    if moved:
        facts |= {
            "moved_seat": moved[0].facts["player_seat"],
            "moved_cell": cell_name(state.field, moved[0].facts["cell"]),
        }
    for event, name in zip(lost, ("lost_seat", "second_seat"), strict=False):
        facts[name] = event.facts["player_seat"]
    return facts
