"""What can be done now, each action under the key that a person types for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import takewhile

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from quadriga.cli.lines import fitted
from quadriga.cli.teller import Teller
from quadriga.core.state import State

FEW = 6  # up to this many rows stand one below the other, and more where they are too wide
GAP = 2  # columns between two that stand side by side
LONG = 3  # keys that count up, from this many on, share a row

COUNTED = re.compile(r"(\D*)(\d+)")


class Menu:
    """The actions of one decision: under the keys of the game, or else numbered from 1.

    A game may offer a short list in place of a long one, and read more answers than there are keys.
    """

    def __init__(self, state: State, teller: Teller) -> None:
        self._actions = list(state.legal())
        self._labels = [teller.label(state, action) for action in self._actions]
        given = [teller.key(state, action) for action in self._actions]
        keys = [key for key in given if key is not None]
        self._own = len(keys) == len(given)
        self._keys = keys if self._own else [str(number) for number, _ in enumerate(given, 1)]
        if len(set(self._keys)) < len(self._keys):
            raise ValueError(f"{teller.game.slug}: two actions have one key in {', '.join(self._keys)}")
        self._written = [teller.game.action_text(state, action) for action in self._actions]
        self._short = _without_verbs(self._written)
        self._offered = teller.offer(state)
        self._meant = partial(teller.read, state)

    def read(self, answer: str) -> int | None:
        """Return the action of this key, or of this notation without its verb if that is clear."""
        typed = _joined(answer)
        keys = [_joined(key) for key in self._keys] if self._keyed() else []
        for names in (keys, self._short):
            if typed and names.count(typed) == 1:
                return self._actions[names.index(typed)]
        meant = self._meant(typed)
        return meant if meant in self._actions else None

    def key(self, action: int) -> str:
        """Return what can be typed for an action: its key, or else its notation."""
        return (self._keys if self._keyed() else self._written)[self._actions.index(action)]

    def _keyed(self) -> bool:
        # Where something else is listed, actions that the game gives no key have none.
        return self._own or not self._offered

    def keys(self) -> str:
        """Return what can be typed: a0-a8, b0-b8."""
        if self._offered:
            return ", ".join(key for key, _ in self._offered)
        return ", ".join(self._span(run) for run in _runs(self._keys))

    def show(self, out: Console) -> RenderableType:
        """Return the list, in as few lines as can be read well."""
        listed = self._offered or self._listed()
        wide = max(len(key) for key, _ in listed)
        rows = [Text().append(f"  {key:>{wide}}  ", "bold").append(label) for key, label in listed]
        if len(rows) > FEW and 2 * max(row.cell_len for row in rows) + GAP <= out.width:
            return Columns(rows, padding=(0, GAP), column_first=True, equal=True)
        return Group(*(fitted(out, row, hang=wide + 4) for row in rows))

    def _listed(self) -> list[tuple[str, str]]:
        runs = _runs(self._keys) if self._own else [range(at, at + 1) for at in range(len(self._keys))]
        return [(self._span(run), self._label(run)) for run in runs]

    def _span(self, run: range) -> str:
        first, last = self._keys[run[0]], self._keys[run[-1]]
        return first if first == last else f"{first}-{last}"

    def _label(self, run: range) -> str:
        first, last = self._labels[run[0]].split(" "), self._labels[run[-1]].split(" ")
        if len(run) == 1:
            return " ".join(first)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False)))
        return " ".join([*first, "–", *last[shared:]])


def _runs(keys: Sequence[str]) -> list[range]:
    """Return which keys count up together, as a0 to a8 do; a few stay by themselves."""
    runs: list[range] = []
    for at, key in enumerate(keys):
        if runs and _follows(keys[at - 1], key):
            runs[-1] = range(runs[-1].start, at + 1)
        else:
            runs.append(range(at, at + 1))
    return [
        part for run in runs for part in ([run] if len(run) >= LONG else [range(at, at + 1) for at in run])
    ]


def _follows(key: str, after: str) -> bool:
    one, two = COUNTED.fullmatch(key), COUNTED.fullmatch(after)
    return one is not None and two is not None and one[1] == two[1] and int(one[2]) + 1 == int(two[2])


def _without_verbs(texts: Sequence[str]) -> list[str]:
    """Return the notations without their first word; nothing where that could be two of them."""
    short = [_joined(text.partition(" ")[2]) for text in texts]
    times = Counter(short)
    return [text if times[text] == 1 else "" for text in short]


def _joined(text: str) -> str:
    return "".join(text.casefold().split())
