"""What the server says of itself: a line of JSON for each thing, whoever says it, and no position in it."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Callable

import pytest

from quadriga import IllegalAction
from quadriga.server.logs import Lines
from quadriga.server.storage import StoreFailed
from tests.server.ears import listening

SPEAK = """
import logging.config, sys
from quadriga.server import logs
logging.config.dictConfig(logs.CONFIG)
try:
    raise ValueError("so")
except ValueError as error:
    logging.getLogger(sys.argv[1]).error("something failed", exc_info=error)
"""
SECRET = "the hand of Lola"


@pytest.mark.parametrize("speaker", ["quadriga.server", "uvicorn.error", "asyncio", "anybody"])
def test_each_thing_is_a_line_of_json(speaker: str) -> None:
    done = subprocess.run([sys.executable, "-c", SPEAK, speaker], check=True, capture_output=True, text=True)
    line = json.loads(done.stderr)
    assert (line["level"], line["event"]) == ("error", "something failed")
    assert line["trace"].splitlines()[-1] == "ValueError"


def by_itself() -> None:
    raise IllegalAction(7, SECRET)


def by_another() -> None:
    try:
        by_itself()
    except IllegalAction as error:
        raise RuntimeError(SECRET) from error


def on_the_way() -> None:
    try:
        by_another()
    except RuntimeError:
        {"": 0}[SECRET]


def one_of_several() -> None:
    try:
        by_itself()
    except IllegalAction as error:
        raise ExceptionGroup(SECRET, [error]) from None


def in_the_file() -> None:
    try:
        by_itself()
    except IllegalAction:
        raise StoreFailed(f"disk full\nDETAIL: {SECRET}") from None


@pytest.mark.parametrize(
    ("deed", "kinds"),
    [
        (by_itself, ["IllegalAction"]),
        (by_another, ["IllegalAction", "RuntimeError"]),
        (on_the_way, ["IllegalAction", "RuntimeError", "KeyError"]),
        (one_of_several, ["IllegalAction", "ExceptionGroup"]),
        (in_the_file, ["StoreFailed: disk full"]),
    ],
)
def test_of_what_went_wrong_it_is_told_where_and_of_what_kind_it_is(
    deed: Callable[[], None], kinds: list[str]
) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011  # whatever it is
        deed()
    record = logging.LogRecord(
        "quadriga.server", logging.ERROR, "", 0, "it failed", (), (caught.type, caught.value, caught.tb)
    )
    told = Lines().format(record)
    lines = json.loads(told)["trace"].splitlines()
    assert [line.rpartition(".")[2] for line in lines if not line.startswith(" ")] == kinds
    assert f"in {deed.__name__}" in json.loads(told)["trace"]
    assert SECRET not in told


def test_what_others_say_of_a_failure_holds_no_values() -> None:
    """asyncio names whatever failed, with what it was called with and what it raised."""

    async def play() -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(fail, SECRET)
        lost = loop.create_future()
        lost.set_exception(IllegalAction(7, SECRET))
        del lost
        await asyncio.sleep(0)

    with listening("asyncio") as ear:
        asyncio.run(play())
    assert len(ear.lines) == 2
    assert any(SECRET in message for message in ear.messages), "what this test is about"
    assert not any(SECRET in line for line in ear.lines)
    assert all(json.loads(line)["event"] for line in ear.lines)


def fail(what: str) -> None:
    raise IllegalAction(7, what)
