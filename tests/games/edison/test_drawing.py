"""Edison & Co as it is drawn: what stands where, where one points, what is seen to happen, and secrets."""

from __future__ import annotations

import pytest

from quadriga import Event
from quadriga.core.drawing import Choice, Cue, Gauge, Piece
from quadriga.games.edison import GAME, drawing
from quadriga.games.edison.roof import CENTRE, FAR, NEAR, roof, spot
from quadriga.games.edison.rules import EdisonState
from tests.games.edison.play import reached

TOP = """
    space  3  4  5  6  7  8  9 10 11 12
    a      .  R  .  .  .  .  .  .  .  .
    b      .  .  Z< .  .  .  Y  .  .  .
    scores R 14, Z -3
"""
CHIPS = "2 4 -1 3 5 O 1 6 4 3 -3 O 5 -2 10 7 4 O 2 1"
HIDDEN = "4 standard lane hidden standard"
SHEET = f"4 advanced lane - standard | {CHIPS} | 0 0, 0 0, 0 0, 0 0 | - - 0 0, - - 0 0, - - 0 0, - - 0 0"


def place(space: int, off: float) -> tuple[float, float]:
    return spot(roof(23, 9).middle(space), off)


def where(piece: Piece) -> tuple[float, float]:
    return (piece.x, piece.y)


def choice(state: EdisonState, action: str) -> Choice:
    return drawing.choice(state, GAME.parse_action(state, action))


def seen(drawn: str, *actions: str) -> list[Cue]:
    """Return the cues of the last of these actions."""
    before = reached(drawn, *actions[:-1])
    state = before.copy()
    told: list[Event] = state.listen()
    state.apply(GAME.parse_action(state, actions[-1]))
    return drawing.cues(before, told)


def test_vehicles_stand_in_their_lanes() -> None:
    pieces = drawing.pieces(reached(TOP), 0)
    assert where(pieces["rocket"]) == pytest.approx(place(4, NEAR))
    assert where(pieces["zeppelin"]) == pytest.approx(place(5, FAR))
    assert where(pieces["yacht"]) == pytest.approx(place(9, FAR))


def test_a_vehicle_is_seen_as_it_faces() -> None:
    """Along the upper side clockwise is to the right, along the lower one to the left, never upside down."""
    pieces = drawing.pieces(reached(TOP), 0)
    assert (pieces["rocket"].layers, pieces["rocket"].turn) == (("rocket-right",), 0)
    assert (pieces["zeppelin"].layers, pieces["zeppelin"].turn) == (("zeppelin-left",), 0)
    below = drawing.pieces(reached("space 17 18\na R Z<\n"), 0)
    assert (below["rocket"].layers, below["rocket"].turn) == (("rocket-left",), 0)
    assert (below["zeppelin"].layers, below["zeppelin"].turn) == (("zeppelin-right",), 0)


def test_two_vehicles_of_a_space_stand_in_two_lanes() -> None:
    pieces = drawing.pieces(reached("space 8\na R\nb P\n"), 0)
    lanes = {where(pieces["rocket"]), where(pieces["roller"])}
    assert lanes == {place(8, NEAR), place(8, FAR)}


def test_counters_show_the_scores() -> None:
    pieces = drawing.pieces(reached(TOP), 0)
    assert pieces["score-rocket"].layers == ("counter-rocket", "figure-0-4", "figure-1-1")
    assert pieces["score-zeppelin"].layers == ("counter-zeppelin", "figure-0-3", "minus-1")
    assert pieces["score-yacht"].layers == ("counter-yacht", "figure-0-0")


def test_chips_lie_as_they_were_laid() -> None:
    pieces = drawing.pieces(reached(""), None)
    assert pieces["chip-3"].layers == ("chip--1",)
    assert pieces["chip-6"].layers == ("chip-oil",)
    assert not {"chip-0", "chip-9", "chip-10"} & set(pieces)  # 2.2 those are printed


def test_a_card_is_pointed_at_in_the_hand() -> None:
    state = reached(TOP)
    assert choice(state, "rocket+yacht").targets == ("card-rocket-yacht",)
    assert choice(state, "distance 2").targets == ("card-distance-2",)
    assert choice(state, "back").targets == ("card-back",)


def test_the_2_and_the_2_without_scoring_are_one_card() -> None:
    state = reached("3 standard lane - standard")
    assert choice(state, "waive").targets == choice(state, "distance 2").targets == ("card-distance-2",)


def test_a_played_card_lies_on_the_table_and_is_gone_from_the_hand() -> None:
    state = reached(TOP, "back")
    assert drawing.pieces(state, 0)["table-direction"].layers == ("card-back",)
    assert drawing.pieces(state, 0)["card-back"].layers == ("card-back", "left-1")
    assert drawing.pieces(state, 1)["table-choice"].layers == ("slot-choice",)


def test_a_choice_shows_its_vehicles_until_more_is_known() -> None:
    state = reached(TOP)
    halos = choice(state, "rocket+yacht").ghosts
    assert [halo.layers for halo in halos] == [("halo-rocket",), ("halo-yacht",)]


