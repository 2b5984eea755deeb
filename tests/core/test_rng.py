"""The stream is xoshiro128** to the last bit, even, and the same wherever it travels."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from hashlib import blake2b
from itertools import islice

import pytest

from quadriga import Rng
from quadriga.testing.chance import chi_square

SEEDS = [(0, 0), (1, 0), (1, 1), (-5, 3), (2**80, 1), (123456789, 2**40)]


def reference(seed: int, stream: int) -> Iterator[int]:
    """Xoshiro128** as its authors publish it, with numbers that never overflow."""
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
    s = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
    while True:
        yield rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)


def rotated(word: int, by: int) -> int:
    return word * (1 << by) % 2**32 + word // (1 << 32 - by)


def below(words: Iterator[int], n: int) -> int:
    """Every answer has as many words as any other; the words that are left over do not count."""
    for word in words:
        high, low = divmod(word * n, 2**32)
        if low >= 2**32 % n:
            return high
    raise AssertionError


@pytest.mark.parametrize(("seed", "stream"), SEEDS)
def test_words_are_those_of_the_reference(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(1000)] == list(islice(reference(seed, stream), 1000))


def test_words_never_change() -> None:
    rng = Rng(1)
    assert [rng.word() for _ in range(5)] == [4257287238, 2110312801, 3123156574, 686053835, 1759987885]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 8, 1000, 2**16 + 1, 2**30 + 7, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_is_that_of_the_reference(n: int) -> None:
    rng, words = Rng(7), reference(7, 0)
    assert [rng.below(n) for _ in range(300)] == [below(words, n) for _ in range(300)]


def test_below_never_changes() -> None:
    rng = Rng(1)
    assert [rng.below(6) for _ in range(12)] == [5, 2, 4, 0, 2, 4, 4, 0, 5, 1, 4, 0]


@pytest.mark.parametrize("n", [2, 3, 6, 8, 100])
def test_below_is_even(n: int) -> None:
    rng = Rng(3)
    found, most = chi_square(Counter(rng.below(n) for _ in range(200 * n)), dict.fromkeys(range(n), 1))
    assert found <= most


def test_below_is_even_where_words_are_left_over() -> None:
    """Of 3 * 2**29 numbers each third comes as often: without drawing again the first would not."""
    rng = Rng(3)
    thirds = Counter(rng.below(3 * 2**29) // 2**29 for _ in range(3000))
    found, most = chi_square(thirds, {0: 1, 1: 1, 2: 1})
    assert found <= most


@pytest.mark.parametrize("n", [0, -1, -(2**31), 2**31 + 1, 2**40])
def test_below_refuses_what_it_cannot_answer(n: int) -> None:
    with pytest.raises(ValueError, match=f"^below\\(\\) takes a number from 1 to 2147483648, not {n}$"):
        Rng(0).below(n)


def test_streams_and_seeds_differ() -> None:
    firsts = [Rng(seed, stream).words() for seed in range(-20, 20) for stream in range(20)]
    assert len(set(firsts)) == len(firsts)


def through_a_pickle(rng: Rng) -> Rng:
    other = pickle.loads(pickle.dumps(rng))
    assert isinstance(other, Rng)
    return other


@pytest.mark.parametrize("again", [Rng.copy, copy, deepcopy, through_a_pickle])
def test_copies_go_on_equally_and_apart(again: Callable[[Rng], Rng]) -> None:
    rng = Rng(5)
    rng.word()
    other = again(rng)
    before = other.words()
    assert rng.words() == before
    expected = [rng.word() for _ in range(10)]
    assert other.words() == before
    assert [other.word() for _ in range(10)] == expected
