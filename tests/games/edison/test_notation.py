"""Positions as text: what is written reads back, and what cannot be is refused with its reason."""

from __future__ import annotations

import pytest

from quadriga import OVER, Unreadable
from quadriga.games.edison import GAME
from quadriga.games.edison.board import board
from tests.games.edison.drawing import position
from tests.games.edison.play import MODES, random_game

CARD = position("")
ADVANCED = position("4 advanced lane - standard")
TWO = position("2 standard lane - standard")
RANDOM = GAME.text(GAME.start(4, {"chips": "random"}))
DEAL = GAME.text(GAME.start(4))
SHEET = ADVANCED.replace("4: 2 2 2 4 | 1 | card", "4 | 1 | sheet")
HANDS = "- - 0 0, - - 0 0, - - 0 0, - - 0 0"
VEHICLES = "0 0, 0 0, 0 0, 0 0"
FREE = ",".join(reversed(board().standard))
CANNOT = "{!r} cannot be asked in this position"


def played(hands: str, turn: str, asked: str = "card", text: str = CARD) -> str:
    """Return a position with these hands and this turn."""
    return text.replace(HANDS, hands).replace("| 1 | card", f"| {turn} | {asked}")


def ended(*hands: str) -> str:
    """Return a position in which the game is over, with these hands."""
    return played(", ".join(hands), "1", "over")


ALL = "123456 123456 4 2+"
# After twenty turns seat 1 has played its last choice, or its 2, and seat 2 has nothing of another type.
LAST_CHOICE = ["123456 123456 4 0+", "123 123456 4 2+", "123456 1234 4 1+", "123456 1234 4 1+"]
LAST_TWO = ["123456 123456 4 0", "123456 123 4 2+", "1234 123456 4 1+", "1234 123456 4 1+"]
# Seat 3 has one distance left, and no other type may be played.
FORCED = ["123456 12345 4 1+", "12345 12345 4 2+", "12345 12345 4 1+", "12345 12345 4 1+"]

