"""Asteroid Escape as it is drawn: what lies where, where one points, and what is seen to happen."""

from __future__ import annotations

import re
from math import cos, radians, sin

import pytest

from quadriga.core.drawing import Choice, Cue, Note, Piece
from quadriga.core.inks import DASHES
from quadriga.games.asteroid import GAME, poster
from quadriga.games.asteroid.drawing import board, choice, cues, pieces, sheets
from quadriga.games.asteroid.field import PORTS
from quadriga.games.asteroid.plan import STAND, Plan, Rack, curve, heading
from quadriga.games.asteroid.reasons import reason
from quadriga.games.asteroid.rules import AsteroidState
from tests.games.asteroid.play import reached

PLAN = Plan(7)
WAYS = {(0, -1): "up", (-1, 0): "left", (0, 1): "down", (1, 0): "right"}

# A7 and B1 face the cell a1; C stands on the tile b6; the tiles 3 and 4 look alike.
RICH = """
4 asteroids bonus
   a     b     c     g
1  A7B1  .     .     .
3  *4r0  .     *1b0  D3
6  *2b0  46.1  C7    .
hands 13,14 / 3,4 / 6!,7,8 / 9,10,11
1 place"""
B6 = ("tile", "wake-05", "wake-14", "wake-26", "wake-37")  # 04152736, turned once
EQUAL = ("tile", "wake-01", "wake-24", "wake-36", "wake-57")  # the tiles 3 and 4
LAID = ("tile", "wake-01", "wake-27", "wake-34", "wake-56")  # tile 13


def at(name: str) -> int:
    """Return a cell by its name."""
    return (int(name[1]) - 1) * PLAN.size + "abcdefg".index(name[0])


def chosen(state: AsteroidState, action: str) -> Choice:
    return choice(state, GAME.parse_action(state, action))


def seen(drawn: str, *actions: str) -> list[Cue]:
    """Return what is seen of the last of these actions."""
    *earlier, last = actions
    before = reached(drawn, *earlier)
    after = before.copy()
    events = after.listen()
    after.apply(GAME.parse_action(after, last))
    return cues(before, events)


