"""Positions and actions of Asteroid Escape as text.

A position has eight fields with a bar between them:

1. the table: players, asteroids or clear, bonus or -;
2. the cells, row by row: . is empty, 12.1 is tile 12 after one quarter-turn, *3b2 is the blue
   asteroid of value 3, turned twice;
3. the asteroids that are out of the game;
4. the ships by seat: c3:5 faces cell c3 (third column, third row) and will enter by port 5;
5. the hands by seat; 17+24 is tile 17, which seats 2 and 4 have seen as well, 17! everybody has
   (during a swap, besides the seat that held it before);
6. what was put under the pile, in the order in which it will be drawn; what is nowhere else is on top;
7. what was mixed out of sight: who saw it, then tiles with the seats that had seen them before, and
   for a swap from which hand to which;
8. whose turn it is, what is asked, and what belongs to that.
"""

from __future__ import annotations

from quadriga.games.asteroid.field import PORTS, STOP, TURNS, Field
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import (
    CELL,
    DEAL,
    DONE,
    DRAW,
    DRIFT,
    DRIFTING,
    EMPTY,
    FLOWN,
    GONE,
    LAST,
    MARK,
    NOBODY,
    PLACE,
    REFILL,
    ROLL,
    SETUP,
    SWAP,
    TURN,
    WAITING,
    WHICH,
    Mix,
    members,
)

NONE = "-"
PHASES = {
    "deal": DEAL,
    "which": WHICH,
    "cell": CELL,
    "turn": TURN,
    "mark": MARK,
    "roll": ROLL,
    "drift": DRIFT,
    "place": PLACE,
    "swap": SWAP,
    "draw": DRAW,
    "won": DONE,
}
ASKED = {phase: word for word, phase in PHASES.items()}
STAGES = {"setup": SETUP, "refill": REFILL, "drifting": DRIFTING, "flown": FLOWN, "last": LAST}
NEXT = {stage: word for word, stage in STAGES.items()}
PLACING = (WHICH, CELL, TURN)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
COLOURS = "br"

NUMBER = r"(?:0|[1-9][0-9]{0,4})"
CELL_NAME = rf"[a-z]{NUMBER}"
ROCK_NAME = rf"{NUMBER}[br]"
ACTIONS = (
    rf"deal {NUMBER}|draw {NUMBER}|asteroid {ROCK_NAME}|at {CELL_NAME}|heading {NUMBER}|roll {NUMBER}"
    rf"|die {NUMBER}|start {CELL_NAME}:{NUMBER}|place {NUMBER}\.{NUMBER}|swap {NUMBER} {NUMBER}|stop"
)


def cell_name(field: Field, cell: int) -> str:
    return f"{LETTERS[cell % field.size]}{cell // field.size + 1}"


def entry_name(field: Field, entry: int) -> str:
    """Return a ship's place: the cell that it faces and the port by which it will enter."""
    return f"{cell_name(field, entry // PORTS)}:{entry % PORTS}"


def rock_name(field: Field, rock: int) -> str:
    """Return the value and the colour of an asteroid: 3b, 5r."""
    return f"{field.value[rock]}{COLOURS[rock % 2]}"


def rock_facts(field: Field, rock: int) -> dict[str, int | str]:
    """Return the same for words."""
    return {"value": int(field.value[rock]), "colour": ("blue", "red")[rock % 2]}


def action_text(state: AsteroidState, action: int) -> str:
    field, phase = state.field, state.phase
    if phase in (DEAL, DRAW, ROLL, TURN):
        word = {DEAL: "deal", DRAW: "draw", ROLL: "roll", TURN: "heading"}[phase]
        return f"{word} {action}"
    if phase == DRIFT:
        return f"die {action}"
    if phase == WHICH:
        return f"asteroid {rock_name(field, action)}"
    if phase == CELL:
        return f"at {cell_name(field, action)}"
    if phase == MARK:
        return f"start {entry_name(field, field.starts[action])}"
    if phase == PLACE:
        tile, turn = divmod(int(action - field.place_at), TURNS)
        return f"place {tile}.{turn}"
    if action == STOP:
        return "stop"
    own, other = divmod(int(action - field.swap_at), int(field.tiles))
    return f"swap {own} {other}"


def position_text(state: AsteroidState) -> str:
    fields = (
        table_text(state.field),
        _cells(state),
        _names(
            [rock_name(state.field, at) for at in range(state.field.asteroids) if state.spots[at] == GONE]
        ),
        " ".join(ship_text(state, seat) for seat in range(state.field.players)),
        " / ".join(_tiles(state, tiles) for tiles in state.hands),
        " / ".join(_tiles(state, tiles) for tiles in state.under) or NONE,
        " / ".join(_mix(mix, state.field) for mix in state.mixes) or NONE,
        turn_text(state),
    )
    return " | ".join(fields)


