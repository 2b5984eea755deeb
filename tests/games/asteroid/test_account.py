"""The account of a flight: where ships set out, and what put them out."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Rng
from quadriga.games.asteroid import GAME


@pytest.mark.parametrize(
    ("mark", "traits"),
    [
        (1, {"side": "top", "mark": "1"}),
        (14, {"side": "top", "mark": "14"}),
        (15, {"side": "right", "mark": "1"}),
        (56, {"side": "left", "mark": "14"}),
    ],
)
def test_a_ship_is_known_by_its_side_and_the_mark_on_it(mark: int, traits: dict[str, str]) -> None:
    """2.6 Marks are counted clockwise, from the upper left."""
    state = GAME.start(3, {"asteroids": False})
    heard = state.listen()
    rng = Rng(mark)
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))
    entries = sorted(range(56), key=lambda entry: clockwise(int(state.field.starts[entry])))
    state.apply(entries[mark - 1])
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
    assert GAME.account(state, heard).entrants[0].traits == traits


def clockwise(entry: int) -> tuple[int, int, int]:
    """Return where an entry comes, going round the board; ports go round a cell from its upper left."""
    cell, port = divmod(entry, 8)
    row, column = divmod(cell, 7)
    return port // 2, (column, row, -column, -row)[port // 2], port % 2


@pytest.mark.parametrize("seed", range(6))
def test_everybody_out_has_a_cause(seed: int) -> None:
    state = GAME.start(5)
    heard = state.listen()
    state.play_out(Rng(seed))
    account = GAME.account(state, heard)
    flying = sum(state.flies(seat) for seat in range(5))
    assert len(account.losses) == 5 - flying
    assert [entrant.share for entrant in account.entrants] == state.payoff()
