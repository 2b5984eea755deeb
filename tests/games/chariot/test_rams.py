"""Clauses 7.7 to 7.9 of the rule page: rams, and where whoever ends on a chariot is put."""

from __future__ import annotations

from quadriga.games.chariot.course import OUTWARD, WAYS
from tests.games.chariot.boards import DRAWN
from tests.games.chariot.drawing import position
from tests.games.chariot.play import caltrops, play, sheet

CIRCUIT = DRAWN.course(4, "BA", black=False, safe=False).circuit


def test_both_are_hurt_and_the_mover_goes_on() -> None:
    """7.7 Two points each; whoever was struck stays."""
    start = """
           22 23 24 25 26 27
    outer   .  B  .  R  .  .
    middle  .  .  .  .  .  Y
    B 12 2 0, R 9 4 0, Y 12 4 0
    round 3 after RY: B sign 1 +0 lanes 0 attacks 0"""
    assert play(start, "faster") == position("""
           22 23 24 25 26 27
    outer   .  .  .  R  B  .
    middle  .  .  .  .  .  Y
    B 10 3 0, R 7 4 0, Y 12 4 0
    round 4: Y roll""")


def test_every_chariot_in_the_way_is_rammed() -> None:
    """7.7 Three of them: six points for the mover."""
    start = """
           22 23 24 25 26 27
    outer   .  B  R  G  .  .
    middle  .  .  .  .  .  Y
    B 12 3 0, R 9 4 0, G 8 4 0, Y 12 4 0
    round 3 after RGY: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o27 8 4 0"
    assert sheet(start, "red", "faster") == "1:o24 7 4 0"
    assert sheet(start, "green", "faster") == "1:o25 6 4 0"


def test_the_own_second_chariot_is_rammed_too() -> None:
    """7.7 Blue and green belong to one player of two."""
    start = """
    2 AA white -
           22 23 24 25 26 27
    outer   .  B  G  .  .  .
    B 12 3 0, G 8 4 0
    round 3 after G: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "green", "faster") == "1:o24 6 4 0"
    assert sheet(start, "blue", "faster") == "1:o27 10 4 0"


def test_ending_on_a_chariot_one_is_put_behind_it() -> None:
    """7.8 On to the space behind, after both were hurt."""
    start = """
           22 23 24 25 26 27
    outer   .  B  .  R  .  .
    middle  .  .  .  .  .  Y
    B 12 1 0, R 9 4 0, Y 12 4 0
    round 3 after RY: B sign 1 +0 lanes 0 attacks 0"""
    assert play(start, "faster") == position("""
           22 23 24 25 26 27
    outer   .  .  B  R  .  .
    middle  .  .  .  .  .  Y
    B 10 2 0, R 7 4 0, Y 12 4 0
    round 4: Y roll""")


def test_put_behind_the_whole_queue() -> None:
    """7.8 The first space without a chariot, even the one where the move began."""
    start = """
           22 23 24 25 26 27
    outer   .  B  G  R  .  .
    middle  .  .  .  .  .  Y
    B 12 1 0, R 9 4 0, G 12 4 0, Y 12 4 0
    round 3 after RGY: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o23 8 2 0"


def test_put_back_in_the_lane_of_the_ram() -> None:
    """7.8 Not where one came from: the change from outer 23 to middle 20 ends on middle 19."""
    start = """
           18 19 20 21 23
    outer   .  .  .  .  B
    middle  .  .  R  .  .
    B 12 0 0, R 9 4 0
    round 3 after R: B sign 1 +0 lanes 1 attacks 0"""
    assert sheet(start, "blue", "faster", "inward") == "1:m19 10 1 0"


def test_nobody_is_put_on_a_pillar() -> None:
    """7.8 11.2 Outer 24 has one: blue is put on outer 23."""
    start = """
    4 BA white -
           20 21 22 23 24 25 26
    outer   .  .  .  .  #  R  .
    middle  .  B  .  .  .  .  .
    B 12 0 0, R 12 4 0
    round 3 after R: B sign 1 +0 lanes 1 attacks 0"""
    assert CIRCUIT.names[CIRCUIT.onto[CIRCUIT.names.index("m21") * WAYS + OUTWARD]] == "o25"
    assert sheet(start, "blue", "faster", "outward") == "1:o23 10 1 0"


def test_being_put_back_rams_nobody() -> None:
    """7.9 Green stands between and is not touched."""
    start = """
           17 18 19 20 21 23
    outer   7  .  .  .  .  B
    middle  .  .  G  R  .  .
    B 12 0 0, R 9 4 0, G 12 4 0
    round 3 after RG: B sign 1 +0 lanes 1 attacks 0"""
    assert play(start, "faster", "inward") == position("""
           17 18 19 20 21
    middle  .  B  G  R  .
    B 10 1 0, R 7 4 0, G 12 4 0
    round 4: R roll""")


def test_a_caltrop_under_whoever_is_put_back() -> None:
    """7.9 It stays, and does no harm."""
    start = """
           18 19 20 21 23
    outer   .  .  .  .  B
    middle  .  x  R  .  .
    B 12 0 0, R 9 4 0
    round 3 after R: B sign 1 +0 lanes 1 attacks 0"""
    assert sheet(start, "blue", "faster", "inward") == "1:m19 10 1 0"
    assert caltrops(start, "faster", "inward") == "m19"


def test_a_curve_under_whoever_is_put_back() -> None:
    """7.9 Middle 11 bears 5, and blue is put there at speed 7: nothing but the ram hurts."""
    start = """
            6 11 12 13
    outer   B  7  .  .
    middle  .  5  R  .
    B 12 6 0, R 12 4 0
    round 3 after R: B sign 1 +0 lanes 1 attacks 0"""
    assert sheet(start, "blue", "faster", *["ahead"] * 6, "inward") == "1:m11 10 7 0"
