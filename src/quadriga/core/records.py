"""Records: a game written down so that anyone can replay it, dice and all.

No seed is needed for that. A record may hold the one that its dice came from, so that they can be checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import TypeVar, cast

from quadriga.core.errors import QuadrigaError, Reason, Unreadable, WrongPlayers, WrongRecord
from quadriga.core.game import Game
from quadriga.core.options import Option, OptionValue
from quadriga.core.registry import game as find_game
from quadriga.core.state import CHANCE, OVER, State

TITLE = "quadriga record 1"
DICE = "*"
CHECK = 4  # characters of a line's check
LONGEST_NAME = 60
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SEED = re.compile(r"[0-9a-f]{64}")
SEEDED = "dice"  # how the line of the seed begins
GIVEN = "given"  # and the line that says how many actions come from another game

S = TypeVar("S", bound=State)


class Record:
    """A game from its start: who played what, under which rules, and every action taken.

    The first `given` actions come from another game, where this one was played on from there.
    """

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        seed: str | None = None,
    ) -> None:
        # A game only ever meets its own states, so that a record need not know their type.
        self.game = cast("Game[State]", game)
        self.players = players
        self.options: dict[str, OptionValue] = game.agree(players, options or {})
        self.names = tuple(names) if names is not None else tuple(f"Player {n + 1}" for n in range(players))
        self.seed = seed
        self.given = 0
        self.actions: list[int] = []
        if len(self.names) != players:
            needed = Reason(f"{players} seats need {players} names", "names", players=players)
            raise Unreadable("names", ", ".join(self.names), needed)
        check_names(self.names)
        if seed is not None:
            check_seed(seed)

    def start(self) -> State:
        """Return the first position."""
        return self.game.start(self.players, self.options)

    def states(self) -> Iterator[State]:
        """Give the first position, then the position after each action."""
        state = self.start()
        yield state.copy()
        for action in self.actions:
            state.apply(action)
            yield state.copy()

    def text(self) -> str:
        """Return the record as the text of a file."""
        lines = self._heading()
        state = self.start()
        for action in self.actions:
            lines.append(f"{_actor_text(state)} {self.game.action_text(state, action)}")
            state.apply(action)
        lines.append(_end_text(state))
        checks = _Chain()
        return "\n".join([TITLE, *(f"{checks.after(line)} {line}" for line in lines)]) + "\n"

    def line(self, at: int) -> int:
        """Return the line of that file in which `actions[at]` stands; lines count from 1."""
        return len([TITLE, *self._heading()]) + at + 1

    def _heading(self) -> list[str]:
        """Return the lines between the title and the first action."""
        return [
            f"game {self.game.slug} rules {self.game.version}",
            f"players {self.players}",
            *(
                f"option {option.name} {option.text(self.options[option.name])}"
                for option in self.game.options
            ),
            *(f"seat {seat} {name}" for seat, name in enumerate(self.names, 1)),
            *([] if self.seed is None else [f"{SEEDED} {self.seed}"]),
            *([f"{GIVEN} {self.given}"] if self.given else []),
        ]

    @staticmethod
    def parse(text: str, game: Game[S] | None = None) -> Record:
        """Return the record in this text; a changed or truncated one is refused with the line.

        It is looked up which game it is, unless that is given: the way for a game that is not
        installed.
        """
        return _Reader(text, cast("Game[State] | None", game)).record()


class _Chain:
    """Checks that hang together: each depends on every line so far."""

    def __init__(self) -> None:
        self._digest = blake2b(TITLE.encode())

    def after(self, line: str) -> str:
        self._digest.update(f"\n{line}".encode())
        return self._digest.hexdigest()[:CHECK]


class _Reader:
    """Reads a record line by line and knows at which line it is."""

    def __init__(self, text: str, given: Game[State] | None) -> None:
        self._given = given
        self._lines = text.removeprefix("\ufeff").splitlines()  # some editors put a mark there
        if not self._lines or self._lines[0].rstrip() != TITLE:
            first = self._lines[0] if self._lines else ""
            raise Unreadable("record", first, _title_needed(first.startswith("quadriga record ")))
        self._at = 1
        self._chain = _Chain()

    def record(self) -> Record:
        game = self._game()
        players = self._number("players")
        if players not in game.seats:
            raise self.caused(WrongPlayers(game.title, players, game.seats))
        options = {option.name: self._option(option, players) for option in game.options}
        names = [self._words(f"seat {seat}") for seat in range(1, players + 1)]
        try:
            record = Record(game, players, options, names)
        except QuadrigaError as error:
            raise self.caused(error) from None
        record.seed = self._seed()
        record.given = self._number(GIVEN) if self._comes(GIVEN) else 0
        line = self._at
        self._read_actions(record)
        if record.given > len(record.actions):
            few = f"{record.given} actions are given, but only {len(record.actions)} are there"
            facts = {"given": record.given, "actions": len(record.actions)}
            raise WrongRecord(line, Reason(few, "given", **facts))
        return record

    def _comes(self, word: str) -> bool:
        """Return whether the next line begins with this word."""
        coming = self._lines[self._at].split() if self._at < len(self._lines) else []
        return coming[1:2] == [word]

    def _seed(self) -> str | None:
        """Return the seed of the dice, if it stands here."""
        if not self._comes(SEEDED):
            return None
        seed = self._next().partition(" ")[2]
        try:
            check_seed(seed)
        except QuadrigaError as error:
            raise self.caused(error) from None
        return seed

    def _option(self, option: Option, players: int) -> OptionValue:
        text = self._words(f"option {option.name}")
        try:
            return option.check(text, players)
        except QuadrigaError as error:
            raise self.caused(error) from None

    def wrong(self, kind: str, reason: str, **facts: str | int) -> WrongRecord:
        return WrongRecord(self._at, Reason(reason, kind, **facts))

    def caused(self, error: QuadrigaError) -> WrongRecord:
        return WrongRecord(self._at, str(error), error)

    def _next(self) -> str:
        self._at += 1
        if self._at > len(self._lines):
            raise self.wrong("cut", "the record is cut short here; its last line must begin with 'end'")
        check, _, line = self._lines[self._at - 1].rstrip().partition(" ")
        if check != self._chain.after(line):
            raise self.wrong(
                "changed", f"{line!r} is not what was recorded; this line or its check was changed", text=line
            )
        return line

    def _words(self, expected: str) -> str:
        line = self._next()
        if not line.startswith(f"{expected} "):
            raise self.wrong(
                "expected", f"{expected!r} must stand here, not {line!r}", needed=expected, text=line
            )
        return line[len(expected) + 1 :]

    def _number(self, expected: str) -> int:
        text = self._words(expected)
        if not NUMBER.fullmatch(text):
            raise self.wrong("number", f"{text!r} is not a number", text=text)
        return int(text)

    def _game(self) -> Game[State]:
        slug, _, version = self._words("game").partition(" rules ")
        if not NUMBER.fullmatch(version):
            raise self.wrong("version", "the version of the rules must stand here: 'game NAME rules NUMBER'")
        game = self._find(slug)
        made = f"made with rules {version} of {game.title}"
        facts: dict[str, str | int] = {"version": version, "title": game.title, "ours": game.version}
        if int(version) > game.version:
            newer = f"{made}, newer than rules {game.version} here; update Quadriga"
            raise self.wrong("newer", newer, **facts)
        if int(version) < game.version:
            older = f"{made}; rules {game.version} here would not replay it faithfully"
            raise self.wrong("older", older, **facts)
        return game

    def _find(self, slug: str) -> Game[State]:
        if self._given is not None:
            if slug != self._given.slug:
                raise self.wrong(
                    "game",
                    f"a record of {self._given.slug!r} is needed here, not of {slug!r}",
                    needed=self._given.slug,
                    text=slug,
                )
            return self._given
        try:
            return find_game(slug)
        except QuadrigaError as error:
            raise self.caused(error) from None

    def _read_actions(self, record: Record) -> None:
        state = record.start()
        while not (line := self._next()).startswith("end "):
            actor, _, text = line.partition(" ")
            if actor != _actor_text(state):
                needed = _actor_text(state)
                raise self.wrong(
                    "actor", f"{needed!r} must act here, not {actor!r}", needed=needed, text=actor
                )
            try:
                action = record.game.parse_action(state, text)
            except QuadrigaError as error:
                raise self.caused(error) from None
            record.actions.append(action)
            state.apply(action)
        if line != _end_text(state):
            needed = _end_text(state)
            raise self.wrong("end", f"the game ends with {needed!r}, not {line!r}", needed=needed, text=line)
        if any(rest.strip() for rest in self._lines[self._at :]):
            self._at += 1
            raise self.wrong("after", "nothing may follow the end")


def _title_needed(another: bool) -> Reason:
    needed = f"the first line must be {TITLE!r}"
    if another:
        return Reason(f"{needed}; another version of Quadriga wrote it", "other-title", needed=TITLE)
    return Reason(needed, "title", needed=TITLE)


def _actor_text(state: State) -> str:
    actor = state.actor()
    return DICE if actor == CHANCE else "nobody" if actor == OVER else str(actor + 1)


def _end_text(state: State) -> str:
    if state.actor() != OVER:
        return "end unfinished"
    return "end " + " ".join(f"{share:g}" for share in state.payoff())


def check_names(names: Sequence[str]) -> None:
    """Refuse a name that could not be written down, and names that people could not tell apart."""
    for name in names:
        if not name.isprintable() or name != name.strip() or not 1 <= len(name) <= LONGEST_NAME:
            visible = f"a name is one line of at most {LONGEST_NAME} visible characters"
            raise Unreadable("name", name, Reason(visible, "name", most=LONGEST_NAME))
    if len({name.casefold() for name in names}) < len(names):
        same = Reason("two of them are the same; tell them apart", "same-names")
        raise Unreadable("names", ", ".join(names), same)


def check_seed(seed: str) -> None:
    """Refuse what is no seed of dice: 32 bytes, each written as two digits."""
    if not SEED.fullmatch(seed):
        needed = Reason("a seed has 64 digits, each from 0 to 9 or from a to f", "seed")
        raise Unreadable("seed", seed, needed)
