"""What Overload says at the table: what is asked, what each action would do, what happened."""

from __future__ import annotations

from string import ascii_uppercase

from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.overload.counter import MEET
from quadriga.games.overload.foresight import outcome
from quadriga.games.overload.notation import ASKED, action_text, letter
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import DOUBLE, START

FULL = "7.4"
DOUBLED = ("9.8", "9.9")


def ask(state: OverloadState) -> Phrase:
    """Return what the seat on turn is asked."""
    facts: dict[str, int | str] = {
        "seat": int(state.seat),
        "die": int(state.die),
        "waiting": len(_waiting(state)),
    }
    if state.phase == MEET:
        facts["rings"] = max(_moved(state, action) for action in state.legal())
        facts["pawn"] = _called(state, state.mover)
        facts["number"] = int(state.rings[state.mover])
    return Phrase(f"ask-{ASKED[state.phase]}", facts)


def label(state: OverloadState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    verb, *rest = action_text(state, action).split()
    if verb == "load":
        return Phrase("do-load", {"pawn": rest[0].upper(), "number": int(rest[1])})
    if verb == "move":
        return Phrase("do-move", _move(state, action))
    if verb in ("give", "take"):
        return Phrase(f"do-{verb}", _exchange(state, action))
    return Phrase(f"do-{verb}")


def key(state: OverloadState, action: int) -> str | None:
    """Return what a person types to load: the rings, after the pawn where two of them wait."""
    verb, *rest = action_text(state, action).split()
    if verb != "load":
        return None
    return rest[1] if len(_waiting(state)) == 1 else "".join(rest)


def tell(event: Event) -> Phrase:
    """Return what happened, as the log says it."""
    facts: dict[str, int | str] = dict(event.facts)
    if "pawn" in event.facts:
        facts["pawn"] = ascii_uppercase[event.facts["pawn"]]
        facts["own"] = _yes(event.facts["owner_seat"] == event.facts["seat"])
    facts["doubled"] = _yes(event.clause in DOUBLED)
    facts["full"] = _yes(event.clause == FULL)
    return Phrase(f"event-{event.name}", facts)


def _move(state: OverloadState, action: int) -> dict[str, int | str]:
    found = outcome(state, action)
    facts: dict[str, int | str] = {
        "pawn": _called(state, found.mover),
        "number": int(state.rings[found.mover]),
        "space": found.way[0],
        "goal": found.way[-1],
        "arrives": _yes(found.way[-1] == state.track.finish),
        "overloads": len(found.overloaded),
        "points": found.points,
    }
    for pawn in found.overloaded[:1]:
        owner = pawn // int(state.track.pawns_each)
        facts |= {
            "struck": _called(state, pawn),
            "struck_seat": owner,
            "own": _yes(owner == state.seat),
        }
    return facts


def _exchange(state: OverloadState, action: int) -> dict[str, int | str]:
    _, _, other = _hands(state, action)
    found = outcome(state, action)
    seat = other // int(state.track.pawns_each)
    return {
        "pawn": _called(state, other),
        "owner_seat": seat,
        "own": _yes(seat == state.seat),
        "number": int(state.rings[other]),
        "rings": _moved(state, action),
        "mover": _called(state, state.mover),
        "overload": _yes(len(found.overloaded) > 0),
        "points": found.points,
    }


def _waiting(state: OverloadState) -> list[int]:
    return [pawn for pawn in _own_pawns(state, int(state.seat)) if state.places[pawn] == START]


def _moved(state: OverloadState, action: int) -> int:
    """Return how many rings an exchange moves: two on ×2, as far as possible (9.9, 9.10)."""
    giver, taker, _ = _hands(state, action)
    track = state.track
    doubled = track.spaces[state.places[giver]] == DOUBLE
    return 2 if doubled and state.rings[giver] > 1 and state.rings[taker] < track.capacity else 1


def _hands(state: OverloadState, action: int) -> tuple[int, int, int]:
    """Return who gives and who takes in an exchange, and which of them is met."""
    track = state.track
    gives = action < track.take_at
    other = int(action - (track.give_at if gives else track.take_at))
    mover = int(state.mover)
    return (mover, other, other) if gives else (other, mover, other)


def _called(state: OverloadState, pawn: int) -> str:
    """Return the letter of a pawn in a sentence, where a small a would be read as a word."""
    return letter(state.track, pawn).upper()


def _own_pawns(state: OverloadState, seat: int) -> range:
    each = int(state.track.pawns_each)
    return range(seat * each, (seat + 1) * each)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