WRONG = {
    "a field too few": (
        CARD.rpartition(" | ")[0],
        "seven fields are needed with | between them, not 6",
    ),
    "an unknown phase": (CARD.replace("| card", "| win"), "'win' is not what can be asked"),
    "a mode for others": (
        CARD.replace("4 standard", "4 duel"),
        "'4 duel lane - standard' is not a table: players, mode, lane or space, hidden or -, chips",
    ),
    "no such table": (
        CARD.replace("4 standard", "5 standard"),
        "'5 standard lane - standard' is not a table: players, mode, lane or space, hidden or -, chips",
    ),
    "other chips": (
        CARD.replace("lane - standard", "lane - 1,2"),
        "'1,2' is not how chips can be laid",
    ),
    "too few chips": (CARD.replace("| 2 4 -1", "| 4 -1"), "19 chips for 20 spaces"),
    "another standard chip": (CARD.replace("| 2 4 -1", "| 4 2 -1"), "'4' does not lie on space 1"),
    "no chip": (CARD.replace("| 2 4 -1", "| 2 x -1"), "'x' is not a chip"),
    "a chip of another colour": (RANDOM.replace("| . .", "| 10 ."), "'10' cannot be laid on space 1"),
    "a chip too often": (RANDOM.replace("| . .", "| 2 2"), "'2' cannot be laid on space 2"),
    "three vehicles": (CARD.replace(VEHICLES, "0 0, 0 0, 0 0"), "3 vehicles; there are 4"),
    "nowhere": (
        CARD.replace(VEHICLES, "23 0, 0 0, 0 0, 0 0"),
        "'23 0' is not a vehicle's place and score",
    ),
    "no lane": (CARD.replace(VEHICLES, "3 0, 0 0, 0 0, 0 0"), "'3 0' is not a vehicle's place and score"),
    "two in a lane": (CARD.replace(VEHICLES, "3a 0, 3a 0, 0 0, 0 0"), "too many vehicles are on 3a"),
    "three on a space": (CARD.replace(VEHICLES, "8 0, 8 0, 8 0, 0 0"), "too many vehicles are on 8"),
    "two in the centre": (
        CARD.replace(VEHICLES, "centre 15, centre 15, 0 0, 0 0"),
        "too many vehicles are on centre",
    ),
    "three hands": (CARD.replace(HANDS, "- - 0 0, - - 0 0, - - 0 0"), "3 hands for 4 players"),
    "no hand": (
        CARD.replace(HANDS, HANDS.replace("- - 0 0, ", "x - 0 0, ", 1)),
        "'x - 0 0' are not the cards that a seat has played",
    ),
    "a card twice": (
        played("11 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1"),
        "'11' are not different cards up to 6",
    ),
    "a card that is none": (
        played("7 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1"),
        "'7' are not different cards up to 6",
    ),
    "five ahead": (played("- - 5 0, - - 0 0, - - 0 0, - - 0 0", "1"), "seat 1 had fewer direction cards"),
    "one side": (CARD.replace("| 1, 2 |", "| 1 |"), "1 sides; there are 2"),
    "a card twice dealt": (CARD.replace("| 1, 2 |", "| 1, 1 |"), "'1' is not a card of side 2"),
    "a card of no box": (CARD.replace("| 1, 2 |", "| 1, 5 |"), "'5' is not a card of side 2"),
    "a card before its turn": (DEAL.replace("| -, - |", "| -, 2 |"), "'2' is not a card of side 2"),
    "favourites twice": (TWO.replace("12, 34", "12, 14"), "'14' are not favourites"),
    "a favourite that is none": (TWO.replace("12, 34", "12, 35"), "'35' are not favourites"),
    "a sheet of three": (ADVANCED.replace("1: 4 2 2 2", "1: 4 2 2"), "'4 2 2' is not a sheet of side 1"),
    "a favourite with too little": (
        ADVANCED.replace("1: 4 2 2 2", "1: 3 3 2 2"),
        "'3' points cannot be on the sheet of side 1",
    ),
    "another with as much": (
        ADVANCED.replace("1: 4 2 2 2", "1: 4 4 2 0"),
        "'4' points cannot be on the sheet of side 1",
    ),
    "eleven points": (
        ADVANCED.replace("1: 4 2 2 2", "1: 4 2 2 3"),
        "'3' points cannot be on the sheet of side 1",
    ),
    "a seat that is none": (
        CARD.replace("| 1 | card", "| 5 | card"),
        "'5' is not who begins and what is on the table",
    ),
    "a pair that is none": (
        played("1 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1 zeppelin+rocket"),
        "'zeppelin+rocket' is not a choice card",
    ),
    "cards of no turn": (played("1 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1"), CANNOT.format("card")),
    "a type twice": (played("1 - 0 0, 1 - 0 0, - 1 0 0, - - 0 0", "2"), CANNOT.format("card")),
    "distances without choices": (
        played("1 - 0 0, - 1 0 0, - 3 0 0, - - 0 0", "2"),
        CANNOT.format("card"),
    ),
    "directions without choices": (
        played("1 - 0 0, - 1 0 0, - - 1 0, - - 1 0", "2"),
        CANNOT.format("card"),
    ),
    "another seat's cards": (
        played("- - 0 0, 1 - 0 0, - 1 0 0, - - 1 0", "2"),
        CANNOT.format("card"),
    ),
    "a card on the table that is held": (
        played("1 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1 rocket+roller"),
        CANNOT.format("card"),
    ),
    "a distance on the table that is held": (
        played("- 1 0 0, - - 0 0, - - 0 0, - - 0 0", "1 3"),
        CANNOT.format("card"),
    ),
    "a distance that is none": (
        played("- 1 0 0, - - 0 0, - - 0 0, - - 0 0", "1 7"),
        CANNOT.format("card"),
    ),
    "a direction on the table that is held": (
        played("- - 1 0, - - 0 0, - - 0 0, - - 0 0", "1 back"),
        CANNOT.format("card"),
    ),
    "a 2 by nobody": (played("- 2 0 0, - - 0 0, - - 0 0, - - 0 0", "1 2"), CANNOT.format("card")),
    "a 2 by another": (played("- 2 0 0, - - 0 0, - - 0 0, - - 0 0", "1 2by2"), CANNOT.format("card")),
    "a 2 by no seat": (played("- 2 0 0, - - 0 0, - - 0 0, - - 0 0", "1 2by9"), CANNOT.format("card")),
    "a 2 that scored already": (
        played("- 2 0 0+, - - 0 0, - - 0 0, - - 0 0", "1 2by1"),
        CANNOT.format("card"),
    ),
    "a 2 waived by four": (
        played("- 2 0 0, - - 0 0, - - 0 0, - - 0 0", "1 2by1waived"),
        CANNOT.format("card"),
    ),
    "a scoring without a 2": (
        played("- 1 0 0+, - - 0 0, - - 0 0, - - 0 0", "1 1"),
        CANNOT.format("card"),
    ),
    "a 2 that never scored": (
        played("1 - 0 0, - 2 0 0, - - 1 0, - - 0 0", "2"),
        CANNOT.format("card"),
    ),
    "a card that must be played": (
        played(", ".join(FORCED), "1 rocket+zeppelin ahead"),
        CANNOT.format("card"),
    ),
    "a move without cards": (CARD.replace("| card", "| move"), CANNOT.format("move")),
    "a move where nobody can": (
        played("1 - 0 0, - 1 0 0, - - 0 1, - - 0 0", "1 rocket+zeppelin 1 back", "move").replace(
            VEHICLES, "10 0, 10 0, 0 0, 0 0"
        ),
        CANNOT.format("move"),
    ),
    "cards before the deal": (DEAL.replace("| deal", "| card"), CANNOT.format("card")),
    "a deal when all are dealt": (CARD.replace("| card", "| deal"), CANNOT.format("deal")),
    "a deal after a move": (DEAL.replace(VEHICLES, "1 0, 0 0, 0 0, 0 0"), CANNOT.format("deal")),
    "a deal before all chips lie": (RANDOM.replace("| lay", "| deal"), CANNOT.format("deal")),
    "chips that all lie": (DEAL.replace("| deal", "| lay"), CANNOT.format("lay")),
    "cards before the sheets": (SHEET.replace("| sheet", "| card"), CANNOT.format("card")),
    "sheets that are all written": (ADVANCED.replace("| card", "| sheet"), CANNOT.format("sheet")),
    "a sheet in the standard game": (CARD.replace("| card", "| sheet"), CANNOT.format("sheet")),
    "an end with cards on the table": (
        played("1 - 0 0, - - 0 0, - - 0 0, - - 0 0", "1 rocket+zeppelin", "over"),
        CANNOT.format("over"),
    ),
    "an end before anything is played": (CARD.replace("| card", "| over"), CANNOT.format("over")),
    "an end while there are cards to play": (ended("12345 12345 4 1+", *[ALL] * 3), CANNOT.format("over")),
    "an end in another's turn": (
        ended(*[ALL] * 4).replace("| 1 | over", "| 2 | over"),
        CANNOT.format("over"),
    ),
    "an end without a scoring": (ended(ALL[:-1], *[ALL] * 3), CANNOT.format("over")),
    "an end with another's 2 that never scored": (
        ended(*LAST_TWO[:2], LAST_TWO[2][:-1], LAST_TWO[3]),
        CANNOT.format("over"),
    ),
    "three favourites for one": (TWO.replace("12, 34", "123, 4"), CANNOT.format("card")),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_position_is_refused(name: str) -> None:
    text, reason = WRONG[name]
    with pytest.raises(Unreadable) as error:
        GAME.parse(text)
    assert str(error.value) == f"unreadable position {text!r}: {reason}"


def test_a_position_has_one_spelling() -> None:
    text = CARD.replace(VEHICLES, "0 -0, 0 0, 0 0, 0 0")
    with pytest.raises(Unreadable) as error:
        GAME.parse(text)
    assert str(error.value) == f"unreadable position {text!r}: one writes {CARD!r}"


@pytest.mark.parametrize("hands", [[ALL] * 4, LAST_CHOICE, LAST_TWO])
def test_a_game_that_is_over_reads_back(hands: list[str]) -> None:
    """6.1 All cards are played, or somebody has none of a missing type; a 2 of that turn does not score."""
    state = GAME.parse(ended(*hands))
    assert (state.actor(), GAME.text(state)) == (OVER, ended(*hands))


@pytest.mark.parametrize(("players", "mode"), MODES)
@pytest.mark.parametrize("seed", range(6))
def test_every_position_reads_back(players: int, mode: str, seed: int) -> None:
    chosen = {
        "mode": mode,
        "walls": ("lane", "space")[seed % 2],
        "chips": ("standard", "random", FREE)[seed % 3],
    }
    for state in random_game(players, chosen, seed):
        read = GAME.parse(GAME.text(state))
        assert GAME.text(read) == GAME.text(state)
        assert (read.actor(), read.legal(), read.chances()) == (state.actor(), state.legal(), state.chances())
