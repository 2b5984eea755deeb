"""Pegs that share a space, and what is said of them: nothing hides what one has to see."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from quadriga.core.drawing import Note, Piece
from quadriga.games.overload import GAME
from quadriga.games.overload.counter import MEET, MOVE
from quadriga.games.overload.drawing import DIE, choice, pieces
from quadriga.games.overload.rules import OverloadState
from tests.games.overload.play import random_game

EMBLEM, COIN, FACES = 11, 22, 54  # how far an emblem, a ring to give and the die reach from their middle
LINE = 34  # units that a note is high
SECTION = 5  # spaces
LONE = "1b0"  # somebody must stand elsewhere, too
AROUND = [*range(1, 27)]  # on both rows, and all round the bend


def meeting(space: int, *others: str) -> OverloadState:
    """Return a position in which pawn 1a has come to others on a space of a track for five."""
    spaces = ["."] * 40
    spaces[space], spaces[space + 8] = ",".join(("1a3", *others)), LONE
    met = {pawn[:2] for pawn in (*others, "1a", "1b")}
    spaces[0] = ",".join(
        f"{seat}{pawn}0" for seat in range(1, 6) for pawn in "ab" if f"{seat}{pawn}" not in met
    )
    sections = [" ".join(spaces[at : at + SECTION]) for at in range(0, 40, SECTION)]
    return GAME.parse(f"5 - | {' / '.join(sections)} | 0 0 0 0 0 | 1 meet a")


def hides(above: Piece, x: float, y: float) -> bool:
    """Whether the foot of a peg, or its rings if it is full, are over this point or near it."""
    across, down = abs(x - above.x) / above.size, (y - above.y) / above.size
    is_on_foot = hypot(max(across - EMBLEM * 0.9, 0) / 27, (down - 4) / 20) < 1
    return is_on_foot or (across - EMBLEM * 0.9 < 22 and -86 < down < -14)


@pytest.mark.parametrize(
    "others", [("2a8",), ("2a8", "3a8"), ("2a8", "3a8", "5b8"), ("2a8", "2b8", "3a8", "5b8")]
)
def test_of_pegs_on_one_space_each_shows_its_emblem(others: tuple[str, ...]) -> None:
    """With as many rings as they can bear; the one on its move is in front of the others."""
    for space in AROUND:
        shown = {
            name: piece for name, piece in pieces(meeting(space, *others), 0).items() if name[:4] == "pawn"
        }
        pegs = [(name, shown[name]) for name in shown if name[5:] in {"1a", *(other[:2] for other in others)}]
        assert len(pegs) == len(others) + 1
        assert pegs[-1][0] == "pawn-1a"
        for (under, peg), (over, above) in combinations(pegs, 2):
            assert not hides(above, peg.x, peg.y + 5 * peg.size), (space, over, under)


@pytest.mark.parametrize("others", [("2a6",), ("2a6", "3a5"), ("2a6", "3a5", "5b4")])
def test_rings_to_give_and_take_lie_beside_each_other_and_not_on_the_die_or_pegs(
    others: tuple[str, ...],
) -> None:
    for space in AROUND:
        state = meeting(space, *others)
        shown = pieces(state, 0)
        coins = [piece for name, piece in shown.items() if name[:5] in ("give-", "take-")]
        assert len(coins) == 2 * len(others)
        assert all(hypot(coin.x - DIE[0], coin.y - DIE[1]) > FACES + COIN for coin in coins)
        assert all(hypot(a.x - b.x, a.y - b.y) >= 2 * COIN for a, b in combinations(coins, 2))
        names = ["pawn-1a", *(f"pawn-{other[:2]}" for other in others)]
        pegs = [shown[name] for name in names]
        for coin in coins:
            assert not any(hypot(coin.x - peg.x, coin.y - peg.y) < COIN + 20 * peg.size for peg in pegs), (
                space
            )


def overlap(one: Note, other: Note) -> bool:
    return abs(one.x - other.x) < (one.width + other.width) / 2 - 1 and abs(one.y - other.y) < LINE


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_said_of_pegs_is_readable_and_on_the_board(players: int) -> None:
    """Of all that a move or an exchange does: nothing lies over anything else, and each near its peg."""
    told = 0
    for seed in range(3):
        for state in random_game(players, (), seed):
            if state.phase not in (MOVE, MEET):
                continue
            for action in state.legal():
                notes = choice(state, action).notes
                told = max(told, len(notes))
                assert not any(overlap(one, other) for one, other in combinations(notes, 2)), str(state)
                for note in notes:
                    assert note.width / 2 <= note.x <= 1200 - note.width / 2, str(state)
                    assert LINE / 2 <= note.y <= 760 - LINE / 2, str(state)
    assert told >= 3


def test_whoever_would_come_to_a_space_is_seen_beside_those_who_are_there() -> None:
    state = GAME.parse(
        "3 - | . . . . . / 1a3 . . 2a6 . / 3a8 1b0 . . . / 2b1 . . . . / . . . . . / . . . 3b0 . "
        "| 0 0 0 | 1 move 3"
    )
    (ghost,) = choice(state, GAME.parse_action(state, "move a")).ghosts
    there = pieces(state, 0)["pawn-2a"]
    assert not hides(ghost, there.x, there.y + 5)
    assert abs(ghost.y - there.y) < 20
