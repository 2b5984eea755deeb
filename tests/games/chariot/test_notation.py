"""Positions and actions as text: there and back, and word by word what is wrong with a text."""

from __future__ import annotations

import pickle

import pytest

from quadriga import IllegalAction, Rng, Unreadable
from quadriga.core.game import possible
from quadriga.games.chariot import GAME
from tests.games.chariot.drivers import DRIVERS, driven
from tests.games.chariot.play import play, reached

TABLE = "4 AA white -"
CHARIOTS = "1 blue 1:o8 12 4 0, 2 red wreck, 3 green 1:o6 9 3 3, 4 yellow 0:m4 12 4 3"


def text(
    table: str = TABLE,
    chariots: str = CHARIOTS,
    caltrops: str = "o12 m3",
    round_: str = "3 blue",
    turn: str = "green repair",
) -> str:
    return " | ".join([table, chariots, caltrops, round_, turn])


GRID = "4 AA white - | 1 blue 0:o4 12 4 3, 2 red waits, 3 green waits, 4 yellow waits | - | 0 - | grid"
DRAFT = "4 AA black - | 3 blue waits, 4 red waits | - | 0 - | draft 3 blue red"
PLACE = (
    "4 AA black - | 3 blue waits, 4 red waits, 1 green waits, 2 yellow 0:o4 9 6 4 "
    "| - | 0 - | place 3 blue red green yellow"
)

NO_TABLE = "{!r} is not a table: players, halves, white or black, safe or -"
NO_CHARIOT = "{!r} is not a chariot with its seat, place and tracks"
NO_ROUND = "{!r} is not a round and who has played in it"
NO_TURN = "{!r} does not say whose turn it is and what is asked"

