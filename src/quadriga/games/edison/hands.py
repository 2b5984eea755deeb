"""The cards that players still hold, by type, and who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from quadriga.core.state import OVER
from quadriga.core.words import Words
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.scene import pair_facts
from quadriga.games.edison.tokens import BOLD, FAINT

NAME = 16  # columns of a name at most
FIGURE = 6
CHOICE, DISTANCE = 3, 2  # columns of a card


def hands(
    state: EdisonState, seat: int | None, names: Sequence[str], words: Words, width: int
) -> Iterator[Text]:
    """Give the cards of each seat in a line, in two where the terminal is narrow."""
    course = state.course
    choices, distances = int(course.pairs) * CHOICE, int(course.distances) * DISTANCE
    cards = choices + 1 + distances + 2 * FIGURE
    narrow = width < cards + 2 + NAME // 2
    room = min(width - 2 - (2 * FIGURE if narrow else cards), NAME)
    heads = words.say("head-ahead").rjust(FIGURE) + words.say("head-back").rjust(FIGURE)
    types = words.say("head-choices").ljust(choices + 1) + words.say("head-distances").ljust(distances)
    yield Text(" " * (2 + room) + ("" if narrow else types) + heads, FAINT)
    for other, name in enumerate(names):
        line = Text().append("▸ " if other == state.actor() else "  ", BOLD)
        called = Text(name)
        called.truncate(room - 1, overflow="ellipsis", pad=True)
        line.append_text(called).append(" ")
        if not _is_shown(state, other, seat):
            yield line.append(words.say("hidden", number=_held(state, other)), FAINT)
        elif narrow:
            yield line.append(_directions(state, other))
            held = _choices(state, other, words) + _distances(state, other)
            if held.strip():
                yield Text(f"  {held}")
        else:
            line.append(_choices(state, other, words)).append(_distances(state, other))
            yield line.append(_directions(state, other))


def teams(state: EdisonState, names: Sequence[str], words: Words) -> Iterator[str]:
    """Give who plays with whom."""
    course = state.course
    if course.teams:
        for one in range(course.sides()):
            yield words.say("team", seat=names[one], partner_seat=names[one + int(course.sides())])


def _is_shown(state: EdisonState, other: int, seat: int | None) -> bool:
    """Whether the cards of another are displayed: hidden ones only on one's own side, and at the end."""
    course = state.course
    if not course.hidden or state.actor() == OVER:
        return True
    return seat is not None and bool(course.side(other) == course.side(seat))


def _held(state: EdisonState, seat: int) -> int:
    cards = int(state.pairs[seat]).bit_count() + int(state.distances[seat]).bit_count()
    return cards + int(state.ahead[seat]) + int(state.back[seat])


def _choices(state: EdisonState, seat: int, words: Words) -> str:
    cards = [
        words.say("key-choice", **pair_facts(pair)) if (int(state.pairs[seat]) >> pair) & 1 else ""
        for pair in range(state.course.pairs)
    ]
    return "".join(card.ljust(CHOICE) for card in cards) + " "


def _distances(state: EdisonState, seat: int) -> str:
    held = int(state.distances[seat])
    cards = [str(at + 1) if (held >> at) & 1 else "" for at in range(state.course.distances)]
    return "".join(card.ljust(DISTANCE) for card in cards)


def _directions(state: EdisonState, seat: int) -> str:
    return f"{state.ahead[seat]:>{FIGURE}}{state.back[seat]:>{FIGURE}}"
