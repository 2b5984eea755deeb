"""One game in the terminal: bots decide, people are asked, everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from quadriga.bots import dismiss
from quadriga.bots.guest import Fault, Guest
from quadriga.bots.hint import hint
from quadriga.bots.process import quoted
from quadriga.cli.chances import tell_best
from quadriga.cli.ending import ending
from quadriga.cli.faults import tell_evidence
from quadriga.cli.files import create, write
from quadriga.cli.leaving import LEAVING, Leave, leaves
from quadriga.cli.lines import fitted, tell
from quadriga.cli.menu import Menu
from quadriga.cli.rules import clause, show
from quadriga.cli.seats import Seat
from quadriga.cli.story import Story, tell_event
from quadriga.cli.teller import Teller, joined
from quadriga.cli.troubles import reason, told, visible
from quadriga.core.errors import IllegalAction, QuadrigaError
from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State

QUOTED = 40  # characters of a wrong answer at most
WORLDS = 8  # in which an answer must be possible that is typed ahead
THINKING = 1.0  # seconds that a hint takes
BEST = 3  # actions in a hint


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
        # The dice have a stream of their own, so that they do not depend on who thinks how long.
        self.dice = Rng(seed)
        self.minds = [Rng(seed, stream) for stream, _ in enumerate(seats, 1)]
        self._written = True
        self._typed_ahead: list[int] = []
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
            return self._answer()
        mind = self.minds[actor]
        action = bot(self.state.redraw(actor, mind), mind)  # it is told no secrets
        if isinstance(bot, Guest) and bot.fault and bot.fault not in self._faults:
            self._tell_fault(bot.fault)
        return action

    def _tell_fault(self, fault: Fault) -> None:
        """Say who lost a seat, and why. The rest waits for the end: it may tell what the seat alone knows."""
        self._faults.append(fault)
        self.story.pause()
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

    def _answer(self) -> int:
        if not self._typed_ahead:
            self._typed_ahead = self._ask_until_clear()
        return self._typed_ahead.pop(0)

    def _ask_until_clear(self) -> list[int]:
        """Return what the seat on turn does, and what it does after that if it said so at once."""
        self.story.pause()
        menu = Menu(self.state, self.teller)
        self._show(menu)
        while True:
            answer = self.out.input(self._prompt()).strip()
            if not answer:
                self._ask()
            elif not self._command(answer, menu):
                try:
                    return self._read_all(answer, menu)
                except QuadrigaError as error:
                    key = "not-now" if isinstance(error, IllegalAction) else "not-understood"
                    said = answer if len(answer) <= QUOTED else f"{answer[:QUOTED]}…"
                    tell(self.out, self.words.say(key, answer=said, possible=menu.keys()))

    def _show(self, menu: Menu) -> None:
        self.out.print()
        self.out.print(self.teller.draw(self.state, int(self.state.actor())))
        self.out.print()
        self._ask()
        self.out.print(menu.show(self.out))

    def _ask(self) -> None:
        tell(self.out, self.teller.ask(self.state), style="bold")

    def _prompt(self) -> Text:
        return Text().append(f"{self.words.say('prompt')} ", "dim").append("> ", "bold")

    def _read_all(self, answer: str, menu: Menu) -> list[int]:
        """Return the action that was typed, or several of them: a a i, or aai where each is one letter."""
        try:
            return [self._read(answer, self.state, menu)]
        except QuadrigaError:
            actions = self._read_in_turn(answer if answer.isalpha() else answer.split())
            if not actions:
                raise
            return actions

    def _read_in_turn(self, words: Sequence[str]) -> list[int]:
        """Return these actions if this seat can take one after the other with nothing between, or none.

        What is possible later may hang on what the seat does not know yet: whether an answer is taken
        must not tell. So it is only taken where other worlds that the seat cannot exclude allow the same.
        """
        seat, state = int(self.state.actor()), self.state.copy()
        worlds = [state.redraw(seat, Rng(number)) for number in range(WORLDS)]
        actions: list[int] = []
        for word in words:
            if state.actor() != seat or any(world.legal() != state.legal() for world in worlds):
                return []
            try:
                action = self._read(word, state, Menu(state, self.teller))
            except QuadrigaError:
                return []
            actions.append(action)
            for world in (state, *worlds):
                world.apply(action)
        return actions

    def _read(self, answer: str, state: State, menu: Menu) -> int:
        action = menu.read(answer)
        return self.record.game.parse_action(state, answer) if action is None else action

    def _command(self, answer: str, menu: Menu) -> bool:
        if leaves(answer, self.words):
            raise Leave
        for name, deed in (
            ("help", self._help),
            ("rules", self._rules),
            ("why", self._why),
            ("hint", partial(self._hint, menu)),
        ):
            if answer.casefold() in self.words.say(f"command-{name}").split():
                deed()
                return True
        return False

    def _help(self) -> None:
        notation = self.record.game.action_text(self.state, self.state.legal()[0])
        tell(self.out, self.words.say("help", notation=notation))
        if "drawing" in self.words:
            tell(self.out, self.words.say("drawing"))

    def _rules(self) -> None:
        try:
            show(self.out, self.record.game, self.lang)
        except QuadrigaError as error:
            tell(self.out, told(error, self.lang))

    def _why(self) -> None:
        if not self.story.latest:
            tell(self.out, self.words.say("nothing-yet"))
        for event in self.story.latest:
            tell_event(self.out, event, self.teller)
        for number in dict.fromkeys(event.clause for event in self.story.latest):
            said = clause(self.record.game, number, self.lang)
            if said is not None:
                tell(self.out, f"{number}  {said}", hang=len(number) + 2, style="dim")

    def _hint(self, menu: Menu) -> None:
        seat = int(self.state.actor())
        known = self.state.redraw(seat, Rng(0))  # a hint tells no secrets
        tell_best(self.out, hint(known, THINKING)[:BEST], self.state, menu, self.teller)
        self._ask()

    def _finish(self) -> None:
        self.story.pause()
        self.out.print()
        self.out.print(self.teller.draw(self.state, None))
        self.out.print()
        tell(self.out, ending(self.state, self.teller))

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
