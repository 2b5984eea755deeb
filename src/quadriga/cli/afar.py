"""A game at a server, in the terminal: the server keeps the game, and people here decide for their seats."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Any, Protocol, TypeVar

from rich.console import Console

from quadriga.cli.asker import Asker
from quadriga.cli.ending import tell_ending
from quadriga.cli.lines import tell
from quadriga.cli.story import Story
from quadriga.cli.teller import Teller, joined, words_for
from quadriga.client import BETWEEN, LATE, Seat, ServerRefused, ask_server, at_table
from quadriga.core.events import Event
from quadriga.core.records import Record
from quadriga.core.registry import game as find_game
from quadriga.core.words import Words

T = TypeVar("T")

PATIENCE = 3600.0  # seconds in which a server that is lost may come back


class Afar:
    """Plays a game through at a server, for the seats that these keys open."""

    def __init__(self, out: Console, lang: str, server: str, table: str, keys: Sequence[str]) -> None:
        self.out = out
        self.lang = lang
        self.server = server
        self.table = table
        self.keys = list(keys)
        self._told = 0
        self._events: list[Event] = []

    def play(self, name: str = "") -> None:
        """Play until the game is over, or somebody leaves: the table waits at the server.

        A seat that nobody has taken yet is taken under this name.
        """
        with aside() as run:
            coming = at_table(self.server, self.table, *self.keys, patience=PATIENCE)
            seat = run(coming.__aenter__())
            try:
                run(seat.sit(name))
                self._play(seat, run)
            finally:
                run(coming.__aexit__(None, None, None))

    def _play(self, seat: Seat, run: Run) -> None:
        game = find_game(seat.view["game"])
        self._wait_for_all(seat, run, words_for(game, self.lang))
        teller = Teller(game, [each["name"] for each in seat.view["seats"]], self.lang)
        story = Story(self.out, teller, self._events)
        asker = Asker(self.out, teller, story, self.lang)
        self._greet(seat.view, teller)
        while not seat.is_over:
            self._follow(seat.view, story)
            if seat.is_asked:
                self._decide(seat, run, asker)
            else:
                run(seat.hear())
        self._follow(seat.view, story)
        story.pause()
        self._finish(teller)

    def _wait_for_all(self, seat: Seat, run: Run, words: Words) -> None:
        if None in [each["name"] for each in seat.view["seats"]]:
            tell(self.out, words.say("waiting"))
        while seat.view["phase"] == "waiting":
            run(seat.hear())

    def _greet(self, view: dict[str, Any], teller: Teller) -> None:
        bots = [each["name"] for each in view["seats"] if each["kind"] == "bot"]
        people = [each["name"] for each in view["seats"] if each["kind"] != "bot"]
        tell(self.out, teller.words.say("hello", people=joined(people, teller.words)))
        if bots:
            tell(self.out, teller.words.say("bots", number=len(bots), bots=joined(bots, teller.words)))
        tell(self.out, teller.words.say("dice-sealed", seal=view["dice"]), style="dim")

    def _follow(self, view: dict[str, Any], story: Story) -> None:
        """Tell what happened since."""
        events = view["events"]
        self._told = min(self._told, len(events))  # somebody took something back
        self._events += [Event(each["name"], each["clause"], each["facts"]) for each in events[self._told :]]
        self._told = len(events)
        story.go_on()

    def _decide(self, seat: Seat, run: Run, asker: Asker) -> None:
        """Ask whoever must decide, from what that seat may know."""
        number, version = seat.number, seat.view["version"]
        state = asker.teller.game.parse(self._ask(f"known/{number}"))
        try:
            run(seat.ask("decide", version=version, action=asker.answer(state)))
        except ServerRefused as refused:
            if refused.code not in LATE:
                raise

    def _ask(self, what: str) -> str:
        return str(ask_server(self.server, f"/tables/{self.table}/{what}", key=BETWEEN.join(self.keys)))

    def _finish(self, teller: Teller) -> None:
        record = Record.parse(self._ask("record"))
        *_, state = record.states()
        self.out.print()
        self.out.print(teller.draw(state, None))
        self.out.print()
        tell_ending(self.out, record, teller)


class Run(Protocol):
    """Waits for something that happens in a loop aside."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> T: ...


@contextmanager
def aside() -> Iterator[Run]:
    """Let a loop run in a thread of its own: the connection lives on while somebody thinks."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield lambda work: asyncio.run_coroutine_threadsafe(work, loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
