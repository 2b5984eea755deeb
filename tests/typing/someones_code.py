"""What somebody who uses Quadriga writes, and which types they get; checked, never run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_type

from mypy_extensions import i64

import quadriga
from quadriga import CHANCE, OVER, Account, Event, Game, Playouts, Record, Rng, State, WrongMoment
from quadriga.core.game import Plain
from quadriga.core.options import Choice, Flag, Options, OptionValue, Subset
from quadriga.testing import check_game


def someone_plays() -> None:
    assert_type(quadriga.games(), tuple[Game[State], ...])
    game = quadriga.game("overload")
    assert_type(game, Game[State])
    assert_type(game.slug, str)
    assert_type(game.seats, range)
    state = game.start(3, {"sections": ["A"]})
    assert_type(state, State)
    assert_type(state.actor(), i64)
    seat: int = state.actor()
    assert_type(state.legal(), list[int])
    assert_type(state.chances(), list[tuple[int, int]])
    assert_type(state.copy(), State)
    assert_type(state.redraw(seat, Rng(1)), State)
    assert_type(state.payoff(), list[float])
    assert_type(state.listen(), list[Event])
    rng = Rng(1, stream=2)
    action: int = state.draw(rng) if seat == CHANCE else state.pick(rng)
    state.apply(action)
    assert_type(rng.below(6), i64)
    assert_type(rng.copy(), Rng)
    assert_type(game.text(state), str)
    assert_type(game.parse("…"), State)
    assert_type(game.action_text(state, action), str)
    assert_type(game.parse_action(state, "roll 3"), int)
    assert_type(game.view(state, 0), dict[str, Plain])
    assert_type(game.account(state, state.listen()), Account)
    assert_type(game.agree(3, {}), dict[str, OptionValue])
    assert_type(seat == OVER, bool)


def someone_counts(state: State) -> None:
    counted = quadriga.playouts(state, n=100, seed=1)
    assert_type(counted, Playouts)
    assert_type(counted.wins, list[float])
    assert_type(counted.lengths, list[int])


def someone_records(game: Game[State]) -> None:
    record = Record(game, 3, {"sections": "all"}, ["Lola", "Zoé", "Max"])
    assert_type(record.actions, list[int])
    assert_type(record.names, tuple[str, ...])
    assert_type(record.states(), Iterator[State])
    assert_type(record.text(), str)
    assert_type(Record.parse("…"), Record)


def someone_errs(game: Game[State]) -> None:
    try:
        game.start(9)
    except quadriga.WrongPlayers as error:
        assert_type(error.seats, range)
    except quadriga.WrongOption as error:
        assert_type(error.allowed, str)
    except quadriga.WrongRecord as error:
        assert_type(error.line, int)
    except quadriga.QuadrigaError as error:
        assert_type(error, quadriga.QuadrigaError)


class Nim(State):
    """A game of somebody's own, in plain Python."""

    def __init__(self, left: int, seat: int) -> None:
        self.left = left
        self.seat = seat

    def players(self) -> int:
        return 2

    def actor(self) -> int:
        return self.seat if self.left else OVER

    def legal(self) -> list[int]:
        return list(range(1, min(self.left, 3) + 1))

    def chances(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int) -> None:
        if action not in self.legal():
            self.refuse(action)
        if self.events is not None:
            self.events.append(Event("take", "1.1", {"seat": self.seat, "number": action}))
        self.left -= action
        self.seat = 1 - self.seat

    def copy(self) -> Nim:
        return Nim(self.left, self.seat)

    def payoff(self) -> list[float]:
        if self.left:
            raise WrongMoment("payoff", "the game is not over", str(self))
        return [float(self.seat == 1), float(self.seat == 0)]


def begin(players: int, options: Options) -> Nim:
    return Nim(21 if options["long"] else 11, 0)


def read(text: str) -> Nim:
    left, seat = text.split()
    return Nim(int(left), int(seat))


def write(state: Nim) -> str:
    return f"{state.left} {state.seat}"


def write_action(state: Nim, action: int) -> str:
    return f"take {action}"


def look(state: Nim, seat: int | None) -> dict[str, Plain]:
    return {"left": state.left, "turn": state.seat, "legal": [*state.legal()]}


GAME = Game(
    package=__name__,
    slug="nim",
    title="Nim",
    version=1,
    seats=range(2, 3),
    options=(Flag("long"), Choice("last", ("wins", "loses")), Subset("extra", lambda players: ("a", "b"))),
    begin=begin,
    write=write,
    read=read,
    write_action=write_action,
    actions=r"take \d",
    look=look,
)


def someone_plays_a_game_of_their_own() -> None:
    assert_type(GAME, Game[Nim])
    assert_type(GAME.start(2), Nim)
    assert_type(GAME.parse("11 0").left, int)
    assert_type(GAME.start(2).copy(), Nim)
    quadriga.playouts(GAME.start(2), 10, 1)
    record = Record(GAME, 2)
    assert_type(Record.parse(record.text(), GAME), Record)
    check_game(GAME, games_each=2)
