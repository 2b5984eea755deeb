"""The end (9): who has won, and by which clause."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.asteroid.sky import DONE, EMPTY, NOBODY, Sky, size


def outcome(sky: Sky) -> tuple[i64, str]:
    """Return who has won by the step just made, and the clause that says so; nobody if it goes on."""
    if sky.lost == 0:
        return 0, ""
    fliers = sky.fliers()
    if size(sky.fled) > 1 and _is_full(sky):
        return fliers | sky.fled, "9.4"
    if fliers == 0:
        return sky.lost, "9.2"
    return (fliers, "9.1") if size(fliers) == 1 else (0, "")


def goes_on(sky: Sky) -> bool:
    return outcome(sky)[0] == 0


def ends(sky: Sky) -> bool:
    """End the game if the step just made decides it."""
    winners, clause = outcome(sky)
    if winners != 0:
        _finish(sky, winners, clause)
    return winners != 0


def ends_with_the_turn(sky: Sky) -> bool:
    """End the game if all tiles are played (9.3)."""
    if not sky.pile_is_empty() or any(sky.hands[seat] != 0 for seat in range(sky.field.players)):
        return False
    _finish(sky, sky.fliers(), "9.3")
    return True


def _is_full(sky: Sky) -> bool:
    return all(sky.cells[cell] != EMPTY for cell in range(sky.field.cells))


def _finish(sky: Sky, winners: i64, clause: str) -> None:
    sky.winners = winners
    sky.phase = DONE
    sky.marker = NOBODY
    sky.lost = 0
    sky.fled = 0
    for seat in range(sky.field.players):
        if (winners >> seat) & 1 == 1:
            sky.tell("win", clause, seat, size(winners))