def test_a_distance_shows_where_both_vehicles_could_end() -> None:
    """The rocket drives on in its lane, or back; the zeppelin turned round: its back is clockwise."""
    state = reached(TOP, "rocket+zeppelin")
    ends = [(ghost.layers[0], round(ghost.x), round(ghost.y)) for ghost in choice(state, "distance 1").ghosts]
    assert ends == [
        ("rocket-right", *map(round, place(5, NEAR))),
        ("zeppelin-left", *map(round, place(4, FAR))),
        ("rocket-right", *map(round, place(3, NEAR))),
        ("zeppelin-left", *map(round, place(6, FAR))),
    ]


def test_a_move_is_pointed_at_where_it_ends() -> None:
    state = reached(TOP, "rocket+yacht", "distance 1", "ahead")
    centre = choice(state, "yacht to centre")
    assert centre.targets == ("end-yacht-centre",)
    assert centre.path[0] == pytest.approx(place(9, FAR))
    assert centre.path[-1][0] == CENTRE[0]
    assert [note.text for note in centre.notes] == ["+15"]
    marks = {name for name in drawing.pieces(state, 0) if name.startswith("end-")}
    assert marks == {"end-rocket-5a", "end-yacht-centre", "end-yacht-11"}


def test_a_move_shows_what_everything_scores() -> None:
    """4.6, 5.4: over the drop to the 3 of space 12; the 2 scores it again, and all the others."""
    state = reached(TOP, "rocket+yacht", "distance 2", "ahead")
    drop = choice(state, "yacht to 12")
    assert len(drop.path) == 5  # 9, the drop, 10, 11, 12
    assert [note.text for note in drop.notes] == ["+3", "+5", "+6"]


def test_a_turn_is_seen() -> None:
    """A card is played; the rocket drives to the oil and turns round (5.5), and nothing is gained."""
    cues = seen("space 5\na R\n", "rocket+zeppelin", "ahead", "distance 1")
    assert [(cue.piece, cue.layers) for cue in cues] == [("table-distance", ("card-distance-1",))]
    cues = seen("space 5\na R\n", "rocket+zeppelin", "ahead", "distance 1", "rocket to 6a")
    assert [(cue.event, cue.piece) for cue in cues] == [(0, "rocket"), (1, "rocket")]
    assert cues[0].path == (place(5, NEAR), place(6, NEAR))
    assert cues[1].layers == ("rocket-left",)


def test_points_are_seen_on_the_counter() -> None:
    cues = seen(TOP, "rocket+yacht", "distance 1", "ahead", "yacht to centre")
    assert [(cue.piece, cue.note) for cue in cues] == [("yacht", ""), ("score-yacht", "+15")]
    assert cues[1].layers == ("counter-yacht", "figure-0-5", "figure-1-1")


def test_a_ranking_card_is_seen_by_its_team_only() -> None:
    state = reached(TOP)
    own = ("counts-rocket-3", "counts-zeppelin-2", "counts-roller-1", "counts-yacht-0")
    for seat in (0, 2):
        assert drawing.pieces(state, seat)["ranking-0"].layers[-4:] == own
    assert drawing.pieces(state, 1)["ranking-1"].layers[-4:] != own
    assert "ranking-0" not in drawing.pieces(state, 1)
    watched = drawing.pieces(state, None)
    assert watched["ranking-0"].layers == ("ranking-back", "owner-0", "owner-2")
    assert not [name for name in watched if name.startswith("card-")]


def test_sheets_tell_the_points_of_the_own_team_only() -> None:
    sheets = drawing.sheets(reached(TOP), 2)
    assert Gauge("points", 36) in sheets[0].gauges  # 3 × 14 − 2 × 3
    assert Gauge("scoring", 19) in sheets[2].gauges  # 3 × 3 + 2 × 5
    assert [gauge.name for gauge in sheets[1].gauges] == ["ahead", "back"]
    assert "ranking-back" in sheets[3].tokens


def test_sheets_show_who_plays_together() -> None:
    """7.1: those opposite each other are a team."""
    sheets = drawing.sheets(reached(TOP), 2)
    assert [sheet.tokens[0] for sheet in sheets] == ["seat-2", "seat-3", "seat-0", "seat-1"]


def test_hidden_hands_are_only_counted() -> None:
    sheets = drawing.sheets(reached(HIDDEN), 0)
    assert sheets[1].gauges == (Gauge("cards", 18, 18),)
    assert not [token for token in sheets[1].tokens if token.startswith("card-")]
    assert "card-distance-6" in sheets[2].tokens


def test_points_are_written_with_buttons_that_only_the_writer_sees() -> None:
    state = GAME.parse(f"{SHEET} | 2: . 5 . ., 1, 3, 4 | 1 | sheet")
    buttons = [name for name in drawing.pieces(state, 0) if name.startswith("points-")]
    assert buttons == [f"points-{points}" for points in range(5)]
    assert choice(state, "points 4").targets == ("points-4",)
    assert {"favourite-zeppelin", "asked-rocket", "counts-zeppelin-5"} <= set(
        drawing.pieces(state, 0)["ranking-0"].layers
    )
    assert not [name for name in drawing.pieces(state, 1) if name.startswith("points-")]
    assert set(drawing.pieces(state, None)["ranking-0"].layers) == {"ranking-back", "owner-0"}


def test_everything_is_shown_at_the_end() -> None:
    state = reached("4 singles lane - standard\nover\n")
    for seat in (None, 3):
        pieces = drawing.pieces(state, seat)
        assert [pieces[f"ranking-{side}"].layers[0] for side in range(4)] == ["ranking"] * 4
