"""The host asks what the command line did not say: which game, how many, who, and what is agreed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from quadriga.bots.levels import LEVELS, USUAL
from quadriga.cli.given import Given
from quadriga.cli.leaving import Leave, leaves
from quadriga.cli.lines import fitted, tell
from quadriga.cli.seats import ME, Seat, seat_all
from quadriga.cli.teller import called, introduced, joined, words_for
from quadriga.cli.troubles import reason
from quadriga.core.errors import QuadrigaError, Unreadable, WrongOption
from quadriga.core.game import Game
from quadriga.core.options import Option, OptionValue
from quadriga.core.records import LONGEST_NAME, check_names
from quadriga.core.registry import game as find_game
from quadriga.core.registry import games as all_games
from quadriga.core.state import State
from quadriga.core.words import Words, words

T = TypeVar("T")

UNBROKEN = "\u00a0"
OWN = "own"  # how messages call a value that is none of an option's words


class Unclear(Exception):
    """An answer that is none; the message says what to answer."""


class Host:
    """Asks one thing after the other until each answer is clear; Enter takes the usual one.

    What was given is not asked; where nothing shall be asked, the usual answers stand.
    """

    def __init__(self, out: Console, lang: str, given: Given, asks: bool = True) -> None:
        self.out = out
        self.lang = lang
        self.given = given
        self.asks = asks
        self.words = words(lang, "quadriga")
        self._listed: list[str] = []

    def game(self, slug: str | None) -> Game[State]:
        """Return the game of this name, or let one be chosen of those that can be played as given."""
        if slug is not None:
            return find_game(slug)
        known = self._playable()
        self._tell(Text(self.words.say("welcome"), "bold"))
        for number, game in enumerate(known, 1):
            self._tell(f"  {number}  {introduced(game, words_for(game, self.lang))}", hang=5)

        def read(answer: str) -> Game[State]:
            for number, game in enumerate(known, 1):
                titles = (game.title, called(game, words_for(game, self.lang)))
                if answer.casefold() in (str(number), game.slug, *map(str.casefold, titles)):
                    return game
            raise Unclear(self.words.say("give-number", least=1, most=len(known)))

        return self._ask(self.words.say("which-game"), read, usual="1")

    def _playable(self) -> list[Game[State]]:
        playable, refused = [], []
        for game in all_games():
            try:
                self.given.tables(game)
                playable.append(game)
            except QuadrigaError as error:
                refused.append(error)
        if not playable and refused:
            raise refused[0]
        return playable

    def players(self, game: Game[State]) -> int:
        """Return how many play."""
        tables = self.given.tables(game)
        if len(tables) == 1:
            return tables[0]
        least, most = tables[0], tables[-1]

        def read(answer: str) -> int:
            for number in tables:
                if answer == str(number):
                    return number
            raise Unclear(self.words.say("give-number", least=least, most=most))

        return self._ask(self.words.say("how-many", least=least, most=most), read, usual=str(least))

    def seats(self, game: Game[State], players: int) -> list[Seat]:
        """Return who sits where; bots take the seats that are left."""
        people = [*self.given.people]
        if self.given.kinds is None:
            people = people or self._people(players)
            bots = players - len(people)
            return seat_all([ME] * len(people) + [self._level()] * bots if bots else [ME] * players, people)
        while len(people) < self.given.kinds.count(ME):
            people.append(self._person(people))
        return seat_all(self.given.kinds, people)

    def _people(self, players: int) -> list[str]:
        def read(answer: str) -> list[str]:
            people = [name.strip() for name in answer.split(",") if name.strip()]
            self._check(people)
            if len(people) > players:
                raise Unclear(self.words.say("too-many", players=players))
            return people

        return self._ask(self.words.say("who"), read, usual=self.words.say("person", number=1))

    def _level(self) -> str:
        """Return the bot that takes the seats that are left."""
        self._list({str(number): self.words.say(f"level-{number}") for number in LEVELS})

        def read(answer: str) -> str:
            for number in LEVELS:
                if answer.casefold() in (str(number), self.words.say(f"level-{number}").casefold()):
                    return f"level{number}"
            raise Unclear(self.words.say("give-number", least=LEVELS[0], most=LEVELS[-1]))

        return self._ask(self.words.say("how-strong"), read, usual=str(USUAL))

    def _person(self, others: list[str]) -> str:
        def read(answer: str) -> str:
            self._check([*others, answer])
            return answer

        number = len(others) + 1
        return self._ask(
            self.words.say("your-name", number=number), read, self.words.say("person", number=number)
        )

    def _check(self, people: list[str]) -> None:
        try:
            check_names(people or [""])
        except Unreadable as error:
            key = "no-name" if error.what == "name" else "same-name"
            raise Unclear(self.words.say(key, most=LONGEST_NAME)) from None

    def options(self, game: Game[State], players: int) -> dict[str, OptionValue]:
        """Return what is agreed before the game."""
        said = words_for(game, self.lang)
        agreed = game.agree(players, self.given.options)
        return {
            option.name: agreed[option.name]
            if option.name in self.given.options or len(option.words(players)) == 1
            else self._option(option, players, said)
            for option in game.options
        }

    def _option(self, option: Option, players: int, said: Words) -> OptionValue:
        key = f"option-{option.name}"
        labels = {word: self._label(key, word, said) or word for word in option.words(players)}
        spelled = {
            word: [*filter(None, [self._label(key, word, said)]), *self.words.say(word).split()]
            for word in ("none", "all")
        }
        default = option.default
        usual = default if isinstance(default, tuple) else (option.text(default),)
        shown = {word: spelled[word][0] for word in spelled}
        shown["usual"] = joined([labels[word] for word in usual], said) or shown["none"]
        if option.free:
            labels[OWN] = self._label(key, OWN, said) or self.words.say(OWN)
        self._tell(said.say(key) if key in said else option.name)
        self._list(labels)

        def read(answer: str) -> OptionValue:
            if not answer:
                return default
            chosen = self._several(answer, labels, spelled) if option.several else self._one(answer, labels)
            if option.free and chosen == OWN:
                return self._own(option, players, said, shown["usual"])
            return option.check(chosen, players)

        question = self.words.say("pick-several" if option.several else "pick-one", **shown)
        return self._ask(question, read, usual="")

    def _own(self, option: Option, players: int, said: Words, usual: str) -> OptionValue:
        """Return a value that is none of the words, asked until the option takes it."""
        key = f"option-{option.name}-{OWN}"
        facts = {name: str(fact) for name, fact in option.allowed(players).facts.items()}
        if f"{key}-from" in said:
            self._tell(said.say(f"{key}-from", **facts))

        def read(answer: str) -> OptionValue:
            try:
                return option.check(answer, players) if answer else option.default
            except WrongOption as error:
                raise Unclear(self.words.say("not-so", reason=reason(error.allowed, self.lang))) from None

        how = f"{key}-how" if f"{key}-how" in said else f"{OWN}-how"
        return self._ask(said.say(how, usual=usual, **facts), read, usual="")

    def _label(self, key: str, word: str, said: Words) -> str | None:
        return said.say(f"{key}-{word}") if f"{key}-{word}" in said else None

    def _list(self, labels: Mapping[str, str]) -> None:
        """List what can be chosen, unless the same stands there already for the option before."""
        listed = [f"{number} {label}" for number, label in enumerate(labels.values(), 1)]
        if listed != self._listed:
            whole = "   ".join(item.replace(" ", UNBROKEN) for item in listed)
            self._tell(fitted(self.out, f"  {whole}", hang=2).plain.replace(UNBROKEN, " "))
        self._listed = listed

    def _several(self, answer: str, labels: Mapping[str, str], spelled: Mapping[str, list[str]]) -> str:
        """Return the words that were chosen, with commas between."""
        for word, spellings in spelled.items():
            if answer.casefold() in spellings:
                return word
        picks = answer.replace(",", " ").split()
        if not picks:
            raise self._no_choice(labels)
        return ",".join(self._one(pick, labels) for pick in picks)

    def _one(self, answer: str, labels: Mapping[str, str]) -> str:
        """Return the word that was chosen by number or by name."""
        for number, (word, label) in enumerate(labels.items(), 1):
            if answer.casefold() in (str(number), word.casefold(), label.casefold()):
                return word
        raise self._no_choice(labels)

    def _no_choice(self, labels: Mapping[str, str]) -> Unclear:
        return Unclear(self.words.say("give-number", least=1, most=len(labels)))

    def _tell(self, said: str | Text, hang: int = 0) -> None:
        if self.asks:
            tell(self.out, said, hang)

    def _ask(self, question: str, read: Callable[[str], T], usual: str) -> T:
        while self.asks:
            answer = self.out.input(fitted(self.out, question).append(" ")).strip()
            if leaves(answer, self.words):
                raise Leave
            try:
                return read(answer or usual)
            except Unclear as unclear:
                tell(self.out, str(unclear))
        return read(usual)
