"""The arena: seats rotated, the same dice within a block, and games that are the same whoever plays them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game_template import GAME as CUPS
from game_template.rules import CupsState
from quadriga import Rng, State, game
from quadriga.lab import arena as lab
from quadriga.lab.arena import Match, Played, arena, sides, whole


@pytest.fixture
def opening() -> State:
    return CUPS.start(3)


def untimed(played: Played) -> tuple[object, ...]:
    return played.number, played.bots, played.wins, played.decisions


def games_of(match: Match, games: int, cores: int = 1) -> dict[tuple[int, int], tuple[object, ...]]:
    found: dict[tuple[int, int], tuple[object, ...]] = {}

    def take(number: int, played: Played) -> None:
        found[number, played.number] = untimed(played)

    arena([match], games, take, cores)
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_two_bots_sit_alternately_and_change_seats_within_a_block(players: int) -> None:
    match = Match(CUPS.start(players), ("greedy", "random"), 1)
    for block in range(4):
        first, second = match.seated(2 * block), match.seated(2 * block + 1)
        assert all({one, other} == {"greedy", "random"} for one, other in zip(first, second, strict=True))
        assert all(one != other for one, other in pairwise(first))


def test_in_a_block_every_bot_sits_everywhere_once() -> None:
    match = Match(game("overload").start(5), ("greedy", "level1", "random"), 1)
    for block in range(6):
        lineups = [match.seated(3 * block + shift) for shift in range(3)]
        assert all(set(seat) == set(match.bots) for seat in zip(*lineups, strict=True))


def test_among_three_nobody_always_follows_the_same_one() -> None:
    match = Match(CUPS.start(3), ("greedy", "level1", "random"), 1)
    lineups = [match.seated(3 * block) for block in range(40)]
    after = Counter(bots[(bots.index("greedy") + 1) % 3] for bots in lineups)
    assert min(after["level1"], after["random"]) > 8


def test_partners_are_the_same_bot() -> None:
    teams = game("edison").start(4)
    assert sides(teams) == [0, 1, 0, 1]
    lineups = [Match(teams, ("greedy", "random"), 1).seated(number) for number in (0, 1)]
    assert sorted(lineups) == [["greedy", "random"] * 2, ["random", "greedy"] * 2]


def test_partners_may_sit_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CupsState, "side", lambda state, seat: 7 - seat // 2)
    opening = CUPS.start(4)
    assert sides(opening) == [0, 0, 1, 1]
    lineups = [Match(opening, ("greedy", "random"), 1).seated(number) for number in (0, 1)]
    assert sorted(lineups) == [["greedy"] * 2 + ["random"] * 2, ["random"] * 2 + ["greedy"] * 2]


def test_the_last_block_is_whole() -> None:
    assert [whole(games, 3) for games in (1, 3, 4)] == [3, 3, 6]


@pytest.fixture
def streams(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[int, ...]]]:
    """Return a list that fills with the streams that are begun: what each is for, and its words."""
    begun: list[tuple[int, tuple[int, ...]]] = []
    made = Match._rng

    def watch(match: Match, kind: int, number: int) -> Rng:
        rng = made(match, kind, number)
        begun.append((kind, rng.words()))
        return rng

    monkeypatch.setattr(Match, "_rng", watch)
    return begun


def test_games_of_a_block_have_the_same_dice_and_those_of_another_have_others(
    opening: State, streams: list[tuple[int, tuple[int, ...]]]
) -> None:
    for bots in (("greedy", "random"), ("random", "greedy")):
        for number in range(4):
            Match(opening, bots, 1).play(number)
    thrown = [words for kind, words in streams if kind == lab.DICE]
    assert thrown[:4] == thrown[4:]  # whoever plays
    assert thrown[0] == thrown[1] != thrown[2] == thrown[3]


def test_every_mind_has_a_stream_of_its_own(
    opening: State, streams: list[tuple[int, tuple[int, ...]]]
) -> None:
    for number in range(6):
        Match(opening, ("greedy", "random"), 1).play(number)
    minds = [words for kind, words in streams if kind == lab.MIND]
    others = [words for kind, words in streams if kind != lab.MIND]
    assert len(set(minds)) == len(minds) == 6 * 3
    assert not set(minds) & set(others)


def test_games_are_the_same_on_any_number_of_cores(opening: State) -> None:
    match = Match(opening, ("greedy", "random"), 3)
    one, two = (games_of(match, 6, cores) for cores in (1, 2))
    assert one == two
    assert sorted(one) == [(0, number) for number in range(6)]


def test_what_is_done_is_not_played_again(opening: State) -> None:
    taken: list[tuple[int, int]] = []
    matches = [Match(opening, bots, 1) for bots in (("greedy", "random"), ("random", "level1"))]
    done = {(0, 0), (0, 1), (1, 1)}
    arena(matches, 2, lambda match, played: taken.append((match, played.number)), done=done)
    assert taken == [(1, 0)]
    arena(matches, 2, lambda match, played: taken.append((match, played.number)), 2, {*done, (1, 0)})
    assert taken == [(1, 0)]


def test_decisions_are_timed_seat_by_seat(opening: State) -> None:
    played = Match(opening, ("greedy", "random"), 1).play(0)
    assert sum(played.wins) == pytest.approx(1)
    assert all(count > 0 for count in played.decisions)
    for longest, seconds, count in zip(played.longest, played.seconds, played.decisions, strict=True):
        assert 0 < longest <= seconds <= longest * count + 1e-9


def test_bots_are_told_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 knows its own die only: whatever the other's is, it is shown the same."""
    seen: list[str] = []

    def look(state: State, rng: Rng) -> int:
        seen.append(str(state))
        return state.legal()[0]

    monkeypatch.setattr(lab, "bot", lambda name: look)
    firsts = []
    for die in (1, 5):
        seen.clear()
        Match(CUPS.parse(f"short swaps | 7 1 2 - | 0 {die} 2 - | 1"), ("a", "b"), 3).play(0)
        firsts.append(seen[0])
    assert firsts[0] == firsts[1]
