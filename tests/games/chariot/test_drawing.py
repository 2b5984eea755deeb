"""Chariot Race as it is drawn: where everything lies, where one points, and what is seen to happen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import CHANCE, OVER, Rng
from quadriga.core.drawing import Choice, Cue, Gauge, Sheet
from quadriga.core.inks import ink
from quadriga.core.words import Phrase
from quadriga.games.chariot import GAME, poster
from quadriga.games.chariot.arena import INNER, MIDDLE, OUTER, Arena
from quadriga.games.chariot.drawing import board, choice, cues, pieces, sheets
from quadriga.games.chariot.places import ground
from quadriga.games.chariot.plan import sections
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.boards import SMALL, read
from tests.games.chariot.drivers import careful
from tests.games.chariot.play import reached

FAVOUR = """
        8  9 10 11 12
outer   G  .  .  7  x
middle  .  .  .  B  .
B 3 6 2, G 12 7 3
round 3 after B: G favour pace,lane,lane,attack"""

ON_ITS_WAY = """
        8  9 10 11 12
outer   G  .  .  7  x
middle  .  .  .  B  .
B 3 6 2, G {} 3
round 3 after B: G move {} lanes 1 attacks 0 from {}"""
SLOW = ON_ITS_WAY.format("12 4", 4, "o8 by -")
FAST = ON_ITS_WAY.format("12 7", 3, "o4 by o5,o6,o7,o8")
WEAK = ON_ITS_WAY.format("4 7", 3, "o4 by o5,o6,o7,o8")

ARRIVED = """
        5  6  7  8  9
