"""A crowd's own bookkeeping, at matches that are answered by themselves, late or never."""

from __future__ import annotations

import asyncio

import pytest

from benches.crowd import Crowd, Match, Played
from benches.device import Device

MATCHES = 20
SECONDS, RATE = 0.5, 100.0


class NoDevice(Device):
    """One that leads nowhere."""

    def send(self, message: bytes) -> None:
        """Say it to nobody."""

    def close(self) -> None:
        self.is_lost = True


class Quick(Match):
    """Somebody decides, is answered at once, and is told at once what comes next."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__(crowd)
        self.devices.append(NoDevice("", b"", lambda told: None, packs=False))
        self._is_due = True

    @classmethod
    async def come(cls, crowd: Crowd) -> Match:
        match = cls(crowd)
        match.heard()
        return match

    @property
    def is_due(self) -> bool:
        return self._is_due

    def decide(self) -> None:
        self.say(0, b"")
        asyncio.get_running_loop().call_soon(self.answer)

    def answer(self) -> None:
        self.confirmed()
        self.heard()


class Mute(Quick):
    """Nobody is ever answered."""

    def answer(self) -> None:
        """Say nothing."""


class Secretive(Quick):
    """Who decided is answered, and nobody is told what comes next."""

    def answer(self) -> None:
        self._is_due = False
        super().answer()


class Short(Quick):
    """The game is over with the first decision, and that is known before it is answered."""

    def answer(self) -> None:
        self.is_over = True
        self.heard()
        if not self.is_lost:  # who has left hears nothing
            super().answer()


def played(*kinds: type[Quick]) -> Played:
    async def play() -> Played:
        crowd = Crowd([kind.come for kind in kinds])
        await crowd.come(MATCHES)
        return await crowd.play(SECONDS, RATE)

    return asyncio.run(play())


def test_nobody_waits_where_all_are_answered() -> None:
    crowd = played(Quick)
    assert crowd.decisions >= MATCHES
    assert crowd.waiting == []


@pytest.mark.parametrize("kind", [Mute, Secretive])
def test_who_is_never_answered_waits_for_as_long_as_that(kind: type[Quick]) -> None:
    """And so does who is never told what comes next; the others keep the pace for all."""
    crowd = played(Quick, Quick, Quick, kind)
    assert crowd.unanswered(SECONDS / 10) == len(crowd.waiting) == MATCHES / 4
    assert crowd.within(0.99) > SECONDS / 10


def test_who_waits_already_has_waited_since_then() -> None:
    async def play_twice() -> Played:
        crowd = Crowd([Mute.come])
        await crowd.come(MATCHES)
        await crowd.play(SECONDS, RATE)
        return await crowd.play(SECONDS, RATE)

    assert asyncio.run(play_twice()).unanswered(SECONDS) == MATCHES


def test_the_last_decision_of_a_game_counts_like_any_other() -> None:
    assert played(Short).decisions > MATCHES


def test_a_match_that_cannot_be_opened_is_missed() -> None:
    """It stands for another one that is over."""
    places = iter(range(MATCHES))

    async def come(crowd: Crowd) -> Match:
        if next(places, None) is None:
            raise ConnectionError("there is no more room")
        return await Short.come(crowd)

    async def play() -> None:
        crowd = Crowd([come])
        await crowd.come(MATCHES)
        await crowd.play(SECONDS, RATE)

    with pytest.raises(AssertionError, match="could not be opened"):
        asyncio.run(play())


def test_who_leaves_waits_for_matches_that_are_being_opened() -> None:
    """They are left as well, and nobody is asked for one when the server is gone."""
    left: list[Match] = []

    class Slow(Short):
        def leave(self) -> None:
            super().leave()
            left.append(self)

    opened: list[Match] = []

    async def come(crowd: Crowd) -> Match:
        if len(opened) >= MATCHES:  # it stands for another one that is over
            await asyncio.sleep(0.05)
        opened.append(await Slow.come(crowd))
        return opened[-1]

    async def play() -> None:
        crowd = Crowd([come])
        await crowd.come(MATCHES)
        await crowd.play(SECONDS, RATE)
        await crowd.leave()

    asyncio.run(play())
    assert len(opened) > MATCHES
    assert set(left) == set(opened)
