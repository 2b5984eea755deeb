"""The drawing of Asteroid Escape: positions, and how they look in wide and in narrow terminals."""

from __future__ import annotations

from itertools import count

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga import CHANCE, OVER, Rng
from quadriga.cli.console import readable
from quadriga.core.words import LANGUAGES, words
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.arrows import face_to
from quadriga.games.asteroid.field import DOWN, LEFT, RIGHT, UP
from quadriga.games.asteroid.inks import letters
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import NOBODY
from quadriga.games.asteroid.terminal import draw
from tests.games.asteroid.play import random_game, reached
from tests.games.asteroid.test_words import EMPTY, flying, swapping

OFTEN = 13  # one in so many positions is drawn
NAMES = ["Lola", "Ada", "Barthélémy-Auguste", "李小龙", "Zoé", "Max", "Ali", "Mia"]

# Lola and the last one are out, the third is on turn; tile 46 on d1 has wakes that only letters can show.
POSITION = """4 asteroids - | . 17.0 41.0 46.0 27.1 26.1 . / . . *3b3 . . . . / 1.1 . . . . *5b0 .
    / 37.0 48.0 *4b0 . . . . / 38.0 . . . . . . / 18.1 . . . . . . / . . . . . *3r2 . | 1b,2b,2r,4r,5r
    | out b5:0 a1:3 out | - / 0,11,33 / 2,8,31 / - | 23,25,44 / 36! / 4,9,15
    | - 23+4 25+4 44+4 / - 4+1 9+1 15+1 | 3 place"""

DRAWN = """
      a      b      c      d      e      f      g                   tiles  ahead
  ╭─────────────────────────────────────────────────╮     L Lola             out
  │         ╰─╯    ╰╮│    a b    │ │    │ │         │     A Ada         3     b5
 1│       ─────────╮│╰───────────┼─┼╮╭──┼─┼╮╭       │ 1 ▸ B Barthélémy… 3     a1
  │   · ←B─────────┼┼────────────╯╭╯╰┼──┼─╯╰┼   ·   │     C 李小龙           out
  │         ╭─╮    │╰╮    b a    ╭╯╭─╯  │ ╭─╯       │
  │               ██5██                             │   33 tiles in the pile
 2│               █3b █                             │ 2 4 asteroids out here
  │   ·      ·    1███4    ·      ·      ·      ·   │   1 in the supply
  │               ██2██                             │   5 gone for good
  │  │ │                               ██1██        │
 3│──┼─╯ ╭                             █5b █        │ 3
  │──╯   ╰   ·      ·      ·      ·    2███4    ·   │
  │  ╭─╮                               ██3██        │
  │  │ │    │ │   ██5██                             │
 4│──┼─┼────╯ ╰── █4b █                             │ 4
  │╮ ╰─┼────╮ ╭── 1███3    ·      ·      ·      ·   │
  │╰─╮ │    │ │   ██2██                             │
  │  ╰─┼─╮  A                                       │
 5│╮╭──┼─┼  ↓                                       │ 5
  │┼╯╭─╯ ╰   ·      ·      ·      ·      ·      ·   │
  │╰─┼─╮                                            │
  │  │ │                                            │
 6│──┼─╯╭─                                          │ 6
  │──╯╭─┼─   ·      ·      ·      ·      ·      ·   │
  │  ╭╯╭╯                                           │
  │                                    ██1██        │
 7│                                    █3r █        │ 7
  │   ·      ·      ·      ·      ·    2███5    ·   │
  │                                    ██4██        │
  ╰─────────────────────────────────────────────────╯
      a      b      c      d      e      f      g

Your tiles:
1d──────╮ 3a──────╮ 3c──────╮ 3d──────╮ ╭───────╮
│  ╰─╯  │ │╭─┼─╯  │ │  │ │  │ │  │ │  │ │  ╰─╯  │
│╮ ╭────│ │╯ ╰────│ │──╯ ╰──│ │╮ │ ╰──│ │─╮╭────│
│╯ │ ╭──B │──╮ ╭──B │╮ ╭────B │┼─╯ ╭──B │╮╰┼────│
│  │ │  │ │  │ │  │ │╰─┼─╮  │ │╰─╮ │  │ │╰─┼─╮  │
╰────↓──╯ ╰────↓──╯ ╰──↓────╯ ╰────↓──╯ ╰───────╯
"""

