"""Why something cannot be pointed at in Overload."""

from __future__ import annotations

from quadriga.core.drawing import Why
from quadriga.games.overload.counter import LOAD, MEET, MOVE
from quadriga.games.overload.notation import letter, pawn_name
from quadriga.games.overload.rules import OverloadState


def reason(state: OverloadState, seat: int, name: str) -> Why:
    """Return why the seat on turn cannot point at this."""
    pawns = {f"pawn-{pawn_name(state.track, pawn)}": pawn for pawn in range(int(state.track.pawns))}
    if name in pawns:
        return _pawn(state, seat, pawns[name])
    if name == "die":
        return _die(state)
    return _space(state, name)


def _pawn(state: OverloadState, seat: int, pawn: int) -> Why:
    owner = pawn // int(state.track.pawns_each)
    facts: dict[str, int | str] = {"owner_seat": owner, "pawn": letter(state.track, pawn)}
    if state.phase == MEET:
        return _meeting(state, pawn, facts)
    if state.phase not in (LOAD, MOVE):
        return Why("why-step", "9.5")
    if owner != seat:
        return Why("why-pawn", "3.1" if state.phase == LOAD else "3.5", facts)
    return Why("why-start-first", "3.4")  # it is on the track, and another one is not


def _meeting(state: OverloadState, pawn: int, facts: dict[str, int | str]) -> Why:
    if pawn == state.mover:
        return Why("why-mover", "5.1", facts)
    if state.places[pawn] != state.places[state.mover]:
        return Why("why-not-met", "5.1", facts)
    if state.rings[pawn] == 0 and state.rings[state.mover] == 0:
        return Why("why-no-ring", "5.4")
    return Why("why-met", "5.1", facts)


def _die(state: OverloadState) -> Why:
    if state.phase == LOAD:
        return Why("why-roll-later", "3.1")
    return Why("why-rolled", "3.5" if state.phase == MOVE else "5.1")


def _space(state: OverloadState, name: str) -> Why:
    if state.phase == LOAD:
        return Why("why-load", "3.1")
    if state.phase == MOVE:
        return Why("why-pawn-not-space", "3.5")
    if state.phase == MEET:
        return Why("why-meet", "5.1")
    return Why("why-no-start", "9.7") if name == "start" else Why("why-step", "9.5")
