"""What happens is told in sentences, a paragraph for each turn."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from quadriga.cli.lines import tell
from quadriga.cli.teller import Teller
from quadriga.core.events import Event

HANG = 7  # columns before a sentence, for the number of its clause


class Story:
    """Tells events as they come; `latest` are those since somebody was last asked."""

    def __init__(self, out: Console, teller: Teller, events: list[Event]) -> None:
        self.latest: list[Event] = []
        self._out = out
        self._teller = teller
        self._events = events
        self._turn: list[Event] = []
        self._paused = False

    def go_on(self) -> None:
        """Take what happened; tell the turn that it ended."""
        if self._paused:
            self.latest = []
            self._paused = False
        for event in self._events:
            if self._turn and event.facts.get("seat") != self._turn[-1].facts.get("seat"):
                self.catch_up()
            self._turn.append(event)
        self.latest += self._events
        self._events.clear()

    def pause(self) -> None:
        """Tell everything so far: somebody is asked, or the game is over."""
        self.catch_up()
        self._paused = True

    def catch_up(self) -> None:
        """Tell everything so far, before something is said that is no part of the game."""
        told = " ".join(filter(None, map(self._teller.tell, self._turn)))
        if told:
            tell(self._out, told)
        self._turn.clear()


def tell_event(out: Console, event: Event, teller: Teller) -> None:
    """Tell what happened, beside the number of the clause that made it so."""
    told = teller.tell(event)
    if told:
        tell(out, Text().append(f"{event.clause:>{HANG - 2}}  ", "dim").append(told), hang=HANG)
