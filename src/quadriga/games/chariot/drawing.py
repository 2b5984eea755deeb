"""Chariot Race as it is drawn: chariots in the circus, dice on the spina, and where one points to drive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from quadriga.core.drawing import Board, Choice, Cue, Gauge, Note, Piece, Sheet
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.chariot import places, poster
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.foresight import AFTER_THE_TURN, onward
from quadriga.games.chariot.notation import action_text
from quadriga.games.chariot.race import ATTACK, DONE, DRAFT, FAVOUR, FREE, REPAIR, SIGN
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.spectacle import Spectacle, back, fewer, more

OFFERS_AN_END = (REPAIR, FREE, FAVOUR, ATTACK)
ABOVE = 38  # units that a note floats above what it is about
CROWN = 2  # the size of the winner


def board(state: ChariotState) -> Board:
    """Return the board of this table."""
    return poster.board(state.course)


def pieces(state: ChariotState, seat: int | None) -> dict[str, Piece]:
    """Return everything on the board; whoever is asked has tiles to answer with."""
    return {
        **dict(_spina(state)),
        **(dict(_answers(state)) if seat == state.actor() else {}),
        **dict(_chariots(state)),
        **dict(places.caltrops(state)),
    }


def sheets(state: ChariotState, seat: int | None) -> list[Sheet]:
    """Return the sheets of all chariots by the seats that drive them."""
    return [sheet for owner in range(int(state.course.players)) for sheet in _sheets_of(state, owner)]


def choice(state: ChariotState, action: int) -> Choice:
    """Return where one points for this action, and what would come of it."""
    verb, *rest = action_text(state, action).split()
    if verb in ("keep", "faster", "slower"):
        ahead = preview(state, onward(state, action))
        return replace(ahead, targets=("done" if verb == "keep" else verb,))
    if verb in ("ahead", "outward", "inward"):
        return _drive(state, action)
    if verb in ("set", "reroll"):
        return _change(state, verb, rest)
    if verb in ("javelin", "caltrop"):
        return _attack(state, verb, rest[0])
    if verb == "repair":
        notes = _notes(state, int(state.mover), more(int(rest[0])))
        return Choice((f"repair-{rest[0]}",), notes=notes)
    if verb == "take":
        return Choice((f"chariot-{rest[0]}",))
    if verb == "place":
        return _place(state, int(state.course.circuit.grid[int(rest[0]) - 1]))
    return Choice(("done",))


def cues(before: ChariotState, events: Sequence[Event]) -> list[Cue]:
    """Return chariots that travel and are hurt, and dice that roll."""
    seen = Spectacle(before)
    return [cue for number, event in enumerate(events) for cue in seen.follow(number, event)]


# Pieces


def _spina(state: ChariotState) -> Iterator[tuple[str, Piece]]:
    """Give what lies between the lanes: stalls, dice and the shield of who drives, or the winner."""
    if state.round == 0:
        yield "stable", Piece(*poster.CENTRE, ("stable",))
    elif state.phase == DONE:
        yield "stable", Piece(*poster.CENTRE, ("stable",))
        if state.mover != NOBODY:
            name = places.chariot_name(state, int(state.mover))
            yield "winner", Piece(*poster.CENTRE, ("wreath", name), size=CROWN)
    else:
        yield "shield", Piece(*poster.SHIELD, places.shield(state, int(state.mover), places.speed(state)))
        for number, shows in enumerate(places.dice(state)):
            yield places.die_name(number), places.die(state, number, shows)


def _answers(state: ChariotState) -> Iterator[tuple[str, Piece]]:
    """Give tiles in the niches of the spina, and a button where one may leave it at that."""
    if state.phase in OFFERS_AN_END:
        yield "done", Piece(*poster.BUTTON, ("done",), confirms=True)
    if state.phase == REPAIR:
        for points in range(1, len(state.legal())):
            yield f"repair-{points}", Piece(*poster.niche_at(points), (f"repair-{points}",))
    if state.phase == FAVOUR:
        for face, name in enumerate(FACE_NAMES):
            if face != state.course.die.unbuyable:
                yield f"face-{name}", Piece(*poster.niche_at(face), (f"face-{name}",))
    if state.phase == SIGN:
        yield "slower", Piece(*poster.niche_at(1), ("slower",))
        yield "faster", Piece(*poster.niche_at(3), ("faster",))


def _chariots(state: ChariotState) -> Iterator[tuple[str, Piece]]:
    """Give the chariots, the one on turn above all others."""
    for chariot in sorted(range(state.course.chariots), key=lambda each: each == state.mover):
        if places.is_in_the_race(state, chariot):
            yield places.chariot_name(state, chariot), places.chariot(state, chariot)


def _sheets_of(state: ChariotState, owner: int) -> Iterator[Sheet]:
    """Give the sheets of a seat: what it chooses next is an empty one."""
    driven = [chariot for chariot in range(state.course.chariots) if state.owners[chariot] == owner]
    for chariot in driven:
        yield _sheet(state, chariot)
    for number in range(int(state.course.each) - len(driven)):
        yield Sheet(owner, "", rests=number > 0)


def _rests(state: ChariotState, chariot: int) -> bool:
    """Whether its driver plays, or has won, with the other one."""
    if state.course.each == 1 or chariot == state.mover:
        return False
    return state.phase == DRAFT or (
        state.mover != NOBODY and bool(state.owners[chariot] == state.owners[state.mover])
    )


def _sheet(state: ChariotState, chariot: int) -> Sheet:
    sheet, laps = state.course.sheets[chariot], int(state.course.costs.laps)
    tracks = [
        ("damage", state.damage[chariot], sheet.damage, sheet.most_damage),
        ("speed", state.speed[chariot], sheet.speed, sheet.most_speed),
        ("fortune", state.fortune[chariot], sheet.fortune, sheet.most_fortune),
    ]
    waits = not state.races(chariot) and state.round == 0
    over = min(max(int(state.crossings[chariot]) - 1, 0), laps)
    return Sheet(
        int(state.owners[chariot]),
        places.chariot_name(state, chariot),
        (
            *(Gauge(name, int(first if waits else now), int(most)) for name, now, first, most in tracks),
            Gauge("laps", over, laps),
        ),
        ("played",) if state.races(chariot) and state.has_played(chariot) else (),
        is_out=not state.races(chariot) and not waits,
        called=Phrase("chariot", {"chariot": state.course.colours[chariot]}),
        rests=_rests(state, chariot),
        ink=chariot,  # that of its colour, whoever drives it
    )


# Choices


def _drive(state: ChariotState, action: int) -> Choice:
    """Return a step: one points at the space entered, and sees all that follows without a choice."""
    ahead = state.copy()
    events = ahead.listen()
    ahead.apply(action)
    entered = next(event.facts["number"] for event in events if event.name == "enter")
    return replace(preview(state, events), targets=(places.space_name(state, entered),))


def preview(state: ChariotState, events: Sequence[Event]) -> Choice:
    """Return the mover's way, what it costs on each space, and where it ends."""
    mover, ground = int(state.mover), places.ground(state)
    way, costs, wrecked = [int(state.places[mover])], dict[int, int](), False
    for event in takewhile(lambda event: event.name not in AFTER_THE_TURN, events):
        if event.name == "enter":
            way.append(event.facts["number"])
        elif event.name == "back":
            way += back(state, way[-1], event.facts["number"])
        elif event.name == "wreck":
            wrecked = wrecked or event.facts["chariot"] == mover
        costs[way[-1]] = costs.get(way[-1], 0) + _harm(state, event)
    texts = {space: fewer(harm) for space, harm in costs.items() if harm}
    if wrecked:
        texts[way[-1]] = f"{texts.get(way[-1], '')} ✕".strip()
    notes = tuple(_note(ground.within(space), text) for space, text in texts.items())
    if len(way) == 1:
        return Choice(notes=notes)
    return Choice((), tuple(map(ground.within, way)), (_end(state, way[-1], wrecked=wrecked),), notes)


