"""Who flies and what they hold, the pile, the draw marker and the asteroids, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.asteroid.inks import BOLD, FAINT, WARNING, token
from quadriga.games.asteroid.notation import cell_name
from quadriga.games.asteroid.rocks import on_board, supply
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DONE, GONE, NOBODY, NOTHING, OUT, size

TILES, AHEAD = 2, 7  # columns of the hand's size and of the cell ahead
CELL = 2  # columns of the name of a cell
NAME = 11  # columns that a name has at least
BEFORE = 4  # columns before a name
LEAST = BEFORE + NAME + TILES + AHEAD  # columns that the sheets need
WIDEST = 40  # columns that they take at most, so that the eye finds its line


def sheets(
    state: AsteroidState, names: Sequence[str], letters: Sequence[str], words: Words, width: int
) -> Iterator[Text]:
    """Give a heading, a line for each player in turn order, and what lies beside the board."""
    room = max(min(width, WIDEST) - LEAST, 0) + NAME
    heading = words.say("head-tiles").rjust(BEFORE + room + TILES) + words.say("head-ahead").rjust(AHEAD)
    yield Text(heading, FAINT)
    for seat in range(int(state.field.players)):
        yield _sheet(state, seat, names[seat], letters[seat], words, room)
    yield Text()
    tiles = int(size(state.bag)) + sum(int(size(tiles)) for tiles in state.under)
    yield Text(words.say("pile", number=tiles))
    if state.marker != NOBODY:
        holder = Text(words.say("marker-with", name=names[int(state.marker)]))
        holder.truncate(width, overflow="ellipsis")
        yield holder
    if state.field.with_asteroids:
        yield from _rocks(state, words)


def _sheet(state: AsteroidState, seat: int, name: str, letter: str, words: Words, room: int) -> Text:
    active = seat == state.active and state.phase != DONE
    out = state.ships[seat] == OUT
    line = Text().append("▸ " if active else "  ", BOLD)
    line.append_text(Text(letter, FAINT) if out else token(letter, seat, active=active)).append(" ")
    called = Text(name, FAINT if out else "")
    called.truncate(room, overflow="ellipsis", pad=True)
    line.append_text(called)
    if out:
        return line.append(words.say("out").rjust(TILES + AHEAD), FAINT)
    line.append(str(size(state.hands[seat])).rjust(TILES))
    if not state.flies(seat):
        return line.append("–".rjust(AHEAD))
    ahead = state.faced(seat)
    blocked = state.rock_on(ahead) != NOTHING  # 5.8
    line.append(("█ " if blocked else "").rjust(AHEAD - CELL), WARNING)
    return line.append(cell_name(state.field, ahead).rjust(CELL), WARNING if blocked else BOLD)


def _rocks(state: AsteroidState, words: Words) -> Iterator[Text]:
    """Give where the asteroids are."""
    yield Text(words.say("rocks", number=int(on_board(state))))
    yield Text(words.say("rocks-supply", number=len(supply(state))))
    gone = sum(spot == GONE for spot in state.spots)
    if gone:
        yield Text(words.say("rocks-gone", number=gone))
