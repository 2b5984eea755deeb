"""What a position of Chariot Race is worth: each seat's share of the win, as it looks from here.

Every chariot is judged by the turns it still needs, see outlook.py. Whoever is in the middle of a turn
is judged by the best move that dice, points and lanes still allow, past all that lies and stands on the
way. Then turns become shares: the nearer the finish, the more a turn decides.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.chariot.course import NOBODY, STRAIGHT, WAYS, Course, Sheet
from quadriga.games.chariot.drive import Drive
from quadriga.games.chariot.outlook import LOST, Outlook
from quadriga.games.chariot.prospects import best_speed, extras, reading, rolling
from quadriga.games.chariot.race import FAVOUR, FREE, MOVE, REPAIR, REROLL, ROLL, SIGN, Race

# How much of the damage to fear is expected, from what is on the straight way of those yet to play.
CALTROP_FEAR: Final = 0.4  # a caltrop
RAM_FEAR: Final = 0.4  # running into a chariot that has played
RAMMED_FEAR: Final = 0.4  # being that chariot

# How many turns make a difference: some at the finish, more the further it is, for luck evens out.
SPREAD: Final = 0.2
SPREAD_AHEAD: Final = 0.3  # times the root of the turns that the first one needs

# Whoever is behind a finisher when both have played: only a javelin can help.
BEATEN: Final = 0.02


def judge(race: Race) -> list[float]:
    """Return each seat's share of the win while the race is on."""
    outlooks = outlooks_of(race.course)
    return _lined_up(race, outlooks) if race.round == 0 else _racing(race, outlooks)


# The outlooks

OUTLOOKS: Final[dict[Course, list[Outlook]]] = {}
WORKED_OUT: Final[dict[tuple[str, Sheet], Outlook]] = {}


def outlooks_of(course: Course) -> list[Outlook]:
    """Return the outlook of each chariot; who asks first for a course waits a little."""
    found = OUTLOOKS.get(course)
    if found is None:
        found = [_outlook(course, sheet) for sheet in course.sheets]
        OUTLOOKS[course] = found
    return found


def _outlook(course: Course, sheet: Sheet) -> Outlook:
    # A sheet belongs to one board, on which the halves say what circuit it is.
    key = (course.circuit.halves, sheet)
    found = WORKED_OUT.get(key)
    if found is None:
        found = Outlook(course.circuit, sheet, course.costs, course.die)
        WORKED_OUT[key] = found
    return found


# From turns to shares


def _racing(race: Race, outlooks: list[Outlook]) -> list[float]:
    turns = _all_turns(race, outlooks)
    least = LOST
    for left in turns:
        least = min(least, left)
    spread = _spread(least)
    to_beat = _to_beat(race, turns)
    weights = [0.0] * race.course.players
    nobody = 1.0
    for chariot in range(race.course.chariots):
        if race.races(chariot):
            nobody *= _failing(turns[chariot])
            weight = exp((least - turns[chariot]) / spread)
            if turns[chariot] > to_beat and not _is_to_start(race, chariot):
                weight *= BEATEN
            weights[race.owners[chariot]] += weight
    return _shares(weights, 1.0 - nobody)


def _spread(turns: float) -> float:
    """Return how many turns make a difference, so many before the finish."""
    return SPREAD + SPREAD_AHEAD * sqrt(max(turns, 0.0))


def _to_beat(race: Race, turns: vec[float]) -> float:
    """Return the turns of the best who is over the line and has played."""
    best = LOST
    for chariot in range(race.course.chariots):
        if race.has_played(chariot) and race.has_finished(chariot):
            best = min(best, turns[chariot])
    return best


def _failing(turns: float) -> float:
    """Return how likely a chariot with so many turns to go does not arrive.

    It hardly matters while several race, but keeps the last one careful: of wrecks nobody wins.
    """
    share = max(turns, 0.0) / LOST
    return share * share


def _lined_up(race: Race, outlooks: list[Outlook]) -> list[float]:
    """Return the shares before the start; a chariot that a seat has yet to choose counts as a usual one."""
    course = race.course
    weights = [0.0] * course.players
    missing = [int(course.each)] * course.players
    total = 0.0
    for chariot in range(course.chariots):
        turns = _from_the_grid(race, outlooks[chariot], chariot)
        weight = exp(-turns / _spread(turns))
        total += weight
        owner = race.owners[chariot]
        if owner != NOBODY:
            weights[owner] += weight
            missing[owner] -= 1
    usual = total / float(course.chariots)
    return _shares([weight + lacks * usual for weight, lacks in zip(weights, missing, strict=True)], 1.0)