FRENCH = """
      a      b      c      d      e      f      g
  ╭─────────────────────────────────────────────────╮
  │         ╰─╯    ╰╮│    a b    │ │    │ │         │
 1│       ─────────╮│╰───────────┼─┼╮╭──┼─┼╮╭       │ 1
  │   · ←B─────────┼┼────────────╯╭╯╰┼──┼─╯╰┼   ·   │
  │         ╭─╮    │╰╮    b a    ╭╯╭─╯  │ ╭─╯       │
  │               ██5██                             │
 2│               █3b █                             │ 2
  │   ·      ·    1███4    ·      ·      ·      ·   │
  │               ██2██                             │
  │  │ │                               ██1██        │
 3│──┼─╯ ╭                             █5b █        │ 3
  │──╯   ╰   ·      ·      ·      ·    2███4    ·   │
  │  ╭─╮                               ██3██        │
  │  │ │    │ │   ██5██                             │
 4│──┼─┼────╯ ╰── █4b █                             │ 4
  │╮ ╰─┼────╮ ╭── 1███3    ·      ·      ·      ·   │
  │╰─╮ │    │ │   ██2██                             │
  │  ╰─┼─╮  A                                       │
 5│╮╭──┼─┼  ↓                                       │ 5
  │┼╯╭─╯ ╰   ·      ·      ·      ·      ·      ·   │
  │╰─┼─╮                                            │
  │  │ │                                            │
 6│──┼─╯╭─                                          │ 6
  │──╯╭─┼─   ·      ·      ·      ·      ·      ·   │
  │  ╭╯╭╯                                           │
  │                                    ██1██        │
 7│                                    █3r █        │ 7
  │   ·      ·      ·      ·      ·    2███5    ·   │
  │                                    ██4██        │
  ╰─────────────────────────────────────────────────╯
      a      b      c      d      e      f      g

                           tuiles devant
  L Lola                         éliminé
  A Ada                         3     b5
▸ B Barthélémy-Auguste          3     a1
  C 李小龙                       éliminé

33 tuiles dans la pioche
4 astéroïdes ici
1 dans la réserve
5 partis pour de bon

Tes tuiles :
1d──────╮ 3a──────╮ 3c──────╮ 3d──────╮ ╭───────╮
│  ╰─╯  │ │╭─┼─╯  │ │  │ │  │ │  │ │  │ │  ╰─╯  │
│╮ ╭────│ │╯ ╰────│ │──╯ ╰──│ │╮ │ ╰──│ │─╮╭────│
│╯ │ ╭──B │──╮ ╭──B │╮ ╭────B │┼─╯ ╭──B │╮╰┼────│
│  │ │  │ │  │ │  │ │╰─┼─╮  │ │╰─╮ │  │ │╰─┼─╮  │
╰────↓──╯ ╰────↓──╯ ╰──↓────╯ ╰────↓──╯ ╰───────╯
"""

NARROW = """
    a    b    c    d    e    f    g
        ╰─╯  │ │  │╭╯  │╭╯ ╭┼─╯
1      ─────╮│ ╰──┼┼──╮││╭─┼┼╮╭─      1
    ·       │╰─╮  ╰┼╮ ╰┼┼┼╮││││   ·
     ←B─────┼──┼───┼┼──╯││╰╯│╰┼─
        ╭─╮ ╰╮ │  ╭╯│  ╭╯│  │ │
            █ 5 █
2            3b                       2
    ·    ·  1 █ 4  ·    ·    ·    ·

            █ 2 █
   │ │                     █ 1 █
3 ─┼─╯╭                     5b        3
   │  │  ·    ·    ·    ·  2 █ 4  ·
  ─╯  ╰
   ╭─╮                     █ 3 █
   │ │  │ │ █ 5 █
4 ─┼─┼──╯ ╰─ 4b                       4
   │ │      1 █ 3  ·    ·    ·    ·
  ╮╰─┼──╮ ╭─
  ╰╮ │  │ │ █ 2 █
   │╭╯  A
5 ─┼┼╮╭ ↓                             5
  ╭┼┼┼╯  ·    ·    ·    ·    ·    ·
  ╯╰┼┼─
   ╭╯│
   │ │
6 ─┼─╯╭                               6
   │ ╭╯  ·    ·    ·    ·    ·    ·
  ─╯╭┼─
   ╭╯│
                           █ 1 █
7                           3r        7
    ·    ·    ·    ·    ·  2 █ 5  ·

                           █ 4 █
    a    b    c    d    e    f    g

                            tiles  ahead
  L Lola                             out
  A Ada                         3     b5
▸ B Barthélémy-Auguste          3     a1
  C 李小龙                           out

33 tiles in the pile
4 asteroids out here
1 in the supply
5 gone for good

Your tiles:
1d────╮ 3a────╮ 3c────╮ 3d────╮ ╭─────╮
│ ╰─╯ │ │╭┼─╯ │ │ │ │ │ │ │ │ │ │ ╰─╯ │
│╮╭───│ │╯╰───│ │─╯ ╰─│ │╮│ ╰─│ │╮╭───│
│││   │ │     │ │     │ │││   │ │╰┼──╮│
│╯│ ╭─B │─╮ ╭─B │╮╭───B │┼╯ ╭─B │─┼─╮╰│
│ │ │ │ │ │ │ │ │╰┼─╮ │ │╰╮ │ │ │ │ │ │
╰───↓─╯ ╰───↓─╯ ╰─↓───╯ ╰───↓─╯ ╰─────╯
"""


