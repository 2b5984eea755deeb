"""News: what is said through Redis is heard by the others, and wrong addresses are told in our words."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from typer.testing import CliRunner

from quadriga.cli import WRONG, app
from quadriga.server.news import News, NoNews, WrongRedis, open_news
from quadriga.server.redis_news import CHANNEL, RedisNews
from tests.server.house import PATIENCE
from tests.server.redis_server import RedisServer


@asynccontextmanager
async def voice(url: str) -> AsyncIterator[tuple[News, list[str]]]:
    """Open a voice, and gather what it hears."""
    news, heard = open_news(url), list[str]()
    attending = asyncio.create_task(news.attend(heard.append))
    try:
        await until(lambda: news.is_heard)
        yield news, heard
    finally:
        attending.cancel()
        with suppress(asyncio.CancelledError):
            await attending


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_what_one_says_the_others_hear_and_not_itself(redis: RedisServer) -> None:
    async def say() -> None:
        async with (
            voice(redis.url) as (one, own),
            voice(redis.url) as (_, heard),
            voice(redis.url) as (_, too),
        ):
            for table in ("a", "b", "a"):
                one.tell(table)
            await until(lambda: set(heard) == set(too) == {"a", "b"})
            assert own == []

    asyncio.run(say())


def test_who_was_cut_off_hears_again_and_was_never_held_up(redis: RedisServer) -> None:
    async def cut() -> None:
        async with voice(redis.url) as (one, _), voice(redis.url) as (other, heard):
            await asyncio.to_thread(redis.kill)
            await until(lambda: not one.is_heard and not other.is_heard)
            one.tell("lost")
            await asyncio.to_thread(redis.start)
            await until(lambda: one.is_heard and other.is_heard)
            one.tell("heard")
            await until(lambda: "heard" in heard)

    asyncio.run(cut())


def test_what_is_no_news_is_passed_over(redis: RedisServer) -> None:
    """Whoever reaches Redis may say anything there."""

    async def garble() -> None:
        async with (
            voice(redis.url) as (one, _),
            voice(redis.url) as (other, heard),
            Redis.from_url(redis.url) as raw,
        ):
            for said in (b"\xff\xfe", b"", b"somebody"):
                await raw.publish(CHANNEL, said)
            one.tell("heard")
            await until(lambda: "heard" in heard)
            assert other.is_heard

    asyncio.run(garble())


def test_whatever_goes_wrong_with_listening_it_is_begun_anew(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And meanwhile nobody relies on it."""
    listen_to, listening = RedisNews._listen_to, list[bool]()

    async def fail_once(self: RedisNews, channel: PubSub, hear: Callable[[str], object]) -> None:
        listening.append(self.is_heard)
        if len(listening) == 1:
            self.is_heard = True
            raise RuntimeError("nobody thought of this")
        await listen_to(self, channel, hear)

    monkeypatch.setattr(RedisNews, "_listen_to", fail_once)

    async def listen() -> None:
        async with voice(redis.url) as (one, _):
            await until(lambda: len(listening) == 2 and one.is_heard)

    asyncio.run(listen())
    assert listening == [False, False]


def test_without_an_address_nothing_is_told() -> None:
    assert isinstance(open_news(), NoNews)
    assert not open_news().is_heard


@pytest.mark.parametrize(
    "url", ["localhost", "http://lola:secret@localhost", "redis://lola:secret@localhost:port"]
)
def test_an_address_that_is_none_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(WrongRedis, match="give redis://HOST:PORT") as refused:
        open_news(url)
    assert "secret" not in str(refused.value)


def test_a_missing_package_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.delitem(sys.modules, "quadriga.server.redis_news", raising=False)
    with pytest.raises(WrongRedis) as refused:
        open_news("redis://localhost")
    told = "news cannot be told by redis://localhost: Redis needs its package; install it with "
    assert str(refused.value) == f"{told}pip install 'quadriga[scale]'"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--redis", "localhost"], "news cannot be told by localhost: give redis://"),
        (["--store", "mysql://localhost/db"], "tables cannot be kept in mysql://localhost/db: give a file"),
        (
            ["--store", "postgresql://127.0.0.1:1/db"],
            "tables cannot be kept in postgresql://127.0.0.1:1/db: ",
        ),
        (["--workers", "0"], "Invalid value for '--workers'"),
    ],
)
def test_what_is_given_wrongly_is_refused_before_anything_is_served(given: list[str], told: str) -> None:
    ran = CliRunner().invoke(app, ["serve", "--store", "unused", *given])
    assert ran.exit_code == WRONG
    assert told in " ".join(ran.stderr.split())