outer   .  .  .  B  .
middle  .  .  .  .  Y
B 12 3 0, Y {} 4 0
round 3 after Y: B attack 1 from o5 by o6,o7,o8"""


def pointed(state: ChariotState, action: str) -> Choice:
    return choice(state, GAME.parse_action(state, action))


def happened(state: ChariotState, *actions: str) -> list[Cue]:
    """Return what is seen of the last of these actions."""
    *first, last = actions
    for action in first:
        state.apply(GAME.parse_action(state, action))
    before, told = state.copy(), state.listen()
    state.apply(GAME.parse_action(state, last))
    return cues(before, told)


def at(state: ChariotState, name: str) -> tuple[float, float]:
    return ground(state).within(state.course.circuit.names.index(name))


# Where everything lies


def test_the_oval_runs_to_the_right_below_and_back_above() -> None:
    """2.2 As the rule page draws it: the outer lane outside, and heads turned where the race leads."""
    state = reached(FAVOUR)
    names, places = state.course.circuit.names, ground(state)
    (_, outer), (_, middle), (_, inner) = (at(state, name) for name in ("o5", "m5", "i5"))
    assert MIDDLE + OUTER > outer > middle > inner > MIDDLE + INNER
    assert at(state, "o4")[0] < at(state, "o5")[0]
    assert at(state, "o25")[1] < MIDDLE < at(state, "o5")[1]
    headings = [places.heading(names.index(name)) for name in ("o5", "o15", "o16", "o25", "o38")]
    assert headings == [0, pytest.approx(-82.5), pytest.approx(-97.5), -180, pytest.approx(-277.5)]


def test_whoever_is_further_ahead_on_the_straight_is_drawn_so() -> None:
    """2.3 Front edges lie as their figures say."""
    state = reached(FAVOUR)
    names, places = state.course.circuit.names, ground(state)
    fronts = [places.within(names.index(name), along=1)[0] for name in ("o7", "i8", "m8", "o8")]
    assert fronts == sorted(fronts)


def test_another_board_is_drawn_by_its_own_figures(tmp_path: Path) -> None:
    layout = read(tmp_path, SMALL).layout
    drawn = Arena(tuple(sections(layout)))
    assert len(drawn.cells) == sum(map(len, layout.lanes))
    x, y = drawn.within(0, along=0)
    assert (x, y - drawn.breadth / 2) == pytest.approx((320, MIDDLE + OUTER - drawn.breadth))


def test_every_space_can_be_pointed_at_and_pillars_stand_where_side_b_lies_up() -> None:
    """11.2 11.3 A limit is printed on its space, and the letters of the halves beside it."""
    plain, pillars = (board(reached(f"4 {halves} white - {FAVOUR}")) for halves in ("AA", "BB"))
    names = re.findall(r'data-name="space-(\w+)"', plain.art)
    assert sorted(names) == sorted(reached(FAVOUR).course.circuit.names)
    assert plain.art.count(">7</text>") == 4
    assert (plain.art.count(">A</text>"), pillars.art.count(">B</text>")) == (2, 2)
    assert plain.art.count("1.5 4.47") == 0
    assert pillars.art.count("1.5 4.47") == 4


def test_a_position_is_drawn() -> None:
    state = reached(FAVOUR)
    drawn = pieces(state, 2)
    green, blue = drawn["chariot-green"], drawn["chariot-blue"]
    assert (green.x, green.y) == at(state, "o8")
    assert green.layers == ("spotlight", "chariot-green")
    assert (green.seat, blue.seat) == (2, 0)
    assert blue.layers == ("chariot-blue",)
    assert "chariot-red" not in drawn
    assert (drawn["caltrop-o12"].x, drawn["caltrop-o12"].y) == at(state, "o12")
    assert drawn["shield"].layers == ("shield-green", "figure-7")
    dice = [piece.layers for name, piece in drawn.items() if name.startswith("die-")]
    assert dice == [("die-pace",), ("die-lane",), ("die-lane",), ("die-attack",)]


def test_only_who_is_asked_has_tiles_to_answer_with() -> None:
    """5.3 A die cannot be turned to fortune."""
    state = reached(FAVOUR)
    answers = {"done", "face-pace", "face-sprint", "face-lane", "face-attack"}
    assert set(pieces(state, 2)) - set(pieces(state, None)) == answers
    assert pieces(state, 0) == pieces(state, None)


def test_two_chariots_on_one_space_are_drawn_beside_each_other() -> None:
    """7.7 On its way the mover is where another stands."""
    state = reached("""
            8  9 10
    outer   G  .  .
    middle  .  B  .
    B 12 6 2, G 12 4 3
    round 3 after B: G move 4 lanes 2 attacks 0 from o8 by -""")
    state.apply(GAME.parse_action(state, "inward"))
    drawn = pieces(state, None)
    blue, green = drawn["chariot-blue"], drawn["chariot-green"]
    assert blue.y > at(state, "m9")[1] > green.y
    assert blue.size == green.size < 0.8
    assert list(drawn)[-1] == "chariot-green"


def test_the_sheets() -> None:
    """2.4 3.4 In the order of the seats; a wreck is out, and who has played has a mark."""
    blue, red, *_ = sheets(reached(FAVOUR), None)
    tracks = (Gauge("damage", 3, 12), Gauge("speed", 6, 12), Gauge("fortune", 2, 6), Gauge("laps", 0, 2))
    called = Phrase("chariot", {"chariot": "blue"})
    assert blue == Sheet(0, "chariot-blue", tracks, ("played",), called=called, ink=0)
    assert red.is_out


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_sheet_has_the_ink_of_its_chariot(players: int) -> None:
    """2.2 Whoever drives it, and with which other one."""
    state = GAME.start(players)
    state.settle(Rng(1))
    symbols = board(state).symbols
    for sheet in sheets(state, None):
        assert sheet.ink is not None
        others = {ink(other) for other in range(6)} - {ink(sheet.ink)}
        assert ink(sheet.ink) in symbols[sheet.symbol]
        assert not any(other in symbols[sheet.symbol] for other in others)
    assert len({sheet.ink for sheet in sheets(state, None)}) == len(sheets(state, None))


def test_of_two_chariots_one_rests() -> None:
    """2.2 Whoever has two plays with one of them; the other's sheet stays as it is."""
    state = GAME.start(2)
    rng = Rng(1)
    for _ in range(40):
        state.settle(rng)
        shown = sheets(state, None)
        assert [sheet.seat for sheet in shown] == [0, 0, 1, 1]
        (active,) = [sheet for sheet in shown if sheet.seat == state.actor() and not sheet.rests]
        assert active.symbol == f"chariot-{state.course.colours[state.mover]}"
        state.apply(int(state.pick(rng)))


def test_the_chariot_that_wins_does_not_rest() -> None:
    """10.6 The other one of its driver may be a wreck."""
    state, rng = GAME.start(3), Rng(1)
    while state.settle(rng) != OVER or sum(state.payoff()) == 0:
        state = GAME.start(3) if state.actor() == OVER else state
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    winner = state.payoff().index(1)
    (active,) = [sheet for sheet in sheets(state, None) if sheet.seat == winner and not sheet.rests]
    assert active.symbol == f"chariot-{state.course.colours[state.mover]}"