def table_text(field: Field) -> str:
    sky = "asteroids" if field.with_asteroids else "clear"
    return f"{field.players} {sky} {'bonus' if field.bonus else NONE}"


def _names(names: list[str]) -> str:
    return ",".join(names) or NONE


def _cells(state: AsteroidState) -> str:
    size = state.field.size
    words = [_cell(state, cell) for cell in range(state.field.cells)]
    return " / ".join(" ".join(words[row * size : (row + 1) * size]) for row in range(size))


def _cell(state: AsteroidState, cell: int) -> str:
    content = state.cells[cell]
    if content == EMPTY:
        return "."
    if content > EMPTY:
        return f"{(content - 1) // TURNS}.{(content - 1) % TURNS}"
    rock = int(-1 - content)
    return f"*{rock_name(state.field, rock)}{state.headings[rock]}"


def ship_text(state: AsteroidState, seat: int) -> str:
    entry = state.ships[seat]
    if entry >= 0:
        return entry_name(state.field, entry)
    return NONE if entry == WAITING else "out"


def _tiles(state: AsteroidState, tiles: int) -> str:
    """Return tiles with who has seen them besides their owner."""
    words = []
    for tile in members(tiles):
        owner = owner_of(state, tile)
        words.append(f"{tile}{seen_text(state.knows[tile] & ~owner, state.field, owner)}")
    return ",".join(words) or NONE


def owner_of(state: AsteroidState, tile: int) -> int:
    """Return the seat, as a set, that has seen a tile by holding it; during a swap, before it began."""
    for seat, tiles in enumerate(state.held if state.phase == SWAP else state.hands):
        if (tiles >> tile) & 1:
            return 1 << seat
    return 0


def seen_text(seats: int, field: Field, owner: int = 0) -> str:
    if seats | owner == field.everyone:
        return "!"
    return f"+{seats_text(seats)}" if seats else ""


def seats_text(seats: int) -> str:
    return "".join(str(seat + 1) for seat in range(int(seats).bit_length()) if (seats >> seat) & 1)


def _mix(mix: Mix, field: Field) -> str:
    who = NONE if mix.swapper == NOBODY else str(mix.swapper + 1)
    words = [
        f"{tile}{seen_text(known, field)}" + ("" if mix.swapper == NOBODY else f"@{before}>{after}")
        for tile, known, before, after in zip(mix.tiles, mix.known, mix.before, mix.after, strict=True)
    ]
    return " ".join([who, *words])


def turn_text(state: AsteroidState) -> str:
    """Return whose turn it is, what is asked, and what belongs to that."""
    phase = state.phase
    words = [str(state.active + 1), ASKED[phase]]
    if state.marker != NOBODY and phase != DONE:
        words += ["marker", str(state.marker + 1)]
    if phase == DONE:
        return " ".join([*words, seats_text(state.winners)])
    if phase in (DEAL, DRAW):
        words += ["to", str(state.drawer + 1)]
    if phase in (*PLACING, DRAW):
        words += ["then", NEXT[state.then]]
    words += _placing(state) if phase in PLACING else []
    words += _drifting(state) if is_drifting(state) else []
    if state.lost and (is_drifting(state) or phase == SWAP):
        words += ["lost", seats_text(state.lost)]
    words += _swapping(state) if phase == SWAP else []
    return " ".join(words)


def is_drifting(state: AsteroidState) -> bool:
    """Whether the asteroids are on the move, even if something else is asked first."""
    waits = state.phase in (*PLACING, DRAW) and state.then == DRIFTING
    return state.phase == DRIFT or waits


def _placing(state: AsteroidState) -> list[str]:
    words = ["due", str(state.due)]
    if state.phase != WHICH:
        words += ["rock", rock_name(state.field, state.rock)]
    if state.phase == TURN:
        words += ["cell", cell_name(state.field, state.cell)]
    return words


def _drifting(state: AsteroidState) -> list[str]:
    words = ["at", rock_name(state.field, state.drifter)]
    fresh = [rock_name(state.field, at) for at in range(state.field.asteroids) if (state.fresh >> at) & 1]
    return [*words, "fresh", ",".join(fresh)] if fresh else words


def _swapping(state: AsteroidState) -> list[str]:
    held = [
        ",".join(map(str, members(tiles))) or NONE
        for tiles in (state.held[seat] for seat in range(state.field.players))
    ]
    words = ["held", "/".join(held)]
    return ["fled", seats_text(state.fled), *words] if state.fled else words
