"""What games say of themselves once they are over has words in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quadriga
from game_template import GAME as TEMPLATE
from quadriga import Account, Game, Rng, State
from quadriga.core.words import LANGUAGES, words

GAMES = [*quadriga.games(), TEMPLATE]


def accounts(game: Game[State]) -> Iterator[Account]:
    """Give accounts of random games with every number of players and every option."""
    for players in game.seats:
        samples = [{option.name: value} for option in game.options for value in option.samples(players)]
        for options in [{}, *samples]:
            state = game.start(players, options)
            heard = state.listen()
            state.play_out(Rng(players))
            yield game.account(state, heard)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_traits_and_losses_have_words(game: Game[State]) -> None:
    """Numbers need none."""
    keys = set()
    for account in accounts(game):
        keys |= {f"loss-{cause}" for cause in account.losses}
        for entrant in account.entrants:
            for kind, value in entrant.traits.items():
                keys.add(f"trait-{kind}")
                if not value.replace("-", "").isdecimal():
                    keys.add(f"trait-{kind}-{value}")
    for lang in LANGUAGES:
        said = words(lang, game.package)
        assert [key for key in sorted(keys) if key not in said] == []
