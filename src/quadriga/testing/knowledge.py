"""What a seat may see, and that nothing else ever reaches it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite

from quadriga.core.errors import WrongSeat
from quadriga.core.game import Plain
from quadriga.core.rng import Rng
from quadriga.core.state import OVER, State, differs_by_seat
from quadriga.testing.broken import refuses, require
from quadriga.testing.moves import STEPS
from quadriga.testing.playing import Position, play_on

REDRAWS = 2  # for each seat of a position
GROUPS = 50  # positions that look like others, and are drawn anew
TRIES = 8  # for each of them


def views_are_plain_and_follow_the_position(position: Position) -> None:
    game = position.game
    others = {"a copy": position.state.copy(), "the parsed text": game.parse(position.text)}
    for seat in (None, *position.seats):
        view = game.view(position.state, seat)
        who = "who watches" if seat is None else f"seat {seat}"
        _require_plain(view, f"view of {who}")
        for what, other in others.items():
            require(game.view(other, seat) == view, f"{who} sees {what} otherwise than the position")
    position.require_untouched("looking at it")


def _require_plain(value: Plain, where: str) -> None:
    if type(value) is list:
        for at, item in enumerate(value):
            _require_plain(item, f"{where}[{at}]")
    elif type(value) is dict:
        for key, item in value.items():
            require(type(key) is str, f"{where} has the key {key!r}: JSON keys are texts")
            _require_plain(item, f"{where}[{key!r}]")
    else:
        plain = value is None or type(value) in (bool, int, float, str)
        require(plain, f"{where} is {value!r}: no plain JSON data")
        finite = not isinstance(value, float) or isfinite(value)
        require(finite, f"{where} is {value!r}: JSON has no such number")


def wrong_seats_are_refused(position: Position) -> None:
    """Counted from the back, -1 would be the last seat, and its secrets."""
    for seat in (-1, -2, len(position.seats), 2**70):
        refuses(WrongSeat, f"view({seat})", position.game.view, position.state, seat)
        refuses(WrongSeat, f"redraw({seat})", position.state.redraw, seat, position.rng())
        refuses(WrongSeat, f"side({seat})", position.state.side, seat)


def redraw_keeps_what_the_seat_sees(position: Position) -> None:
    state, rng = position.state, position.rng()
    for seat in position.seats:
        seen = position.game.view(state, seat)
        for _ in range(REDRAWS):
            again = state.redraw(seat, rng.copy())
            other = state.redraw(seat, rng)
            same = position.game.text(again) == position.game.text(other)
            require(same, f"redraw({seat}) gives two positions for the same random numbers")
            _require_looks_equal(position, other, seat, seen)
            play_on(other, rng, STEPS)
            position.require_untouched(f"playing on what redraw({seat}) gave")


def who_watches_sees_no_more_than_any_seat(position: Position) -> None:
    game, state = position.game, position.state
    seen = game.view(state, None)
    for seat in position.seats:
        drawn = state.redraw(seat, position.rng())
        same = game.view(drawn, None) == seen
        require(same, f"redraw({seat}) gives {game.text(drawn)!r}, which looks otherwise to who watches")


def everybody_sees_the_same_where_nothing_is_hidden(position: Position) -> None:
    game, state = position.game, position.state
    if differs_by_seat(state):
        return
    seen = game.view(state, None)
    for seat in position.seats:
        same = game.view(state, seat) == seen
        require(same, f"seat {seat} sees something else than who watches, and redraw() draws nothing")


def nothing_is_drawn_anew_where_there_are_no_secrets(position: Position) -> None:
    if position.state.has_secrets():
        return
    for seat in position.seats:
        drawn = position.game.text(position.state.redraw(seat, position.rng()))
        require(drawn == position.text, f"has_secrets() denies it, and redraw({seat}) gives {drawn!r}")


def redraw_hangs_on_nothing_hidden(position: Position) -> None:
    """Bots may not think otherwise about what looks alike: the same numbers give the same worlds."""
    game, state = position.game, position.state
    for seat in position.seats:
        alike = state.redraw(seat, position.rng())
        world, other = state.redraw(seat, Rng(position.seed, 1)), alike.redraw(seat, Rng(position.seed, 1))
        same = game.text(world) == game.text(other)
        require(same, f"redraw({seat}) of {game.text(alike)!r}, which looks equal, gives another position")


def what_shows_nothing_looks_the_same_in_every_world(position: Position) -> None:
    """Else it is taken back, and what was seen is not. Not at the end: there nothing is taken back."""
    state, rng = position.state, position.rng()
    if state.actor() < 0 or not differs_by_seat(state):
        return
    action = int(state.pick(rng))
    after = state.copy()
    after.apply(action)
    if state.shows(action) or after.actor() == OVER:
        return
    for seat in position.seats:
        seen = position.game.view(after, seat)
        if seen == position.game.view(state, seat):
            continue
        for _ in range(REDRAWS):
            ends = _ends(state, state.redraw(seat, rng), seat, action)
            same = any(position.game.view(end, seat) == seen for end in ends)
            require(same, f"seat {seat} sees more than it could, and shows() says that it does not", action)
    position.require_untouched("asking what an action shows")


def _ends(state: State, world: State, seat: int, action: int) -> Iterator[State]:
    """Give what a world may become: who decided knows how, to others it may have been anything."""
    legal = world.legal()
    for tried in [action] if state.actor() == seat else [action, *legal]:
        if tried in legal:
            end = world.copy()
            end.apply(tried)
            yield end


def _require_looks_equal(position: Position, other: State, seat: int, seen: dict[str, Plain]) -> None:
    drawn, looks = position.game.text(other), position.game.view(other, seat)
    require(looks == seen, f"redraw({seat}) gives {drawn!r}, which looks otherwise to seat {seat}")
    acts = (position.state.actor() == seat, other.actor() == seat)
    require(acts[0] == acts[1], f"redraw({seat}) gives {drawn!r}: does seat {seat} act, or not?")
    if acts[0]:
        legal = other.legal()
        require(legal == position.state.legal(), f"redraw({seat}) gives {drawn!r}, where legal() is {legal}")


@dataclass
class Look:
    """A position as its actor first saw it; `alike` if another one looked the same."""

    position: Position
    text: str
    legal: list[int]
    alike: bool = False


class Knowledge:
    """Every position that was met, by what its actor saw of it."""

    def __init__(self) -> None:
        self._looks: dict[str, Look] = {}

    def what_looks_equal_allows_the_same(self, position: Position) -> None:
        """Compare with the position that first looked like this one to its actor."""
        seat = position.state.actor()
        if seat < 0:
            return
        key = json.dumps([seat, position.game.view(position.state, seat)], sort_keys=True)
        text, legal = position.text, position.state.legal()
        look = self._looks.setdefault(key, Look(position, text, legal))
        look.alike = look.alike or look.text != text
        other = f"{look.legal} in {look.text!r}, which looks equal"
        require(look.legal == legal, f"seat {seat} may do {legal}, and {other}")

    def alike(self) -> list[Look]:
        """Return some positions that looked like another one to their actor."""
        return [look for look in self._looks.values() if look.alike][:GROUPS]


@dataclass
class Secrets:
    """Positions that looked like others: there is something in them that a seat cannot know."""

    looks: list[Look]

    def where(self) -> str:
        return self.looks[0].text if self.looks else "no position"

    def name(self, action: int) -> str:
        return str(action)


def redraw_draws_the_unknown_anew(secrets: Secrets) -> None:
    """Where positions look alike, redraw must at least sometimes give another one."""
    for look in secrets.looks:
        state, rng = look.position.state, look.position.rng()
        for _ in range(TRIES):
            if look.position.game.text(state.redraw(state.actor(), rng)) != look.text:
                return
    require(not secrets.looks, "others look equal to the actor, but redraw never gives another position")
