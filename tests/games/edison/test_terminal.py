"""The drawing of Edison & Co: positions, secrets, and how they look in wide and in narrow terminals."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from quadriga import CHANCE, OVER, Rng
from quadriga.cli.console import readable
from quadriga.core.words import LANGUAGES, words
from quadriga.games.edison import GAME
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.terminal import draw
from tests.games.edison.drawing import position

OFTEN = 20  # one in so many positions is drawn
NAMES = ["Lola", "Ada", "Barthélémy-Auguste", "李小龙"]
CHIPS = "2 4 -1 3 5 O 1 6 4 3 -3 O 5 -2 10 7 4 O 2 1"

# The rocket is on the top of the drop; roller and yacht face back. Barthélémy played the 2, and no scoring.
POSITION = f"""3 standard lane - standard | {CHIPS} | 9 14, 16 9, 17< 7, 6b< -3
    | 12456 12356 2 2+, 13456 1234 3 2+, 1345 12356 4 1 | 1, 3, 2 | 2 zeppelin+yacht 2by3waived back | move"""

WIDE = """
╭─0─────┬─1─────┬─2─────┬─3─────┬─4─────┬─5─────┬─6─────┬─7─────┬─8─────╮
│       │       │       │a      │a      │a      │a      │a      │       │
│ START │   2   │   4   │══−1═══│═══3═══│═══5═══│══oil══│═══1═══│   6   │
│       │       │       │b      │b      │b      │b  Y←  │b      │       │
├─22────┼───────┴───────┴───────┴───────┴───────┴───────┴───────┼─9─────┤
│   1   │ On the table: Z or Y                        centre 15 ←   8   │
│       │ 2 spaces (no scoring) · back                          │  R↓   │
├─21────┤                    score  chip           you          ├───────┤
│   2   │ R Steam Rocket        14    +8            ×1          │ drop  │
│       │ Z Zeppelin Car         9    −2          (×1)          │  ↓↓↓  │
├─20────┤ P Propeller Roller     7   +10            ×3          ├─10────┤
│  oil  │ Y Turbo Yacht         −3   oil            ×2          │  −10  │
│       │   total                               38 +36          │       │
├───────┼───────┬───────┬───────┬───────┬───────┬───────┬───────┼───────┤
│       │       │       │       │       │       │       │       │       │
│   4   │   7   │  10   │  −2   │   5   │  oil  │  −3   │   3   │   4   │
│       │       │   P→  │   Z←  │       │       │       │       │       │
╰─19────┴─18────┴─17────┴─16────┴─15────┴─14────┴─13────┴─12────┴─11────╯

                  choice             distance     ahead  back
  Lola                  RY                 4          2     0
▸ Ada                RP                      5 6      1     0
  Barthélémy-Aug…    RP          PY        4          0     1
"""

NARROW = """
╭─0───┬─1───┬─2───┬─3───┬─4───┬─5───╮
│     │     │     │a    │a    │a    │
│DÉP. │  2  │  4  │═−1══│══3══│══5══│
│     │     │     │b    │b    │b    │
├─6───┼─7───┼─8───┼─9───┼─────┼─10──┤
│a    │a    │     │  F→ │  →  │     │
│huile│══1══│  6  │  8  │chute│ −10 │
│b Y← │b    │     │     │  →  │     │
├─11──┼─12──┼─13──┼─14──┼─15──┼─16──┤
│     │     │     │     │     │  Z→ │
│  4  │  3  │ −3  │huile│  5  │ −2  │
│     │     │     │     │     │     │
├─17──┼─18──┼─19──┼─20──┼─21──┼─22──┤
│  R← │     │     │     │     │     │
│ 10  │  7  │  4  │huile│  2  │  1  │
│     │     │     │     │     │     │
╰─────┴─────┴─────┴─────┴─────┴─────╯
 9 → centre 15
 Sur la table : Z ou Y
 2 cases (sans décompte) · en arrière
                      score jeton
 F Fusée à vapeur        14    +8
 Z Voiture Zeppelin       9    −2
 R Rouleau propulseur     7   +10
 Y Turbo yacht           −3 huile

                   avant  arr.
  Lola                 2     0
        FY                 4
▸ Ada                  1     0
     FR                      5 6
  Barthélémy-Aug…      0     1
     FR          RY        4
