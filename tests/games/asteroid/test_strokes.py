"""Drawn tiles: the eye can follow every wake of every tile from port to port."""

from __future__ import annotations

import pytest

from quadriga.cli.console import readable
from quadriga.games.asteroid.field import PORTS, TURNS
from quadriga.games.asteroid.strokes import NARROW, WIDE, Font, arrow, outward
from quadriga.games.asteroid.tiles import Wakes, all_tiles, turned, wakes_of

EVERY_TURN = sorted({turned(wakes_of(tile), turn) for tile in all_tiles() for turn in range(TURNS)})
STROKES = set(" ─│╭╮╰╯┼abcd")

both = pytest.mark.parametrize("font", [WIDE, NARROW], ids=["wide", "narrow"])


def is_lettered(font: Font, wakes: Wakes, port: int) -> bool:
    x, y = font.square(port)
    return font.drawing(wakes)[y][x].isalpha()


@both
def test_every_tile_in_every_turn_is_drawn(font: Font) -> None:
    """2.2 There are 105 ways to join eight ports."""
    assert len(EVERY_TURN) == 105
    for wakes in EVERY_TURN:
        drawing = font.drawing(wakes)
        assert [len(row) for row in drawing] == [font.width] * font.height
        assert set("".join(drawing)) <= STROKES


@both
def test_every_wake_can_be_followed_both_ways(font: Font) -> None:
    """2.2 It bends where it is bent, goes straight on where it crosses, and ends at its other port."""
    for wakes in EVERY_TURN:
        for port, other in enumerate(wakes):
            trail = font.trail(wakes, port)
            assert {trail[0], trail[-1]} == {font.square(port), font.square(other)}
            assert sorted(trail) == sorted(font.trail(wakes, other))


@both
def test_every_stroke_belongs_to_a_wake_and_every_crossing_to_two(font: Font) -> None:
    for wakes in EVERY_TURN:
        squares = [
            square for port in range(PORTS) if port < wakes[port] for square in font.trail(wakes, port)
        ]
        for y, row in enumerate(font.drawing(wakes)):
            for x, sign in enumerate(row):
                times = {" ": 0, "┼": 2}.get(sign, 1)
                assert squares.count((x, y)) == times


@both
def test_letters_stand_only_where_lines_cannot(font: Font) -> None:
    lettered = [wakes for wakes in EVERY_TURN if any(is_lettered(font, wakes, port) for port in range(PORTS))]
    assert len(lettered) == (2 if font is WIDE else 1)


@both
def test_neighbours_meet_port_to_port(font: Font) -> None:
    """2.2 Where a wake leaves a tile below or to the right, the next one begins."""
    for port, across in ((4, 1), (5, 0), (2, 7), (3, 6)):
        (x, y), (right, down) = font.square(port), outward(port)
        assert ((x + right) % font.width, (y + down) % font.height) == font.square(across)


@both
def test_bends_and_crossings_differ_in_plain_signs_too(font: Font) -> None:
    for wakes in EVERY_TURN:
        for row in font.drawing(wakes):
            plain = readable(row, "ascii")
            assert [sign == "+" for sign in plain] == [sign == "┼" for sign in row]


def test_arrows_lead_in_and_out() -> None:
    assert "".join(arrow(port, leaving=True) for port in range(PORTS)) == "↑↑→→↓↓←←"
    assert "".join(arrow(port, leaving=False) for port in range(PORTS)) == "↓↓←←↑↑→→"