WRONG = {
    "no fields": ("hello", "five fields are needed with | between them, not 1"),
    "a field too many": (f"{text()} | again", "five fields are needed with | between them, not 6"),
    "no table": (text(table=""), NO_TABLE.format("")),
    "too many players": (text(table="7 AA white -"), NO_TABLE.format("7 AA white -")),
    "players with a zero": (text(table="04 AA white -"), NO_TABLE.format("04 AA white -")),
    "one half": (text(table="4 A white -"), NO_TABLE.format("4 A white -")),
    "a side that is none": (text(table="4 AC white -"), NO_TABLE.format("4 AC white -")),
    "grey sheets": (text(table="4 AA grey -"), NO_TABLE.format("4 AA grey -")),
    "unsafe": (text(table="4 AA white unsafe"), NO_TABLE.format("4 AA white unsafe")),
    "a chariot without tracks": (
        text(chariots="1 blue 1:o8"),
        NO_CHARIOT.format("1 blue 1:o8"),
    ),
    "a seat that is not there": (
        text(chariots="5 blue 1:o8 12 4 0"),
        NO_CHARIOT.format("5 blue 1:o8 12 4 0"),
    ),
    "seat nought": (text(chariots="0 blue wreck"), NO_CHARIOT.format("0 blue wreck")),
    "a track without end": (
        text(chariots="1 blue 1:o8 12345678901 4 0"),
        NO_CHARIOT.format("1 blue 1:o8 12345678901 4 0"),
    ),
    "an unknown colour": (text(chariots="1 pink wreck"), "'pink' is not a chariot"),
    "an unknown colour has played": (text(round_="3 pink"), "'pink' is not a chariot"),
    "a chariot twice": (text(chariots="1 blue wreck, 2 blue wreck"), "blue is there twice"),
    "a space that is not there": (text(chariots="1 blue 1:i28 12 4 0"), "'i28' is not a space"),
    "a caltrop nowhere": (text(caltrops="o44"), "'o44' is not a space"),
    "two on a space": (
        text(chariots=CHARIOTS.replace("o6", "o8")),
        "two chariots stand on o8",
    ),
    "one on a pillar": (
        text(table="4 BA white -", chariots=CHARIOTS.replace("o6", "m7")),
        "a pillar stands on m7",
    ),
    "damage nought": (text(chariots=CHARIOTS.replace("9 3 3", "0 3 3")), "green is off its tracks"),
    "damage 13": (text(chariots=CHARIOTS.replace("9 3 3", "13 3 3")), "green is off its tracks"),
    "speed 13": (text(chariots=CHARIOTS.replace("9 3 3", "9 13 3")), "green is off its tracks"),
    "fortune 7": (text(chariots=CHARIOTS.replace("9 3 3", "9 3 7")), "green is off its tracks"),
    "a fourth crossing": (text(chariots=CHARIOTS.replace("1:o6", "4:o6")), "green is off its tracks"),
    "too many caltrops": (
        text(caltrops=" ".join(f"o{at}" for at in range(10, 31))),
        "there are only 20 caltrops",
    ),
    "no round": (text(round_="blue"), NO_ROUND.format("blue")),
    "a round too late": (text(round_="101 blue"), NO_ROUND.format("101 blue")),
    "a round with a zero": (text(round_="03 blue"), NO_ROUND.format("03 blue")),
    "nothing asked": (text(turn="green"), NO_TURN.format("green")),
    "something else asked": (text(turn="green think"), NO_TURN.format("green think")),
    "a mover that is none": (text(turn="pink roll"), "'pink' is not a chariot"),
    "a face that is none": (text(turn="green free pace,luck"), NO_TURN.format("green free pace,luck")),
    "a way that leads nowhere": (
        text(turn="green attack 1 from o44 by -"),
        "'o44' is not a space",
    ),
    "a way without end": (
        text(turn=f"green attack 1 from o5 by {','.join(['o6'] * 13)}"),
        f"{','.join(['o6'] * 13)!r} is longer than any move",
    ),
    "nothing asked before the first round": (
        GRID.replace("grid", "roll"),
        "'roll' does not say what is asked before the first round",
    ),
    "caltrops in disorder": (
        text(caltrops="m3 o12"),
        f"one writes {text()!r}",
    ),
    "a caltrop twice": (
        text(caltrops="o12 o12 m3"),
        f"one writes {text()!r}",
    ),
    "chariots in disorder": (
        text(chariots=", ".join(CHARIOTS.split(", ")[::-1])),
        f"one writes {text()!r}",
    ),
    "a chariot that waits in the race": (
        text(chariots=CHARIOTS.replace("2 red wreck", "2 red waits")),
        f"one writes {text()!r}",
    ),
    "a wreck that has played": (
        text(round_="3 blue,red"),
        f"one writes {text()!r}",
    ),
    "too many sheets": (
        DRAFT.replace("draft 3 blue red", "draft 3" + " blue" * 7),
        "'blue blue blue blue blue blue blue' are more chariots than there are",
    ),
}