"""


def drawn(
    state: EdisonState, lang: str = "en", *, seat: int | None = None, color: bool = False, width: int = 80
) -> str:
    console = Console(width=width, color_system="truecolor" if color else None, force_terminal=color)
    names = NAMES[: int(state.course.players)]
    with console.capture() as capture:
        console.print(draw(state, seat, names, words(lang, "quadriga", "quadriga.games.edison")))
    return capture.get()


@pytest.mark.parametrize(
    ("width", "lang", "seat", "expected"), [(80, "en", 2, WIDE), (40, "fr", None, NARROW)]
)
def test_a_position_is_drawn_as_wide_as_there_is_room(
    width: int, lang: str, seat: int | None, expected: str
) -> None:
    lines = drawn(GAME.parse(POSITION), lang, seat=seat, width=width).splitlines()
    assert [line.rstrip() for line in lines] == expected[1:].rstrip("\n").split("\n")


@pytest.mark.parametrize(("width", "oval"), [(73, True), (72, False)])
def test_an_oval_that_does_not_fit_is_broken_into_rows(width: int, oval: bool) -> None:
    assert drawn(GAME.parse(POSITION), width=width).startswith("╭─0─────┬") == oval


def test_plain_signs_stand_in_for_ours() -> None:
    text = readable(drawn(GAME.parse(POSITION)), "ascii")
    assert "|b      |b      |b      |b  Y<  |b      |" in text
    assert "|==-1===|===3===|===5===|==oil==|" in text
    assert "centre 15 <" in text
    assert "| drop  |" in text
    assert "|  vvv  |" in text


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"chips": "random"}),
        (3, {"mode": "advanced", "walls": "space"}),
        (4, {"hidden": "yes"}),
        (4, {"mode": "singles"}),
        (4, {"mode": "advanced-teams"}),
    ],
)
def test_all_through_a_game_it_fits_and_shows_every_vehicle(
    players: int, options: dict[str, str], lang: str, width: int
) -> None:
    state = GAME.start(players, options)
    rng = Rng(players)
    said = words(lang, "quadriga.games.edison")
    number = 0
    while state.actor() != OVER:
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        number += 1
        if number % OFTEN and state.actor() != OVER:
            continue
        for seat in (None, 0, players - 1):
            text = drawn(state, lang, seat=seat, width=width)
            assert all(cell_len(line) <= width for line in text.splitlines())
            assert "Zeppelin" in text
            for vehicle, name in enumerate(("rocket", "zeppelin", "roller", "yacht")):
                arrow = r"(?!\w)" if state.is_in_centre(vehicle) else "[→←↑↓]"
                assert re.search(said.say("letter", vehicle=name) + arrow, text)


def test_vehicles_have_all_their_full_names_or_all_short_ones() -> None:
    state = GAME.parse(POSITION)
    full, short = drawn(state, "fr", seat=1, width=44), drawn(state, "fr", seat=1, width=40)
    for one, other in (
        ("F Fusée à vapeur ", "F Fusée   "),
        ("Z Voiture Zeppelin ", "Z Zeppelin "),
        ("R Rouleau propulseur ", "R Rouleau "),
        ("Y Turbo yacht ", "Y Yacht "),
    ):
        assert one in full
        assert other in short


def test_a_hand_without_cards_takes_no_line() -> None:
    over = GAME.parse(position("2 standard lane - standard\nover"))
    assert drawn(over, width=40).splitlines()[-3:] == [
        f"{'':16}{'ahead':>8}{'back':>6}",
        f"  {'Lola':16}{0:>6}{0:>6}",
        f"  {'Ada':16}{0:>6}{0:>6}",
    ]


def redrawn(text: str, old: str, new: str) -> EdisonState:
    assert old in text
    return GAME.parse(text.replace(old, new))


@pytest.mark.parametrize(
    ("seat", "cards", "others"),
    [(None, "1, 2, 3", "3, 1, 2"), (0, "1, 2, 3", "1, 3, 2"), (1, "1, 2, 3", "3, 2, 1")],
)
def test_nothing_of_a_secret_is_drawn(seat: int | None, cards: str, others: str) -> None:
    """The cards of others may be what they will: the drawing stays the same."""
    text = " ".join(POSITION.split())
    one, two = (redrawn(text, "| 1, 3, 2 |", f"| {dealt} |") for dealt in (cards, others))
    assert drawn(one, seat=seat) == drawn(two, seat=seat)


def test_a_seat_sees_its_own_card_and_at_the_end_everybody_sees_all() -> None:
    state = GAME.parse(POSITION)
    assert " you" not in drawn(state)
    assert "×3" not in drawn(state)
    assert "×3" in drawn(state, seat=0)
    rng = Rng(1)
    while state.actor() != OVER:
        state.apply(int(state.pick(rng)))
    assert drawn(state).count("×3") == 3


def test_partners_see_the_same_and_are_told() -> None:
    state = GAME.start(4, {})
    rng = Rng(2)
    while state.actor() == CHANCE:
        state.apply(int(state.draw(rng)))
    assert drawn(state, seat=0) == drawn(state, seat=2)
    assert "you two" in drawn(state, seat=0)
    assert "Lola and Barthélémy-Auguste play together." in drawn(state)


def test_hidden_cards_are_shown_to_their_own_side_alone() -> None:
    state = GAME.start(3, {"hidden": "yes"})
    rng = Rng(3)
    while state.actor() == CHANCE:
        state.apply(int(state.draw(rng)))
    assert drawn(state).count("18 cards, hidden") == 3
    lines = drawn(state, seat=1).splitlines()
    assert next(line for line in lines if line.startswith("  Ada")).split()[1:3] == ["RZ", "RP"]
    assert drawn(state, seat=1).count("18 cards, hidden") == 2


def test_a_vehicle_in_the_centre_is_drawn_there() -> None:
    state = redrawn(" ".join(POSITION.split()), "9 14, 16", "centre 14, 16")
    for width in (80, 40):
        lines = drawn(state, width=width).splitlines()
        at = next(nth for nth, line in enumerate(lines) if "centre 15" in line)
        assert " R" in lines[at] + lines[at + 1]


def test_vehicles_have_their_inks() -> None:
    text = drawn(GAME.parse(POSITION), color=True)
    assert text.count("\x1b[1;38;2;245;236;217;48;2;200;69;47mR\x1b[0m") == 2
    assert text.count("\x1b[1;38;2;29;31;36;48;2;224;168;0mY\x1b[0m") == 2
