"""Every loop counts decisions of players only, and draws chance by its weights."""

from __future__ import annotations

from collections.abc import Sequence

from benches import loops
from quadriga import CHANCE, OVER, Rng, game, playouts


def test_our_loop_counts_decisions_and_not_rolls() -> None:
    """The same game, its record written down here: as many decisions as seats were asked."""
    counted = loops.play(game("overload").start(4), Rng(5))
    state, rng, decisions = game("overload").start(4), Rng(5), 0
    while state.actor() != OVER:
        decisions += state.actor() != CHANCE
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
    assert counted == decisions


def test_our_loop_plays_the_games_of_playouts() -> None:
    start, rng = game("overload").start(4), Rng(5)
    lengths = [loops.play(start.copy(), rng) for _ in range(5)]
    assert lengths == playouts(start, 5, 5).lengths


def test_with_its_chances_drawn_or_listed_it_is_the_same_game() -> None:
    """Eight even faces: both ways to draw take the high bits of one number."""
    start = game("overload").start(4)
    assert loops.play_drawn(start.copy(), Rng(5)) == loops.play(start.copy(), Rng(5))
    assert loops.play_listed(start.copy(), Rng(5)) == loops.play(start.copy(), Rng(5))


class Coins:
    """A stand-in for OpenSpiel: a coin, a decision, and so on until three decisions are made."""

    def __init__(self) -> None:
        self.applied: list[int] = []

    def current_player(self) -> int:
        if len(self.applied) == 6:
            return loops.SPIEL_OVER
        return 0 if len(self.applied) % 2 else loops.SPIEL_CHANCE

    def legal_actions(self) -> list[int]:
        return [7, 8]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def apply_action(self, action: int) -> None:
        self.applied.append(action)

    def clone(self) -> Coins:
        other = Coins()
        other.applied = self.applied[:]
        return other


def test_the_loop_for_openspiel_counts_decisions_and_not_chances() -> None:
    state = Coins()
    assert loops.play_spiel(state, Rng(1)) == 3
    assert set(state.applied[::2]) <= {0, 1}
    assert set(state.applied[1::2]) <= {7, 8}


class Columns(list[int]):
    """A stand-in for a numpy mask."""

    def nonzero(self) -> tuple[Sequence[int]]:
        return ([at for at, free in enumerate(self) if free],)


class Drops:
    """A stand-in for PettingZoo: over after four drops, only columns 2 and 4 free."""

    def __init__(self) -> None:
        self.dropped: list[int] = [99]

    def reset(self) -> None:
        self.dropped = []

    def last(self) -> tuple[dict[str, loops.Mask], float, bool, bool, object]:
        return {"action_mask": Columns([0, 0, 1, 0, 1])}, 0.0, len(self.dropped) == 4, False, None

    def step(self, action: int) -> None:
        self.dropped.append(action)


def test_the_loop_for_pettingzoo_takes_only_free_columns() -> None:
    environment = Drops()
    assert loops.play_zoo(environment, Rng(1)) == 4
    assert set(environment.dropped) <= {2, 4}


def test_chance_is_drawn_by_its_weights() -> None:
    rng = Rng(3)
    draws = [loops.drawn([(1, 3), (2, 0), (3, 9)], 12, rng) for _ in range(4000)]
    assert set(draws) == {1, 3}
    assert 0.22 < draws.count(1) / 4000 < 0.28


def test_weights_a_hair_below_one_still_give_an_outcome() -> None:
    assert loops.drawn([(1, 0.0), (2, 0.0)], 1.0, Rng(1)) == 2


def test_a_round_has_every_side_whoever_begins() -> None:
    """Whoever begins one round ends the next."""
    sides = loops.ours()
    assert list(loops.round_of(sides, 0.0, 1)) == [
        "overload",
        "chariot",
        "asteroid",
        "edison",
        loops.DRAWN,
        loops.LISTED,
    ]
    assert list(loops.round_of(sides, 0.0, 2)) == [
        loops.LISTED,
        loops.DRAWN,
        "edison",
        "asteroid",
        "chariot",
        "overload",
    ]


def test_every_target_is_somebody_who_is_measured() -> None:
    titles = {peer.title for peer in loops.PEERS}
    assert all(titles.issuperset(targets) for targets in loops.TARGETS.values())
