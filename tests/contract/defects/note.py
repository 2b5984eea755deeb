"""How a broken game is noted down: what is wrong with it, and the check that must name it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

from game_template import GAME
from game_template.rules import CupsState
from quadriga import Game
from quadriga.core.options import Options

DEFECTS: dict[str, tuple[str, Callable[[], Game[CupsState]]]] = {}


def breaks(check: str) -> Callable[[type[CupsState]], type[CupsState]]:
    """Note down a class of states with one defect, and the check that must name it."""

    def note(rules: type[CupsState]) -> type[CupsState]:
        DEFECTS[rules.__name__] = (check, lambda: with_rules(rules))
        return rules

    return note


def with_rules(rules: type[CupsState]) -> Game[CupsState]:
    """Return Cups with other rules, in a package of its own."""

    def anew(state: CupsState) -> CupsState:
        return rules(state.path, state.swaps, state.steps, state.dice, state.tokens, state.seen, state.turn)

    def begin(players: int, options: Options) -> CupsState:
        return anew(GAME.begin(players, options))

    def read(text: str) -> CupsState:
        return anew(GAME.read(text))

    return at_home(replace(GAME, begin=begin, read=read), rules)


def at_home(game: Game[CupsState], rules: type[CupsState]) -> Game[CupsState]:
    package = ModuleType(f"broken_{rules.__name__}")
    package.__dict__["GAME"] = game
    sys.modules[package.__name__] = package
    rules.__module__ = package.__name__
    return game


def breaks_game(check: str) -> Callable[[Callable[[], Game[CupsState]]], Callable[[], Game[CupsState]]]:
    """Note down a game whose defect is not in its states, and the check that must name it."""

    def note(make: Callable[[], Game[CupsState]]) -> Callable[[], Game[CupsState]]:
        DEFECTS[make.__name__] = (check, make)
        return make

    return note


def changed(
    *,
    write: Callable[[CupsState], str] | None = None,
    read: Callable[[str], CupsState] | None = None,
    **others: object,
) -> Game[CupsState]:
    """Return Cups with other functions around its own rules."""

    class Rules(CupsState):
        pass

    plain = with_rules(Rules)
    mine = replace(plain, **others)  # type: ignore[arg-type]  # each defect below names a field
    if write:
        mine = replace(mine, write=write)
    if read:
        inner = plain.read

        def reading(text: str) -> CupsState:
            return inner(GAME.write(read(text)))

        mine = replace(mine, read=reading)
    return at_home(mine, Rules)


class CopyOfCups(CupsState):
    pass
