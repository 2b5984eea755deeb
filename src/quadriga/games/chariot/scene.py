"""What Chariot Race says at the table: what is asked, what each action would do, what happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.chariot.board import FACE_NAMES, board, course
from quadriga.games.chariot.course import (
    FASTER,
    GO,
    INWARD,
    MEND,
    NOWHERE,
    OUTWARD,
    SLOWER,
    STOP,
    STRAIGHT,
    Course,
)
from quadriga.games.chariot.dice import ATTACK, FACES, LANE, PACE, SPRINT, WIDTH, shown, size
from quadriga.games.chariot.foresight import CHANGES_LANES, Facts, gone, kept, repaired, signed
from quadriga.games.chariot.layout import HALVES
from quadriga.games.chariot.notation import ASKED, action_text
from quadriga.games.chariot.race import DRAFT, FAVOUR, FREE, PLACE, REPAIR
from quadriga.games.chariot.rules import ChariotState

KEYS = {STOP: "0", FASTER: "+", SLOWER: "-", GO + STRAIGHT: "a", GO + OUTWARD: "o", GO + INWARD: "i"}

# A die is turned by its number and the letter of a face, as one language or the other has it.
TURNED = re.compile(r"([1-9])[=>]?([pslca])")
FACE_LETTERS = {"p": PACE, "s": SPRINT, "l": LANE, "c": LANE, "a": ATTACK}

CHOSEN_PLACE = "11.7"
FIRST_ROLL = "5.1"
CALLED_OFF = "10.7"
SAFE = "11.1"


def ask(state: ChariotState) -> Phrase:
    """Return what the seat on turn is asked."""
    facts: Facts = {"seat": int(state.actor())}
    if state.phase != DRAFT:
        facts |= _turn(state)
    return Phrase(f"ask-{ASKED[state.phase]}", facts)


def label(state: ChariotState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    verb, *rest = action_text(state, action).split()
    if action == STOP:
        verb = f"{verb}-{ASKED[state.phase]}"
    return Phrase(f"do-{verb}", _consequences(state, action, rest))


def _consequences(state: ChariotState, action: int, rest: Sequence[str]) -> Facts:
    race = state.course
    if action == STOP:
        return kept(state) if state.phase in (FREE, FAVOUR) else repaired(state, 0)
    if action in (FASTER, SLOWER):
        return signed(state, action)
    if action < MEND:
        return gone(state, action)
    if action < race.draft_at:
        return repaired(state, int(rest[0]))
    if action < race.place_at:
        return _sheet(race, int(action - race.draft_at))
    if action < race.set_at:
        return {"number": int(rest[0]), "space": race.circuit.names[race.circuit.grid[int(rest[0]) - 1]]}
    if action < race.javelin_at:
        return {"before": rest[0], "after": rest[1], "price": _price(state)}
    if action < race.roll_at:
        return _target(state, int(action - race.javelin_at))
    if action < race.caltrop_at:
        return {**dice_facts(int(race.die.packed[action - race.roll_at])), "price": _price(state)}
    return {"space": rest[0]}


def key(state: ChariotState, action: int) -> str | Phrase | None:
    """Return what a person types for an action: dice go by their numbers, see `read`."""
    if state.phase in (FREE, FAVOUR):
        return None
    if action in KEYS:
        return KEYS[action]
    verb, what = action_text(state, action).split()
    return Phrase("letter", {"chariot": what}) if verb in ("take", "javelin") else what


def offer(state: ChariotState) -> Sequence[tuple[str, Phrase]] | None:
    """Return what is listed: not every set of dice, but every repair and place by itself."""
    if state.phase in (REPAIR, PLACE):
        return [(str(key(state, action)), label(state, action)) for action in state.legal()]
    if state.phase not in (FREE, FAVOUR):
        return None
    number = int(size(state.dice))
    facts: Facts = {"number": number, "price": _price(state)}
    rows = [("0", label(state, STOP)), (f"1-{number}" if number > 1 else "1", Phrase("do-some", facts))]
    return [*rows, ("1s", Phrase("do-turn", facts))] if state.phase == FAVOUR else rows


def read(state: ChariotState, typed: str) -> int | None:
    """Return which dice are rolled again, or which one is turned: 134 or 2s."""
    if state.phase not in (FREE, FAVOUR):
        return None
    if typed == "0":
        return STOP
    lying, race = faces(int(state.dice)), state.course
    turned = TURNED.fullmatch(typed)
    if turned and int(turned[1]) <= len(lying):
        return int(race.set_at) + lying[int(turned[1]) - 1] * FACES + FACE_LETTERS[turned[2]]
    wanted = {number for number in range(1, len(lying) + 1) if str(number) in typed}
    if not wanted or len(wanted) != len(typed):
        return None
    return int(race.roll_at + race.die.number[sum(1 << (lying[at - 1] * WIDTH) for at in wanted)])


def tell(event: Event) -> Phrase | None:
    """Return what happened, as the log says it; nothing of spaces that are only driven over."""
    number = event.facts["number"]
    if event.name == "enter" and event.clause != CHANGES_LANES and event.facts["points"] > 0:
        return None
    if (event.name, number) in (("line", 1), ("undone", 0)):  # 3.4 the start does not count
        return None
    facts: Facts = dict(event.facts)
    for chariot in ("mover", "chariot"):
        if chariot in event.facts:
            facts[chariot] = board().colours[event.facts[chariot]]
    if event.facts.get("space", NOWHERE) != NOWHERE:
        facts["space"] = _race().circuit.names[event.facts["space"]]
    return Phrase(f"event-{event.name}", facts | _particulars(event, number))


def _particulars(event: Event, number: int) -> Facts:
    """Return what the number of an event stands for."""
    costs = board().costs
    if event.name in ("enter", "wreck", "back", "drop", "pillar"):
        space = _race().circuit.names[number]
        return {"space": space, "lane": space[0], "changes": _yes(event.clause == CHANGES_LANES)}
    if event.name in ("roll", "favour"):
        return {**dice_facts(int(_race().die.packed[number])), "again": _yes(event.clause != FIRST_ROLL)}
    if event.name == "set":
        return {"before": FACE_NAMES[number // FACES], "after": FACE_NAMES[number % FACES]}
    if event.name == "grid":
        return {"number": number + 1, "chosen": _yes(event.clause == CHOSEN_PLACE)}
    if event.name == "sprint":
        return {"damage": number * costs["sprint_damage"], "faster": number * costs["sprint_speed"]}
    if event.name == "line":
        return {"number": number - 1, "finish": _yes(number > costs["laps"])}
    if event.name == "ram":
        return {"safe": _yes(event.clause == SAFE)}
    return {"called_off": _yes(event.clause == CALLED_OFF)}


def faces(dice: int) -> list[int]:
    """Return what each of these dice shows, in the order in which they are numbered."""
    return [face for face in range(FACES) for _ in range(shown(dice, face))]


def dice_facts(dice: int) -> Facts:
    """Return how many dice show each face, and after which of them others follow."""
    lying = faces(dice)
    facts: Facts = {"dice": len(lying)}
    for face, name in enumerate(FACE_NAMES):
        facts[name] = lying.count(face)
        facts[f"after_{name}"] = _yes(face in lying and face != lying[-1])
    return facts


def _turn(state: ChariotState) -> Facts:
    """Return how the chariot on turn is doing."""
    mover = state.mover
    return {
        "mover": state.course.colours[mover],
        "damage": int(state.damage[mover]),
        "speed": int(state.speed[mover]),
        "fortune": int(state.fortune[mover]),
        "price": int(state.course.costs.favour_cost),
        "signs": int(state.signs),
        "points": int(state.points),
        "lanes": int(state.lanes),
        "attacks": int(state.attacks),
    }


def _sheet(race: Course, chariot: int) -> Facts:
    """Return what a black sheet is like; at how many dice it begins to be hard to drive."""
    sheet = race.sheets[chariot]
    most = max(int(dice) for dice in sheet.dice)
    return {
        "chariot": race.colours[chariot],
        "damage": int(sheet.damage),
        "speed": int(sheet.speed),
        "most_speed": int(sheet.most_speed),
        "fortune": int(sheet.fortune),
        "most_fortune": int(sheet.most_fortune),
        "dice": most,
        "easy": sum(dice == most for dice in sheet.dice) - 1,
    }


def _target(state: ChariotState, other: int) -> Facts:
    damage = int(state.course.costs.javelin_damage)
    return {
        "chariot": state.course.colours[other],
        "owner_seat": int(state.owners[other]),
        "own": _yes(state.owners[other] == state.owners[state.mover]),
        "damage": damage,
        "left": max(int(state.damage[other]) - damage, 0),
    }


def _price(state: ChariotState) -> int:
    return int(state.course.costs.favour_cost) if state.phase == FAVOUR else 0


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


@cache
def _race() -> Course:
    """Return any race: names of spaces and numbers of dice are the same in all of them."""
    return course(board().seats[0], HALVES[0], False, False)
