"""At which tables a game is checked: every number of players, with every kind of option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quadriga.core.errors import WrongOption, WrongPlayers
from quadriga.core.game import Game
from quadriga.core.options import OptionValue
from quadriga.core.rng import Rng
from quadriga.core.state import State
from quadriga.testing.broken import refuses, require

COMBINATIONS = 2  # beyond each option varied alone, for each number of players


@dataclass(frozen=True)
class Table:
    """A game with so many players, and these options given."""

    game: Game[State]
    players: int
    options: dict[str, OptionValue]

    def where(self) -> str:
        options = [f"{name} {value}" for name, value in self.options.items()]
        return ", ".join([self.game.slug, f"{self.players} players", *options])

    def name(self, action: int) -> str:
        return str(action)

    def start(self) -> State:
        return self.game.start(self.players, self.options)


def tables(game: Game[State], players: int, seed: int) -> list[Table]:
    """Return the default, each option varied alone, and a few options varied together."""
    found: list[Table] = []
    for options in [*_varied(game, players), *_combined(game, players, seed)]:
        table = Table(game, players, game.agree(players, options))
        if table not in found:
            found.append(table)
    return found


def _varied(game: Game[State], players: int) -> Iterator[dict[str, OptionValue]]:
    yield {}
    for option in game.options:
        for value in option.samples(players):
            yield {option.name: value}


def _combined(game: Game[State], players: int, seed: int) -> Iterator[dict[str, OptionValue]]:
    rng = Rng(seed, players)
    for _ in range(COMBINATIONS if len(game.options) > 1 else 0):
        samples = {option.name: option.samples(players) for option in game.options}
        yield {name: values[rng.below(len(values))] for name, values in samples.items()}


def wrong_numbers_of_players_are_refused(table: Table) -> None:
    seats = table.game.seats
    for players in (0, -1, seats[0] - 1, seats[-1] + 1, 2**70, True):
        refuses(WrongPlayers, f"start() for {players!r} players", table.game.start, players)


def wrong_options_are_refused(table: Table) -> None:
    names = [option.name for option in table.game.options]
    require(len(set(names)) == len(names), f"two options have one name: {', '.join(names)}")
    for name in [*names, "no such option"]:
        for value in (object(), None, -1, "no such value"):
            what = f"start() with {value!r} for the option {name!r}"
            refuses(WrongOption, what, table.game.start, table.players, {name: value})


def options_round_trip_through_their_text(table: Table) -> None:
    for option in table.game.options:
        for value in [option.default, *option.samples(table.players)]:
            text = option.text(value)
            require(option.check(value, table.players) == value, f"{option.name} changes its value {value!r}")
            back = option.check(text, table.players)
            require(back == value, f"{option.name} writes {value!r} as {text!r} and reads {back!r}")
