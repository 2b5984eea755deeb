"""What the command line says of a game: it stands, or is refused before anything is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.cli.choices import settings
from quadriga.cli.seats import ME, named_people, parse_seats
from quadriga.cli.troubles import Trouble
from quadriga.core.errors import WrongOption, WrongPlayers
from quadriga.core.game import Game
from quadriga.core.state import State


@dataclass(frozen=True)
class Given:
    """The players, the kind of each seat, the names of people, the options; None: not said."""

    players: int | None
    kinds: Sequence[str] | None
    people: Sequence[str]
    options: dict[str, str]

    @staticmethod
    def read(players: int | None, seats: str | None, names: list[str], options: list[str] | None) -> Given:
        """Return what was given; refuse what no game could do with."""
        kinds = parse_seats(seats) if seats is not None else None
        given = Given(players, kinds, named_people(names), settings(options))
        if kinds is not None:
            given._check_kinds(kinds)
        return given

    def _check_kinds(self, kinds: Sequence[str]) -> None:
        if self.players not in (None, len(kinds)):
            raise Trouble("players-and-seats", players=self.players, seats=len(kinds))
        if len(self.people) > kinds.count(ME):
            raise Trouble("names-and-seats", names=len(self.people), me=ME, times=kinds.count(ME))

    def tables(self, game: Game[State]) -> list[int]:
        """Return with how many players this game can be played as given; refuse it if with none."""
        number = self.players if self.kinds is None else len(self.kinds)
        if number is not None and number not in game.seats:
            raise WrongPlayers(game.title, number, game.seats)
        numbers = [*game.seats] if number is None else [number]
        if len(self.people) > numbers[-1]:
            raise Trouble("names-and-players", names=len(self.people), players=numbers[-1])
        seated = [number for number in numbers if number >= len(self.people)]
        agreed = [number for number in seated if self._agrees(game, number)]
        if not agreed:
            game.agree(seated[-1], self.options)  # this says why
        return agreed

    def _agrees(self, game: Game[State], players: int) -> bool:
        try:
            game.agree(players, self.options)
        except WrongOption:
            return False
        return True
