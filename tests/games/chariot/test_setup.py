"""Chapter 2 of the rule page: who drives what, the circuit, and the starting places."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quadriga import CHANCE, WrongPlayers
from quadriga.core.game import possible
from quadriga.games.chariot import GAME
from quadriga.games.chariot.course import NOWHERE, STRAIGHT, WAYS
from tests.games.chariot.boards import DRAWN
from tests.games.chariot.play import choices, play

FIRST = {
    2: "1 blue waits, 2 red waits, 1 green waits, 2 yellow waits",
    3: "1 blue waits, 2 red waits, 3 green waits, 1 yellow waits, 2 purple waits, 3 brown waits",
    4: "1 blue waits, 2 red waits, 3 green waits, 4 yellow waits",
    5: "1 blue waits, 2 red waits, 3 green waits, 4 yellow waits, 5 purple waits",
    6: "1 blue waits, 2 red waits, 3 green waits, 4 yellow waits, 5 purple waits, 6 brown waits",
}

CIRCUIT = DRAWN.course(4, "AA", black=False, safe=False).circuit


def grid(players: int, *colours: str) -> str:
    """Return the position after these chariots drew their places in turn."""
    return play(f"{players} AA white - | {FIRST[players]} | - | 0 - | grid", *(f"grid {c}" for c in colours))


@pytest.mark.parametrize("players", FIRST)
def test_everyone_has_a_chariot_or_two(players: int) -> None:
    """2.1 Two to six players, with two chariots each if they are two or three."""
    assert GAME.text(GAME.start(players)) == f"{players} AA white - | {FIRST[players]} | - | 0 - | grid"


@pytest.mark.parametrize("players", [1, 7])
def test_fewer_or_more_cannot_race(players: int) -> None:
    """2.1 The race is for two to six."""
    with pytest.raises(WrongPlayers) as error:
        GAME.start(players)
    assert str(error.value) == f"Chariot Race is for 2 to 6 players, not {players}"


def test_three_lanes_the_inner_one_shortest() -> None:
    """2.2 Outer, middle and inner, with 44, 36 and 28 spaces."""
    lengths = [sum(name[0] == lane for name in CIRCUIT.names) for lane in "omi"]
    assert lengths == [44, 36, 28]
    assert CIRCUIT.spaces == 108


@pytest.mark.parametrize("lane", "omi")
def test_every_lane_is_a_ring(lane: str) -> None:
    """2.2 Straight on one comes to every space of the lane, and once a lap over the line."""
    start = at = CIRCUIT.names.index(f"{lane}5")
    seen: list[str] = []
    crossings = 0
    while not seen or at != start:
        seen.append(CIRCUIT.names[at])
        crossings += CIRCUIT.crossing[at * WAYS + STRAIGHT]
        ahead = CIRCUIT.onto[at * WAYS + STRAIGHT]
        assert CIRCUIT.behind[ahead] == at
        at = ahead
    assert len(seen) == sum(name[0] == lane for name in CIRCUIT.names)
    assert crossings == 1


def test_the_line_is_ahead_of_the_front_row() -> None:
    """2.2 Only from the spaces 4, straight on or to a lane whose front is over it, one crosses."""
    crossing = [
        f"{CIRCUIT.names[at // WAYS]} {CIRCUIT.names[CIRCUIT.onto[at]]}"
        for at in range(CIRCUIT.spaces * WAYS)
        if CIRCUIT.crossing[at]
    ]
    assert crossing == ["o4 o5", "o4 m5", "m4 m5", "m4 i5", "i4 i5"]


def test_no_two_fronts_are_level() -> None:
    """2.3 All 108 differ, wherever one begins to count the lap."""
    assert len({front % CIRCUIT.lap for front in CIRCUIT.fronts}) == 108


def test_spaces_are_staggered_like_bricks() -> None:
    """2.3 On the straight the outer lane is a little ahead."""
    fronts = [CIRCUIT.fronts[CIRCUIT.names.index(name)] for name in ("o8", "m8", "i8", "o7")]
    assert [before - after for before, after in pairwise(fronts)] == [4, 4, 4]


def test_every_way_leads_ahead() -> None:
    """2.3 7.3 Whatever way one goes, the front of the next space is further on."""
    for at in range(CIRCUIT.spaces * WAYS):
        if CIRCUIT.onto[at] != NOWHERE:
            gain = CIRCUIT.fronts[CIRCUIT.onto[at]] - CIRCUIT.fronts[at // WAYS]
            assert 0 < gain + CIRCUIT.crossing[at] * CIRCUIT.lap < 24


def test_the_sheet_at_the_start() -> None:
    """2.4 Damage 12, speed 4, fortune 3, and nobody over the line yet."""
    assert (
        grid(4, "green").split(" | ")[1] == "1 blue waits, 2 red waits, 3 green 0:o4 12 4 3, 4 yellow waits"
    )


def test_the_tracks_end_where_they_end() -> None:
    """2.4 At 12, 12 and 6."""
    sheet = GAME.start(4).course.sheets[0]
    assert (sheet.most_damage, sheet.most_speed, sheet.most_fortune) == (12, 12, 6)


def test_all_caltrops_are_in_the_supply() -> None:
    """2.5 Twenty of them, and none on the circuit."""
    assert [GAME.start(players).supply for players in FIRST] == [20] * 5
    assert sum(GAME.start(6).caltrops) == 0


def test_every_chariot_may_draw_every_place() -> None:
    """2.6 Whoever waits is as likely as the others, a player's second chariot too."""
    state = GAME.start(2)
    assert state.actor() == CHANCE
    assert state.chances() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    state.apply(1)
    assert state.chances() == [(0, 1), (2, 1), (3, 1)]
    assert [GAME.action_text(state, outcome) for outcome in possible(state)] == [
        "grid blue",
        "grid green",
        "grid yellow",
    ]


def test_places_are_filled_from_the_first() -> None:
    """2.6 The front row from the outer lane inwards, then the back row; the last one gets what is left."""
    _, chariots, _, _, turn = grid(6, "brown", "blue", "green", "red", "purple").split(" | ")
    assert chariots.split(", ") == [
        "1 blue 0:m4 12 4 3",
        "2 red 0:o3 12 4 3",
        "3 green 0:i4 12 4 3",
        "4 yellow 0:i3 12 4 3",
        "5 purple 0:m3 12 4 3",
        "6 brown 0:o4 12 4 3",
    ]
    assert turn == "brown roll"


def test_with_four_chariots_the_last_places_stay_empty() -> None:
    """2.6 Places 1 to 4 only."""
    assert grid(4, "red", "blue", "yellow").split(" | ")[1] == (
        "1 blue 0:m4 12 4 3, 2 red 0:o4 12 4 3, 3 green 0:o3 12 4 3, 4 yellow 0:i4 12 4 3"
    )


def test_nobody_draws_twice() -> None:
    """2.6 A chariot with a place draws no other."""
    text = grid(4, "red")
    assert choices(text) == ["grid blue", "grid green", "grid yellow"]