@pytest.mark.parametrize(("players", "each"), [(4, 1), (2, 2)])
def test_before_a_chariot_is_chosen_its_sheet_is_empty(players: int, each: int) -> None:
    """11.6 Whose it will be is known; and with two of them, which one is chosen now."""
    state = GAME.start(players, {"sheets": "black"})
    empty = [Sheet(seat, "", rests=number > 0) for seat in range(players) for number in range(each)]
    assert sheets(state, None) == empty
    state.apply(GAME.parse_action(state, "first 2"))
    state.apply(GAME.parse_action(state, "take red"))
    shown = sheets(state, None)
    assert [sheet.symbol for sheet in shown if sheet.seat == 1] == ["chariot-red", ""][:each]
    assert [sheet.rests for sheet in shown if sheet.seat == 1] == [each > 1, False][:each]
    assert [sheet for sheet in shown if sheet.seat != 1] == [sheet for sheet in empty if sheet.seat != 1]


def test_before_the_start_sheets_show_where_their_tracks_begin() -> None:
    """11.6 Chosen, but not placed yet."""
    state = GAME.start(4, {"sheets": "black"})
    for action in ("first 1", "take red"):
        state.apply(GAME.parse_action(state, action))
    red, *_ = sheets(state, None)
    assert not red.is_out
    assert red.gauges[:2] == (Gauge("damage", 14, 14), Gauge("speed", 3, 11))
    assert pieces(state, None)["chariot-red"].layers == ("stall-red", "chariot-red", "taken")


def test_chariots_of_nobody_stay_in_the_box() -> None:
    """2.1 Four wait for their places; with black sheets all six do until they are chosen."""
    assert sum(name.startswith("chariot-") for name in pieces(GAME.start(4), None)) == 4
    assert sum(name.startswith("chariot-") for name in pieces(GAME.start(4, {"sheets": "black"}), None)) == 6


# Where one points


def test_dice_are_pointed_at() -> None:
    """5.2 5.3 All that are rolled again; one that is turned, and the face it shall show."""
    state = reached(FAVOUR)
    assert pointed(state, "reroll pace,lane").targets == ("die-1", "die-2")
    assert pointed(state, "reroll lane,lane").targets == ("die-2", "die-3")
    turned = pointed(state, "set lane sprint")
    assert turned.targets == ("die-2", "face-sprint")
    assert turned.ghosts[0].layers == ("die-sprint",)
    assert [note.text for note in turned.notes] == ["−2 ✦"]
    assert pointed(state, "keep").targets == ("done",)
    assert pieces(state, int(state.actor()))["done"].confirms, "what was chosen is done by it"


def test_a_step_is_pointed_at_where_it_leads() -> None:
    """7.3 The space entered; its path goes on while there is no choice."""
    state = reached(SLOW)
    ahead, inward = pointed(state, "ahead"), pointed(state, "inward")
    assert (ahead.targets, inward.targets) == (("space-o9",), ("space-m9",))
    assert ahead.path == (at(state, "o8"), at(state, "o9"))
    # Blue is on middle 11: rammed on the way to middle 12.
    assert inward.path == tuple(at(state, name) for name in ("o8", "m9", "m10", "m11", "m12"))
    assert (inward.ghosts[0].x, inward.ghosts[0].y) == at(state, "m12")
    assert [note.text for note in inward.notes] == ["−2"]


def test_a_step_shows_what_it_costs_and_where_one_is_put_back() -> None:
    """7.5 7.7 7.8 The limit is 5: two too fast and a ram, and back behind the other."""
    state = reached(FAST)
    inward = pointed(state, "inward")
    assert inward.path[-2:] == (at(state, "m11"), at(state, "m10"))
    assert [(note.x, note.text) for note in inward.notes] == [(at(state, "m11")[0], "−4")]
    assert (inward.ghosts[0].x, inward.ghosts[0].y) == at(state, "m10")


def test_a_wreck_to_come_is_shown() -> None:
    """9.1 9.2 All that is left is a caltrop."""
    state = reached(WEAK)
    inward = pointed(state, "inward")
    assert [note.text for note in inward.notes] == ["−4 ✕"]
    assert inward.ghosts[0].layers == ("caltrop",)


