"""Players are told apart by everyone: each ink has an emblem, a dash, and a pattern on the page."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quadriga import CHANCE, Rng, State, games
from quadriga.core.drawing import Choice, Trail, drawing
from quadriga.core.game import Game
from quadriga.core.inks import DASHES, EMBLEMS, INKS
from quadriga.core.picture import svg

CSS = files("quadriga.web").joinpath("table.css").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^\.ink-(\d) \{\n(.*?)^\}", CSS, re.MULTILINE | re.DOTALL)
PAGE = {int(number): dict(re.findall(r"--(\w+): (.*);", block)) for number, block in BLOCKS}


def test_no_two_look_alike_without_their_colour() -> None:
    for told in (EMBLEMS, DASHES, [PAGE[seat]["pattern"] for seat in PAGE]):
        assert len({*told}) == len(told) == len(INKS)


def test_the_page_has_the_same_inks_and_dashes() -> None:
    assert [PAGE[seat]["seat"] for seat in range(len(INKS))] == [*INKS]
    assert [PAGE[seat]["dashes"] for seat in range(len(INKS))] == [*DASHES]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_way_of_another_bears_their_dash(game: Game[State]) -> None:
    drawn, state = drawing(game), game.start(game.seats[-1])
    assert drawn is not None
    for seat in range(game.seats[-1]):
        trail = svg(drawn.board(state), {}, Choice(trails=(Trail(seat, ((0, 0), (9, 9))),)))
        assert trail.count(f'stroke-dasharray="{DASHES[seat]}"') == 2, "on its edge as well"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_what_belongs_to_a_seat_bears_its_emblem(game: Game[State]) -> None:
    """On the board and on its sheet, and no other emblem."""
    drawn, state, rng = drawing(game), game.start(game.seats[-1]), Rng(1)
    assert drawn is not None
    for _ in range(60):
        symbols = drawn.board(state).symbols
        owned = [
            (piece.seat, piece.layers)
            for piece in drawn.pieces(state, None).values()
            if piece.seat is not None
        ]
        owned += [(sheet.seat, (sheet.symbol,)) for sheet in drawn.sheets(state, None)]
        assert {seat for seat, _ in owned} == {*range(game.seats[-1])}
        for seat, layers in owned:
            art = "".join(symbols[layer] for layer in layers)
            assert [at for at, emblem in enumerate(EMBLEMS) if emblem in art] == [seat]
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
