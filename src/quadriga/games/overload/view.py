"""What a seat may see of Overload: everything, and the same for all."""

from __future__ import annotations

from quadriga.core.game import Plain
from quadriga.games.overload.counter import MEET, MOVE, NOBODY
from quadriga.games.overload.notation import ASKED, SIGNS, letter, met_pawns, mover_of
from quadriga.games.overload.rules import OverloadState


def view(state: OverloadState, seat: int | None) -> dict[str, Plain]:
    """Return the whole position as plain data; seats, pawns and spaces count from 0."""
    track = state.track
    on_move = mover_of(state)
    return {
        "players": int(track.players),
        "sections": list(track.turned),
        "spaces": [SIGNS[act] for act in track.spaces],
        "target": int(track.target),
        "points": [int(points) for points in state.points],
        "pawns": [
            {
                "seat": pawn // track.pawns_each,
                "pawn": letter(track, pawn),
                "space": int(state.places[pawn]),
                "rings": int(state.rings[pawn]),
            }
            for pawn in range(track.pawns)
        ],
        "turn": int(state.seat),
        "asked": ASKED[state.phase],
        "die": int(state.die) if state.phase == MOVE else None,
        "mover": None if on_move == NOBODY else letter(track, on_move),
        "met": [*met_pawns(state)] if state.phase == MEET else [],
    }