def ends(cue: Cue) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return where a piece sets out and where it arrives."""
    return cue.path[0], cue.path[-1]


# What lies where


def test_tiles_asteroids_and_ships_lie_on_their_cells() -> None:
    shown = pieces(reached(RICH), None)
    assert shown["tile-b6"] == Piece(*PLAN.middle(at("b6")), (*B6, "lit-26-2"))
    assert shown["rock-4r"] == Piece(*PLAN.middle(at("a3")), ("rock-4r", "arrows-4-0"))
    assert shown["rock-5b"].layers == ("rock-5b",), "those in the supply have no arrows"
    assert shown["ship-0"] == Piece(PLAN.port(0, 7)[0] - STAND, PLAN.port(0, 7)[1], ("ship-0",), 90, seat=0)
    assert [name for name in shown if name.startswith("tile-")] == ["tile-b6"]


def test_the_wake_behind_a_ship_shines() -> None:
    """Seat 3 stands at port 2 of b6, where a wake comes from port 6."""
    assert pieces(reached(RICH), None)["tile-b6"].layers[len(B6) :] == ("lit-26-2",)


def test_the_wake_behind_a_ship_bears_the_dash_of_its_seat() -> None:
    """So that one is told from another without its colour."""
    symbols = board(reached(RICH)).symbols
    for seat in range(4):
        assert f'stroke-dasharray="{DASHES[seat]}"' in symbols[f"lit-26-{seat}"]


def test_ships_on_one_spot_stand_side_by_side() -> None:
    shown = pieces(reached(RICH.replace("A7B1", "A7B7")), None)
    one, other = shown["ship-0"], shown["ship-1"]
    assert one.x == other.x
    assert abs(one.y - other.y) == 20
    assert one.size < 1


def test_a_ship_before_an_asteroid_is_warned() -> None:
    """5.8"""
    shown = pieces(reached(RICH.replace("*4r0  .", "*4r0B7  .").replace("A7B1", "A7")), None)
    assert shown["ship-1"].layers == ("danger", "ship-1")
    assert shown["ship-0"].layers == ("ship-0",)


def test_ships_wait_beside_the_board_for_the_start() -> None:
    shown = pieces(reached("2 clear -\nhands 1,2,3 / 4,5,6\n1 mark"), None)
    assert [shown[name].x > PLAN.middle(6)[0] for name in ("ship-0", "ship-1")] == [True, True]
    assert "dice" not in shown


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    state = reached(RICH)
    hands = [[name for name in pieces(state, seat) if name.startswith("hand")] for seat in (None, 0, 2)]
    assert hands == [[], ["hand-0", "hand-1"], ["hand-0", "hand-1", "hand-2"]]


def test_equal_tiles_of_a_hand_lie_on_each_other() -> None:
    shown = pieces(reached(RICH), 1)
    assert shown["hand-0"].layers == ("twin", *EQUAL)
    assert "hand-1" not in shown


def test_tiles_of_a_hand_have_the_numbers_that_buttons_call_them_by() -> None:
    """They stand right above them."""
    state = reached(RICH)
    shown = pieces(state, 2)
    for number in (1, 2, 3):
        tile = shown[f"hand-{number - 1}"]
        (over,) = re.findall(rf'<text x="{tile.x:g}" y="([0-9.]+)"[^>]*>{number}</text>', board(state).art)
        assert 0 < tile.y - tile.size * PLAN.cell / 2 - float(over) < 12


def test_sheets_show_what_is_known_of_other_hands() -> None:
    """7.4 Tile 6 in the hand of seat 3 was seen by all."""
    state = reached(RICH)
    known = "tile-" + state.field.names[6]
    assert [sheet.tokens for sheet in sheets(state, 0)] == [(), (), (known,), ()]
    assert sheets(state, 2)[2].tokens == (), "the own tiles lie on the tray"
    assert [sheet.gauges[0].value for sheet in sheets(state, None)] == [2, 2, 3, 3]


def test_who_is_out_has_no_ship() -> None:
    state = reached("2 clear -\n   a\n1  A7\nhands 1 / -\n1 won 1")
    assert "ship-1" not in pieces(state, None)
    assert [(sheet.is_out, sheet.tokens) for sheet in sheets(state, None)] == [
        (False, ("winner",)),
        (True, ()),
    ]


# Where one points


def test_a_start_mark_is_pointed_at() -> None:
    """The ghost of the ship stands there; before an asteroid it is warned."""
    state = reached("2 asteroids -\n   a     b\n1  *1b0  .\nhands 1,2,3 / 4,5,6\n1 mark")
    free, blocked = chosen(state, "start b1:0"), chosen(state, "start a1:1")
    ghost = Piece(*PLAN.spot(at("b1") * PORTS), ("ship-0",), 180, seat=0)
    assert free == Choice(("mark-3",), ghosts=(ghost,))
    assert blocked.targets == ("mark-2",)
    assert blocked.notes == (Note(*PLAN.middle(0), "!"),)


def test_a_tile_is_shown_as_it_would_lie_with_its_flights() -> None:
    """5.1 6.2 Seat 1 flies on, and seat 2, which faces the same cell, leaves the board."""
    state = reached(RICH)
    shown = chosen(state, "place 13.0")
    assert shown.targets == ("hand-0", "cell-a1")
    tile, ship = shown.ghosts
    assert (tile.x, tile.y) == PLAN.middle(0)
    assert tile.layers == (*LAID, "lit-27-0")
    assert ship.layers == ("ship-0",)
    assert shown.path[0] == PLAN.spot(7)
    assert shown.path[-1] == (ship.x, ship.y)
    assert [note.text for note in shown.notes] == ["×"]
    (other,) = shown.trails
    assert (other.seat, other.path[0]) == (1, PLAN.spot(int(state.ships[1])))
    assert other.path[-1] == (shown.notes[0].x, shown.notes[0].y)


def test_every_turn_of_a_tile_has_the_same_targets() -> None:
    state = reached(RICH)
    actions = [action for action in state.legal() if GAME.action_text(state, action).startswith("place 14.")]
    assert {choice(state, action).targets for action in actions} == {("hand-1", "cell-a1")}
    assert len({choice(state, action).ghosts[0].layers for action in actions}) == len(actions)


def test_a_swap_is_an_own_tile_and_another() -> None:
    """10.3 Those that were swapped are veiled, and a button ends it."""
    state = reached(RICH, "place 13.0")
    assert chosen(state, "swap 14 4").targets == ("hand-0", "loot-1")
    assert chosen(state, "stop") == Choice(("stop",))
    shown = pieces(state, 0)
    assert shown["loot-1"].layers == (*EQUAL, "badge-1", "key-b")
    assert not any(name.startswith("loot") or name == "stop" for name in pieces(state, 1))


def test_a_tile_that_was_swapped_is_veiled_for_the_swapper_alone() -> None:
    """10.4"""
    swap = RICH.replace("hands 13,14 /", "hands 13,14,15 /")
    before, state = reached(swap, "place 13.0"), reached(swap, "place 13.0", "swap 14 4")
    veiled = [name for name, piece in pieces(state, 0).items() if "spent" in piece.layers]
    assert veiled == ["hand-0", "loot-1"]
    for seat in (None, 1, 2, 3):
        assert pieces(state, seat) == pieces(before, seat)
        assert sheets(state, seat) == sheets(before, seat)


# What is seen to happen


def test_a_placement_is_seen_with_its_flights() -> None:
    place, fly, edge = seen(RICH, "place 13.0")
    assert (place.event, place.piece, place.path[-1]) == (0, "tile-a1", PLAN.middle(0))
    assert place.layers == LAID
    assert (fly.event, fly.piece, fly.note) == (1, "ship-0", "")
    assert tuple(point[:2] for point in fly.path) == chosen(reached(RICH), "place 13.0").path
    assert (edge.event, edge.piece, edge.note) == (2, "ship-1", "×")


def test_asteroids_are_seen_to_drift() -> None:
    """4.3 4.6 Blue 1 pivots; blue 2 goes right, knocks a tile off and crushes the ship on it."""
    roll = RICH.replace("1 place", "1 roll")
    assert seen(roll, "roll 7") == [Cue(0, "dice", layers=("dice-7",), tumbles=True)]
    die, pivot = seen(roll, "roll 7", "die 1")
    assert die == Cue(0, "die", layers=("die-1",), tumbles=True)
    assert pivot == Cue(1, "rock-1b", layers=("rock-1b", "arrows-1-1"))
    _, drift, knock, crush = seen(roll, "roll 7", "die 1", "die 1")
    assert (drift.piece, *ends(drift)) == ("rock-2b", PLAN.middle(at("a6")), PLAN.middle(at("b6")))
    assert (knock.piece, *ends(knock)) == ("tile-b6", PLAN.middle(at("b6")), poster.PILE)
    assert crush == Cue(3, "ship-2", note="×", sound="crash")


LONE = """
   a   d      g
