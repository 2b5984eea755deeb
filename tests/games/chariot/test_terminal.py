"""The drawing of Chariot Race: positions, and how they look in wide and in narrow terminals."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga import CHANCE, OVER, Rng
from quadriga.cli.console import readable
from quadriga.core.words import LANGUAGES, words
from quadriga.games.chariot import GAME, terminal
from quadriga.games.chariot.plan import circuit, sections
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.terminal import _columns, draw
from tests.games.chariot.boards import SMALL, read

OFTEN = 8  # one in so many positions is drawn
NAMES = ["Lola", "Ada", "Barthélémy-Auguste", "李小龙", "Zoé", "Max"]

# Blue is on o12 with 3 left, red is a wreck, green is on turn; caltrops, pillars on both halves.
POSITION = """4 BB white - | 1 blue 1:o12 3 6 2, 2 red wreck, 3 green 1:o8 12 7 3, 4 yellow 0:m4 12 4 3
    | o14 m3 m29 | 3 blue | green free pace,lane,lane,attack"""

DRAWN = """
╭──────────────────────────────────────────────────────────────────────────╮
│ ↓        │31  │██  │29  │28  │27  │26  │25  │██  │23  │22  │           ←o│
│     ↓      │27  │26  │25  │24  │23  │22  │21  │20  │19  │18  │     ←m    │
│         ↓   │23  │22  │██  │20  │19  │18  │17  │16  │15  │14  │←i        │
│32  28      ╭────────────────────────────────────────────────╮     17  21 │
│≤7      24  │ round 3             bears speed fort. dice  lap│ ≤3      20 │
│34  *≤5     │● B Blue    Lola      3/12  6/12   2/6    5  0/2│     16  19 │
│35  30      │▸ G Green   Barthél… 12/12  7/12   3/6    4  0/2│     ≤5  18 │
│36      ≤3  │○ Y Yellow  李小龙   12/12  4/12   3/6    5  0/2│ 12      ≤7 │
│37  31      │  R Red     Ada      wrecked                    │     14  16 │
│38  32      │                                                │     13  15 │
│≤7      26  │ 1 [±1] 2 [lane] 3 [lane] 4 [attack]            │ ≤3      *  │
│40  ≤5      │                                                │     12  13 │
│41  34      │                                                │     ≤5  B  │
│42      ≤3  │                                                │ 10      ≤7 │
│43  35      ╰────────────────────────────────────────────────╯     10  10 │
│        i→│0   │1   │2   │3   │4   ▐5   │6   │7   │8   │9   │   ↑         │
│    m→     │0   │1   │2   │3*  │4 Y ▐5   │6   │██  │8   │9   │      ↑     │
│o→           │0   │1   │2   │3   │4   ▐5   │6   │7   │8 G │9   │        ↑ │
╰──────────────────────────────────────────────────────────────────────────╯
"""

STRIPS = """
o    │0   │1   │2   │3   │4   ▐5   │6   │7   │8 V │9   │
m  │0   │1   │2   │3*  │4 J ▐5   │6   │██  │8   │9   │
i │0   │1   │2   │3   │4   ▐5   │6   │7   │8   │9   │

o      │10 │≤7 │B  │13 │*  │15 │16 │≤7 │18 │19 │20 │21 │
m   │10   │11≤5 │12   │13   │14   │15≤5 │16   │17   │
i │10         │11≤3       │12         │13≤3       │

o    │22  │23  │██  │25  │26  │27  │28  │29  │██  │31  │
m  │18  │19  │20  │21  │22  │23  │24  │25  │26  │27  │
i │14  │15  │16  │17  │18  │19  │20  │██  │22  │23  │

o      │32 │≤7 │34 │35 │36 │37 │38 │≤7 │40 │41 │42 │43 │
m   │28   │*≤5  │30   │31   │32   │33≤5 │34   │35   │
i │24         │25≤3       │26         │27≤3       │

 manche 3                        tient  vit. fort.  dés tour
● B bleu    Lola                  3/12  6/12   2/6    5  0/2
▸ V vert    Barthélémy-Auguste   12/12  7/12   3/6    4  0/2
○ J jaune   李小龙               12/12  4/12   3/6    5  0/2
  R rouge   Ada                  détruit

 1 [±1] 2 [couloir] 3 [couloir] 4 [attaque]
"""

NARROW = """
o0–9  m0–9  i0–9
  0  1  2  3  4 ▐5  6  7  G  9
 0  1  2  3* Y ▐5  6  ██ 8  9
0  1  2  3  4 ▐5  6  7  8  9
o10–21  m10–17  i10–13
    10 ≤7 B  13 *  15 16 ≤7 18 19 20 21
  10  ≤5   12   13  14  ≤5   16   17
10       ≤3       12       ≤3
o22–31  m18–27  i14–23
  22 23 ██ 25 26 27 28 29 ██ 31
 18 19 20 21 22 23 24 25 26 27
14 15 16 17 18 19 20 ██ 22 23
o32–43  m28–35  i24–27
    32 ≤7 34 35 36 37 38 ≤7 40 41 42 43
  28  *≤5  30   31  32  ≤5   34   35
24       ≤3       26       ≤3

 round 3     bears speed fort. dice  lap
