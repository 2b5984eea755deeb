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
from quadriga.games.chariot.dice import ATTACK as ATTACKING
from quadriga.games.chariot.dice import FORTUNE, LANE, PACE, SPRINT, shown
from quadriga.games.chariot.drive import Drive
from quadriga.games.chariot.outlook import LOST, Outlook
from quadriga.games.chariot.race import FAVOUR, FREE, MOVE, REPAIR, REROLL, ROLL, SIGN, Race

# Weights in turns, tuned in hundreds of races of one weight against another, half the seats each. Fortune
# decides: half as much wins 43 % of them, twice as much 31 %. Of the others a wide range does as well.
FORTUNE_WORTH: Final = 0.2  # a point of fortune: it mends, and it sets dice
FORTUNE_LASTS: Final = 4.0  # so many turns before the finish there is less and less use for it
ATTACK_WORTH: Final = 0.05  # a die to attack with

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
    spread = SPREAD + SPREAD_AHEAD * sqrt(max(least, 0.0))
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
        weight = exp(-turns / (SPREAD + SPREAD_AHEAD * sqrt(turns)))
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
    if chariot == race.mover:
        if phase == MOVE:
            return _moving(race, outlook)
        if phase in (FREE, FAVOUR):
            return _reading(race, outlook)
        if phase == SIGN:
            return _signing(race, outlook)
    left = outlook.left(
        race.crossings[chariot], race.places[chariot], race.speed[chariot], race.damage[chariot]
    )
    attacks = race.attacks if chariot == race.mover else 0
    turns = left - _extras(left, race.fortune[chariot], attacks)
    return turns - 1.0 if _is_to_start(race, chariot) else turns


def _extras(left: float, fortune: i64, attacks: i64) -> float:
    """Return what fortune and attacks are worth, so many turns before the finish."""
    if left <= 0.0:
        return 0.0
    lasts = min(1.0, left / FORTUNE_LASTS)
    return FORTUNE_WORTH * float(fortune) * lasts + ATTACK_WORTH * float(attacks)


# What may happen


def _is_to_start(race: Race, chariot: i64) -> bool:
    """Whether this chariot has its turn in this round still before it."""
    if not race.races(chariot) or race.has_played(chariot):
        return False
    return chariot != race.mover or race.phase in (REPAIR, ROLL, REROLL)


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


def _reading(race: Race, outlook: Outlook) -> float:
    """Return the turns left if the dice stay as they lie."""
    mover = race.mover
    costs = race.course.costs
    sprints = shown(race.dice, SPRINT)
    damage = race.damage[mover] - sprints * costs.sprint_damage
    if damage <= 0:
        return LOST
    push = sprints * costs.sprint_speed
    left = _best_speed(race, outlook, push, shown(race.dice, PACE), shown(race.dice, LANE), damage)
    fortune = min(race.fortune[mover] + shown(race.dice, FORTUNE), outlook.sheet.most_fortune)
    return left - _extras(left, fortune, shown(race.dice, ATTACKING))


def _signing(race: Race, outlook: Outlook) -> float:
    mover = race.mover
    left = _best_speed(race, outlook, race.push, race.signs, race.lanes, race.damage[mover])
    return left - _extras(left, race.fortune[mover], race.attacks)


def _moving(race: Race, outlook: Outlook) -> float:
    mover = race.mover
    drive = Drive(race, outlook, race.speed[mover])
    left = drive.left(race.points, race.lanes, race.damage[mover])
    return left - _extras(left, race.fortune[mover], race.attacks)


def _best_speed(race: Race, outlook: Outlook, push: i64, signs: i64, lanes: i64, damage: i64) -> float:
    """Return the turns left after the best of the speeds that these signs allow."""
    mover = race.mover
    best = LOST
    for faster in range(signs + 1):
        wished = race.speed[mover] + push - signs + 2 * faster
        speed = max(0, min(wished, outlook.sheet.most_speed))  # 6.3
        best = min(best, Drive(race, outlook, speed).left(speed, lanes, damage))
    return best
