"""Keys to seats: random secrets, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from quadriga.table.seats import Seat

SIZE = 24  # bytes


def new_key() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(SIZE)


def hashed(key: str) -> str:
    """Return what is kept of a key. It is as long as a hash, so a plain one is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def seats_of(keys: Iterable[str], seats: Sequence[Seat]) -> list[int]:
    """Return the seats that these keys open; how long that takes says nothing about what is kept."""
    hashes = [hashed(key) for key in keys]
    return [number for number, seat in enumerate(seats) if any(_fits(hash_, seat.key) for hash_ in hashes)]


def _fits(hash_: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(hash_, kept)