# Turns that could be asked, but not in this position.
UNFIT = [
    (text(), "nobody won"),
    (text(), "green won"),
    (text(), "blue roll"),
    (text(), "red roll"),
    (text(), "yellow repair"),
    (text(), "green free pace,lane"),
    (text(), "green free pace,lane,lane,lane,lane,lane"),
    (text(), "green free -"),
    (text(), "green favour pace"),
    (text(), "green reroll 0 pace,lane,lane,lane,lane"),
    (text(), "green reroll 6 -"),
    (text(), "green reroll 2 pace"),
    (text(), "green sign 0 +2 lanes 0 attacks 0"),
    (text(), "green sign 6 +0 lanes 0 attacks 0"),
    (text(), "green sign 3 +0 lanes 2 attacks 1"),
    (text(), "green sign 4 +3 lanes 0 attacks 0"),
    (text(), "green sign 4 -2 lanes 0 attacks 0"),
    (text(), "green move 3 lanes 0 attacks 0 from o6 by -"),
    (text(), "green move 2 lanes 1 attacks 0 from o6 by -"),
    (text(), "green move 3 lanes 1 attacks 0 from o5 by -"),
    (text(), "green move 0 lanes 1 attacks 0 from o3 by o4,o5,o6"),
    (text(), "green move 1 lanes 1 attacks 0 from o4 by m5,o6"),
    (text(), "green move 3 lanes 5 attacks 1 from o6 by -"),
    (text(), "green attack 0 from o3 by o4,o5,o6"),
    (text(), "green attack 1 from o3 by o4,o5"),
    (text(), "green attack 1 from o3 by o4,o6"),
    (text(), "green attack 6 from o3 by o4,o5,o6"),
    (text(), "green attack 1 from o2 by o3,o4,o5"),
    (text(chariots=CHARIOTS.replace("9 3 3", "9 3 2")), "green repair"),
    (text(chariots=CHARIOTS.replace("9 3 3", "12 3 3")), "green repair"),
    (text(chariots=CHARIOTS.replace("9 3 3", "2 3 3")), "green roll"),
    (text(chariots=CHARIOTS.replace("9 3 3", "9 3 1")), "green favour pace,lane,lane,lane,lane"),
    (text(chariots=CHARIOTS.replace("1:o6", "3:o6")), "green repair"),
    (text(chariots=CHARIOTS.replace(", 4 yellow 0:m4 12 4 3", "")), "green repair"),
    (text(chariots=CHARIOTS.replace("4 yellow", "3 yellow")), "green repair"),
    (GRID, "first"),
    (GRID.replace("0:o4", "0:m4"), "grid"),
    (GRID.replace("0:o4", "1:o4"), "grid"),
    (GRID.replace("12 4 3", "12 5 3"), "grid"),
    (
        GRID.replace("2 red waits", "2 red 0:m4 12 4 3").replace("3 green waits", "3 green 0:i4 12 4 3"),
        "grid",
    ),
    (GRID.replace("| - |", "| o8 |"), "grid"),
    (GRID.replace("white", "black").replace("12 4 3", "11 4 3"), "grid"),
    (DRAFT, "draft 3 red blue"),
    (DRAFT, "draft 4 blue red"),
    (DRAFT, "draft 3 blue"),
    (DRAFT, "draft 0 blue red"),
    (DRAFT, "place 3 blue red"),
    (DRAFT, "first"),
    (DRAFT.replace("3 blue waits", "3 blue 0:o4 11 4 3"), "draft 3 blue red"),
    (
        PLACE.replace("2 yellow 0:o4 9 6 4", "2 yellow waits").replace("3 blue waits", "3 blue 0:o4 11 4 3"),
        "",
    ),
    (PLACE.replace("0:o4", "0:o5"), ""),
]


def refusal(position: str) -> str:
    """Return why this text is refused; the error carries it, without needless white space."""
    with pytest.raises(Unreadable) as error:
        GAME.parse(position)
    tidy = " ".join(position.split())
    assert (error.value.what, error.value.text) == ("position", tidy)
    assert str(error.value) == f"unreadable position {tidy!r}: {error.value.reason}"
    return error.value.reason


@pytest.mark.parametrize("how", WRONG)
def test_what_is_wrong_with_a_position(how: str) -> None:
    position, reason = WRONG[how]
    assert refusal(position) == reason


@pytest.mark.parametrize(("position", "turn"), UNFIT)
def test_a_turn_that_does_not_fit(position: str, turn: str) -> None:
    before, _, asked = position.rpartition(" | ")
    turn = turn or asked
    assert refusal(f"{before} | {turn}") == f"the turn {turn!r} does not fit the position"


@pytest.mark.parametrize(
    "turn",
    [
        "green repair",
        "green roll",
        "green free pace,lane,lane,attack,fortune",
        "green reroll 5 -",
        "green reroll 2 pace,lane,lane",
        "green favour pace,lane,lane,lane,lane",
        "green sign 2 +2 lanes 1 attacks 0",
        "green sign 4 -1 lanes 0 attacks 0",
        "green sign 1 +8 lanes 0 attacks 0",
        "green move 3 lanes 1 attacks 2 from o6 by -",
        "green move 1 lanes 1 attacks 0 from m5 by m6,o6",
        "green attack 1 from o3 by o4,o5,o6",
        "green attack 2 from m6 by m7,m8,o8",
    ],
)
def test_turns_that_fit(turn: str) -> None:
    """What the rules may ask, written as they write it."""
    position = text(turn=turn)
    if turn.endswith("o8"):  # put back behind blue
        position = position.replace("1:o6", "1:o7")
    assert play(position) == position


@pytest.mark.parametrize("position", [GRID, DRAFT, PLACE])
def test_setting_up_is_written_too(position: str) -> None:
    assert play(position) == position


