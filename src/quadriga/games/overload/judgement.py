"""What a position of Overload is worth: each seat's share of the win, as it looks from here.

A pawn on the track will bring points when it arrives, unless it is overloaded before. How often the others
will pass it until then follows from where they stand: Odds works that out, once for a track. What a seat's
pawns will bring, what it still needs after that, and what a turn usually brings, give the turns that it takes
to the target; and turns become shares.

Nothing is tuned. In 600 games of four against this, who counted 15 % less of all passing won 44 %, who
counted half of what a player's own pawns may do to each other 47 %, and who forgot whose turn it is 47 %. In
150 games of bots pawns with up to seven rings got as many more as is foretold here, to within half a ring.
"""

from __future__ import annotations

from math import exp, inf, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.overload.track import DOUBLE, MINUS, PLUS, START, STEP, Track

# How many turns make a difference: so many, times the root of the turns left. In games of bots a run took 7
# turns and brought 6 points, give or take 4, so that the turns to the target vary by 1.9 times their root.
# Shares are those of a Gumbel law with this deviation: a factor e for every 6 ** 0.5 / pi of it.
SPREAD: Final = 1.5


def judge(
    track: Track, places: vec[i64], rings: vec[i64], points: vec[i64], entering: i64, first: i64
) -> list[float]:
    """Return each seat's share of the win before the end.

    `first` is the seat that has the next turn, `entering` the pawn that is loaded for it, if there is one.
    """
    odds = odds_of(track)
    players = track.players
    turns = vec[float]([0.0] * players)
    least = inf
    seat = first
    for order in range(players):
        left = _turns_left(odds, places, rings, track.target - points[seat], entering, seat)
        turns[seat] = left + float(order) / float(players)
        least = min(least, turns[seat])
        seat = seat + 1 if seat + 1 < players else 0
    spread = SPREAD * sqrt(least)
    shares = [exp((least - turns[seat]) / spread) for seat in range(players)]
    total = sum(shares)
    return [share / total for share in shares]


def _turns_left(odds: Odds, places: vec[i64], rings: vec[i64], need: i64, entering: i64, seat: i64) -> float:
    """Return how many turns a seat will take to the points it needs.

    It brings home the pawns on the track and goes on at the usual pace. Where they bring all that it needs,
    one of them may be enough.
    """
    track = odds.track
    left = float(need)
    together = 0.0
    alone = left / odds.pace
    first = seat * track.pawns_each
    for pawn in range(first, first + track.pawns_each):
        place = places[pawn]
        if place != START or pawn == entering:
            gain = points_of(track, rings[pawn], _coming(odds, places, place, first), need)
            way = odds.turns[place]
            alone = min(alone, way + (float(need) - gain) / odds.pace)
            together += way
            left -= gain
    return together + left / odds.pace if left > 0.0 else alone


def _coming(odds: Odds, places: vec[i64], place: i64, first: i64) -> float:
    """Return how many rings will come to a pawn on this place until it arrives.

    The pawns of its own player, from `first` on, do not count: they pass it only where that suits the player.
    """
    track = odds.track
    passed = odds.passed
    row = place * track.finish
    coming = odds.found[place]
    for other in range(first):
        coming += passed[row + places[other]]
    for other in range(first + track.pawns_each, track.pawns):
        coming += passed[row + places[other]]
    return max(coming, 0.0)


def points_of(track: Track, rings: i64, coming: float, need: i64) -> float:
    """Return the points that a pawn will bring, as far as they are needed.

    Rings come one by one and independently, so that their number follows Poisson's law; with the ninth all
    are lost (6.1).
    """
    chance = exp(-coming)
    points = 0.0
    count = 0.0
    while rings < track.capacity:
        points += chance * float(min(rings, need))
        count += 1.0
        chance *= coming / count
        rings += 1
    return points + chance * float(min(track.capacity + track.bonus, need))


# What follows from the track alone


@final
class Odds:
    """What a pawn may expect on a track, when each moves as often as the others.

    By the place of a pawn, until it arrives: `turns` is how many times it has to move, `found` how many rings
    the spaces give it, `passed` how many it gets from a pawn on another place. `pace` is how many points a
    turn brings to those who always load what is best, among pawns spread evenly.
    """

    def __init__(self, track: Track) -> None:
        self.track = track
        self.turns = _turns(track)
        self.found = _found(track)
        self.passed = _passed(track)
        usual = sum([self.passed[other] for other in range(track.finish)]) / float(track.finish)
        coming = max(self.found[START] + float(track.pawns - track.pawns_each) * usual, 0.0)
        loads = range(track.capacity + 1)
        self.pace: float = max([points_of(track, load, coming, track.target) for load in loads])
        self.pace /= self.turns[START]


def _goal(track: Track, place: i64, face: i64) -> i64:
    """Return where a roll takes a pawn; from ± it goes ahead."""
    goal = min(place + face, track.finish)
    while track.spaces[goal] == STEP:
        goal += 1
    return goal


def _turns(track: Track) -> vec[float]:
    turns = vec[float]([0.0] * (track.finish + 1))
    for place in range(track.finish - 1, -1, -1):
        after = 0.0
        for face in range(1, track.faces + 1):
            after += turns[_goal(track, place, face)]
        turns[place] = 1.0 + after / float(track.faces)
    return turns


def _found(track: Track) -> vec[float]:
    found = vec[float]([0.0] * (track.finish + 1))
    for place in range(track.finish - 1, -1, -1):
        after = 0.0
        for face in range(1, track.faces + 1):
            goal = _goal(track, place, face)
            after += found[goal]
            if track.spaces[goal] == PLUS:  # 9.3
                after += 1.0
            elif track.spaces[goal] == MINUS:  # 9.4
                after -= 1.0
        found[place] = after / float(track.faces)
    return found


def _passed(track: Track) -> vec[float]:
    """Return the rings by place of the pawn, then by place of the one that passes it.

    Of the two either moves next, one as likely as the other. What follows when the other has arrived and is
    back on START is not known before the loop comes to START. So each number is made of a part that is known
    and a share of the number for START, which then solves one equation.
    """
    finish = track.finish
    passed = vec[float]([0.0] * (finish * finish))
    for place in range(finish - 1, -1, -1):
        known = vec[float]([0.0] * (finish + 1))
        again = vec[float]([0.0] * finish + [1.0])
        for other in range(finish - 1, -1, -1):
            for face in range(1, track.faces + 1):
                goal = _goal(track, place, face)
                if goal < finish:
                    known[other] += passed[goal * finish + other]
                goal = _goal(track, other, face)
                known[other] += known[goal] + _rings(track, place, other, goal)
                again[other] += again[goal]
            known[other] /= float(2 * track.faces)
            again[other] /= float(2 * track.faces)
        from_start = known[START] / (1.0 - again[START])
        for other in range(finish):
            passed[place * finish + other] = known[other] + again[other] * from_start
    return passed


def _rings(track: Track, place: i64, start: i64, goal: i64) -> float:
    """Return the rings that a pawn gets from a move (4.1); none on START (4.3), two on ×2 (9.8)."""
    if place == START or not start < place < goal:
        return 0.0
    return 2.0 if track.spaces[place] == DOUBLE else 1.0


ODDS: Final[dict[Track, Odds]] = {}


def odds_of(track: Track) -> Odds:
    """Return the odds on this track, worked out when they are first asked for."""
    found = ODDS.get(track)
    if found is None:
        found = Odds(track)
        ODDS[track] = found
    return found