1  A7  .      .
4  .   *{rock}  .
7  .   .      B3
hands 0,1,2 / 3,4,5
1 drift at {name}"""


def arrows(art: str) -> dict[tuple[int, int], tuple[tuple[int, int], int]]:
    """Return for each arrow of a drawing, by where it lies, which way it points, and the face on it."""
    found = {}
    for lies, turned, face in re.findall(r'\((\S+ \S+)\)"><g transform="(.*?)">.*?>(\d)</text>', art):
        x, y = map(float, lies.split())
        turn = radians(float((re.findall(r"rotate\((.*?)\)", turned) or ["0"])[0]))
        far = max(abs(x), abs(y))
        found[round(x / far), round(y / far)] = (round(sin(turn)), -round(cos(turn))), int(face)
    return found


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("rock", ["1b", "2r", "3b", "4r", "5b"])
def test_the_arrows_of_an_asteroid_show_where_each_face_sends_it(rock: str, turn: int) -> None:
    """4.3 On the board, and in words for whoever points at it; its own value and 6 stand on no arrow."""
    drawn = LONE.format(rock=f"{rock}{turn}", name=rock)
    state = reached(drawn)
    shown = arrows(board(state).symbols[pieces(state, 0)[f"rock-{rock}"].layers[1]])
    told = reason(state, 0, f"rock-{rock}")
    assert told is not None
    for (x, y), (points, face) in shown.items():
        assert points == (x, y), "an arrow points away from its asteroid"
        assert reached(drawn, f"die {face}").rock_on(at("d4") + x + y * PLAN.size) >= 0
        assert told.facts[WAYS[x, y]] == face
    assert {face for _, face in shown.values()} == {1, 2, 3, 4, 5} - {int(rock[0])}
    for key in ("pivot", "stays"):
        assert reached(drawn, f"die {told.facts[key]}").rock_on(at("d4")) >= 0
    assert reached(drawn, f"die {told.facts['pivot']}").headings != state.headings


def test_asteroids_come_and_go() -> None:
    """4.4 4.5"""
    roll = RICH.replace("1 place", "1 roll")
    new = seen(roll, "roll 7", "die 1", "die 1", "die 6", "asteroid 5r", "at e5", "heading 2")[0]
    assert (new.piece, new.layers, new.path[-1]) == (
        "rock-5r",
        ("rock-5r", "arrows-5-2"),
        PLAN.middle(at("e5")),
    )
    _, away = seen(roll, "roll 7", "die 1", "die 4")
    x, y = PLAN.middle(at("a6"))
    assert (away.piece, ends(away)) == ("rock-2b", ((x, y), (x - PLAN.cell, y)))


def test_a_drawn_tile_is_not_told() -> None:
    """7.1"""
    assert seen(RICH, "place 13.0", "stop") == [Cue(0, "pile", note="−1", sound="card")]


# Where things lie


@pytest.mark.parametrize("port", range(PORTS))
def test_wakes_meet_at_the_ports(port: int) -> None:
    """A wake ends where that of the next tile begins, and leaves its cell at a right angle."""
    cell = at("d4")
    beyond = int(reached(RICH).field.beyond[cell * PORTS + port])
    assert PLAN.port(cell, port) == pytest.approx(PLAN.port(beyond // PORTS, beyond % PORTS))
    start, handle, _, _ = curve(PLAN.cell, port, (port + 3) % PORTS)
    assert min(abs(start[0] - handle[0]), abs(start[1] - handle[1])) == 0


def test_a_ship_never_turns_back_on_its_way() -> None:
    """It stands before the port where its wake ends, also after a short one: here from left to up."""
    entry, wake, end = at("d4") * PORTS + 7, (at("d4"), 7, 0), at("d3") * PORTS + 5
    path = PLAN.way(entry, [wake], end)
    heights = [y for _, y in path]
    assert heights == sorted(heights, reverse=True)
    assert ends(Cue(0, "ship-0", path=path)) == (PLAN.spot(entry), PLAN.spot(end))
    assert (heading(7), heading(5)) == (90, 0)


def test_things_on_a_rack_are_as_large_as_they_have_room() -> None:
    rack = Rack(0, 0, 300, 100)
    assert rack.places(3, 100).at == [(50, 50), (150, 50), (250, 50)]
    assert rack.places(3, 100).size == 1
    assert rack.places(6, 100).size == 0.5
    assert rack.middle == (150, 50)


def test_all_that_is_pointed_at_on_the_board_has_a_name() -> None:
    art = board(reached(RICH)).art
    assert art.count('data-name="cell-') == 49
    assert art.count('data-name="mark-') == 56