def test_white_space_is_free() -> None:
    assert play(text().replace(" | ", "\n   | ")) == text()


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"sheets": "black"}),
        (3, {"circuit": "BB"}),
        (4, {}),
        (6, {"circuit": "AB", "sheets": "black", "safe": True}),
    ],
    ids=["two", "three", "four", "six"],
)
def test_every_position_comes_back_the_same(players: int, options: dict[str, object], driver: str) -> None:
    """Read back, it looks, is asked and goes on exactly as before."""
    for state in driven(GAME.start(players, options), Rng(players), DRIVERS[driver]):
        written = GAME.text(state)
        again = GAME.parse(written)
        assert GAME.text(again) == written
        assert possible(again) == possible(state)
        assert GAME.view(again, 0) == GAME.view(state, 0)
        for action in possible(state)[:2] + possible(state)[-1:]:
            ours, theirs = state.copy(), again.copy()
            ours.apply(action)
            theirs.apply(action)
            assert GAME.text(ours) == GAME.text(theirs)


@pytest.mark.parametrize("driver", DRIVERS)
def test_every_action_comes_back_the_same(driver: str) -> None:
    for state in driven(GAME.start(4, {"sheets": "black"}), Rng(8), DRIVERS[driver]):
        texts = [GAME.action_text(state, action) for action in possible(state)]
        assert len(set(texts)) == len(texts)
        for action, written in list(zip(possible(state), texts, strict=True))[:4]:
            assert GAME.parse_action(state, written) == action


def test_a_pickled_position_comes_back_the_same() -> None:
    state = reached(text())
    assert str(pickle.loads(pickle.dumps(state))) == text()


@pytest.mark.parametrize(
    "action",
    [
        "",
        "jump",
        "repair",
        "repair -1",
        "repair 007",
        "take Red",
        "set pace",
        "roll",
        "reroll 2",
        "caltrop x3",
    ],
)
def test_an_action_that_cannot_be_read(action: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.parse_action(GAME.parse(text()), action)
    assert str(error.value) == f"unreadable action {action!r}: Chariot Race has no such action"


@pytest.mark.parametrize(
    "action",
    [
        "repair 4",
        "keep",
        "faster",
        "ahead",
        "take red",
        "place 3",
        "set pace lane",
        "javelin blue",
        "roll pace",
        "reroll lane,lane",
        "caltrop o5",
        "first 2",
        "grid blue",
    ],
)
def test_an_action_that_can_be_read_but_not_done(action: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.parse_action(GAME.parse(text()), action)
    assert (error.value.action, error.value.position) == (action, text())
    assert str(error.value).startswith(f"illegal action {action!r} in position {text()!r}")


ASKED = [
    text(),
    text(turn="green roll"),
    text(turn="green reroll 2 pace,lane,lane"),
    text(turn="green free pace,lane,lane,attack,fortune"),
    text(turn="green favour pace,lane,lane,lane,lane"),
    text(turn="green sign 2 +2 lanes 1 attacks 0"),
    text(turn="green move 3 lanes 1 attacks 2 from o6 by -"),
    text(turn="green attack 1 from o3 by o4,o5,o6"),
    GRID,
    DRAFT,
    PLACE,
    "4 AA black - | - | - | 0 - | first",
    text(
        chariots="1 blue wreck, 2 red wreck, 3 green wreck, 4 yellow wreck", round_="3 -", turn="nobody won"
    ),
]


@pytest.mark.parametrize("position", ASKED)
def test_every_other_number_is_illegal(position: str) -> None:
    """Also far away numbers, which 64 bits do not hold or shifts do not reach."""
    state = GAME.parse(position)
    legal = set(possible(state))
    for action in [*range(-3, 500), 2**20, 2**31, 2**63, 2**64 + 1, -(2**63)]:
        if action not in legal:
            with pytest.raises(IllegalAction) as error:
                state.apply(action)
            assert error.value.action == action
    assert GAME.text(state) == position


@pytest.mark.parametrize("action", [6.0, "6", None])
def test_what_is_no_number_is_refused_before_anything_changes(action: int) -> None:
    state = GAME.parse(text())
    with pytest.raises((IllegalAction, TypeError)):
        state.apply(action)
    assert str(state) == text()
