"""What a seat may see of Asteroid Escape: all but other hands and the pile, and what it saw of these."""

from __future__ import annotations

from quadriga.core.game import Plain
from quadriga.games.asteroid.knowledge import all_mixes
from quadriga.games.asteroid.notation import (
    ASKED,
    NEXT,
    PLACING,
    cell_name,
    is_drifting,
    position_text,
    rock_name,
    ship_text,
    table_text,
)
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DRAW, NOBODY, SWAP, Mix, members, size


def view(state: AsteroidState, seat: int | None) -> dict[str, Plain]:
    """Return all that this seat may know, or whoever watches; seats count from 0, tiles go by their numbers.

    A tile that was not seen is null, with the number of the mix (from 1) that it came out
    of last, or 0.
    """
    field = state.field
    mixes = all_mixes(state)
    seats = (1 << field.players) - 1 if seat is None else 1 << seat  # who watches knows what all seats do
    fields = position_text(state).split(" | ")
    placing, drifting = state.phase in PLACING, is_drifting(state)
    hands = state.held if state.phase == SWAP and seat != state.active else state.hands
    return {
        "table": table_text(field),
        "cells": fields[1],
        "gone": fields[2],
        "ships": [ship_text(state, other) for other in range(field.players)],
        "hand": [] if seat is None else [*members(hands[seat])],
        "hands": [_seen(state, hands[other], seats, mixes) for other in range(field.players)],
        "pile": int(size(state.bag)),
        "under": [_seen(state, tiles, seats, mixes) for tiles in state.under],
        "mixes": [_mixed(mix, seats) for mix in mixes],
        "marker": None if state.marker == NOBODY else int(state.marker),
        "active": int(state.active),
        "asked": ASKED[state.phase],
        "drawer": int(state.drawer) if state.drawer != NOBODY else None,
        "then": NEXT[state.then] if placing or state.phase == DRAW else None,
        "due": int(state.due),
        "rock": rock_name(field, state.rock) if placing and state.rock >= 0 else None,
        "cell": cell_name(field, state.cell) if placing and state.cell >= 0 else None,
        "drifter": rock_name(field, state.drifter) if drifting else None,
        "fresh": [rock_name(field, rock) for rock in range(field.asteroids) if (state.fresh >> rock) & 1],
        "lost": [other for other in range(field.players) if (state.lost >> other) & 1],
        "winners": [other for other in range(field.players) if (state.winners >> other) & 1],
    }


def _seen(state: AsteroidState, tiles: int, seats: int, mixes: list[Mix]) -> list[Plain]:
    """Return tiles as who knows what all these seats do sees them.

    That is the number of a tile, or null and the mix that it came out of.
    """
    known = [tile for tile in members(tiles) if state.knows[tile] & seats == seats]
    hidden = sorted(_last_mix(tile, mixes) for tile in members(tiles) if tile not in known)
    unseen: list[Plain] = [{"tile": None, "mix": mix} for mix in hidden]
    return [*known, *unseen]


def _last_mix(tile: int, mixes: list[Mix]) -> int:
    return max((at for at, mix in enumerate(mixes, 1) if tile in mix.tiles), default=0)


def _mixed(mix: Mix, seats: int) -> dict[str, Plain]:
    known = [tile for tile, by in zip(mix.tiles, mix.known, strict=True) if by & seats == seats]
    return {
        "swapper": None if mix.swapper == NOBODY else mix.swapper,
        "tiles": len(mix.tiles),
        "known": [*sorted(known)],
    }
