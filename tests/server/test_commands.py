"""Commands: once is once, stale is refused, and what is said, paused and taken back is seen by all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from quadriga.client import LATE, Seat, ServerRefused, ask_server, at_table, open_table, sit
from quadriga.server.limits import A_SECOND
from tests.server.house import PATIENCE, House
from tests.server.raw import raw

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]
AGAIN = 1000  # how often a command is sent again
COMINGS = 10  # connections by which it is: none may send too much at once
UNDOING, TALKING = 0.2, 0.05  # of all moments of who comes and goes
DRAWING = 0.5  # of all who do
DRAWN = ("ask", "doing", "end", "routes", "scene", "position")  # told to who draws, and what these stand for


Comer = dict[int | None, str]  # the seats that one connection is for, each with its key; none: it watches


def test_the_same_command_is_carried_out_once(house: House) -> None:
    seats = [SEATS[0], *[{"kind": "open"}] * 2]
    table, keys = open_table(house.url, "overload", seats, house={"cover": None})  # nobody else decides
    for seat in (1, 2):
        sit(house.url, table, seat, f"Guest {seat}")

    async def repeat() -> tuple[set[str], dict[str, Any]]:
        answers, first = set(), None
        for _ in range(COMINGS):
            async with raw(house.url, table, keys[0]) as lola:
                view = await lola.begun()
                first = view["actions"][0]["action"] if first is None else first
                say = {"do": "say", "id": "once", "seat": 0, "text": "hello"}
                answers.add((await lola.answer(say, "once"))["is"])
                for _ in range(AGAIN // COMINGS):
                    decide = {"do": "decide", "id": "d1", "seat": 0, "version": 1, "action": first}
                    answers.add((await lola.answer(decide, "d1"))["is"])
                    await asyncio.sleep(1 / A_SECOND)  # what a seat may ask
        return answers, ask_server(house.url, f"/tables/{table}", key=keys[0])

    answers, view = asyncio.run(repeat())
    assert answers == {"done"}
    assert (len(view["chat"]), view["version"]) == (1, 2)


def test_a_decision_on_an_older_version_is_refused(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def decide() -> tuple[str, str]:
        async with raw(house.url, table, keys[0]) as lola:
            view = await lola.begun()
            action = view["actions"][0]["action"]
            stale = {"do": "decide", "id": "a", "seat": 0, "version": view["version"] - 1, "action": action}
            first = await lola.answer(stale, "a")
            wrong = await lola.answer(
                {**stale, "id": "b", "version": view["version"], "action": 999_999}, "b"
            )
            return first["code"], wrong["message"]

    assert asyncio.run(decide()) == (
        "stale",
        "the rules do not allow that here; take one of the actions that you were told",
    )


def test_whoever_watches_is_answered_too(house: House) -> None:
    table, _ = open_table(house.url, "overload", SEATS)

    async def watch() -> dict[str, Any]:
        async with raw(house.url, table) as watcher:
            return await watcher.answer({"do": "ping", "id": "still there?"})

    assert asyncio.run(watch()) == {"is": "done", "id": "still there?"}


def test_what_happens_is_seen_by_everybody(house: House) -> None:
    table, keys = open_table(house.url, "chariot", SEATS)

    async def meet() -> None:
        async with at_table(house.url, table, keys[0]) as lola, at_table(house.url, table) as watcher:
            await lola.ask("say", text="hello")
            await lola.ask("pause")
            while watcher.view["paused"] is None:
                await watcher.hear()
            assert watcher.view["chat"][0]["text"] == "hello"
            await lola.ask("resume")
            await lola.ask("resign")
            while watcher.view["seats"][0]["covered"] != "resigned":
                await watcher.hear()

    asyncio.run(meet())


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """Return what is seen at a moment, however one came to it: who was there before was shown things move."""
    events = [{fact: event[fact] for fact in event if fact != "cues"} for event in view["events"]]
    return {**view, "events": events, "since": 0, "seats": 0}


def all_seen(here: Seat) -> dict[int | None, dict[str, Any]]:
    return {seat: seen(view) for seat, view in here.views.items()}


def moments(here: Seat) -> list[tuple[int, int]]:
    """Return how far what is told here is, for each seat of it."""
    return [(view["version"], len(view["chat"])) for _, view in sorted(here.views.items())]


async def act(here: Seat, luck: random.Random) -> None:
    """Decide, or do what else one may; others may be faster. Who watches may do nothing."""
    try:
        if here.number is None:
            await here.hear()
        elif here.view["undo"] and luck.random() < UNDOING:
            await here.ask("undo", version=here.view["version"])
        elif luck.random() < TALKING:
            await here.ask("say", text=f"This is {luck.random()}.")
        elif here.is_asked:
            await here.decide(luck.choice(here.view["actions"])["action"])
        else:
            await here.hear()
    except ServerRefused as refused:
        if refused.code not in (*LATE, "no-undo"):
            raise


async def until_as_asked(house: House, table: str, keys: Comer, here: Seat) -> None:
    """What was told step by step comes to what is answered to who asks for all of it; others may go on."""
    async with asyncio.timeout(PATIENCE):
        while True:
            ask = partial(house.ask, f"/tables/{table}")
            asked = {seat: await asyncio.to_thread(ask, key) for seat, key in keys.items()}
            if all(is_as(here.views[seat], asked[seat]) for seat in keys):
                return
            await here.hear()


def is_as(view: dict[str, Any], asked: dict[str, Any]) -> bool:
    return undrawn(view) == undrawn(asked) if "scene" in view else view == asked


def undrawn(view: dict[str, Any]) -> dict[str, Any]:
    """Return what is told alike to who draws and who does not."""
    events = [(event["name"], event["clause"]) for event in view["events"]]
    actions = [(action["action"], action["text"]) for action in view["actions"]]
    left = {key: value for key, value in view.items() if key not in DRAWN}
    return left | {"events": events, "actions": actions}


@asynccontextmanager
async def come(house: House, table: str, keys: Comer, draws: bool) -> AsyncIterator[Seat]:
    async with at_table(house.url, table, *keys.values(), patience=PATIENCE, draws=draws) as here:
        while len(here.views) < len(keys):
            await here.hear()
        yield here


def come_and_go(house: House, times: int) -> int:
    """Let connections end and begin at any moment of games; return how often that was.

    At each table there is one for each of two seats, one for both, and one that watches.
    """
    luck, comings = random.Random(5), 0

    async def stay(table: str, keys: Comer, acts: int) -> bool:
        draws = luck.random() < DRAWING
        async with come(house, table, keys, draws) as here:
            for _ in range(acts):
                if not here.is_over:
                    await act(here, luck)
            await until_as_asked(house, table, keys, here)
            async with come(house, table, keys, draws) as fresh:
                while moments(here) != moments(fresh):
                    await min(here, fresh, key=moments).hear()
                assert all_seen(here) == all_seen(fresh)
            return here.is_over

    async def again_and_again(table: str, keys: Comer) -> None:
        nonlocal comings
        while not await stay(table, keys, luck.randint(0, 4)):
            comings += 1

    async def game(slug: str) -> None:
        table, keys = open_table(house.url, slug, [*SEATS, {"kind": "bot", "bot": "level1"}])
        comers: list[Comer] = [{0: keys[0]}, {1: keys[1]}, {0: keys[0], 1: keys[1]}, {None: ""}]
        await asyncio.gather(*(again_and_again(table, each) for each in comers))

    while comings < times:
        asyncio.run(game(luck.choice(("overload", "chariot", "asteroid", "edison"))))
    return comings


def test_who_comes_back_sees_what_a_fresh_look_shows(house: House) -> None:
    assert come_and_go(house, 20) >= 20


@pytest.mark.slow
def test_who_comes_back_ten_thousand_times_sees_what_a_fresh_look_shows(house: House) -> None:
    assert come_and_go(house, 10_000) >= 10_000


def test_several_people_sit_at_one_device(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def look() -> list[int]:
        async with raw(house.url, table, keys[0], keys[1]) as device:
            return [(await device.hear())["seat"] for _ in range(2)]

    assert asyncio.run(look()) == [0, 1]


def test_a_rematch_takes_the_same_people_with_their_keys(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def give_up() -> None:
        for seat in (0, 1):
            async with at_table(house.url, table, keys[seat]) as here:
                await here.ask("resign")

    asyncio.run(give_up())
    ask = partial(ask_server, house.url, f"/tables/{table}/rematch", {"options": {"sections": "A"}})
    with ThreadPoolExecutor() as at_once:
        others = {asked["table"] for asked in at_once.map(ask, [keys[0], keys[1]] * 4)}
    assert len(others) == 1
    other = others.pop()
    seen = ask_server(house.url, f"/tables/{other}", key=keys[1])
    assert (seen["seat"], seen["options"]["sections"], seen["before"]) == (0, "A", table)
