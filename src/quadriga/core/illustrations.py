"""Drawings for the rule page of a game, made from real positions: `illustrations.toml` in its folder.

Each stands beside the clause that it shows. Its caption is the message `illustration-…` of its name. What
the caption claims is written down as well, and checked: actions that can be taken there, what then happens,
and actions that are refused.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec import Struct, convert

from quadriga.core.drawing import Choice, Drawing, drawing
from quadriga.core.game import Game
from quadriga.core.picture import Crop, svg
from quadriga.core.state import CHANCE, State

FILE = "illustrations.toml"


class Illustration(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in notation, and what is done there.

    It is drawn with what would come of the first action, and once more `after` all of them if that is
    asked for. `seat` is from where it is seen, from 1 on; without one, as whoever watches does. `crop` is
    the part of the board that is shown.

    `happens` are things that are told when all that is done, in this order: the name of an event, its
    clause, and facts such as number=2. `refused` are actions that cannot be taken in the position.
    """

    name: str
    clause: str
    position: str
    seat: int | None = None
    crop: Crop | None = None
    actions: tuple[str, ...] = ()
    after: bool = False
    happens: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


class Illustrations(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    illustration: tuple[Illustration, ...]


@cache
def illustrations(package: str) -> tuple[Illustration, ...]:
    """Return the drawings for the rule page of the game in this package; none where it brings none."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return ()
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Illustrations).illustration


class Picture(NamedTuple):
    """A drawing, and its size in units of the board."""

    width: int
    height: int
    svg: str


@cache
def pictures(game: Game[State], name: str) -> tuple[Picture, ...]:
    """Return an illustration: the position, and where that is asked for what becomes of it."""
    drawn = drawing(game)
    found = [each for each in illustrations(game.package) if each.name == name]
    if drawn is None or not found:
        return ()
    shown, state = found[0], game.parse(found[0].position)
    choice = _foreseen(game, drawn, state, shown) if shown.actions else None
    before = _picture(drawn, state, shown, choice)
    if not shown.after:
        return (before,)
    for action in shown.actions:
        state.apply(game.parse_action(state, action))
    return (before, _picture(drawn, state, shown, None))


def _picture(drawn: Drawing, state: State, shown: Illustration, choice: Choice | None) -> Picture:
    board = drawn.board(state)
    crop = shown.crop or (0, 0, board.width, board.height)
    return Picture(crop[2], crop[3], svg(board, drawn.pieces(state, _viewer(shown)), choice, crop))


def _foreseen(game: Game[State], drawn: Drawing, state: State, shown: Illustration) -> Choice:
    """Return what would come of the first action, also where chance decides."""
    action = game.parse_action(state, shown.actions[0])
    if state.actor() != CHANCE:
        return drawn.choice(state, action)
    after = state.copy()
    events = after.listen()
    after.apply(action)
    ends = drawn.pieces(after, _viewer(shown))
    travels = [cue for cue in drawn.cues(state, events) if len(cue.path) > 1]
    path = travels[0].path if travels else ()
    ghosts = [ends[cue.piece] for cue in travels if cue.piece in ends]
    return Choice(path=tuple((x, y) for x, y, *_ in path), ghosts=tuple(ghosts))


def _viewer(shown: Illustration) -> int | None:
    return None if shown.seat is None else shown.seat - 1
