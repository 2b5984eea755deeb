"""A still of a game: its board and pieces in one SVG file, for notebooks, pages and records."""

from __future__ import annotations

import re
from collections.abc import Mapping

from quadriga.core.drawing import Board, Piece, drawing, rounded
from quadriga.core.owner import game_of
from quadriga.core.state import State
from quadriga.core.svg import lettering

USE = re.compile(r'href="#([^"]+)"')
NAMED = re.compile(r'(?<=\bid=")|(?<=href="#)')


def picture(state: State, seat: int | None = None) -> str | None:
    """Return a position as one SVG file, as this seat sees it, or whoever watches; None: it is not drawn.

    Symbols bear the name of the game, so that pictures of several games can stand on one page.
    """
    try:
        game = game_of(state)
    except LookupError:
        return None
    drawn = drawing(game)
    if drawn is None:
        return None
    if seat is not None:
        state.check_seat(seat)
    return NAMED.sub(f"{game.slug}-", svg(drawn.board(state), drawn.pieces(state, seat)))


def svg(board: Board, pieces: Mapping[str, Piece]) -> str:
    """Return a board with its pieces as one SVG file."""
    drawn = "".join(_piece(name, piece) for name, piece in pieces.items())
    used = _used(board, board.art + drawn)
    symbols = "".join(f'<g id="{name}">{art}</g>' for name, art in board.symbols.items() if name in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}">'
        f"<defs>{symbols}</defs>{board.art}{drawn}</svg>"
    )


def _piece(name: str, piece: Piece) -> str:
    where = f"translate({rounded(piece.x)} {rounded(piece.y)}) rotate({rounded(piece.turn)})"
    size = "" if piece.size == 1 else f" scale({rounded(piece.size)})"
    layers = "".join(f'<use href="#{layer}"/>' for layer in piece.layers)
    text = lettering(piece.text, 15, 0, 40, class_="mark") if piece.text else ""
    return f'<g data-name="{name}" transform="{where}{size}">{layers}{text}</g>'


def _used(board: Board, art: str) -> set[str]:
    """Return the symbols that are seen, or are part of one that is."""
    used: set[str] = set()
    looked = [art]
    while looked:
        new = set(USE.findall(looked.pop())) - used
        used |= new
        looked += [board.symbols[name] for name in new if name in board.symbols]
    return used
