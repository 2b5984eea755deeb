"""What games say of themselves once they are over has words in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quadriga
from game_template import GAME as TEMPLATE
from quadriga import Account, Game, Rng, State
from quadriga.core.drawing import drawing
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_how_it_ended_is_said(game: Game[State], lang: str) -> None:
    """Why in a sentence, and for each in a few words; who has won is told so anyway."""
    said = words(lang, game.package)
    for account in accounts(game):
        assert account.why is not None
        assert said.say(account.why.key, **account.why.facts).endswith(".")
        for entrant in account.entrants:
            assert not (entrant.share and entrant.fate)
            fate = "" if entrant.fate is None else said.say(entrant.fate.key, **entrant.fate.facts)
            assert not fate.endswith(".")


@pytest.mark.parametrize("game", GAMES[:-1], ids=lambda game: game.slug)
def test_each_sheet_has_its_fate(game: Game[State]) -> None:
    """Entrants of a seat come as its sheets do."""
    drawn = drawing(game)
    assert drawn is not None
    for players in game.seats:
        state = game.start(players)
        heard = state.listen()
        state.play_out(Rng(players))
        seats = sorted(entrant.seat for entrant in game.account(state, heard).entrants)
        assert [sheet.seat for sheet in drawn.sheets(state, None)] == seats
