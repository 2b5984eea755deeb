"""What a position of Asteroid Escape is worth: each seat's share of the win, as it looks from here.

Every ship is judged by what everybody can see. How likely it is that an asteroid drifts on to its tile,
or before it, by the time it places its next one; what ways out it has from the cell that it faces, and
from where they lead; how many empty cells it reaches before the others. Products of these become shares.
What somebody holds counts for nothing, so that no guess at it changes a judgement.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.asteroid.field import EDGE, LAST_PORT, PORTS, TURNS, Field
from quadriga.games.asteroid.flight import follow
from quadriga.games.asteroid.sky import (
    DRAW,
    DRIFTING,
    EMPTY,
    MARK,
    NOBODY,
    OUT,
    PLACE,
    SWAP,
    WAITING,
    Sky,
    size,
)

# Weights are powers: how much it counts that a ship is twice as safe, or has twice the room. Tuned in
# hundreds of games against random and against other weights, half the seats each, with and without
# asteroids. No single weight decides: most that were halved or doubled took one to three wins of a
# hundred more or less, which is hardly more than luck in so many games.
CRUSHED: Final = 2.0  # safe from asteroids on the tile that it stands on, until it moves
AHEAD: Final = 1.5  # safe from asteroids on the cell that it faces, when it has to place a tile there
NEARBY: Final = 2.0  # the same one round later: who keeps away from asteroids lives longer
WAYS: Final = 1.0  # ways out
ROOM: Final = 0.3  # cells that it reaches before the others

# How likely the tiles in a hand lead to a given way out: of one tile 40 %, of three 78 %. Something less,
# for whoever takes what fits now has less choice later.
FITTING: Final = 0.6
# What a way out is worth that comes back to the cell it began on: the tile placed there decides.
BACK: Final = 0.3
# Nobody is quite lost before it happens.
HOPE: Final = 0.02

# What a ship weighs that has no start mark yet: as much as most do when greedy has chosen all marks.
USUAL: Final = 2.0

# For each ship before the same cell: it flies as the other likes, or the other as it does.
STEERED: Final = -0.8
STEERING: Final = 0.2


def judge(sky: Sky) -> list[float]:
    """Return each seat's share of the win while the game is on."""
    weights = _weights(sky)
    total = sum(weights)
    if total == 0.0:  # asteroids still drift, and nobody is left (9.2)
        return [float((sky.lost >> seat) & 1) / float(size(sky.lost)) for seat in range(sky.field.players)]
    return [weight / total for weight in weights]


def _weights(sky: Sky) -> list[float]:
    """Return how well each ship flies; one that has no start mark yet counts as a usual one."""
    turns = _turns(sky)
    room = _room(sky)
    weights = [0.0] * sky.field.players
    for seat in range(sky.field.players):
        if sky.flies(seat):
            score = _safety(sky, seat, turns[seat]) + _company(sky, seat, turns)
            score += ROOM * log(1.0 + float(room[seat])) + WAYS * log(HOPE + _ways(sky, seat))
            weights[seat] = exp(score)
        elif sky.ships[seat] == WAITING:
            weights[seat] = USUAL
    return weights


# Whose turn it is when


def _turns(sky: Sky) -> vec[i64]:
    """Return for each ship how many times dice are rolled for asteroids before it places its next tile."""
    players = sky.field.players
    turns = vec[i64]([0] * players)
    seat = _first(sky)
    count: i64 = 0 if sky.phase == PLACE else 1
    for _ in range(players):
        if sky.ships[seat] != OUT:
            turns[seat] = count
            count += 1
        seat = seat + 1 if seat + 1 < players else 0
    return turns


def _first(sky: Sky) -> i64:
    """Return the seat from which on, in turn order, ships have their next turn."""
    if sky.phase == MARK:
        return 0
    has_flown = sky.phase == SWAP or (sky.phase == DRAW and sky.then != DRIFTING)
    return (sky.active + 1) % sky.field.players if has_flown else sky.active


# Asteroids


