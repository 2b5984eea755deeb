"""The sheets of all chariots as lines of text, the foremost first, and the dice on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.style import Style
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.race import DONE
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.scene import faces
from quadriga.games.chariot.tokens import BOLD, FAINT, IVORY, TERRACOTTA, token

COLUMNS = {"damage": 6, "speed": 6, "fortune": 6, "dice": 5, "laps": 5}
COLOUR = 8  # columns of a colour's name
NAME = 8  # columns that a driver's name has at least
LEAST = sum(COLUMNS.values()) + 4 + NAME  # columns that the sheets need
DIE = 5  # columns of a die beside the name of its face
WEAK = 3  # so little damage left is a warning


def sheets(state: ChariotState, names: Sequence[str], words: Words, width: int) -> Iterator[Text]:
    """Give a heading, a line for each chariot, and the dice."""
    room = max(width, LEAST) - LEAST + NAME
    yield _heading(state, words, room)
    for chariot in _standing(state):
        yield _sheet(state, chariot, names[int(state.owners[chariot])], words, room)
    yield from _dice(state, words, width)


def _standing(state: ChariotState) -> list[int]:
    """Return the chariots in the order of the race, wrecks last."""
    racing = [chariot for chariot in range(state.course.chariots) if state.owners[chariot] != NOBODY]
    return sorted(racing, key=lambda chariot: -state.distance(chariot) if state.races(chariot) else 1)


def _heading(state: ChariotState, words: Words, room: int) -> Text:
    line = Text(" ").append(
        words.say("round", number=int(state.round)).ljust(room + 3) if state.round else " " * (room + 3)
    )
    for name, wide in COLUMNS.items():
        line.append(words.say(f"head-{name}").rjust(wide))
    line.stylize(FAINT)
    return line


def _sheet(state: ChariotState, chariot: int, driver: str, words: Words, room: int) -> Text:
    colour = state.course.colours[chariot]
    line = Text().append(_mark(state, chariot), BOLD).append(" ")
    line.append_text(token(state, chariot, words)).append(" ")
    if room >= COLOUR + NAME:
        line.append(words.say("chariot", chariot=colour).ljust(COLOUR), BOLD)
        room -= COLOUR
    called = Text(driver)
    called.truncate(room, overflow="ellipsis", pad=True)
    line.append_text(called)
    if not state.races(chariot):
        return line.append(" " + words.say("wreck" if state.round else "waits"), FAINT)
    return line.append_text(_tracks(state, chariot))


def _mark(state: ChariotState, chariot: int) -> str:
    if chariot == state.mover and state.phase != DONE:
        return "▸"
    if not state.races(chariot) or state.round == 0:
        return " "
    return "●" if state.has_played(chariot) else "○"


def _tracks(state: ChariotState, chariot: int) -> Text:
    sheet, course = state.course.sheets[chariot], state.course
    damage, speed = int(state.damage[chariot]), int(state.speed[chariot])
    dice = int(sheet.dice[min(speed, int(sheet.top[damage]))])  # 4.3
    laps = min(max(int(state.crossings[chariot]) - 1, 0), int(course.costs.laps))
    line = Text()
    level = f"{damage}/{sheet.most_damage}"
    line.append(" " * (COLUMNS["damage"] - len(level)))
    # Reversed, so that it shows without colours too.
    line.append(
        level, Style(bold=True, reverse=True, color=TERRACOTTA, bgcolor=IVORY) if damage <= WEAK else BOLD
    )
    line.append(f"{speed}/{sheet.most_speed}".rjust(COLUMNS["speed"]))
    line.append(f"{state.fortune[chariot]}/{sheet.most_fortune}".rjust(COLUMNS["fortune"]))
    line.append(str(dice).rjust(COLUMNS["dice"]))
    return line.append(f"{laps}/{course.costs.laps}".rjust(COLUMNS["laps"]))


def _dice(state: ChariotState, words: Words, width: int) -> Iterator[Text]:
    """Give the dice that lie on the table, with the numbers they are called by."""
    if state.dice:
        yield Text()
    line = Text()
    for number, face in enumerate(faces(int(state.dice)), 1):
        name = words.say("face", face=FACE_NAMES[face])
        if line and line.cell_len + len(name) + DIE > width:
            yield line
            line = Text()
        line.append(f" {number} ", BOLD).append(f"[{name}]")
    if line:
        yield line