def drawn(
    state: AsteroidState,
    seat: int | None = None,
    lang: str = "en",
    *,
    color: bool = False,
    width: int = 80,
) -> str:
    console = Console(width=width, color_system="truecolor" if color else None, force_terminal=color)
    names = NAMES[: int(state.field.players)]
    with console.capture() as capture:
        console.print(draw(state, seat, names, words(lang, "quadriga.games.asteroid")))
    return capture.get()


@pytest.mark.parametrize(
    ("width", "lang", "expected"), [(80, "en", DRAWN), (60, "fr", FRENCH), (40, "en", NARROW)]
)
def test_a_position_is_drawn_as_wide_as_there_is_room(width: int, lang: str, expected: str) -> None:
    """6.1 Wakes run on from tile to tile; ships are where their next tile goes."""
    lines = drawn(GAME.parse(POSITION), 2, lang, width=width).splitlines()
    assert [line.rstrip() for line in lines] == expected[1:].rstrip("\n").split("\n")


def test_plain_signs_stand_in_for_ours() -> None:
    text = readable(drawn(GAME.parse(POSITION), 2), "ascii")
    assert " 1|       ---------.|'-----------+-+..--+-+..       | 1" in text
    assert "  |   . <B---------++------------'.''+--+-''+   .   |" in text
    assert " 2|               #3b #                             | 2" in text
    assert "|' | .--B |--. .--B" in text


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_only_ones_own_tiles_are_shown(seat: int | None) -> None:
    """2.3 Others see a position in which the hands and the pile are other ones just the same."""
    state = GAME.parse(POSITION)
    text = drawn(state, seat)
    assert ("Your tiles" in text) == (seat == 1)
    if seat is not None:
        for number in range(5):
            assert drawn(state.redraw(seat, Rng(number)), seat) == text


def test_an_asteroid_ahead_is_a_warning() -> None:
    """5.8 Ada is in front of b5, and the asteroid of e7 might lie there as well."""
    state = GAME.parse(POSITION.replace("38.0 .", "38.0 *3r2").replace("*3r2 . |", ". . |"))
    assert "A Ada         3   █ b5" in drawn(state)
    assert "▸ B Barthélémy… 3     a1" in drawn(state)


def test_a_ship_before_an_asteroid_hides_nothing_that_is_written_on_it() -> None:
    """4.3 5.8 Its arrow is left out where a face or the name is: Ada waits above b5, Lola left of b6."""
    state = reached("""
       a     b
    4  .     47.0
    5  .     *3r2B0
    6  45.0  *4b0A6
    hands 0,1,2 / 3,4,5
    1 roll""")
    lines = [line[10:17] for line in drawn(state).splitlines()[18:26]]
    assert lines == [" █A1██ ", " █3r █ ", " 2███5 ", " ██4██ ", " ██5██ ", " █4b █ ", "L1███3 ", " ██2██ "]


def test_the_draw_marker_is_with_somebody() -> None:
    """8.1 It is told under the pile, by name, in both languages; without it nothing is."""
    games = (random_game(8, {"asteroids": False}, seed) for seed in range(100))
    state = next(state for game in games for state in game if state.marker != NOBODY)
    assert state.marker == NAMES.index("Barthélémy-Auguste")
    assert "draw marker: Barthélémy-Auguste" in drawn(state, width=60).splitlines()
    assert "marqueur\u00a0: Barthélémy-Auguste" in drawn(state, lang="fr", width=60).splitlines()
    assert "draw marker: Barthélémy…\n" in drawn(state, width=80), "beside the board there is less room"
    assert "marker" not in drawn(GAME.parse(POSITION))


