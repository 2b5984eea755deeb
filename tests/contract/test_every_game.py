"""Every game there is keeps the contract, and so does the template."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quadriga
from game_template import GAME as TEMPLATE
from quadriga import Game, State
from quadriga.testing import check_game


def tables() -> Iterator[tuple[Game[State], int]]:
    for game in quadriga.games():
        for players in game.seats:
            yield game, players


@pytest.mark.parametrize(
    ("game", "players"), [pytest.param(*at, id=f"{at[0].slug}-{at[1]}") for at in tables()]
)
def test_game_keeps_the_contract(game: Game[State], players: int) -> None:
    check_game(game, players=[players])


def test_template_keeps_the_contract() -> None:
    check_game(TEMPLATE, games_each=2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [100, 200, 300])
@pytest.mark.parametrize("game", quadriga.games(), ids=lambda game: game.slug)
def test_game_keeps_the_contract_through_many_games(game: Game[State], seed: int) -> None:
    check_game(game, games_each=3, seed=seed)