● B Lola      3/12  6/12   2/6    5  0/2
▸ G Barthél… 12/12  7/12   3/6    4  0/2
○ Y 李小龙   12/12  4/12   3/6    5  0/2
  R Ada      wrecked

 1 [±1] 2 [lane] 3 [lane] 4 [attack]
"""


def drawn(state: ChariotState, lang: str = "en", *, color: bool = False, width: int = 80) -> str:
    console = Console(width=width, color_system="truecolor" if color else None, force_terminal=color)
    names = NAMES[: int(state.course.players)]
    with console.capture() as capture:
        console.print(draw(state, None, names, words(lang, "quadriga.games.chariot")))
    return capture.get()


@pytest.mark.parametrize(
    ("width", "lang", "expected"), [(80, "en", DRAWN), (60, "fr", STRIPS), (40, "en", NARROW)]
)
def test_a_position_is_drawn_as_wide_as_there_is_room(width: int, lang: str, expected: str) -> None:
    """2.3 Whatever lies further to the front is drawn so, also in the curves, where spaces are shorter."""
    lines = drawn(GAME.parse(POSITION), lang, width=width).splitlines()
    assert [line.rstrip() for line in lines] == expected[1:].rstrip("\n").split("\n")


@pytest.mark.parametrize(("width", "oval"), [(76, True), (75, False)])
def test_an_oval_that_does_not_fit_is_laid_out_in_strips(width: int, oval: bool) -> None:
    state = GAME.parse(POSITION)
    assert (drawn(state, width=width) == drawn(state)) == oval


def test_plain_signs_stand_in_for_ours() -> None:
    text = readable(drawn(GAME.parse(POSITION)), "ascii")
    assert "|o>           |0   |1   |2   |3   |4   #5   |6   |7   |8 G |9   |        ^ |" in text
    assert "|<7      24  | round 3" in text


@pytest.mark.parametrize("width", [40, 55, 60, 76, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"sheets": "black", "circuit": "AB"}), (4, {}), (6, {"circuit": "BB"})]
)
def test_all_through_a_race_it_fits_and_shows_every_chariot_once(
    players: int, options: dict[str, str], lang: str, width: int
) -> None:
    state = GAME.start(players, options)
    rng = Rng(players)
    said = words(lang, "quadriga.games.chariot")
    for number in count():
        if state.actor() == OVER:
            break
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        if number % OFTEN:
            continue
        text = drawn(state, lang, width=width)
        assert all(cell_len(line) <= width for line in text.splitlines())
        # All signs of the circuit: the sheets have each letter once, and a space behind it.
        letters = re.findall(r"\b[A-Z]\b", text.replace("│", " ").replace("≤", " ").replace("*", " "))
        for chariot, colour in enumerate(state.course.colours):
            if state.owners[chariot] >= 0:
                times = 2 if state.races(chariot) else 1
                assert letters.count(said.say("letter", chariot=colour)) == times


def test_chariots_have_their_ink_and_the_one_on_turn_is_underlined() -> None:
    text = drawn(GAME.parse(POSITION), color=True)
    assert text.count("\x1b[1;38;2;255;246;227;48;2;0;114;178mB\x1b[0m") == 2
    assert text.count("\x1b[1;4;38;2;255;246;227;48;2;0;136;95mG\x1b[0m") == 2
    assert text.count("\x1b[1;38;2;42;28;18;48;2;224;168;0mY\x1b[0m") == 2


def test_little_damage_left_is_a_warning_without_colours_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = drawn(GAME.parse(POSITION), color=True)
    assert "38;2" not in text
    assert "\x1b[1;7m3/12" in text


def test_on_its_way_the_mover_is_where_it_has_come_to() -> None:
    """7.1 The space where it began is empty by now."""
    state = GAME.parse(
        "4 AA white - | 1 blue 0:o6 12 6 3, 2 red 0:m4 12 4 3, 3 green 0:i4 12 4 3, 4 yellow 0:o3 12 4 3 "
        "| - | 1 - | blue move 4 lanes 1 attacks 0 from o4 by o5,o6"
    )
    assert "│3 Y │4   ▐5   │6 B │7 " in drawn(state)


def test_front_edges_keep_their_order() -> None:
    """2.3 Whoever is further ahead is never drawn further back; on the straights they are never level."""
    for number, section in enumerate(circuit()):
        fronts = sorted(place.front for lane in section.lanes for place in lane)
        for cell in (3, 4, 5):
            columns = [_columns(section, cell, front) for front in fronts]
            assert columns == sorted(columns)
            assert len(set(columns)) == len(columns) or number % 2


def test_another_board_is_cut_where_its_curves_begin(tmp_path: Path) -> None:
    ring = sections(read(tmp_path, SMALL).layout)
    assert [[len(lane) for lane in section.lanes] for section in ring] == [[6, 6, 6], [6, 4, 2]] * 2


def test_an_oval_too_small_for_the_sheets_is_laid_out_in_strips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = sections(read(tmp_path, SMALL).layout)
    monkeypatch.setattr(terminal, "circuit", lambda: ring)
    lines = drawn(GAME.parse(POSITION)).splitlines()
    assert lines[0].startswith("o    │0   │1   │2   │3   │4   ▐5   │")
    assert "Barthélémy-Auguste" in "".join(lines)
