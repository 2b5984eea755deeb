"""The host asks what the command line did not say: which game, how many, who, and what is agreed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from quadriga.bots import DEFAULT
from quadriga.cli.seats import ME, Seat, named_people, seat_all
from quadriga.cli.teller import introduced, joined, words_for
from quadriga.core.errors import QuadrigaError, Unreadable, WrongPlayers
from quadriga.core.game import Game
from quadriga.core.options import Option, OptionValue
from quadriga.core.records import LONGEST_NAME, check_names
from quadriga.core.registry import game as find_game
from quadriga.core.registry import games as all_games
from quadriga.core.state import State
from quadriga.core.words import Words, words

T = TypeVar("T")


class Unclear(Exception):
    """An answer that is none; the message says what to answer."""


class Host:
    """Asks one thing after the other until each answer is clear; Enter takes the usual one."""

    def __init__(self, out: Console, lang: str) -> None:
        self.out = out
        self.lang = lang
        self.words = words(lang, "quadriga")

    def game(self, slug: str | None) -> Game[State]:
        """Return the game of this name, or let one be chosen."""
        if slug is not None:
            return find_game(slug)
        known = all_games()
        self.out.print(Text(self.words.say("welcome"), "bold"))
        for number, game in enumerate(known, 1):
            self.out.print(f"  {number}  {introduced(game, words_for(game, self.lang))}")

        def read(answer: str) -> Game[State]:
            for number, game in enumerate(known, 1):
                if answer.casefold() in (str(number), game.slug, game.title.casefold()):
                    return game
            raise Unclear(self.words.say("give-number", least=1, most=len(known)))

        return self._ask(self.words.say("which-game"), read, usual="1")

    def players(self, game: Game[State], number: int | None, kinds: Sequence[str] | None) -> int:
        """Return how many play."""
        if kinds is not None and number not in (None, len(kinds)):
            raise QuadrigaError(
                f"--players {number}, but --seats has {len(kinds)}; give one of them, or the same"
            )
        number = len(kinds) if kinds is not None else number
        if number is not None and number not in game.seats:
            raise WrongPlayers(game.title, number, game.seats)
        if number is not None or len(game.seats) == 1:
            return game.seats[0] if number is None else number
        least, most = game.seats[0], game.seats[-1]

        def read(answer: str) -> int:
            for number in game.seats:
                if answer == str(number):
                    return number
            raise Unclear(self.words.say("give-number", least=least, most=most))

        return self._ask(self.words.say("how-many", least=least, most=most), read, usual=str(least))

    def seats(self, players: int, kinds: Sequence[str] | None, names: Sequence[str]) -> list[Seat]:
        """Return who sits where; bots take the seats that are left."""
        people = named_people(names)
        if kinds is None:
            people = people or self._people(players)
            if len(people) > players:
                raise QuadrigaError(f"--name: {len(people)} names for {players} players")
            return seat_all([ME] * len(people) + [DEFAULT] * (players - len(people)), people)
        if len(people) > kinds.count(ME):
            raise QuadrigaError(
                f"--name: {len(people)} names, but --seats has {ME!r} only {kinds.count(ME)} times"
            )
        while len(people) < kinds.count(ME):
            people.append(self._person(people))
        return seat_all(kinds, people)

    def _people(self, players: int) -> list[str]:
        def read(answer: str) -> list[str]:
            people = [name.strip() for name in answer.split(",") if name.strip()]
            self._check(people)
            if len(people) > players:
                raise Unclear(self.words.say("too-many", players=players))
            return people

        return self._ask(self.words.say("who"), read, usual=self.words.say("person", number=1))

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
        return {option.name: self._option(option, players, said) for option in game.options}

    def _option(self, option: Option, players: int, said: Words) -> OptionValue:
        key = f"option-{option.name}"
        labels = {
            word: said.say(f"{key}-{word}") if f"{key}-{word}" in said else word
            for word in option.words(players)
        }
        self.out.print(said.say(key) if key in said else option.name)
        listed = [f"{number} {label}" for number, label in enumerate(labels.values(), 1)]
        self.out.print("  " + "   ".join(listed))

        default = option.default
        words = default if isinstance(default, tuple) else (option.text(default),)
        usual = joined([labels[word] for word in words], said) or self._spelled("none")[0]

        def read(answer: str) -> OptionValue:
            return option.check(self._chosen(answer, labels, option.several), players) if answer else default

        question = self.words.say("pick-several" if option.several else "pick-one", usual=usual)
        return self._ask(question, read, usual="")

    def _chosen(self, answer: str, labels: Mapping[str, str], several: bool) -> str:
        """Return the words that were chosen by number or by name, with commas between."""
        if several and answer.casefold() in self._spelled("all"):
            return ",".join(labels)
        if several and answer.casefold() in self._spelled("none"):
            return "none"
        known = {name.casefold(): word for word, label in labels.items() for name in (label, word)}
        known |= {str(number): word for number, word in enumerate(labels, 1)}
        picks = answer.casefold().replace(",", " ").split() if several else [answer.casefold()]
        if not picks or not all(pick in known for pick in picks):
            raise Unclear(self.words.say("give-number", least=1, most=len(labels)))
        return ",".join(known[pick] for pick in picks)

    def _spelled(self, key: str) -> list[str]:
        """Return the ways to write this answer, the usual one first."""
        return self.words.say(key).split()

    def _ask(self, question: str, read: Callable[[str], T], usual: str) -> T:
        while True:
            try:
                return read(self.out.input(Text(f"{question} ")).strip() or usual)
            except Unclear as unclear:
                self.out.print(str(unclear))
