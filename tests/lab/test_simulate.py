"""Simulations: the same on any number of cores, and counts that add up."""

from __future__ import annotations

from collections import Counter
from threading import Thread

import pytest

from quadriga import State, game, playouts
from quadriga.lab import simulate as lab
from quadriga.lab.simulate import Bar, Simulation, simulate


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 20)


@pytest.fixture
def opening() -> State:
    return game("overload").start(3)


def test_progress_is_told_chunk_by_chunk(opening: State) -> None:
    told: list[int] = []
    result = simulate(opening, 50, seed=3, progress=told.append)
    assert told == [20, 20, 10]
    assert result.games == sum(result.lengths.values()) == sum(result.wins) == 50
    assert result.decisions > result.chances > 0
    assert result.seconds > 0


def test_the_same_seed_gives_the_same_games_and_another_gives_others(opening: State) -> None:
    first, again, other = (simulate(opening, 30, seed).lengths for seed in (1, 1, 2))
    assert first == again != other


def test_every_chunk_has_a_stream_of_its_own(opening: State) -> None:
    streams = [Counter(playouts(opening, 20, 1, stream).lengths) for stream in (0, 1)]
    assert streams[0] != streams[1]
    assert simulate(opening, 40, 1).lengths == streams[0] + streams[1]


def test_nothing_is_no_simulation(opening: State) -> None:
    with pytest.raises(ValueError, match="simulate\\(\\) takes at least one game, not 0"):
        simulate(opening, 0, 1)


def test_another_thread_may_simulate_too(opening: State) -> None:
    results: list[Simulation] = []
    thread = Thread(target=lambda: results.append(simulate(opening, 40, 1, cores=2)))
    thread.start()
    thread.join()
    assert results[0].games == 40


def test_quantiles_mean_and_bars_of_known_lengths() -> None:
    known = Simulation(games=8, lengths=Counter({1: 2, 2: 2, 3: 3, 12: 1}))
    assert [known.quantile(share) for share in (0.25, 0.5, 0.75, 1)] == [1, 2, 3, 12]
    assert known.mean == 27 / 8
    assert known.bars(4) == [Bar(1, 3, 7), Bar(4, 6, 0), Bar(7, 9, 0), Bar(10, 12, 1)]
    assert Simulation(games=2, lengths=Counter({7: 2})).bars() == [Bar(7, 7, 2)]
