"""Chapter 2 of the rule page: what stands where before the first turn."""

from __future__ import annotations

from itertools import chain

import pytest

from quadriga import WrongPlayers
from quadriga.games.overload import GAME
from tests.games.overload.play import choices, play

FIRST = {
    3: """3 - | 1a0,1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
              / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 load""",
    4: """4 - | 1a0,1b0,2a0,2b0,3a0,3b0,4a0,4b0 . . . . / . . . . . / . . . . . / . . . . .
              / . . . . . / . . . . . / . . . . . | 0 0 0 0 | 1 load""",
    5: """5 - | 1a0,1b0,2a0,2b0,3a0,3b0,4a0,4b0,5a0,5b0 . . . . / . . . . . / . . . . . / . . . . .
              / . . . . . / . . . . . / . . . . . / . . . . . | 0 0 0 0 0 | 1 load""",
}

TRACKS = {
    3: ("start", "A", "curve1", "curve2", "D", "finish"),
    4: ("start", "A", "B", "curve1", "curve2", "D", "finish"),
    5: ("start", "A", "B", "curve1", "curve2", "C", "D", "finish"),
}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_begins_with_two_pawns_on_start(players: int) -> None:
    """2.1 Three to five players, two pawns each, all on START."""
    assert GAME.text(GAME.start(players)) == play(FIRST[players])


@pytest.mark.parametrize("players", [2, 6])
def test_fewer_or_more_cannot_play(players: int) -> None:
    """2.1 The game is for three to five."""
    with pytest.raises(WrongPlayers) as error:
        GAME.start(players)
    assert str(error.value) == f"Overload is for 3 to 5 players, not {players}"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_more_sections(players: int) -> None:
    """2.2 The sections, in their order, by number of players."""
    everything = GAME.start(players, {"sections": "all"})
    assert everything.track.turned == TRACKS[players]


@pytest.mark.parametrize(("players", "spaces"), [(3, 30), (4, 35), (5, 40)])
def test_more_players_longer_track(players: int, spaces: int) -> None:
    """2.2 The track has 30, 35 or 40 spaces, START and FINISH included."""
    assert len(GAME.start(players).track.spaces) == spaces


def test_all_rings_are_in_the_bowl() -> None:
    """2.3 No pawn has a ring yet."""
    assert [list(GAME.start(players).rings) for players in (3, 4, 5)] == [[0] * 6, [0] * 8, [0] * 10]


def test_a_pawn_carries_at_most_eight() -> None:
    """2.3 Nine rings cannot be loaded."""
    assert "load a 8" in choices(FIRST[3])
    assert "load a 9" not in choices(FIRST[3])


def test_the_die_has_eight_faces() -> None:
    """2.4 One die, 1 to 8, each face as likely as the others."""
    state = GAME.start(3)
    state.apply(state.legal()[0])
    assert state.chances() == [(face, 1) for face in range(1, 9)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_seat_1_begins_then_clockwise(players: int) -> None:
    """2.4 After the last seat it is seat 1 again."""
    turns = [("load a 0", f"roll {face}") for face in range(1, players + 1)]
    asked = [turn_after(players, turns[:done]) for done in range(players + 1)]
    assert asked == [*(f"{seat} load" for seat in range(1, players + 1)), "1 load"]


def turn_after(players: int, turns: list[tuple[str, str]]) -> str:
    """Return whose turn it is after these turns, and what is asked."""
    return play(FIRST[players], *chain.from_iterable(turns)).split(" | ")[3]
