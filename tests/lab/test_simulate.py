"""Simulations: the same on any number of cores, and counts that add up."""

from __future__ import annotations

from collections import Counter
from threading import Thread

import pytest

from game_template import GAME as CUPS
from quadriga import Rng, State, game, playouts
from quadriga.lab import simulate as lab
from quadriga.lab.simulate import Bar, Simulation, play, seated, simulate


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 20)
    monkeypatch.setattr(lab, "CHUNK_OF_BOTS", 2)


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


def counted(result: Simulation) -> tuple[object, ...]:
    return result.games, result.chances, result.wins, result.lengths, result.bot_wins, result.events


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"], []])
def test_bots_play_the_same_on_any_number_of_cores(opening: State, bots: list[str]) -> None:
    one, two = (simulate(opening, 5, 1, cores, bots=bots, events=True) for cores in (1, 2))
    assert counted(one) == counted(two)
    assert one.games == one.won == one.events["win"] == 5


def test_the_size_of_a_chunk_changes_nothing_between_bots(
    opening: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = simulate(opening, 5, 1, bots=["random"])
    monkeypatch.setattr(lab, "CHUNK_OF_BOTS", 3)
    assert counted(simulate(opening, 5, 1, bots=["random"])) == counted(before)


def test_listening_changes_no_random_game(opening: State) -> None:
    silent, heard = (simulate(opening, 30, 1, events=events) for events in (False, True))
    assert (silent.wins, silent.lengths, silent.chances) == (heard.wins, heard.lengths, heard.chances)
    assert silent.events == {}
    assert heard.events["win"] == 30


def test_bots_sit_down_again_where_there_are_more_seats() -> None:
    assert seated(["greedy", "random"], 5) == ["greedy", "random", "greedy", "random", "greedy"]
    assert seated([], 3) == []
    with pytest.raises(ValueError, match="4 bots for 3 seats"):
        seated(["random"] * 4, 3)


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    """Seat 2 is one step from the end and always wins, whichever bot sits there."""
    opening = CUPS.parse("short plain | 0 1 0 - | 7 1 0 - | 1")
    result = simulate(opening, 5, 1, bots=["greedy", "random"])
    assert result.wins == [0.0, 5.0]
    assert result.bot_wins == {"greedy": 2.0, "random": 3.0}


def test_bots_are_told_no_secrets() -> None:
    """Seat 1 knows its own die only: whatever the other's is, it is shown the same."""
    seen: list[str] = []

    def look(state: State, rng: Rng) -> int:
        seen.append(str(state))
        return state.legal()[0]

    for die in (1, 5):
        play(CUPS.parse(f"short swaps | 7 1 2 - | 0 {die} 2 - | 1"), [look, look], Rng(3))
    half = len(seen) // 2
    assert seen[0] == seen[half]


def test_games_that_nobody_wins_are_not_won() -> None:
    assert Simulation(games=3, wins=[1.0, 1 / 3, 2 / 3]).won == 2
