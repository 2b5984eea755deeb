"""What can be asked of a table, by whoever sits there: each gives the entries that come of it, or is refused.

Nothing is changed here. The entries are written down first, and then taken by the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.records import check_names
from quadriga.core.state import OVER, State
from quadriga.table import entries, refusals
from quadriga.table.dice import rolled
from quadriga.table.entries import BOT, LINK, PERSON, House, Opened, Plan, Source
from quadriga.table.table import NOBODY, Table

SEED = 32  # bytes
LONGEST_SAID = 500  # characters
MOST_SAID = 1000  # lines at one table
MOST_PAUSES = 1000  # of one game, as its log must not grow for ever
MOST_COMINGS = 1000  # to other processes; who comes once more may count as away for a moment
MOST_SITTINGS = 1000  # how often somebody sits down or stands up before it
MOST_WRITTEN = 40_000  # characters of them all: each time somebody comes they are shown the whole
# Beside what is visible: spaces that do not break, as French has before ! and ?, and what joins emoji.
WITHIN = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u200d": ""})


def open_table(
    game: Game[State],
    options: Mapping[str, object],
    seats: Sequence[Plan],
    house: House,
    at: int,
    before: str = "",
    source: Source | None = None,
) -> list[entries.Logged]:
    """Set a table up."""
    agreed = game.agree(len(seats), options)
    if all(plan.kind == BOT for plan in seats):
        raise refusals.nobody()
    _check_names([plan.name for plan in seats if plan.name])
    texts = {option.name: option.text(agreed[option.name]) for option in game.options}
    seed = secrets.token_hex(SEED)
    opened = Opened(
        at=at,
        game=game.slug,
        rules=game.version,
        options=texts,
        seats=list(seats),
        seed=seed,
        house=house,
        before=before,
        source=source,
    )
    return [opened]


def play_on(table: Table, moment: int, seats: Sequence[Plan], at: int) -> list[entries.Logged]:
    """Set up another table, whose game begins where this one stood after so many actions."""
    _require(table, "over")
    most = len(table.actions)
    if not 0 <= moment <= most:
        raise refusals.no_moment(moment, most)
    if moment == most and table.state.actor() == OVER:
        raise refusals.wrong_phase("over")
    source = Source(table.name, table.actions[:moment])
    house = House(watched=table.opened.house.watched)  # what was for few is for few again
    return open_table(table.game, table.opened.options, seats, house, at, source=source)


def sit(table: Table, seat: int, name: str, key: str, at: int, command: str) -> list[entries.Logged]:
    """Take a seat under a name; the key is the hash of the secret that the seat belongs to from then on."""
    place = table.seats[_known(table, seat)]
    is_theirs = place.opens_with(key)
    if place.is_taken and is_theirs:
        return []  # who sits there comes back, from another device perhaps, or was not answered
    if place.kind in (PERSON, LINK) and not is_theirs:
        raise refusals.not_yours("sit there")
    if place.is_taken:
        raise refusals.taken()
    _require(table, "waiting")
    if table.sittings >= MOST_SITTINGS:
        raise refusals.too_often()
    _check_names([name, *(other.name for other in table.seats if other.is_taken)])
    return [entries.Seated(at=at, id=command, seat=seat, name=name, key=key)]


def begin(table: Table, at: int) -> list[entries.Logged]:
    """Begin the game if nobody is missing; before, somebody must have been shown the seal of the dice."""
    if table.phase != "waiting" or not table.is_full:
        return []
    return [entries.Started(at=at, outcomes=rolled(table.state.copy(), table.opened.seed, table.chances))]


def stand(table: Table, seat: int, at: int, command: str) -> list[entries.Logged]:
    """Leave a seat before the game."""
    _require(table, "waiting")
    return [entries.Stood(at=at, id=command, seat=seat)]


def decide(
    table: Table, seat: int, version: int, action: int, at: int, command: str, bot: bool = False
) -> list[entries.Logged]:
    """Decide for a seat, as the table stood at this version."""
    _require_turn(table, version)
    # Of who came back, or gave up, the one or the other may still be on its way.
    if not (_bot_must(table, seat) if bot else table.awaits(seat)):
        raise refusals.not_yours("decide")
    if action not in table.legal:
        raise refusals.illegal()
    state = table.state.copy()
    state.apply(action)
    outcomes = rolled(state, table.opened.seed, table.chances)
    return [entries.Played(at=at, id=command, seat=seat, action=action, outcomes=outcomes, bot=bot)]


def undo(table: Table, seat: int, version: int, at: int, command: str) -> list[entries.Logged]:
    """Take the last decision back."""
    _require_turn(table, version)
    if not table.opened.house.undo:
        raise refusals.not_here("undo")
    decision = table.undoable
    if decision is None or decision.seat != seat or table.seats[seat].gave_up:
        raise refusals.cannot_undo()
    return [entries.Undone(at=at, id=command, seat=seat)]


def say(table: Table, seat: int, text: str, at: int, command: str) -> list[entries.Logged]:
    """Say something to all at the table."""
    if not table.opened.house.chat:
        raise refusals.not_here("chat")
    plain = text.translate(WITHIN)
    if len(text) > LONGEST_SAID or not plain.isprintable() or not plain.strip():
        raise refusals.wrong_text(f"what is said is one line of at most {LONGEST_SAID} visible characters")
    written = sum(len(str(line["text"])) for line in table.chat)
    if len(table.chat) >= MOST_SAID or written + len(text) > MOST_WRITTEN:
        raise refusals.Refused("full", "enough has been said at this table")
    return [entries.Said(at=at, id=command, seat=seat, text=text)]


def pause(table: Table, seat: int, at: int, command: str) -> list[entries.Logged]:
    """Let clocks and bots stand still."""
    _require(table, "playing")
    if table.seats[seat].gave_up:
        raise refusals.not_yours("pause the game")
    if table.is_paused:
        raise refusals.paused()
    if table.pauses >= MOST_PAUSES:
        raise refusals.too_often()
    return [entries.Paused(at=at, id=command, seat=seat)]


def resume(table: Table, seat: int, at: int, command: str) -> list[entries.Logged]:
    """Let clocks and bots go on."""
    _require(table, "playing")
    if table.seats[seat].gave_up:
        raise refusals.not_yours("resume the game")
    if not table.is_paused:
        raise refusals.Refused("not-paused", "the game is not paused")
    return [entries.Resumed(at=at, id=command, seat=seat)]


def forgive(table: Table, begun: int, ended: int, at: int) -> list[entries.Logged]:
    """Let a clock that ran have stood still while no process was there, from one time to another."""
    if table.actor == NOBODY or table.is_paused or table.since >= ended:
        return []
    seat = table.seats[table.actor]
    runs = seat.left is not None and seat.thinks
    return [entries.Outage(at=at, begun=begun, ended=ended)] if runs else []


def resign(table: Table, seat: int, at: int, command: str) -> list[entries.Logged]:
    """Leave the rest of the game to a bot."""
    _require(table, "playing")
    if table.seats[seat].gave_up:
        raise refusals.not_yours("resign")
    return [entries.Covered(at=at, id=command, seat=seat, why="resigned")]


def rematch(table: Table, other: str, at: int) -> list[entries.Logged]:
    """Say at which table the same people play again; the first who asks decides."""
    _require(table, "over")
    return [] if table.rematch else [entries.Rematched(at=at, table=other)]


def go_away(table: Table, seat: int, at: int) -> list[entries.Logged]:
    """Notice that nobody is there for a seat."""
    away = table.phase != "over" and table.seats[seat].away is None
    return [entries.Away(at=at, seat=seat)] if away else []


def come_back(table: Table, seat: int, at: int, process: str = "") -> list[entries.Logged]:
    """Notice that somebody is there again for a seat, or has come to another process."""
    place = table.seats[seat]
    moved = place.process != process and table.comings < MOST_COMINGS
    is_news = table.phase != "over" and (moved or not place.has_come)
    return [entries.Back(at=at, seat=seat)] if place.away is not None or is_news else []


def _known(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refusals.no_seat(seat, len(table.seats))
    return seat


def _bot_must(table: Table, seat: int) -> bool:
    return table.actor == seat and bool(table.seats[seat].decider)


def _require(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise refusals.wrong_phase(table.phase)


def _require_turn(table: Table, version: int) -> None:
    _require(table, "playing")
    if table.is_paused:
        raise refusals.paused()
    if version != table.version:
        raise refusals.stale()


def _check_names(names: list[str]) -> None:
    try:
        check_names(names)
    except QuadrigaError as error:
        raise refusals.wrong_text(str(error)) from None
