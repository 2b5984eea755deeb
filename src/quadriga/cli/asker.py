"""Asks whoever sits at the terminal: shows the position, lists what can be done, and reads the answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Console
from rich.text import Text

from quadriga.bots.hint import hint
from quadriga.cli.chances import tell_best
from quadriga.cli.leaving import Leave, leaves
from quadriga.cli.lines import tell
from quadriga.cli.menu import Menu
from quadriga.cli.rules import clause, show
from quadriga.cli.story import Story, tell_event
from quadriga.cli.teller import Teller
from quadriga.cli.troubles import told
from quadriga.core.errors import IllegalAction, QuadrigaError
from quadriga.core.rng import Rng
from quadriga.core.state import State

QUOTED = 40  # characters of a wrong answer at most
WORLDS = 8  # in which an answer must be possible that is typed ahead
THINKING = 1.0  # seconds that a hint takes
BEST = 3  # actions in a hint


class Asker:
    """Asks people for decisions; rules, reasons and hints are told on the way."""

    def __init__(self, out: Console, teller: Teller, story: Story, lang: str) -> None:
        self.out = out
        self.teller = teller
        self.words = teller.words
        self.story = story
        self.lang = lang
        self._typed_ahead: list[int] = []

    def answer(self, state: State) -> int:
        """Return what the seat on turn does: what was typed ahead, or else it is asked."""
        if not self._typed_ahead:
            self._typed_ahead = self._ask_until_clear(state)
        return self._typed_ahead.pop(0)

    def _ask_until_clear(self, state: State) -> list[int]:
        """Return what the seat on turn does, and what it does after that if it said so at once."""
        self.story.pause()
        menu = Menu(state, self.teller)
        self._show(state, menu)
        while True:
            answer = self.out.input(self._prompt()).strip()
            if not answer:
                self._ask(state)
            elif not self._command(answer, state, menu):
                try:
                    return self._read_all(answer, state, menu)
                except QuadrigaError as error:
                    key = "not-now" if isinstance(error, IllegalAction) else "not-understood"
                    said = answer if len(answer) <= QUOTED else f"{answer[:QUOTED]}…"
                    tell(self.out, self.words.say(key, answer=said, possible=menu.keys()))

    def _show(self, state: State, menu: Menu) -> None:
        self.out.print()
        self.out.print(self.teller.draw(state, int(state.actor())))
        self.out.print()
        self._ask(state)
        self.out.print(menu.show(self.out))

    def _ask(self, state: State) -> None:
        tell(self.out, self.teller.ask(state), style="bold")

    def _prompt(self) -> Text:
        return Text().append(f"{self.words.say('prompt')} ", "dim").append("> ", "bold")

    def _read_all(self, answer: str, state: State, menu: Menu) -> list[int]:
        """Return the action that was typed, or several of them: a a i, or aai where each is one letter."""
        try:
            return [self._read(answer, state, menu)]
        except QuadrigaError:
            actions = self._read_in_turn(answer if answer.isalpha() else answer.split(), state)
            if not actions:
                raise
            return actions

    def _read_in_turn(self, words: Sequence[str], now: State) -> list[int]:
        """Return these actions if this seat can take one after the other with nothing between, or none.

        What is possible later may hang on what the seat does not know yet: whether an answer is taken
        must not tell. So it is only taken where other worlds that the seat cannot exclude allow the same.
        """
        seat, state = int(now.actor()), now.copy()
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
        return self.teller.game.parse_action(state, answer) if action is None else action

    def _command(self, answer: str, state: State, menu: Menu) -> bool:
        if leaves(answer, self.words):
            raise Leave
        for name, deed in (
            ("help", partial(self._help, state)),
            ("rules", self._rules),
            ("why", self._why),
            ("hint", partial(self._hint, state, menu)),
        ):
            if answer.casefold() in self.words.say(f"command-{name}").split():
                deed()
                return True
        return False

    def _help(self, state: State) -> None:
        notation = self.teller.game.action_text(state, state.legal()[0])
        tell(self.out, self.words.say("help", notation=notation))
        if "drawing" in self.words:
            tell(self.out, self.words.say("drawing"))

    def _rules(self) -> None:
        try:
            show(self.out, self.teller.game, self.lang)
        except QuadrigaError as error:
            tell(self.out, told(error, self.lang))

    def _why(self) -> None:
        if not self.story.latest:
            tell(self.out, self.words.say("nothing-yet"))
        for event in self.story.latest:
            tell_event(self.out, event, self.teller)
        for number in dict.fromkeys(event.clause for event in self.story.latest):
            said = clause(self.teller.game, number, self.lang)
            if said is not None:
                tell(self.out, f"{number}  {said}", hang=len(number) + 2, style="dim")

    def _hint(self, state: State, menu: Menu) -> None:
        seat = int(state.actor())
        known = state.redraw(seat, Rng(0))  # a hint tells no secrets
        tell_best(self.out, hint(known, THINKING)[:BEST], state, menu, self.teller)
        self._ask(state)
