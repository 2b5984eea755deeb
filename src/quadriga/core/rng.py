"""Random numbers: xoshiro128**, the same stream on every platform and on both builds.

The generator keeps four 32-bit words. Every product and sum below fits in 63 bits, so that
compiled 64-bit arithmetic and Python's own integers agree to the last bit.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MOST: Final = 0x80000000


def _rotated(word: i64, by: i64) -> i64:
    return ((word << by) & WORD) | (word >> (32 - by))


@final
class Rng:
    """A stream of random numbers. The same seed and stream give the same numbers, always."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        digest = blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
        words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12)]
        self._a: i64 = words[0]
        self._b: i64 = words[1]
        self._c: i64 = words[2]
        self._d: i64 = words[3]

    def word(self) -> i64:
        """Return the next 32 random bits."""
        b = self._b
        c = self._c ^ self._a
        d = self._d ^ b
        self._a ^= d
        self._b = b ^ c
        self._c = c ^ ((b << 9) & WORD)
        self._d = _rotated(d, 11)
        return (_rotated((b * 5) & WORD, 7) * 9) & WORD

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, each equally likely."""
        if not 1 <= n <= MOST:
            raise ValueError(f"below() takes a number from 1 to {MOST}, not {n}")
        # The high half of word * n is the answer; the few words that would favour some
        # answers over others are drawn again.
        size: i64 = n
        product: i64 = self.word() * size
        if (product & WORD) < size:
            uneven = (WORD + 1 - size) % size
            while (product & WORD) < uneven:
                product = self.word() * size
        return product >> 32

    def restart(self, source: Rng) -> None:
        """Begin another stream, which the next numbers of another generator decide."""
        self._a = source.word()
        self._b = source.word()
        self._c = source.word()
        self._d = source.word() | 1  # four zeros would stay zeros

    def resume(self, words: tuple[int, int, int, int]) -> None:
        """Go on where a generator was that had these words."""
        self._a, self._b, self._c, self._d = words

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers as this one."""
        return _rng_of(self.words())

    def words(self) -> tuple[int, int, int, int]:
        """Return the four words that decide everything this generator will give."""
        return (self._a, self._b, self._c, self._d)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, int, int, int]]]:
        return (_rng_of, (self.words(),))


def _rng_of(words: tuple[int, int, int, int]) -> Rng:
    rng = Rng(0)
    rng.resume(words)
    return rng