def test_start_marks_are_numbered_as_long_as_they_are_chosen() -> None:
    """2.6 Those that are taken have no number; their ships stand there."""
    text = drawn(GAME.parse(f"2 clear - | {EMPTY} | - | a2:7 - | 1,2,3 / 4,5,6 | - | - | 2 mark"))
    lines = text.splitlines()
    assert lines[0].startswith(" " * 35 + "1    1 1    1 1")
    assert lines[1].startswith("     1 2    3 4    5 6    7 8    9 0    1 2    3 4")
    assert lines[4].startswith("56│")
    assert lines[4][52:].startswith("│15")
    assert lines[8].startswith("  │L→")
    assert lines[9].startswith("53│")
    assert lines[-2].startswith("     4 4    4 3    3 3")
    assert lines[-1].startswith("     2 1    0 9    8 7")


def test_ships_on_one_spot_stand_behind_each_other() -> None:
    """6.7 The active one first."""
    cells = EMPTY.replace(". .", ". 10.0", 1)
    state = flying("c1:7 c1:7 c1:7 a1:0", "1 / 2 / 3 / 4", cells, "2 place")
    assert "ALB→" in drawn(state)


@pytest.mark.parametrize(
    ("heading", "faces"), [(0, [3, 4, 5, 1]), (1, [1, 3, 4, 5]), (2, [5, 1, 3, 4]), (3, [4, 5, 1, 3])]
)
def test_an_asteroid_shows_which_face_moves_it_where(heading: int, faces: list[int]) -> None:
    """4.3 The example of value 2: its 3 goes up, and to the left after a pivot."""
    state = GAME.parse(POSITION.replace("*3b3", f"*2b{heading}").replace("1b,2b,2r", "1b,2r,3b"))
    rock = int(state.rock_on(9))
    assert [face_to(state, rock, side) for side in (UP, LEFT, DOWN, RIGHT)] == faces


@pytest.mark.parametrize("width", [40, 55, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"asteroids": False}), (8, {"bonus": True})])
def test_all_through_a_flight_it_fits_and_shows_every_ship(
    players: int, options: dict[str, bool], lang: str, width: int
) -> None:
    state = GAME.start(players, options)
    rng = Rng(players)
    signs = letters(NAMES[:players])
    for number in count():
        if state.actor() == OVER:
            break
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        if number % OFTEN:
            continue
        text = drawn(state, int(state.actor()) if state.actor() >= 0 else None, lang, width=width)
        assert all(cell_len(line) <= width for line in text.splitlines())
        board = text.split("\n\n", 1)[0]
        flying = [seat for seat in range(players) if state.flies(seat)]
        assert all(signs[seat] in board for seat in flying)


def test_the_trail_of_a_ship_shines_in_its_light_and_the_ship_has_its_ink() -> None:
    text = drawn(GAME.parse(POSITION), color=True)
    assert "\x1b[1;4;38;2;255;255;255;48;2;0;136;95mB\x1b[0m" in text
    assert "\x1b[1;38;2;79;214;165;48;2;29;39;85m─" in text


def test_nothing_hangs_on_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;2" not in drawn(GAME.parse(POSITION), 2, color=True)


def test_a_swap_shows_both_hands_and_what_is_left_of_them() -> None:
    """10.2 10.3 Only to the one who swaps; what is swapped has lost its key."""
    state = swapping()
    lines = drawn(state, 0).splitlines()
    assert "Your tiles:" in lines
    assert "1───────╮ 2───────╮" in lines
    assert "Barthélémy-Auguste had:" in lines
    assert "a───────╮ b───────╮ c───────╮" in lines
    state.apply(GAME.parse_action(state, "swap 38 31"))
    lines = drawn(state, 0).splitlines()
    assert "╭───────╮ 2───────╮" in lines
    assert "a───────╮ ╭───────╮ c───────╮" in lines


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_sees_a_swap(seat: int | None) -> None:
    """10.4 Not even the one whose tiles they were."""
    state = swapping()
    before = drawn(state, seat)
    state.apply(GAME.parse_action(state, "swap 38 31"))
    assert drawn(state, seat) == before
    assert " had:" not in before


def test_every_ship_has_a_letter_of_its_own() -> None:
    assert letters(NAMES) == ["L", "A", "B", "C", "Z", "M", "I", "D"]
    assert letters(["Ada", "ada", "Élise", "A", "A"]) == ["A", "D", "E", "B", "C"]
