"""Every error says what is wrong with what was given, and carries it; all travel between processes."""

from __future__ import annotations

import pickle

import pytest

from quadriga import (
    IllegalAction,
    QuadrigaError,
    UnknownGame,
    Unreadable,
    WrongBoard,
    WrongMoment,
    WrongOption,
    WrongPlayers,
    WrongRecord,
    WrongSeat,
)
from quadriga.core.errors import Reason, UnknownBot, WrongBot

ERRORS: list[tuple[QuadrigaError, str, dict[str, object]]] = [
    (
        UnknownGame("overlaod", ["overload", "cups"]),
        "no game is called 'overlaod'; known games: cups, overload. Did you mean 'overload'?",
        {"slug": "overlaod", "known": ["cups", "overload"], "close": "overload"},
    ),
    (
        UnknownGame("chess", ["overload", "cups"]),
        "no game is called 'chess'; known games: cups, overload.",
        {"slug": "chess", "known": ["cups", "overload"], "close": None},
    ),
    (
        UnknownBot("smart", ["random", "greedy"]),
        "no bot is called 'smart'; bots are random, greedy",
        {"name": "smart", "known": ["random", "greedy"]},
    ),
    (
        WrongBot("mine.py", "there is no such file"),
        "bot 'mine.py': there is no such file",
        {"name": "mine.py", "reason": "there is no such file"},
    ),
    (
        WrongPlayers("Cups", 7, range(2, 5)),
        "Cups is for 2 to 4 players, not 7",
        {"title": "Cups", "players": 7, "seats": range(2, 5)},
    ),
    (
        WrongOption("path", "wide", "allowed: short, long"),
        "option path: 'wide' is not allowed; allowed: short, long",
        {"name": "path", "value": "wide", "allowed": "allowed: short, long"},
    ),
    (
        Unreadable("position", "noise", "four fields are needed"),
        "unreadable position 'noise': four fields are needed",
        {"what": "position", "text": "noise", "reason": "four fields are needed"},
    ),
    (
        IllegalAction(9, "a position"),
        "illegal action 9 in position 'a position'",
        {"action": 9, "position": "a position", "possible": []},
    ),
    (
        IllegalAction("swap 2", "a position", ["walk", "swap 3"]),
        "illegal action 'swap 2' in position 'a position'; possible here: walk, swap 3",
        {"action": "swap 2", "position": "a position", "possible": ["walk", "swap 3"]},
    ),
    (
        WrongSeat(-1, 3),
        "there is no seat -1; seats here are 0 to 2",
        {"seat": -1, "players": 3},
    ),
    (
        WrongMoment("payoff", "the game is not over", "a position"),
        "payoff: the game is not over, in position 'a position'",
        {"question": "payoff", "reason": "the game is not over", "position": "a position"},
    ),
    (
        WrongRecord(3, "'x' is not a number"),
        "record, line 3: 'x' is not a number",
        {"line": 3, "reason": "'x' is not a number", "cause": None},
    ),
    (
        WrongBoard("board.toml", "figures.faces", "missing"),
        "board.toml, figures.faces: missing",
        {"file": "board.toml", "where": "figures.faces", "reason": "missing"},
    ),
]


@pytest.mark.parametrize(("error", "message", "facts"), ERRORS, ids=lambda part: type(part).__name__)
def test_error_says_and_carries_what_is_wrong(
    error: QuadrigaError, message: str, facts: dict[str, object]
) -> None:
    assert str(error) == message
    assert vars(error) == facts
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("error", [error for error, _, _ in ERRORS], ids=lambda error: type(error).__name__)
def test_error_travels_between_processes(error: QuadrigaError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_reason_is_its_text_and_keeps_its_kind_and_facts_on_the_way() -> None:
    reason = Reason("'x' is not a number", "number", text="x")
    assert reason == "'x' is not a number"
    again = pickle.loads(pickle.dumps(WrongRecord(3, reason))).reason
    assert (type(again), again, again.kind, again.facts) == (Reason, reason, "number", {"text": "x"})


def test_the_error_behind_another_travels_with_it() -> None:
    again = pickle.loads(pickle.dumps(WrongRecord(3, "no seat", WrongSeat(5, 3))))
    assert isinstance(again.cause, WrongSeat)
    assert again.cause.seat == 5


def test_every_error_is_tested() -> None:
    ours = {kind for kind in QuadrigaError.__subclasses__() if kind.__module__ == QuadrigaError.__module__}
    assert {type(error) for error, _, _ in ERRORS} == ours
