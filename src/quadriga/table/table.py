"""A table: what its log says, and nothing else. Entries are taken one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from quadriga.core.account import Account
from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.core.records import Record
from quadriga.core.registry import game as find_game
from quadriga.core.state import CHANCE, OVER, State
from quadriga.table import entries, refusals
from quadriga.table.entries import PERSON, Opened, Plan
from quadriga.table.seats import Seat

Phase = Literal["waiting", "playing", "over"]
NOBODY = -1
REMEMBERED = 20  # commands of each seat that may be sent again
MOST_UNDONE = 1000  # decisions of one game: a log must not grow for ever where nothing gets on
WORDS = (entries.Said, entries.Rematched)  # which hold nobody up


class Chapter:
    """What came of one decision or outcome, and the position in which it did."""

    def __init__(self, before: State, events: list[Event]) -> None:
        self.before = before
        self.events = events


class Decision:
    """Who decided what, in which position, and how many events had been told by then.

    `more` is what it brought to the clock of the seat, in milliseconds.
    """

    def __init__(self, seat: int, action: int, before: State, told: int, more: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.told = told
        self.more = more


class Table:
    """A match as it stands. `seq` counts the entries, `version` those that changed the position."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.name = name
        self.opened = opened
        self.game: Game[State] = find_game(opened.game)
        if opened.rules != self.game.version:
            raise refusals.other_rules(self.game.title, opened.rules, self.game.version)
        pace = opened.house.pace
        self.seats = [Seat.planned(plan, pace.first if pace else None) for plan in opened.seats]
        self.state: State = self.game.start(len(self.seats), opened.options)
        self._actor = int(self.state.actor())  # asked for so often that it is kept, as are these
        self._legal: list[int] | None = None
        self._account: Account | None = None
        self.company: list[Plain] | None = None  # what is seen of the seats, for as long as it is the same
        self.seq = 1
        self.version = 0
        self.sittings = 0  # how often somebody sat down or stood up
        self.phase: Phase = "waiting"
        self.actions: list[int] = []
        self.told = 0  # how many events were heard of
        self.news: list[Chapter] = []  # those that were not
        self._fresh = 0  # how many those are
        self.chances = 0  # outcomes so far
        self.paused_by = NOBODY
        self.pauses = 0  # so far
        self.undone = 0  # decisions that were taken back
        self.comings = 0  # how often somebody was there who was not missed: at first, or in another process
        self.chat: list[dict[str, Plain]] = []
        self.rematch = ""
        self._done: list[dict[str, None]] = [{} for _ in self.seats]  # the latest commands of each, in order
        self.latest: list[Decision] = []  # decisions of one seat with nothing between, to be taken back
        self.since = opened.at  # when the last decision was taken, or a clock began to run
        self.goes_on = opened.at  # since when nothing holds the game up: it began, or was resumed
        self.keeper = opened.by  # the process that sees to what goes on by itself
        self._begin_as(opened.source.actions if opened.source else [])

    @classmethod
    def read(cls, name: str, log: Iterable[entries.Logged]) -> Table:
        """Return the table that this log tells of."""
        opened, *others = log
        assert isinstance(opened, Opened), "a log begins with the table being opened"
        table = cls(name, opened)
        for entry in others:
            table.take(entry)
        return table

    def _begin_as(self, actions: list[int]) -> None:
        """Begin where another game stood; all that happened there has happened here, and was heard of."""
        told = self.state.listen()
        for action in actions:
            self.chances += self.state.actor() == CHANCE
            self.state.apply(action)
        self.actions, self.told = list(actions), len(told)

    # What it is

    @property
    def actor(self) -> int:
        """The seat that must decide, or NOBODY."""
        return self._actor if self.phase == "playing" else NOBODY

    @property
    def legal(self) -> list[int]:
        """What the rules allow now."""
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def awaits(self, seat: int | None) -> bool:
        """Whether somebody in this seat must decide; where a bot decides for good, it is for nobody."""
        return seat is not None and seat == self.actor and not self.seats[seat].gave_up

    @property
    def is_played_out(self) -> bool:
        """Whether the game came to its end; where everybody gave up the table is over all the same."""
        return self._actor == OVER

    @property
    def is_paused(self) -> bool:
        return self.paused_by != NOBODY

    @property
    def is_full(self) -> bool:
        return all(seat.is_taken for seat in self.seats)

    @property
    def people(self) -> list[Seat]:
        """Everybody at the table who is no bot and has not given up."""
        return [seat for seat in self.seats if not seat.is_bot and not seat.gave_up]

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is there: then nobody is covered either, and the game waits."""
        return all(seat.away is not None for seat in self.people)

    @property
    def undoable(self) -> Decision | None:
        """The decision that may be taken back: no die fell since, nobody decided, and nothing was seen.

        Where there are clocks, nobody's has run since either, but that of who decided.
        """
        if self.phase != "playing" or not self.latest or not self.opened.house.undo:
            return None
        if self.undone >= MOST_UNDONE:
            return None
        decision = self.latest[-1]
        is_anothers_time = self.opened.house.pace is not None and decision.seat != self._actor
        return None if is_anothers_time or decision.before.shows(decision.action) else decision

    def is_final(self, first: int, then: Iterable[int] = ()) -> bool:
        """Whether a decision, or the last of several, may not be taken back, or others may go on before."""
        state, action = self.state.copy(), first
        for following in then:
            state.apply(action)
            action = following
        if not self.opened.house.undo or self.undone >= MOST_UNDONE or state.shows(action):
            return True
        seat = state.actor()
        state.apply(action)
        return state.actor() != seat

    def story(self) -> list[Event]:
        """Return all that happened, played once more: it is asked for too seldom to be kept."""
        state = self.game.start(len(self.seats), self.opened.options)
        told = state.listen()
        for action in self.actions:
            state.apply(action)
        return told

    @property
    def account(self) -> Account | None:
        """What the game came to, once it is played out."""
        if self._account is None and self.is_played_out:
            self._account = self.game.account(self.state, self.story())
        return self._account

    def record(self) -> Record:
        """Return the game as it was played so far; when it is over, with the seed of its dice."""
        names = [seat.name for seat in self.seats]
        seed = self.opened.seed if self.phase == "over" else None
        record = Record(self.game, len(self.seats), self.opened.options, names, seed)
        record.actions = list(self.actions)
        record.given = len(self.opened.source.actions) if self.opened.source else 0
        return record

    def has_done(self, seat: int, command: str) -> bool:
        """Whether a seat's command is one of its latest that were carried out."""
        return command in self._done[seat]

    # What happens

    def heard(self) -> None:
        """Whoever is there has heard the news."""
        self.told += self._fresh
        self.news, self._fresh = [], 0

    def take(self, entry: entries.Logged) -> None:
        """Let happen what an entry says."""
        self._happen(entry)
        self.seq += 1
        if not isinstance(entry, WORDS):
            self.keeper = entry.by
        if entry.id:
            self._remember(getattr(entry, "seat", NOBODY), entry.id)

    def _remember(self, seat: int, command: str) -> None:
        done = self._done[seat]
        done[command] = None
        if len(done) > REMEMBERED:
            del done[next(iter(done))]

    def _happen(self, entry: entries.Logged) -> None:
        match entry:
            case entries.Played():
                self._played(entry)
            case entries.Started():
                self._started(entry)
            case entries.Undone():
                self._undone(entry)
            case entries.Paused():
                self._paused(entry)
            case entries.Resumed():
                self._resumed(entry)
            case entries.Outage():
                self._outage(entry)
            case entries.Said():
                self._said(entry)
            case entries.Rematched():
                self._rematched(entry)
            case _:
                self._happen_to_seat(entry)

    def _happen_to_seat(self, entry: entries.Logged) -> None:
        self.company = None
        match entry:
            case entries.Seated():
                self._seated(entry)
            case entries.Stood():
                self._stood(entry)
            case entries.Away():
                self._away(entry)
            case entries.Back():
                self._back(entry)
            case entries.Covered():
                self._covered(entry)
            case _:
                raise AssertionError(f"{type(entry).__name__} cannot happen at a table")

    def _seated(self, entry: entries.Seated) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.key, seat.has_come = entry.name, entry.key, True
        self.sittings += 1

    def _stood(self, entry: entries.Stood) -> None:
        plan, left = self.opened.seats[entry.seat], self.seats[entry.seat].left
        # What was for one person is for anybody now: nobody else could have the key.
        self.seats[entry.seat] = Seat.planned(Plan("open") if plan.kind == PERSON else plan, left)
        self._done[entry.seat].clear()  # who sits there next chooses ids of their own
        self.sittings += 1

    def _started(self, entry: entries.Started) -> None:
        self.phase = "playing"
        self.since = self.goes_on = entry.at
        self._play(entry.outcomes)
        self.chances += len(entry.outcomes)

    def _played(self, entry: entries.Played) -> None:
        self._charge(entry.at)
        # Of two processes one may be behind: the next clock runs from here all the same.
        self.since = entry.at
        more = self._reward(self.seats[entry.seat])
        if self.latest and self.latest[-1].seat != entry.seat:
            self.latest.clear()
        before = self.state.copy()
        self.latest.append(Decision(entry.seat, entry.action, before, self.told + self._fresh, more))
        if entry.outcomes:
            self.latest.clear()
        self._apply(before, entry.action)
        self._play(entry.outcomes)
        self.chances += len(entry.outcomes)

    def _undone(self, entry: entries.Undone) -> None:
        self._charge(entry.at)  # who thought until now pays for it, not who thinks again
        decision = self.latest.pop()
        self._take_from_clock(self.seats[decision.seat], decision.more)
        self.state = decision.before.copy()  # what is told of it still needs it as it was
        self._stand()
        self.actions.pop()
        while self.news and self.told + self._fresh > decision.told:
            self._fresh -= len(self.news.pop().events)
        self.told = min(self.told, decision.told)
        self.undone += 1
        self.version += 1

    def _away(self, entry: entries.Away) -> None:
        self.seats[entry.seat].away = entry.at

    def _back(self, entry: entries.Back) -> None:
        seat = self.seats[entry.seat]
        if entry.seat == self.actor and not seat.thinks:
            self._charge(entry.at)  # while a bot decided, or nobody had come yet, its clock stood still
        self.comings += seat.away is None
        seat.away = None
        seat.process = entry.by
        seat.has_come = True
        if seat.covered == "away":
            seat.covered = ""

    def _covered(self, entry: entries.Covered) -> None:
        self._charge(entry.at)
        self.seats[entry.seat].covered = entry.why
        if not self.people:
            self.phase = "over"

    def _paused(self, entry: entries.Paused) -> None:
        self._charge(entry.at)
        self.paused_by = entry.seat
        self.pauses += 1

    def _resumed(self, entry: entries.Resumed) -> None:
        self.paused_by = NOBODY
        self.since = self.goes_on = entry.at

    def _outage(self, entry: entries.Outage) -> None:
        self._charge(entry.begun)
        self.since, self.goes_on = max(self.since, entry.ended), max(self.goes_on, entry.ended)

    def _said(self, entry: entries.Said) -> None:
        self.chat.append({"seat": entry.seat, "text": entry.text, "at": entry.at})

    def _rematched(self, entry: entries.Rematched) -> None:
        self.rematch = entry.table

    def _play(self, outcomes: list[int]) -> None:
        for outcome in outcomes:
            self._apply(self.state.copy(), outcome)
        self.version += 1
        self._stand()
        if self._actor == OVER:
            self.phase = "over"

    def _apply(self, before: State, action: int) -> None:
        told = self.state.listen()
        self.state.apply(action)
        self.news.append(Chapter(before, told))
        self._fresh += len(told)
        self.actions.append(action)

    def _stand(self) -> None:
        """The position is another one."""
        self._actor = int(self.state.actor())
        self._legal = None

    def _charge(self, at: int) -> None:
        """Let the clock of who decides run until then; what was counted before is not counted again."""
        if self.actor == NOBODY or self.is_paused:
            return
        seat = self.seats[self.actor]
        if seat.thinks:
            self._take_from_clock(seat, max(0, at - self.since))
        self.since = max(self.since, at)

    def _take_from_clock(self, seat: Seat, time: int) -> None:
        if seat.left is not None:
            seat.left = max(0, seat.left - time)
            self.company = None

    def _reward(self, seat: Seat) -> int:
        """Add to the clock what a decision brings; return how much that is."""
        pace = self.opened.house.pace
        if pace is None or seat.left is None or seat.decider:
            return 0
        seat.left += pace.more
        self.company = None
        return pace.more
