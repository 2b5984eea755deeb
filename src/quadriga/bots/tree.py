"""A tree of what was tried: every node in flat arrays, its children in a chain.

A node stands for what was decided and what fell on the way to it; `label` is the last of that.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1

# How many nodes there is room for at first, and how many at most; then the tree grows no more.
FEW: Final = 1024
MOST: Final = 2_000_000


@final
class Tree:
    """Nodes by number, the root first.

    `visits` is how often a node was tried, and `seen` how often it could have been. `totals` are the
    shares of the win that came of it, by seat; `squares` those of one seat squared, to say how sure they
    are. `likes` is the share that whoever decides judged it to give before it was ever tried.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.size: i64 = 1
        self.room: i64 = FEW
        self.label = vec[i64]([NONE] * FEW)
        self.first = vec[i64]([NONE] * FEW)
        self.next = vec[i64]([NONE] * FEW)
        self.visits = vec[i64]([0] * FEW)
        self.seen = vec[i64]([0] * FEW)
        self.totals = vec[float]([0.0] * (FEW * players))
        self.squares = vec[float]([0.0] * FEW)
        self.likes = vec[float]([0.0] * FEW)

    def is_full(self) -> bool:
        return self.size >= MOST

    def child(self, node: i64, label: i64) -> i64:
        """Return the child of this label; it is made if it is not there yet."""
        child = self.first[node]
        last: i64 = NONE
        while child != NONE:
            if self.label[child] == label:
                return child
            last = child
            child = self.next[child]
        child = self._add(label)
        if last == NONE:
            self.first[node] = child
        else:
            self.next[last] = child
        return child

    def children(self, node: i64) -> list[int]:
        """Return all children, the first made first."""
        children: list[int] = []
        child = self.first[node]
        while child != NONE:
            children.append(child)
            child = self.next[child]
        return children

    def promise(self, node: i64, seat: i64, base: float, curiosity: float) -> float:
        """Return the share that a node promises to a seat: what it gave, and more where it was tried little.

        What was judged before counts like one try. It was judged sooner than tries end, so only how far
        it lies below the best is kept: `base` is what the best is worth now, less what it was judged.
        """
        visits = float(self.visits[node] + 1)
        share = (self.totals[node * self.players + seat] + base + self.likes[node]) / visits
        return share + curiosity * sqrt(log(float(self.seen[node])) / visits)

    def share(self, node: i64, seat: i64) -> float:
        """Return the share of the win that came of a node, on average."""
        return self.totals[node * self.players + seat] / float(self.visits[node])

    def learn(self, node: i64, shares: list[float], seat: i64) -> None:
        """Add what came of a try; the squares are this seat's."""
        self.visits[node] += 1
        at = node * self.players
        for share in shares:
            self.totals[at] += share
            at += 1
        self.squares[node] += shares[seat] * shares[seat]

    def below(self, node: i64) -> Tree:
        """Return the tree that grows from this node, alone."""
        other = Tree(self.players)
        self._copy(node, other, ROOT)
        return other

    def _copy(self, node: i64, other: Tree, to: i64) -> None:
        other.visits[to] = self.visits[node]
        other.seen[to] = self.seen[node]
        other.squares[to] = self.squares[node]
        other.likes[to] = self.likes[node]
        for seat in range(self.players):
            other.totals[to * self.players + seat] = self.totals[node * self.players + seat]
        for child in self.children(node):
            self._copy(child, other, other.child(to, self.label[child]))

    def _add(self, label: i64) -> i64:
        """Return a new node, which is nobody's child yet."""
        if self.size == self.room:
            self._grow()
        node = self.size
        self.size += 1
        self.label[node] = label
        return node

    def _grow(self) -> None:
        nothing = vec[i64]([NONE] * self.room)
        zeros = vec[i64]([0] * self.room)
        blank = vec[float]([0.0] * self.room)
        self.label = extend(self.label, nothing)
        self.first = extend(self.first, nothing)
        self.next = extend(self.next, nothing)
        self.visits = extend(self.visits, zeros)
        self.seen = extend(self.seen, zeros)
        self.totals = extend(self.totals, vec[float]([0.0] * (self.room * self.players)))
        self.squares = extend(self.squares, blank)
        self.likes = extend(self.likes, blank)
        self.room *= 2
