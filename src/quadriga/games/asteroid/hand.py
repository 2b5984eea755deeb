"""The tiles of a hand in Asteroid Escape: each in a frame, with its key and what comes in and goes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase

from rich.style import Style
from rich.text import Text

from quadriga.core.canvas import Canvas
from quadriga.core.words import Words
from quadriga.games.asteroid.choices import key_of, kinds_of, loot_of
from quadriga.games.asteroid.field import PORTS, TURNS
from quadriga.games.asteroid.inks import BOLD, FAINT, PLAIN_WAKE, glow, token, trail
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import PLACE, SWAP, members
from quadriga.games.asteroid.strokes import Font, arrow, outward, wakes_on

GAP = 1  # column between two frames


def hand(
    state: AsteroidState,
    seat: int,
    letters: Sequence[str],
    names: Sequence[str],
    words: Words,
    font: Font,
    width: int,
) -> Iterator[Text]:
    """Give the tiles of this seat: what it may place, what it may swap, or just what it holds."""
    if state.phase == PLACE and state.active == seat:
        frames = [_placement(state, int(action), letters, font) for action in state.legal()]
        yield from _titled(words.say("hand"), [*frames, *_useless(state, font)], width)
    elif state.phase == SWAP and state.active == seat:
        yield from _swap(state, names, words, font, width)
    else:
        held = state.held if state.phase == SWAP else state.hands  # 10.4 a swap is not shown to others
        frames = [_frame(state, tile * TURNS, "", font) for tile in members(held[seat])]
        yield from _titled(words.say("hand"), frames, width)


def _titled(title: str, frames: Sequence[Canvas], width: int) -> Iterator[Text]:
    yield Text(title)
    yield from _beside(frames, width)


def _beside(frames: Sequence[Canvas], width: int) -> Iterator[Text]:
    """Give frames side by side, as many as there is room for."""
    across = max((width + GAP) // (frames[0].width + GAP), 1)
    for first in range(0, len(frames), across):
        row = frames[first : first + across]
        for y in range(row[0].height):
            yield Text(" " * GAP).join(frame.row(y) for frame in row)


def _placement(state: AsteroidState, action: int, letters: Sequence[str], font: Font) -> Canvas:
    """Return a tile as it may be placed, with the ships that it would move."""
    seat = int(state.active)
    placed = int(action - state.field.place_at)
    wakes = wakes_on(state.field, placed)
    cell, port = divmod(int(state.ships[seat]), PORTS)
    way = dict.fromkeys(font.trail(wakes, port), trail(seat))
    canvas = _frame(state, placed, key_of(state, action), font, way)
    for other in (*range(int(state.field.players)), seat):
        if state.flies(other) and state.faced(other) == cell:
            sign = token(letters[other], other, active=other == seat)
            _put_outside(canvas, font, int(state.ships[other]) % PORTS, sign)
    _put_outside(canvas, font, wakes[port], Text(arrow(wakes[port], leaving=True), glow(seat, None)))
    return canvas


def _useless(state: AsteroidState, font: Font) -> list[Canvas]:
    """Return the tiles of the hand that may not be placed in any turn, without a key."""
    usable = {int(action - state.field.place_at) // TURNS for action in state.legal()}
    kinds = kinds_of(state, state.hands[state.active])
    return [_frame(state, tile * TURNS, "", font, ink=FAINT) for tile in kinds if tile not in usable]


def _swap(state: AsteroidState, names: Sequence[str], words: Words, font: Font, width: int) -> Iterator[Text]:
    """Give one's own tiles and those of the hands that were put out; what is swapped has lost its key."""
    seat = int(state.active)
    own = [
        _swappable(state, seat, tile, str(number), font)
        for number, tile in enumerate(members(state.held[seat]), 1)
    ]
    yield from _titled(words.say("hand"), own, width)
    loot = list(enumerate(loot_of(state)))
    for owner in dict.fromkeys(other for _, (_, other) in loot):
        theirs = [
            _swappable(state, owner, tile, ascii_lowercase[at], font)
            for at, (tile, other) in loot
            if other == owner
        ]
        yield from _titled(words.say("hand-of", name=names[owner]), theirs, width)


def _swappable(state: AsteroidState, seat: int, tile: int, key: str, font: Font) -> Canvas:
    if (state.hands[seat] >> tile) & 1:
        return _frame(state, tile * TURNS, key, font)
    return _frame(state, tile * TURNS, "", font, ink=FAINT)


def _frame(
    state: AsteroidState,
    placed: int,
    key: str,
    font: Font,
    way: Mapping[tuple[int, int], Style] | None = None,
    ink: Style = PLAIN_WAKE,
) -> Canvas:
    """Return a tile in a frame with its key; the squares of a way have their own style."""
    canvas = Canvas(font.width + 2, font.height + 2)
    canvas.put(0, 0, Text("╭" + "─" * font.width + "╮", FAINT))
    for y, signs in enumerate(font.drawing(wakes_on(state.field, placed)), 1):
        canvas.put(0, y, Text("│" + " " * font.width + "│", FAINT))
        for x, sign in enumerate(signs):
            canvas.put(x + 1, y, Text(sign, (way or {}).get((x, y - 1), ink)))
    canvas.put(0, font.height + 1, Text("╰" + "─" * font.width + "╯", FAINT))
    canvas.put(0, 0, Text(key, BOLD))
    return canvas


def _put_outside(canvas: Canvas, font: Font, port: int, sign: Text) -> None:
    """Put a sign on the frame, right before a port."""
    x, y = font.square(port)
    across, down = outward(port)
    canvas.put(x + 1 + across, y + 1 + down, sign)
