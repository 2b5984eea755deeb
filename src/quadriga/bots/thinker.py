"""A bot that searches, and keeps what it learnt for its next decision in the same turn."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.bots.search import Search, Settings
from quadriga.bots.tree import ROOT, Tree
from quadriga.core.confidence import wilson
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, State


class Thinker:
    """Decides for one seat in one game."""

    def __init__(self) -> None:
        self._before: Search | None = None
        self._taken = 0

    def decide(self, state: State, settings: Settings, rng: Rng) -> int:
        """Return the action that a search is left with."""
        if len(state.legal()) == 1:
            return state.legal()[0]
        # Of a copy: it is remembered, and whoever asked goes on with theirs.
        search = Search(state.copy(), settings, rng, self._kept(state))
        self._taken = search.run()
        self._before = search
        return self._taken

    def _kept(self, state: State) -> Tree | None:
        """Return what the last decision taught about this position, if nobody else decided since."""
        before, seat = self._before, int(state.actor())
        if before is None or before.seat != seat:
            return None
        after = before.state.copy()
        after.apply(self._taken)
        node = before.tree.child(ROOT, self._taken)
        if after.actor() != CHANCE:
            return before.tree.below(node) if look_alike(after, state, seat) else None
        possible = {outcome for outcome, _ in after.chances()}
        for child in before.tree.children(node):
            outcome = int(before.tree.label[child])
            if outcome in possible:
                fallen = after.copy()
                fallen.apply(outcome)
                if look_alike(fallen, state, seat):
                    return before.tree.below(child)
        return None


def look_alike(one: State, other: State, seat: int) -> bool:
    """Whether two positions are the same as far as this seat can know, and it decides in both."""
    if one.actor() != seat or other.actor() != seat:
        return False
    # What cannot be known is drawn from the same numbers; the rest makes the difference.
    return str(one.redraw(seat, Rng(0))) == str(other.redraw(seat, Rng(0)))


@dataclass(frozen=True)
class Advice:
    """What came of trying an action: each seat's share of the win, and how sure the actor's share is.

    With 95 of 100, more tries would not move it by more than `error`.
    """

    action: int
    shares: tuple[float, ...]
    error: float
    tries: int


def advice(state: State, settings: Settings, rng: Rng) -> list[Advice]:
    """Return what a search thinks of the actions that it tried, the best first; it is never none."""
    search = Search(state, settings, rng)
    best = search.run()
    tree = search.tree
    if tree.visits[tree.child(ROOT, best)] == 0:  # it was alone in the running
        search.weigh(best)
    tried = [child for child in tree.children(ROOT) if tree.visits[child] > 0]
    found = [_advice(tree, child, int(search.seat)) for child in tried]
    return sorted(found, key=lambda each: (each.action != best, -each.tries, -each.shares[search.seat]))


def _advice(tree: Tree, node: int, seat: int) -> Advice:
    tries = int(tree.visits[node])
    shares = tuple(tree.share(node, other) for other in range(tree.players))
    spread = max(0.0, tree.squares[node] / tries - shares[seat] ** 2)
    return Advice(int(tree.label[node]), shares, _error(shares[seat], spread, tries), tries)


def _error(share: float, spread: float, tries: int) -> float:
    """Return how far Wilson's interval goes from a share: one try, or the same every time, proves little."""
    low, high = wilson(share * tries, tries, spread)
    return max(share - low, high - share)
