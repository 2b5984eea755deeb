"""Random games, and each of their positions as a check looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from quadriga.core.game import Game
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State
from quadriga.testing.broken import Fault, require
from quadriga.testing.tables import Table


@dataclass(frozen=True)
class Position:
    """A position met in a game, with its text, the actions of that game, and a seed for checks."""

    table: Table
    state: State
    text: str
    actions: Sequence[int]
    seed: int

    @property
    def game(self) -> Game[State]:
        return self.table.game

    @property
    def seats(self) -> range:
        return range(self.table.players)

    def rng(self) -> Rng:
        return Rng(self.seed)

    def where(self) -> str:
        return self.text

    def require_untouched(self, by: str) -> None:
        now = self.game.text(self.state)
        require(now == self.text, f"{by} made it {now!r}")

    def name(self, action: int) -> str:
        # A broken game may fail to write its action; the message must still come out.
        try:
            return self.game.action_text(self.state, action)
        except Exception:
            return str(action)


@dataclass
class Played:
    """One game from its start: states as they were kept, and their texts when they were met."""

    table: Table
    seed: int
    longest: int
    states: list[State] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def where(self) -> str:
        return self.table.where()

    def name(self, action: int) -> str:
        return str(action)

    def start(self) -> Position:
        return Position(self.table, self.table.start(), self.texts[0], (), self.seed)

    def position(self, at: int) -> Position:
        return Position(self.table, self.states[at], self.texts[at], self.actions, self.seed + at)


def random_play_ends(played: Played) -> None:
    """Play at random to the end, and keep every position on the way."""
    try:
        _play(played)
    except Exception as error:
        where = played.texts[-1] if played.texts else None
        raise Fault(f"{type(error).__name__}: {error}", position=where) from error


def _play(played: Played) -> None:
    rng = Rng(played.seed)
    state = played.table.start()
    played.texts.append(played.table.game.text(state))
    while True:
        other = state.copy()
        # Sometimes the copy is kept and sometimes the original: neither may change any more.
        kept, state = (state, other) if len(played.states) % 2 else (other, state)
        played.states.append(kept)
        if state.actor() == OVER:
            return
        if len(played.actions) == played.longest:
            raise TimeoutError(f"the game is not over after {played.longest} actions and outcomes")
        played.actions.append(chosen(state, rng))
        state.apply(played.actions[-1])
        played.texts.append(played.table.game.text(state))


def chosen(state: State, rng: Rng) -> int:
    """Return a random action or outcome, as playouts take them."""
    return state.draw(rng) if state.actor() == CHANCE else state.pick(rng)


def play_on(state: State, rng: Rng, steps: int) -> None:
    """Play some random actions and outcomes, unless it is over before."""
    for _ in range(steps):
        if state.actor() == OVER:
            return
        state.apply(chosen(state, rng))
