"""What Edison & Co says at the table: what is asked, what each action would do, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.edison.board import LANES, board
from quadriga.games.edison.course import AHEAD, BACK, OIL, PAIRS, START, VEHICLES
from quadriga.games.edison.drive import crosses_drop, way_of
from quadriga.games.edison.notation import ASKED, DIRECTIONS
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import next_line, writer
from quadriga.games.edison.trial import CARD, MOVE, NOTHING, SHEET

Facts = dict[str, int | str]

BEGIN, CENTRE = "start", "centre"  # places that have a name of their own
SCORINGS = {"5.1": "two", "5.5": "oil", "6.2": "end"}


def ask(state: EdisonState) -> Phrase:
    """Return what the seat on turn is asked."""
    facts: Facts = {"seat": int(state.actor())}
    if state.phase == SHEET:
        facts |= _line(state)
    elif state.phase == CARD:
        facts |= {"mover_seat": int(state.mover()), "own": _moves(state), **_team(state)}
    elif state.phase == MOVE:
        return Phrase(*_which_or_where(state, facts))
    return Phrase(f"ask-{ASKED[state.phase]}", facts)


def _which_or_where(state: EdisonState, facts: Facts) -> tuple[str, Facts]:
    """Return which vehicle to move is asked, or only where to if the other cannot move."""
    course = state.course
    facts |= {"steps": int(state.distance) + 1, "way": DIRECTIONS[int(state.direction)]}
    can = {int(action - course.move_at) // int(course.places) for action in state.legal()}
    if len(can) > 1:
        return "ask-move", facts | pair_facts(int(state.pair))
    names = sorted(PAIRS[int(state.pair)], key=lambda vehicle: vehicle not in can)
    one, other = (board().vehicles[vehicle] for vehicle in names)
    return "ask-where", {**facts, "vehicle": one, "other": other}


def _moves(state: EdisonState) -> str:
    """Return whether whoever plays a card also moves in this turn, or somebody of their team does."""
    player, mover = state.player(), state.mover()
    if player != mover and state.course.side(player) == state.course.side(mover):
        return "team"
    return _yes(player == mover)


def _team(state: EdisonState) -> Facts:
    """Return with whom one plays, for the first card that a partner is asked for."""
    course, seat = state.course, int(state.actor())
    if not course.teams or not _has_all_cards(state, seat):
        return {"team": "no"}
    return {"team": "yes", "partner_seat": (seat + int(course.sides())) % int(course.players)}


def _has_all_cards(state: EdisonState, seat: int) -> bool:
    course = state.course
    has_all_pairs = state.pairs[seat] == (1 << course.pairs) - 1
    has_all_distances = state.distances[seat] == (1 << course.distances) - 1
    return (
        has_all_pairs
        and has_all_distances
        and (state.ahead[seat], state.back[seat]) == (course.ahead, course.back)
    )


def _line(state: EdisonState) -> Facts:
    """Return whose points are written next, and how many are left."""
    side, course = int(writer(state)), state.course
    written = int(state.written) % VEHICLES
    done = [int(next_line(state, side, line)) for line in range(written)]
    left = int(course.points) - sum(int(state.weights[side * VEHICLES + vehicle]) for vehicle in done)
    vehicle = board().vehicles[int(next_line(state, side, written))]
    return {"vehicle": vehicle, "written": written, "left": left}


# What an action would do


def label(state: EdisonState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    course = state.course
    if state.phase == SHEET:
        return Phrase("do-points", {"number": int(action - course.points_at)})
    if state.phase == MOVE:
        vehicle, place = divmod(int(action - course.move_at), int(course.places))
        return Phrase("do-move", _consequences(state, vehicle, place))
    key, facts = _card(action)
    if action >= course.direction_at:
        held = state.ahead if action == course.direction_at + AHEAD else state.back
        facts["left"] = int(held[int(state.player())])
    return Phrase(f"do-{key}", facts)


def _consequences(state: EdisonState, vehicle: int, place: int) -> Facts:
    """Return where a vehicle ends and what comes of it."""
    course = state.course
    value = int(state.value(place))
    by_card = state.distance == course.scoring - 1 and not state.waived
    return {
        "vehicle": board().vehicles[vehicle],
        "place": BEGIN if place == START else course.names[place],
        "value": signed(0 if value == OIL else value),
        "drop": _yes(crosses_drop(state, vehicle, place, way_of(state, vehicle), state.distance + 1)),
        "points": signed(int(course.centre_value) if place == course.centre else int(state.points_at(place))),
        "oil": _yes(value == OIL),
        "scores": _yes(by_card or value == OIL),
    }


def key(state: EdisonState, action: int) -> str | Phrase:
    """Return what a person types: letters of vehicles, numbers, and a lane or the centre behind them."""
    course = state.course
    if state.phase == SHEET:
        return str(action - course.points_at)
    if state.phase == MOVE:
        vehicle, place = divmod(int(action - course.move_at), int(course.places))
        lane = LANES[int(course.lane(place)) - 1] if course.lane(place) else ""
        end = "c" if place == course.centre else lane if _has_both_lanes(state, vehicle, place) else ""
        return Phrase("key-move", {"vehicle": board().vehicles[vehicle], "end": end or "only"})
    name, facts = _card(action)
    return Phrase(f"key-{name}", facts)


def _has_both_lanes(state: EdisonState, vehicle: int, place: int) -> bool:
    course = state.course
    first = course.move_at + vehicle * course.places
    ends = [int(action - first) for action in state.legal() if 0 <= action - first < course.places]
    return sum(course.space[end] == course.space[place] for end in ends) > 1


def offer(state: EdisonState) -> Sequence[tuple[str | Phrase, Phrase]] | None:
    """Return every card by itself, the 2 without its scoring behind the 2: distances are not all alike."""
    if state.phase != CARD:
        return None
    course = state.course
    two = course.distance_at + course.scoring - 1
    cards = sorted(state.legal(), key=lambda card: two if card == course.waive_at else card)
    return [(key(state, card), label(state, card)) for card in cards]


# What happened


def tell(event: Event) -> Phrase | None:
    """Return what happened, as the log says it; a scoring is told once for all vehicles."""
    if event.name == "gain":
        return None
    facts: Facts = {name: fact for name, fact in event.facts.items() if not name.startswith("vehicle")}
    if "vehicle" in event.facts:
        facts["vehicle"] = board().vehicles[event.facts["vehicle"]]
    number = event.facts["number"]
    if event.name == "card":
        name, card = _card(number)
        return Phrase(f"event-{name}", facts | card)
    return Phrase(f"event-{event.name}", facts | _particulars(event, number))


def _particulars(event: Event, number: int) -> Facts:
    """Return what the number of an event stands for, and what else it has."""
    if event.name == "move":
        return {"start": _place(event, "start"), "end": _place(event, "end")}
    if event.name == "score":
        gains = [event.facts.get(f"vehicle{vehicle}") for vehicle in range(VEHICLES)]
        return {
            "why": SCORINGS.get(event.clause, "end"),
            **{
                name: "–" if gain is None else signed(gain)
                for name, gain in zip(board().vehicles, gains, strict=True)
            },
        }
    if event.name == "stuck":
        return {**pair_facts(number)}
    if event.name == "total":
        total = plain(number)
        if "partner_seat" in event.facts:
            return {"number": total, "team": "yes"}
        return {"number": total, "team": "no", "partner_seat": ""}
    return {"points": signed(number)}


def _place(event: Event, name: str) -> str:
    space, lane = event.facts[name], event.facts[f"{name}_lane"]
    if space in (START, board().spaces):
        return BEGIN if space == START else CENTRE
    return f"{space}{LANES[lane - 1] if lane else ''}"


# Cards


def _card(code: int) -> tuple[str, Facts]:
    """Return what kind of card this is, and what is on it."""
    figures = board()
    distance = code - len(PAIRS)
    direction = distance - figures.distances - 1
    if distance < 0:
        return "choice", {**pair_facts(code)}
    if direction >= 0:
        return DIRECTIONS[(AHEAD, BACK)[direction]], {}
    if direction == NOTHING:
        return "waive", {"number": figures.scoring}
    return "distance", {"number": distance + 1, "scores": _yes(distance + 1 == figures.scoring)}


def pair_facts(pair: int) -> dict[str, str]:
    """Return the vehicles of a choice card."""
    one, other = PAIRS[pair]
    return {"vehicle": board().vehicles[one], "other": board().vehicles[other]}


def signed(points: int) -> str:
    """Return points with their sign, nought without."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def plain(points: int) -> str:
    """Return points as one reads them, with a true minus."""
    return str(points).replace("-", "−")


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
