"""One game in the terminal: bots decide, people are asked, everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from quadriga.bots import dismiss
from quadriga.bots.guest import Fault, Guest
from quadriga.bots.process import quoted
from quadriga.cli.asker import Asker
from quadriga.cli.ending import tell_ending
from quadriga.cli.faults import tell_evidence
from quadriga.cli.files import create, write
from quadriga.cli.leaving import LEAVING, Leave, leaves
from quadriga.cli.lines import fitted, tell
from quadriga.cli.seats import Seat
from quadriga.cli.story import Story
from quadriga.cli.teller import Teller, joined
from quadriga.cli.troubles import reason, told, visible
from quadriga.core.errors import QuadrigaError
from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER


class Table:
    """Plays a game through, or until somebody leaves; what was played is in the record."""

    def __init__(
        self, out: Console, record: Record, seats: Sequence[Seat], lang: str, seed: int, file: Path | None
    ) -> None:
        self.out = out
        self.record = record
        self.seats = seats
        self.file = file
        self.lang = lang
        self.teller = Teller(record.game, record.names, lang)
        self.words = self.teller.words
        self.state = record.start()
        self.story = Story(out, self.teller, self.state.listen())
        self.asker = Asker(out, self.teller, self.story, lang)
        # The dice have a stream of their own, so that they do not depend on who thinks how long.
        self.dice = Rng(seed)
        self.minds = [Rng(seed, stream) for stream, _ in enumerate(seats, 1)]
        self._written = True
        self._faults: list[Fault] = []

    def play(self) -> bool:
        """Play until the game is over; return whether it is written down, if it was to be."""
        try:
            try:
                self._greet()
                while self.state.actor() != OVER:
                    self._apply(self._next(int(self.state.actor())))
                self._finish()
            except LEAVING:
                self._leave()
            self._tell_evidence()
            return self.file is None or self._keep()
        except (OSError, SystemExit):  # nobody can be told any more, but the game is kept
            with suppress(OSError, SystemExit):
                self._save()
            raise
        finally:
            dismiss(seat.bot for seat in self.seats if seat.bot)

    def _greet(self) -> None:
        bots = [seat.name for seat in self.seats if seat.bot]
        people = [seat.name for seat in self.seats if not seat.bot]
        if people:
            tell(self.out, self.words.say("hello", people=joined(people, self.words)))
        if bots:
            tell(self.out, self.words.say("bots", number=len(bots), bots=joined(bots, self.words)))

    def _next(self, actor: int) -> int:
        if actor == CHANCE:
            return int(self.state.draw(self.dice))
        bot = self.seats[actor].bot
        if bot is None:
            return self.asker.answer(self.state)
        mind = self.minds[actor]
        action = bot(self.state.redraw(actor, mind), mind)  # it is told no secrets
        if isinstance(bot, Guest) and bot.fault and bot.fault not in self._faults:
            self._tell_fault(bot.fault)
        return action

    def _tell_fault(self, fault: Fault) -> None:
        """Say who lost a seat, and why. The rest waits for the end: it may tell what the seat alone knows."""
        self._faults.append(fault)
        self.story.catch_up()
        name, why = self.seats[fault.seat].name, reason(fault.reason, self.lang)
        tell(self.out, self.words.say("fault", name=name, bot=quoted(visible(fault.bot)), reason=why))

    def _tell_evidence(self) -> None:
        for fault in self._faults:
            self.out.print()
            name = self.seats[fault.seat].name
            tell(self.out, self.words.say("fault-again", name=name, bot=quoted(visible(fault.bot))))
            tell_evidence(self.out, fault, self.lang)

    def _apply(self, action: int) -> None:
        asked = self.state.actor() >= 0 and self.seats[int(self.state.actor())].bot is None
        self.record.actions.append(action)  # first: an action that was taken is never lost
        self.state.apply(action)
        self.story.go_on()
        if asked:
            self._save()

    def _finish(self) -> None:
        self.story.pause()
        self.out.print()
        self.out.print(self.teller.draw(self.state, None))
        self.out.print()
        tell_ending(self.out, self.record, self.teller)

    def _leave(self) -> None:
        self.out.print()
        self.out.print(self.words.say("goodbye"))

    def _save(self) -> None:
        """Write the game down; where that fails it is said once, and the game goes on."""
        if self.file is None:
            return
        try:
            write(self.file, self.record.text())
            self._written = True
        except QuadrigaError as error:
            if self._written:
                self._tell_whole(self.words.say("unwritten", trouble=told(error, self.lang)))
            self._written = False

    def _keep(self) -> bool:
        """Write the whole game down, elsewhere if need be; return whether it is."""
        self._save()
        with suppress(*LEAVING):
            while not self._written:
                self._move()
        key = "recorded" if self._written else "unrecorded"
        self._tell_whole(self.words.say(key, file=str(self.file)))
        return self._written

    def _move(self) -> None:
        """Write the game to another file, which is asked for."""
        answer = self.out.input(fitted(self.out, self.words.say("where-else")).append(" ")).strip()
        if not answer or leaves(answer, self.words):
            raise Leave
        try:
            create(Path(answer), self.record.text())
        except QuadrigaError as error:
            self._tell_whole(told(error, self.lang))
        else:
            self.file, self._written = Path(answer), True

    def _tell_whole(self, said: str) -> None:
        """Tell what names a file, in one line: a path that is broken cannot be copied."""
        self.out.print(said, soft_wrap=True)