def test_attacks_are_pointed_at() -> None:
    """8.2 8.3 The space for a caltrop, the chariot for a javelin."""
    state = reached(ARRIVED.format(12))
    assert [choice(state, action).targets for action in state.legal()] == [
        ("done",),
        ("chariot-yellow",),
        ("space-o6",),
        ("space-o7",),
    ]
    assert [note.text for note in pointed(state, "javelin yellow").notes] == ["−1"]
    last = reached(ARRIVED.format(1))
    assert [note.text for note in pointed(last, "javelin yellow").notes] == ["−1 ✕"]


def test_a_place_and_a_sheet_are_pointed_at() -> None:
    """11.6 11.7 In the stable, and on the grid."""
    state = GAME.start(4, {"sheets": "black"})
    state.apply(GAME.parse_action(state, "first 1"))
    assert pointed(state, "take purple").targets == ("chariot-purple",)
    for action in ("take red", "take blue", "take brown", "take green"):
        state.apply(GAME.parse_action(state, action))
    place = pointed(state, "place 5")
    assert place.targets == ("space-m3",)
    assert place.ghosts[0].layers == ("chariot-green",)


# What is seen to happen


def test_dice_tumble_that_are_rolled_again() -> None:
    state = reached(FAVOUR)
    seen = happened(state, "reroll pace,lane", "roll sprint,attack")
    assert [cue for cue in seen if cue.tumbles] == [
        Cue(0, "die-3", layers=("die-sprint",), tumbles=True),
        Cue(0, "die-4", layers=("die-attack",), tumbles=True),
    ]


def test_a_move_is_seen_step_by_step() -> None:
    """7.7 7.8 Every space, the blow to both, and the way back."""
    state = reached(FAST)
    m9, m10, m11 = (at(state, name) for name in ("m9", "m10", "m11"))
    seen = happened(state, "inward")
    assert [(cue.piece, tuple(point[:2] for point in cue.path)) for cue in seen if cue.path] == [
        ("chariot-green", (at(state, "o8"), m9)),
        ("chariot-green", (m9, m10)),
        ("chariot-green", (m10, m11)),
        ("chariot-green", (m11, m10)),
    ]
    assert [cue.layers[1] for cue in seen if cue.piece == "shield"][:3] == [
        "figure-2",
        "figure-1",
        "figure-0",
    ]
    assert [(cue.piece, cue.note) for cue in seen if cue.note] == [
        ("chariot-green", "−2"),
        ("chariot-green", "−2"),
        ("chariot-blue", "−2"),
        ("chariot-blue", "» 1"),  # 4.3 at the beginning of its turn
    ]


def test_a_sprint_is_seen_to_hurt() -> None:
    """6.2 It is heard as a loss, not as what is won."""
    sprinting = reached(FAVOUR.replace("G favour pace,lane", "G favour sprint,lane"))
    seen = happened(sprinting, "keep")
    assert seen[0] == Cue(0, "chariot-green", note="−1", sound="fall")


def test_attacks_are_seen() -> None:
    """8.2 8.3 A caltrop comes from the chariot that drops it."""
    state = reached(ARRIVED.format(12))
    (thrown, *_) = happened(state.copy(), "javelin yellow")
    assert thrown == Cue(0, "chariot-yellow", note="−1", sound="crash")
    (dropped, *_) = happened(state, "caltrop o6")
    assert dropped == Cue(0, "caltrop-o6", path=(at(state, "o8"), at(state, "o6")), layers=("caltrop",))


def test_a_race_is_drawn_to_its_end() -> None:
    """10.1 Everything has its symbol, what happens is seen, and the winner has a wreath."""
    state, rng = GAME.start(2), Rng(7)
    symbols = set(board(state).symbols)
    while state.actor() != OVER:
        before, told = state.copy(), state.listen()
        state.apply(int(state.draw(rng)) if state.actor() == CHANCE else careful(state, rng))
        after = pieces(state, None)
        assert all(set(piece.layers) <= symbols for piece in after.values())
        there = {*pieces(before, None), *after}
        for cue in cues(before, told):
            assert cue.piece in there
            assert set(cue.layers) <= symbols
    colour = state.course.colours[state.mover]
    winner = pieces(state, None)["winner"]
    assert (winner.x, winner.y) == poster.CENTRE
    assert winner.layers == ("wreath", f"chariot-{colour}")
