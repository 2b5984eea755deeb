"""The drawing of Overload: positions, and how they look in wide and in narrow terminals."""

from __future__ import annotations

from itertools import count

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga import CHANCE, OVER, Rng, State, game
from quadriga.core.words import LANGUAGES, words
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.terminal import draw

OFTEN = 8  # one in so many positions is drawn
NAMES = ["Lola", "Ada", "Barthélémy-Auguste", "李小龙", "Zoé"]

# 3a stands on the side of the U beside its 3b, 1a carries eight, 2b waits on START.
POSITION = """3 start,D
    | 2b0 . . +1b2 . / . . . . . / . . 1a8 3a3,3b0 . / . . . . . / . x2a1 . . . / . . . . .
    | 0 7 39 | 2 load"""

DRAWN = """
 START  2b
╭────┬────┬─+──┬────┬────┬────┬────┬────┬────┬────┬────┬────╮
│    │    │1b●2│    │    │    │    │    │    │    │    │1a●8│
╰─1──┴─2──┴─3──┴─4──┴─5──┴─6──┴─7──┴─8──┴─9──┴─10─┴─11─┼─12─┤
                                                    13 │3a●3│
   40 points win                                       │3b○0│
   1 Lola           ────────────────────   0        14 │    │
 ▸ 2 Ada            ━━━─────────────────   7        15 │    │
   3 Barthélémy-Au… ━━━━━━━━━━━━━━━━━━━─  39        16 │    │
                                                    17 │    │
╭────┬────┬────┬────┬────┬────┬────┬────┬─×2─┬────┬────┼────┤
│▚▚▚▚│    │    │    │    │    │    │    │2a●1│    │    │    │
╰─29─┴─28─┴─27─┴─26─┴─25─┴─24─┴─23─┴─22─┴─21─┴─20─┴─19─┴─18─╯
 FINISH
"""

NARROW = """
 START  2b
╭1───┬2───┬3+──┬4───┬5───┬6───┬7───╮
│    │    │1b●2│    │    │    │    │
├8───┼9───┼10──┼11──┼12──┼13──┼14──┤
│    │    │    │    │1a●8│3a●3│    │
│    │    │    │    │    │3b○0│    │
├15──┼16──┼17──┼18──┼19──┼20──┼21×2┤
│    │    │    │    │    │    │2a●1│
├22──┼23──┼24──┼25──┼26──┼27──┼28──┤
│    │    │    │    │    │    │    │
├29──┼────┴────┴────┴────┴────┴────╯
│▚▚▚▚│
╰────╯
 FINISH
   40 points win
   1 Lola           ────────────────   0
 ▸ 2 Ada            ━━──────────────   7
   3 Barthélémy-Au… ━━━━━━━━━━━━━━━─  39
"""


def drawn(state: State, lang: str = "en", *, color: bool = False, width: int = 80) -> str:
    assert isinstance(state, OverloadState)
    console = Console(width=width, color_system="truecolor" if color else None, force_terminal=color)
    names = NAMES[: int(state.track.players)]
    with console.capture() as capture:
        console.print(draw(state, None, names, words(lang, "quadriga.games.overload")))
    return capture.get()


def test_a_position_is_drawn_as_a_u_with_the_points_inside() -> None:
    lines = [line.rstrip() for line in drawn(game("overload").parse(POSITION)).splitlines()]
    assert lines == DRAWN.strip("\n").splitlines()


@pytest.mark.parametrize(("width", "bent"), [(61, True), (60, False)])
def test_a_u_that_does_not_fit_is_broken_into_rows(width: int, bent: bool) -> None:
    state = game("overload").parse(POSITION)
    assert (drawn(state, width=width) == drawn(state)) == bent


def test_a_narrow_terminal_shows_rows_with_the_points_below() -> None:
    lines = [line.rstrip() for line in drawn(game("overload").parse(POSITION), width=40).splitlines()]
    assert lines == NARROW.strip("\n").splitlines()


def test_a_last_row_that_is_full_closes_the_rows() -> None:
    state = game("overload").start(5)  # 39 spaces in three rows
    lines = [line.rstrip() for line in drawn(state, width=66).splitlines()]
    assert lines[5].startswith("├27──┼28──┼")
    assert lines[5].endswith("┼39──┤")
    assert lines[7:9] == ["╰" + "┴".join(["────"] * 13) + "╯", "FINISH".rjust(65)]


def test_pawns_on_start_take_a_second_line_where_they_must() -> None:
    lines = drawn(game("overload").start(5), "fr", width=36).splitlines()
    assert [line.rstrip() for line in lines[:2]] == [" DÉPART  1a 1b 2a 2b 3a 3b 4a 4b 5a", "         5b"]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_through_a_game_it_fits_and_shows_every_pawn_once(lang: str, players: int, width: int) -> None:
    state = game("overload").start(players, {"sections": game("overload").options[0].words(players)})
    rng = Rng(players)
    heights = set()
    for number in count():
        if state.actor() == OVER:
            break
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        if number % OFTEN:
            continue
        text = drawn(state, lang, width=width)
        assert all(cell_len(line) <= width for line in text.splitlines())
        for pawn in (f"{seat}{letter}" for seat in range(1, players + 1) for letter in "ab"):
            assert text.count(pawn) == 1
        board = [line.rstrip() for line in text.splitlines()]
        # A line that was wrapped would leave a border open.
        assert all(line[-1] in "╮│┤╯" for line in board if line[:1] and line[0] in "╭│├╰")
        heights.add(sum(line[:1] in "╭├╰" for line in board if line))
        border = next(line for line in board if line.startswith("╭"))
        sides = [line for line in board if line.endswith("┤")]
        assert {cell_len(line) for line in sides} == {cell_len(border)}
    assert len(heights) == 1


def test_pawns_have_their_players_ink_and_eight_rings_the_warning() -> None:
    text = drawn(game("overload").parse(POSITION), color=True)
    assert (
        "\x1b[1;38;2;250;246;239;48;2;0;114;178m1a\x1b[0m\x1b[1;7;38;2;228;87;46;48;2;250;246;239m●8" in text
    )
    assert "\x1b[1;38;2;250;246;239;48;2;200;69;47m2a\x1b[0m\x1b[1;38;2;250;246;239;48;2;200;69;47m●1" in text


def test_without_colours_the_warning_still_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = drawn(game("overload").parse(POSITION), color=True)
    assert "38;2" not in text
    assert "\x1b[1;7m●8" in text


def test_the_pawn_on_its_move_is_underlined() -> None:
    loaded = game("overload").start(3)
    loaded.apply(game("overload").parse_action(loaded, "load b 4"))
    text = drawn(loaded, color=True)
    assert "\x1b[1;4;38;2;250;246;239;48;2;0;114;178m1b" in text
    assert "\x1b[1;38;2;250;246;239;48;2;0;114;178m1a" in text


def test_a_won_game_is_drawn_like_its_text() -> None:
    """8.1 Nobody is on move any more, though the move was left unfinished."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 39 6 7 | 1 move 4"""
    won = game("overload").parse(before)
    won.apply(game("overload").parse_action(won, "move a"))
    assert won.actor() == OVER
    assert drawn(won, color=True) == drawn(game("overload").parse(str(won)), color=True)
    assert "\x1b[1;4;" not in drawn(won, color=True)
