"""Why something cannot be pointed at in Chariot Race."""

from __future__ import annotations

from quadriga.core.drawing import Why
from quadriga.games.chariot.course import OUTWARD, WAYS
from quadriga.games.chariot.places import caltrop_name, chariot_name, dice, die_name, space_name
from quadriga.games.chariot.race import ATTACK, DRAFT, MOVE, PLACE, SIGN
from quadriga.games.chariot.rules import ChariotState

# What a die shows that is used later in the turn, and the message about that.
LATER = {"die-lane": ("why-lane-die", "7.3"), "die-attack": ("why-attack-die", "8.1")}

# What comes before the race, and what is only looked at.
FIRST = {DRAFT: ("why-draft-first", "11.6"), PLACE: ("why-place-first", "11.7")}
SEEN = {"shield": ("why-shield", "7.1"), "line": ("why-line", "3.4")}


def reason(state: ChariotState, seat: int, name: str) -> Why | None:
    """Return why the seat on turn cannot point at this."""
    kind = name.partition("-")[0]
    if kind == "chariot":
        chariots = [chariot_name(state, chariot) for chariot in range(state.course.chariots)]
        return _chariot(state, chariots.index(name))
    if kind in ("space", "caltrop"):
        return _on_space(state, name)
    if kind == "die":
        lying = {die_name(number): shows for number, shows in enumerate(dice(state))}
        return _die(state, lying[name])
    if kind == "face":
        return Why("why-face", "5.3")
    if kind == "stable":
        return Why(*FIRST[int(state.phase)])
    return Why(*SEEN[kind]) if kind in SEEN else None


def _chariot(state: ChariotState, chariot: int) -> Why:
    if state.phase == DRAFT:
        return Why("why-taken", "11.6")
    if state.phase == PLACE:
        return Why(*FIRST[PLACE])
    if chariot == state.mover:
        return Why("why-mover", "8.3") if state.phase == ATTACK else _before(state)
    if state.phase != ATTACK:
        return Why("why-attack-later", "8.1")
    if state.is_safe(chariot):
        return Why("why-safe", "11.1")
    return Why("why-too-far", "8.3", {"number": int(state.course.costs.javelin_range)})


def _on_space(state: ChariotState, name: str) -> Why:
    spaces = range(state.course.circuit.spaces)
    space = next(at for at in spaces if name in (space_name(state, at), caltrop_name(state, at)))
    if state.phase == DRAFT:
        return Why(*FIRST[DRAFT])
    if state.phase == PLACE:
        return _start(state, space)
    if state.phase == MOVE:
        return _drive(state, space)
    return _drop(state, space) if state.phase == ATTACK else _before(state)


def _start(state: ChariotState, space: int) -> Why:
    is_start = any(space == place for place in state.course.circuit.grid)
    return Why("why-start-taken", "11.8") if is_start else Why("why-no-start", "11.7")


def _drive(state: ChariotState, space: int) -> Why:
    """Return why one cannot drive there: it is beside, but no die allows it, or it is not the next one."""
    here, circuit = int(state.places[state.mover]), state.course.circuit
    aside = [int(circuit.onto[here * WAYS + way]) for way in range(OUTWARD, WAYS)]
    return Why("why-no-lane-die", "7.3") if space in aside else Why("why-step", "7.1")


def _drop(state: ChariotState, space: int) -> Why:
    if state.supply == 0:
        return Why("why-no-caltrops", "8.2")
    if state.caltrops[space]:
        return Why("why-one-caltrop", "8.2")
    if space in [int(state.trail[at]) for at in range(state.walked)] or space == state.start:
        return Why("why-ends", "8.2")
    return Why("why-not-driven", "8.2")


def _die(state: ChariotState, shows: str) -> Why:
    if state.phase == SIGN and shows not in LATER:
        return Why("why-sign", "6.1")
    return Why(*LATER[shows]) if shows in LATER else Why("why-die", "5.2")


def _before(state: ChariotState) -> Why:
    """Return that something else comes before one drives."""
    return Why("why-drive-later" if state.phase != MOVE else "why-step", "3.3")
