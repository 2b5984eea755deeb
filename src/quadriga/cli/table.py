"""One game in the terminal: bots decide, people are asked, everything is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from quadriga.cli.ending import ending
from quadriga.cli.files import write
from quadriga.cli.leaving import LEAVING, Leave, leaves
from quadriga.cli.lines import tell
from quadriga.cli.menu import Menu
from quadriga.cli.rules import clause, show
from quadriga.cli.seats import Seat
from quadriga.cli.story import Story, clause_line
from quadriga.cli.teller import Teller, joined
from quadriga.core.errors import IllegalAction, QuadrigaError
from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER

QUOTED = 40  # characters of a wrong answer at most


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

    def play(self) -> None:
        """Play until the game is over."""
        try:
            self._greet()
            while self.state.actor() != OVER:
                self._apply(self._next(int(self.state.actor())))
            self._finish()
        except LEAVING:
            self._leave()
        if self.file is not None:
            self.out.print(self.words.say("recorded", file=str(self.file)), soft_wrap=True)

    def _greet(self) -> None:
        bots = [seat.name for seat in self.seats if seat.bot]
        people = [seat.name for seat in self.seats if not seat.bot]
        if people:
            self.out.print(self.words.say("hello", people=joined(people, self.words)))
        if bots:
            self.out.print(self.words.say("bots", number=len(bots), bots=joined(bots, self.words)))

    def _next(self, actor: int) -> int:
        if actor == CHANCE:
            return int(self.state.draw(self.dice))
        bot = self.seats[actor].bot
        if bot is None:
            return self._answer()
        mind = self.minds[actor]
        return bot(self.state.redraw(actor, mind), mind)  # it is told no secrets

    def _apply(self, action: int) -> None:
        asked = self.state.actor() >= 0 and self.seats[int(self.state.actor())].bot is None
        self.record.actions.append(action)  # first: an action that was taken is never lost
        self.state.apply(action)
        self.story.go_on()
        if asked:
            self._save()

    def _answer(self) -> int:
        self.story.pause()
        menu = Menu(self.state, self.teller)
        self._show(menu)
        while True:
            answer = self.out.input(self._prompt()).strip()
            if not answer:
                self._ask()
            elif not self._command(answer):
                try:
                    return self._read(answer, menu)
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

    def _read(self, answer: str, menu: Menu) -> int:
        action = menu.read(answer)
        return self.record.game.parse_action(self.state, answer) if action is None else action

    def _command(self, answer: str) -> bool:
        if leaves(answer, self.words):
            raise Leave
        for name, deed in (
            ("help", self._help),
            ("rules", self._rules),
            ("why", self._why),
        ):
            if answer.casefold() in self.words.say(f"command-{name}").split():
                deed()
                return True
        return False

    def _help(self) -> None:
        self.out.print(
            self.words.say("help", notation=self.record.game.action_text(self.state, self.state.legal()[0]))
        )
        if "drawing" in self.words:
            self.out.print(self.words.say("drawing"))

    def _rules(self) -> None:
        try:
            show(self.out, self.record.game, self.lang)
        except QuadrigaError as error:
            self.out.print(str(error))

    def _why(self) -> None:
        if not self.story.latest:
            self.out.print(self.words.say("nothing-yet"))
        for event in self.story.latest:
            self.out.print(clause_line(event, self.teller))
        for number in dict.fromkeys(event.clause for event in self.story.latest):
            said = clause(self.record.game, number, self.lang)
            if said is not None:
                self.out.print(Text(f"{number}  {said}", "dim"))

    def _finish(self) -> None:
        self.story.pause()
        self.out.print()
        self.out.print(self.teller.draw(self.state, None))
        self.out.print()
        self.out.print(ending(self.state, self.teller))
        self._save()

    def _leave(self) -> None:
        self._save()
        self.out.print()
        self.out.print(self.words.say("goodbye"))

    def _save(self) -> None:
        if self.file is not None:
            write(self.file, self.record.text())
