"""Chapter 6 of the rule page: the ninth ring."""

from __future__ import annotations

from tests.games.overload.play import choices, play, told


def test_a_passed_pawn_with_eight_rings_goes_back_to_start() -> None:
    """6.1 6.2 Its rings are gone, and whoever passed it scores a point."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 4"""
    assert play(before, "move a") == play("""
    3 - | 2a0,2b0,3b0 . . . . / . . 1a4 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 6 6 7 | 2 load""")


def test_a_given_ninth_ring_overloads() -> None:
    """6.1 6.2 The giver loses the ring, the other pawn everything."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 3"""
    assert play(before, "move a", "give 2a") == play("""
    3 - | 2a0,2b0,3b0 . . . . / . 1a3 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 6 6 7 | 2 load""")


def test_the_owner_loads_it_anew_on_its_turn() -> None:
    """6.1 Back on START the pawn is one to choose and to load."""
    before = """
    3 - | 3b0 . . 1a4 . / . 2a8 . 3a1 . / . . . . .
        / . . 2b3 . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 4"""
    assert choices(before, "move a") == [f"load a {rings}" for rings in range(9)]


def test_eight_rings_alone_do_no_harm() -> None:
    """6.1 The eighth ring still fits."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a7 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 4"""
    assert play(before, "move a") == play("""
    3 - | 2b0,3b0 . . . . / . 2a8 1a4 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 2 load""")


def test_every_overload_of_others_scores() -> None:
    """6.2 Two pawns overloaded in one move are two points."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 . 3a8 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 8"""
    assert play(before, "move a") == play("""
    3 - | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . 1a4 . . .
        / . . . . . / 1b2 . . . . / . . . . . | 7 6 7 | 2 load""")


def test_meetings_go_on_after_another_pawn_is_overloaded() -> None:
    """6.2 5.1 Red and yellow overloaded by giving: two points, and two pawns are still to be met."""
    before = """
    3 - | 1b0 . . . . / . 1a4,2a8,2b0,3a8,3b1 . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 meet a"""
    assert play(before, "give 2a", "give 3a") == play("""
    3 - | 1b0,2a0,3a0 . . . . / . 1a2,2b0,3b1 . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 2 0 0 | 1 meet a""")
    assert choices(before, "give 2a", "give 3a") == ["give 2b", "give 3b", "take 3b"]


def test_overloading_the_own_pawn_scores_nothing() -> None:
    """6.3 Blue passes its own full pawn: no point for anyone."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 1b8 . 3a1 . / . . . . .
        / . . . . . / 2a2 . . . . / . . . . . | 5 6 7 | 1 move 4"""
    assert play(before, "move a") == play("""
    3 - | 1b0,2b0,3b0 . . . . / . . 1a4 3a1 . / . . . . .
        / . . . . . / 2a2 . . . . / . . . . . | 5 6 7 | 2 load""")


def test_giving_a_ninth_ring_to_the_own_pawn_scores_nothing() -> None:
    """6.3 Giving is no better than passing."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 1b8 . 3a1 . / . . . . .
        / . . . . . / 2a2 . . . . / . . . . . | 5 6 7 | 1 move 3"""
    assert play(before, "move a", "give 1b") == play("""
    3 - | 1b0,2b0,3b0 . . . . / . 1a3 . 3a1 . / . . . . .
        / . . . . . / 2a2 . . . . / . . . . . | 5 6 7 | 2 load""")


def test_taking_the_ninth_ring_overloads_the_mover() -> None:
    """6.4 Yellow, not met yet, is not met any more; the turn is over, without a point."""
    before = """
    3 - | 2b0,3b0 . . 1a8 . / . 2a5,3a1 . . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 1 move 3"""
    assert choices(before, "move a") == ["give 2a", "take 2a", "give 3a", "take 3a"]
    assert play(before, "move a", "take 2a") == play("""
    3 - | 1a0,2b0,3b0 . . . . / . 2a4,3a1 . . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 5 6 7 | 2 load""")


def test_the_action_of_the_space_lapses_with_it() -> None:
    """6.4 Blue left + overloaded: it waits on START without the ring that + would have given."""
    before = """
    3 start | 1b0,2b0,3a0,3b0 . . +1a8,2a5 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 5 6 7 | 1 meet a"""
    assert told(before, "take 2a") == ["take 5.1 2a 1", "overload 6.1 1a 9"]
    assert play(before, "take 2a") == play("""
    3 start | 1a0,1b0,2b0,3a0,3b0 . . +2a4 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 5 6 7 | 2 load""")


def test_the_ninth_ring_overloads_with_an_empty_bowl() -> None:
    """6.5 Ten pawns carry all 80 rings, and yet passing overloads."""
    before = """
    5 - | . 1a8 2a8 . 2b8 / . 3a8,3b8 . . . / 4a8 . . . 4b8 / 5a8 . . . . / 5b8 . . . .
        / . . . . . / . . . . . / 1b8 . . . . | 0 0 0 0 0 | 1 move 2"""
    assert play(before, "move a") == play("""
    5 - | 2a0 . . 1a8 2b8 / . 3a8,3b8 . . . / 4a8 . . . 4b8 / 5a8 . . . . / 5b8 . . . .
        / . . . . . / . . . . . / 1b8 . . . . | 1 0 0 0 0 | 2 load""")
