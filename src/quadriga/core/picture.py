"""A still of a game: its board and pieces in one SVG file, for notebooks, pages and records."""

from __future__ import annotations

import re
from collections.abc import Mapping

from quadriga.core.drawing import Board, Choice, Note, Piece, Point, drawing, rounded
from quadriga.core.inks import dashes, ink
from quadriga.core.owner import game_of
from quadriga.core.state import State
from quadriga.core.svg import lettering, moved, tag

Crop = tuple[int, int, int, int]  # from where on, and how wide and high

USE = re.compile(r'href="#([^"]+)"')
NAMED = re.compile(r'(?<=\bid=")|(?<=href="#)')

# What would come of an action, drawn as at the table.
WAY, EDGE, INK, PAPER = "#ff7a1a", "#ffffff", "#23201c", "#fffaf0"
ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
DOTTED = "2 14"
FAINT = 0.55
MARK, BELOW = 26, 47  # how large the text of a piece is, and how far below its middle


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


def svg(
    board: Board, pieces: Mapping[str, Piece], choice: Choice | None = None, crop: Crop | None = None
) -> str:
    """Return a board with its pieces as one SVG file; with what would come of a choice, or a part of it."""
    drawn = "".join(_piece(piece, f' data-name="{name}"') for name, piece in pieces.items())
    art = f"{board.art}{drawn}{'' if choice is None else _prospect(choice)}"
    used = _used(board, art)
    symbols = "".join(f'<g id="{name}">{art}</g>' for name, art in board.symbols.items() if name in used)
    seen = " ".join(map(str, crop or (0, 0, board.width, board.height)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}"><defs>{symbols}</defs>{art}</svg>'


def _piece(piece: Piece, name: str = "") -> str:
    where = f"translate({rounded(piece.x)} {rounded(piece.y)}) rotate({rounded(piece.turn)})"
    size = "" if piece.size == 1 else f" scale({rounded(piece.size)})"
    layers = "".join(f'<use href="#{layer}"/>' for layer in piece.layers)
    text = lettering(piece.text, MARK, 0, BELOW, class_="mark") if piece.text else ""
    return f'<g{name} transform="{where}{size}">{layers}{text}</g>'


def _ways(choice: Choice) -> str:
    """Return the way of a choice, dotted, and below it those of others in their inks and dashes."""
    others = [_way(trail.path, ink(trail.seat), dashes(trail.seat)) for trail in choice.trails]
    return "".join(others) + _way(choice.path, WAY, DOTTED)


def _way(path: tuple[Point, ...], colour: str, dashed: str) -> str:
    points = " ".join(f"{rounded(x)},{rounded(y)}" for x, y in path)
    return "".join(
        tag(
            "polyline",
            points=points,
            fill="none",
            stroke=stroke,
            stroke_width=width,
            stroke_dasharray=dashed,
            **ROUND,
        )
        for stroke, width in ((EDGE, 12), (colour, 7))
        if len(path) > 1
    )


def _prospect(choice: Choice) -> str:
    """Return what would stand where, the ways that lead there, and what it would cost or bring."""
    ghosts = "".join(map(_piece, choice.ghosts))
    faint = tag("g", ghosts, opacity=FAINT) if ghosts else ""
    return faint + _ways(choice) + "".join(map(_note, choice.notes))


def _note(note: Note) -> str:
    pill = tag(
        "rect",
        x=-note.width / 2,
        y=-18,
        width=note.width,
        height=36,
        rx=18,
        fill=INK,
        stroke=PAPER,
        stroke_width=2,
    )
    return moved(note.x, note.y, pill, lettering(note.text, 22, 0, 8, fill=PAPER))


def _used(board: Board, art: str) -> set[str]:
    """Return the symbols that are seen, or are part of one that is."""
    used: set[str] = set()
    looked = [art]
    while looked:
        new = set(USE.findall(looked.pop())) - used
        used |= new
        looked += [board.symbols[name] for name in new if name in board.symbols]
    return used
