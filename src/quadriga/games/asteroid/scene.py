"""What Asteroid Escape says at the table: what is asked, what each action would do, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.asteroid.ahead import FATAL, trouble
from quadriga.games.asteroid.board import board, field
from quadriga.games.asteroid.choices import KEEP, key_of, laid_of, loot_of, swap_of
from quadriga.games.asteroid.field import PORTS, STOP, Field
from quadriga.games.asteroid.foresight import Facts, placed
from quadriga.games.asteroid.marks import NAMES, SIDES, mark_number, per_side
from quadriga.games.asteroid.notation import ASKED, cell_name, rock_facts
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import MARK, PLACE, SWAP

MANY = 12  # swaps from which on only the way to type them is listed

UNTOLD = ("turn",)
WHY = {"8.1": "empty", "9.1": "last", "9.2": "together", "9.3": "tiles"}


def ask(state: AsteroidState) -> Phrase:
    """Return what the seat on turn is asked."""
    facts: Facts = {"seat": int(state.actor()), "asteroids": _yes(state.field.with_asteroids)}
    if state.phase == PLACE:
        hopeless = trouble(state, state.legal()[0] - state.field.place_at) & FATAL  # 5.7 then all of them are
        facts |= {"cell": cell_name(state.field, state.faced(state.active)), "hopeless": _yes(bool(hopeless))}
    return Phrase(f"ask-{ASKED[state.phase]}", facts)


def label(state: AsteroidState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    if state.phase == MARK:
        entry = int(state.field.starts[action])
        facts: Facts = {"number": mark_number(state.field, entry), "cell": _cell(entry // PORTS)}
        return Phrase("do-mark", facts)
    if state.phase == PLACE:
        tile, turn = laid_of(state, action)
        return Phrase("do-place", {"tile": tile + 1, "turn": turn, **placed(state, action)})
    if action == STOP:
        return _keep(state)
    typed = key_of(state, action)
    owner = next(seat for tile, seat in loot_of(state) if tile == swap_of(state, action)[1])
    return Phrase("do-swap", {"own": typed[:-1], "other": typed[-1], "owner_seat": owner})


def key(state: AsteroidState, action: int) -> str:
    """Return what a person types for an action."""
    return key_of(state, action)


def offer(state: AsteroidState) -> Sequence[tuple[str, Phrase]] | None:
    """Return what is listed: of the start marks the four sides, and not more swaps than one can read."""
    if state.phase == MARK:
        each = per_side(state.field)
        return [
            (f"{at * each + 1}-{(at + 1) * each}", Phrase(f"do-side-{NAMES[side]}"))
            for at, side in enumerate(SIDES)
        ]
    if state.phase == SWAP and len(state.legal()) > MANY:
        return [(KEEP, _keep(state)), ("1a", Phrase("do-any"))]
    return None


def tell(event: Event) -> Phrase | None:
    """Return what happened, as the log says it; a die only if nothing else tells it."""
    number = event.facts["number"]
    if event.name in UNTOLD or (event.name == "die" and number <= len(board().values)):
        return None
    facts: Facts = dict(event.facts)
    if "cell" in event.facts:
        facts["cell"] = _cell(event.facts["cell"])
    if "rock" in event.facts:
        facts |= rock_facts(_field(), event.facts["rock"])
    if "player_seat" in event.facts:
        facts["own"] = _yes(event.facts["player_seat"] == event.facts["seat"])
    if event.name == "mark":
        facts["number"] = mark_number(_field(), _field().starts[number])
    if event.name == "roll":
        facts["drifts"] = _yes(number in board().drift)
    if event.name in ("win", "marker"):
        facts["why"] = WHY.get(event.clause, "other")
    return Phrase(f"event-{event.name}", facts)


def _keep(state: AsteroidState) -> Phrase:
    return Phrase("do-keep", {"swapped": _yes(bool(state.hands[state.active] != state.held[state.active]))})


def _cell(cell: int) -> str:
    return cell_name(_field(), cell)


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


@cache
def _field() -> Field:
    """Return any field: cells, marks and asteroids have the same names on all of them."""
    return field(board().seats[0], True, False)
