"""What only some may know: ranking cards, favourites and sheets (2.7, 7, 8)."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.trial import DONE, NOTHING, Trial


def is_open(trial: Trial) -> bool:
    """Whether everybody sees everything: with two players favourites lie open (7.6)."""
    return trial.course.players == 2


def knows(trial: Trial, seat: i64, side: i64) -> bool:
    """Whether a seat may see the card and the sheet of a side: its own, and its partner's."""
    return is_open(trial) or trial.course.side(seat) == side


# Dealing


def cards(trial: Trial) -> i64:
    """Return how many cards there are to deal from: ranking cards, or favourites."""
    course = trial.course
    return VEHICLES if course.advanced or is_open(trial) else len(course.rankings)


def to_deal(trial: Trial) -> i64:
    """Return how many are dealt in all."""
    return VEHICLES if is_open(trial) else trial.course.sides()


def left(trial: Trial) -> list[int]:
    """Return the cards that are not dealt yet."""
    return [card for card in range(cards(trial)) if not _is_dealt(trial, card)]


def _is_dealt(trial: Trial, card: i64) -> bool:
    if is_open(trial):
        return trial.weights[card] != 0 or trial.weights[VEHICLES + card] != 0
    return any(trial.cards[side] == card for side in range(trial.course.sides()))


def deal(trial: Trial, card: i64) -> None:
    course = trial.course
    if is_open(trial):
        side = trial.dealt // 2
        trial.tell("favourite", "7.6", side, card, 0)
        trial.weights[side * VEHICLES + card] = 1
    else:
        side = trial.dealt
        if course.teams:
            trial.tell_side("team", "7.1", side, 0)
        trial.cards[side] = card
        if not course.advanced:
            count_by_card(trial, side)
    trial.dealt += 1


def count_by_card(trial: Trial, side: i64) -> None:
    card = trial.course.rankings[trial.cards[side]]
    for vehicle in range(VEHICLES):
        trial.weights[side * VEHICLES + vehicle] = card[vehicle]


# Sheets


def next_line(trial: Trial, side: i64, written: i64) -> i64:
    """Return the vehicle whose points are written next: the favourite, then the others in order (8.5)."""
    favourite = trial.cards[side]
    if written == 0:
        return favourite
    return written - 1 if written - 1 < favourite else written


def open_points(trial: Trial, side: i64, written: i64) -> list[int]:
    """Return how many points the next line can have, so that the rest can be spread."""
    points = trial.course.points
    rest = points - _spent(trial, side, written)
    if written == 0:
        return [most for most in range(points + 1) if points - most <= (VEHICLES - 1) * (most - 1)]
    most = trial.weights[side * VEHICLES + trial.cards[side]] - 1
    lines = VEHICLES - 1 - written
    return [line for line in range(rest + 1) if line <= most and rest - line <= lines * most]


def _spent(trial: Trial, side: i64, written: i64) -> i64:
    spent: i64 = 0
    for line in range(written):
        spent += trial.weights[side * VEHICLES + next_line(trial, side, line)]
    return spent


def write_line(trial: Trial, side: i64, written: i64, points: i64) -> None:
    trial.weights[side * VEHICLES + next_line(trial, side, written)] = points


def writer(trial: Trial) -> i64:
    """Return the side that writes its sheet now."""
    return trial.written // VEHICLES


# What a seat cannot know


def redeal(trial: Trial, seat: i64, rng: Rng) -> None:
    """Deal the cards of others anew, and write anew what they have written of their sheets.

    All that a seat cannot tell apart is equally likely. At the end everything is shown (6.3).
    """
    if is_open(trial) or trial.phase == DONE:
        return
    course = trial.course
    own = course.side(seat)
    for side in range(course.sides()):
        if side != own:
            trial.cards[side] = NOTHING
    for side in range(trial.dealt):
        if side != own:
            unseen = left(trial)
            trial.cards[side] = unseen[rng.below(len(unseen))]
            if not course.advanced:
                count_by_card(trial, side)
    if course.advanced and trial.written > 0:
        sheets = whole_sheets(course.points)
        for side in range(course.sides()):
            if side != own:
                _rewrite(trial, side, sheets[rng.below(len(sheets))])


def whole_sheets(points: i64) -> list[tuple[int, int, int, int]]:
    """Return all that a sheet can say, the favourite first and then the others in order (8.5)."""
    return [
        (most, second, third, points - most - second - third)
        for most in range(points + 1)
        for second in range(min(most, points - most + 1))
        for third in range(min(most, points - most - second + 1))
        if points - most - second - third < most
    ]


def _rewrite(trial: Trial, side: i64, sheet: tuple[int, int, int, int]) -> None:
    """Write of this sheet as many lines as there are."""
    lines = min(max(trial.written - side * VEHICLES, 0), VEHICLES)
    for line in range(VEHICLES):
        write_line(trial, side, line, sheet[line] if line < lines else 0)