def _from_the_grid(race: Race, outlook: Outlook, chariot: i64) -> float:
    """Return the turns from a chariot's starting place, or from any if it has none yet."""
    sheet = outlook.sheet
    if race.races(chariot):
        return outlook.left(0, race.places[chariot], sheet.speed, sheet.damage)
    grid = [outlook.left(0, space, sheet.speed, sheet.damage) for space in race.course.circuit.grid]
    return sum(grid) / len(grid)


def _shares(weights: list[float], whole: float) -> list[float]:
    """Return the weights as shares that add up to the whole."""
    total = sum(weights)
    return [weight / total * whole if total > 0.0 else 0.0 for weight in weights]


# The turns of each chariot


def _all_turns(race: Race, outlooks: list[Outlook]) -> vec[float]:
    chariots = race.course.chariots
    turns = vec[float]([LOST] * chariots)
    for chariot in range(chariots):
        if race.races(chariot):
            turns[chariot] = _turns(race, outlooks[chariot], chariot)
    for chariot in range(chariots):
        if _is_to_start(race, chariot):
            _fear(race, outlooks, chariot, turns)
    return turns


def _turns(race: Race, outlook: Outlook, chariot: i64) -> float:
    """Return the turns left to a chariot once everybody has played in this round."""
    phase = race.phase
    left = outlook.left(
        race.crossings[chariot], race.places[chariot], race.speed[chariot], race.damage[chariot]
    )
    if chariot == race.mover:
        if phase == MOVE:
            return _moving(race, outlook)
        if phase in (FREE, FAVOUR):
            return reading(race, outlook, race.dice)
        if phase == REROLL:
            return rolling(race, outlook, _spread(left))
        if phase == SIGN:
            return _signing(race, outlook)
    attacks = race.attacks if chariot == race.mover else 0
    turns = left - extras(left, race.fortune[chariot], attacks)
    return turns - 1.0 if _is_to_start(race, chariot) else turns


# What may happen


def _is_to_start(race: Race, chariot: i64) -> bool:
    """Whether this chariot has its turn in this round still before it."""
    if not race.races(chariot) or race.has_played(chariot):
        return False
    return chariot != race.mover or race.phase in (REPAIR, ROLL)


def _fear(race: Race, outlooks: list[Outlook], chariot: i64, turns: vec[float]) -> None:
    """Add what the straight way ahead may cost this chariot, and whoever stands there."""
    course = race.course
    top = outlooks[chariot].sheet.top[race.damage[chariot]]
    space = race.places[chariot]
    expected = 0.0
    for _ in range(min(race.speed[chariot], top)):
        space = course.circuit.onto[space * WAYS + STRAIGHT]
        if race.caltrops[space] == 1:
            expected += CALTROP_FEAR * float(course.costs.caltrop_damage)
        other = race.standing[space]
        if other != NOBODY and race.has_played(other):
            expected += RAM_FEAR * float(course.costs.ram_damage)
            if not race.is_safe(other):
                rammed = RAMMED_FEAR * float(course.costs.ram_damage)
                turns[other] += rammed * _cost_of_damage(race, outlooks[other], other)
    if expected > 0.0:
        turns[chariot] += expected * _cost_of_damage(race, outlooks[chariot], chariot)


def _cost_of_damage(race: Race, outlook: Outlook, chariot: i64) -> float:
    """Return how many turns a point of damage would cost this chariot."""
    crossings, space = race.crossings[chariot], race.places[chariot]
    speed, damage = race.speed[chariot], race.damage[chariot]
    return outlook.left(crossings, space, speed, damage - 1) - outlook.left(crossings, space, speed, damage)


# In the middle of a turn


def _signing(race: Race, outlook: Outlook) -> float:
    mover = race.mover
    left = best_speed(race, outlook, race.push, race.signs, race.lanes, race.damage[mover])
    return left - extras(left, race.fortune[mover], race.attacks)


def _moving(race: Race, outlook: Outlook) -> float:
    mover = race.mover
    drive = Drive(race, outlook, race.speed[mover])
    left = drive.left(race.points, race.lanes, race.damage[mover])
    return left - extras(left, race.fortune[mover], race.attacks)
