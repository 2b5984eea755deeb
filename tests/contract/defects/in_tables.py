"""Cups, broken with its numbers of players and its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace

from game_template import GAME
from game_template.rules import CupsState
from quadriga import Game
from quadriga.core.options import Choice, Flag, OptionValue
from tests.contract.defects.note import breaks_game


@breaks_game("wrong numbers of players are refused")
def takes_any_number_of_players() -> Game[CupsState]:
    class AnyNumber(Game[CupsState]):
        def agree(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
            return super().agree(max(2, min(players, 4)), given)

    return AnyNumber(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})


@breaks_game("wrong options are refused")
def takes_any_option() -> Game[CupsState]:
    class Lenient(Choice):
        def check(self, value: object, players: int) -> str:
            return value if isinstance(value, str) and value in self.values else self.default

    return replace(GAME, options=(Lenient("path", ("short", "long")), Flag("swaps")))


@breaks_game("options round trip through their text")
def writes_every_flag_as_yes() -> Game[CupsState]:
    class Yes(Flag):
        def text(self, value: OptionValue) -> str:
            return "yes"

    return replace(GAME, options=(Choice("path", ("short", "long")), Yes("swaps")))


@breaks_game("options round trip through their text")
def samples_what_it_refuses() -> Game[CupsState]:
    class Oversampled(Choice):
        def samples(self, players: int) -> list[OptionValue]:
            return [*self.values, "wide"]

    return replace(GAME, options=(Oversampled("path", ("short", "long")), Flag("swaps")))