def _harm(state: ChariotState, event: Event) -> int:
    """Return what an event of its turn costs the mover."""
    if event.name == "sprint":
        return event.facts["number"] * int(state.course.costs.sprint_damage)
    return event.facts["number"] if event.name in ("curve", "caltrop", "ram") else 0


def _end(state: ChariotState, space: int, *, wrecked: bool) -> Piece:
    """Return what will be there: the mover, or what is left of it."""
    if wrecked:
        return Piece(*places.ground(state).within(space), ("caltrop",))
    return _ghost(state, int(state.mover), space)


def _change(state: ChariotState, verb: str, rest: Sequence[str]) -> Choice:
    """Return a change of dice: those to roll again, or one and the face that it shall show."""
    lying = places.dice(state)
    price = f"{fewer(int(state.course.costs.favour_cost))} ✦"
    notes = _notes(state, int(state.mover), price) if state.phase == FAVOUR else ()
    if verb == "set":
        number = lying.index(f"die-{rest[0]}")
        ghost = places.die(state, number, f"die-{rest[1]}")
        return Choice((places.die_name(number), f"face-{rest[1]}"), ghosts=(ghost,), notes=notes)
    wanted = rest[0].split(",")
    taken = [
        number
        for number, shows in enumerate(lying)
        if lying[:number].count(shows) < wanted.count(shows.removeprefix("die-"))
    ]
    return Choice(tuple(map(places.die_name, taken)), notes=notes)


def _attack(state: ChariotState, verb: str, goal: str) -> Choice:
    ground, names = places.ground(state), state.course.circuit.names
    if verb == "caltrop":
        space = names.index(goal)
        return Choice((places.space_name(state, space),), ghosts=(places.caltrop(state, space),))
    other, damage = state.course.colours.index(goal), int(state.course.costs.javelin_damage)
    flight = tuple(ground.within(int(state.places[each])) for each in (state.mover, other))
    text = fewer(damage) if state.damage[other] > damage else f"{fewer(damage)} ✕"
    return Choice((f"chariot-{goal}",), path=flight, notes=_notes(state, other, text))


def _place(state: ChariotState, space: int) -> Choice:
    mover = int(state.mover)
    way = (places.stall(state, mover), places.ground(state).within(space))
    return Choice((places.space_name(state, space),), way, (_ghost(state, mover, space),))


def _ghost(state: ChariotState, chariot: int, space: int) -> Piece:
    return places.on_space(state, chariot, space, (places.chariot_name(state, chariot),))


def _notes(state: ChariotState, chariot: int, text: str) -> tuple[Note, ...]:
    piece = places.chariot(state, chariot)
    return (_note((piece.x, piece.y), text),)


def _note(at: tuple[float, float], text: str) -> Note:
    return Note(at[0], at[1] - ABOVE, text)