@final
class Walks:
    """Where an asteroid may drift to in so many turns: the same for all, however they are turned.

    Each has one arrow to every side, so each side is as likely. `at` says how likely it is on a cell
    after some turns, `hit` how likely it was there at some time, by turns and by rows and columns
    between the two. Edges, tiles and other asteroids are left out.
    """

    def __init__(self, field: Field) -> None:
        self.size: i64 = field.size
        step = drift_chance(field) / float(field.faces)
        wide: i64 = 2 * field.size + 1
        at = [0.0] * (wide * wide)
        at[wide * wide // 2] = 1.0
        hit = at[:]
        after: list[float] = []
        within: list[float] = []
        for _ in range(2 * field.players + 1):
            after += _quarter(at, wide)
            within += _quarter(hit, wide)
            at = _drifted(at, wide, step)
            hit = _drifted(hit, wide, step)
            hit[wide * wide // 2] = 1.0
        self.at = vec[float](after)
        self.hit = vec[float](within)


def drift_chance(field: Field) -> float:
    """Return how likely the asteroids move in a turn (4.1)."""
    moving = sum([weight for total, weight in field.rolls if field.drifts[total] == 1])
    return moving / sum([weight for _, weight in field.rolls])


def _quarter(chances: list[float], wide: i64) -> list[float]:
    """Return the part of a square from its centre on: the others are like it."""
    half = wide // 2
    return [chances[row * wide + column] for row in range(half, wide - 1) for column in range(half, wide - 1)]


def _drifted(chances: list[float], wide: i64, step: float) -> list[float]:
    """Return the chances after another turn; what leaves the square never comes back."""
    after = [0.0] * (wide * wide)
    for row in range(1, wide - 1):
        for column in range(1, wide - 1):
            cell = row * wide + column
            around = chances[cell - 1] + chances[cell + 1] + chances[cell - wide] + chances[cell + wide]
            after[cell] = chances[cell] + step * (around - TURNS * chances[cell])
    return after


WALKS: Final[dict[Field, Walks]] = {}


def walks_of(field: Field) -> Walks:
    """Return the walks of asteroids on this field, worked out when they are first asked for."""
    found = WALKS.get(field)
    if found is None:
        found = Walks(field)
        WALKS[field] = found
    return found


def _spared(sky: Sky, chances: vec[float], cell: i64, turns: i64) -> float:
    """Return how likely no asteroid drifts to a cell."""
    spots = sky.spots
    wide = sky.field.size
    row = cell // wide
    column = cell - row * wide
    spared = 1.0
    for rock in range(sky.field.asteroids):
        spot = spots[rock]
        if spot >= 0:
            down = spot // wide
            across = spot - down * wide - column
            down -= row
            if down < 0:
                down = -down
            if across < 0:
                across = -across
            spared *= 1.0 - chances[(turns * wide + down) * wide + across]
    return spared


def _safety(sky: Sky, seat: i64, turns: i64) -> float:
    """Return the score of a ship for what asteroids may do to it."""
    if not sky.field.with_asteroids:
        return 0.0
    walks = walks_of(sky.field)
    cell = sky.faced(seat)
    score = AHEAD * log(HOPE + _spared(sky, walks.at, cell, turns))
    score += NEARBY * log(HOPE + _spared(sky, walks.hit, cell, turns + sky.flying()))
    behind = sky.stood_on(seat)
    if behind != EDGE:
        score += CRUSHED * log(HOPE + _spared(sky, walks.hit, behind, turns))
    return score


# Ways out


def _ways(sky: Sky, seat: i64) -> float:
    """Return how likely a ship still flies after its next two tiles, if one of its ways out does."""
    entry = sky.ships[seat]
    cell = entry & ~LAST_PORT
    beyond = sky.field.beyond
    lost = 1.0
    for port in range(PORTS):
        goal = beyond[cell + port]
        if goal == EDGE or cell + port == entry:
            continue
        end = follow(sky, goal)
        if end >= 0:
            lost *= 1.0 - FITTING * (BACK if end & ~LAST_PORT == cell else _ways_on(sky, end, cell))
    return 1.0 - lost


def _ways_on(sky: Sky, entry: i64, filled: i64) -> float:
    """Return the same for the second of the two tiles, when there is one on the cell of the first."""
    cell = entry & ~LAST_PORT
    beyond = sky.field.beyond
    lost = 1.0
    for port in range(PORTS):
        goal = beyond[cell + port]
        if goal == EDGE or cell + port == entry:
            continue
        end = follow(sky, goal)
        if end >= 0 and end & ~LAST_PORT != filled:
            lost *= 1.0 - FITTING * (BACK if end & ~LAST_PORT == cell else 1.0)
    return 1.0 - lost


# Room


def _room(sky: Sky) -> vec[i64]:
    """Return how many empty cells each ship reaches before the others, and of equals the first to move."""
    cells, beside = sky.cells, sky.field.beside
    players = sky.field.players
    room = vec[i64]([0] * players)
    owner = vec[i64]([NOBODY] * sky.field.cells)
    queue = vec[i64]([0] * sky.field.cells)
    tail: i64 = 0
    seat = _first(sky)
    for _ in range(players):
        if sky.flies(seat):
            cell = sky.faced(seat)
            if owner[cell] == NOBODY and cells[cell] == EMPTY:
                owner[cell] = seat
                queue[tail] = cell
                tail += 1
        seat = seat + 1 if seat + 1 < players else 0
    head: i64 = 0
    while head < tail:
        cell = queue[head]
        head += 1
        seat = owner[cell]
        room[seat] += 1
        for side in range(TURNS):
            other = beside[cell * TURNS + side]
            if other != EDGE and owner[other] == NOBODY and cells[other] == EMPTY:
                owner[other] = seat
                queue[tail] = other
                tail += 1
    return room


# Company


def _company(sky: Sky, seat: i64, turns: vec[i64]) -> float:
    """Return the score of a ship for the others before the same cell; those on one spot fly together."""
    score = 0.0
    for other in range(sky.field.players):
        if sky.flies(other) and sky.faced(other) == sky.faced(seat) and sky.ships[other] != sky.ships[seat]:
            score += STEERED if turns[other] < turns[seat] else STEERING
    return score
