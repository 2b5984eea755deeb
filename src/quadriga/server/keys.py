"""Keys to seats: random secrets, of which only hashes are kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence

from quadriga.server.wire import LONGEST_KEY
from quadriga.table.refusals import Refused
from quadriga.table.seats import Seat

SIZE = 24  # bytes
SHORTEST = 32  # characters of a key that is brought: as many as so many bytes take
FORM = re.compile(f"[A-Za-z0-9_-]{{{SHORTEST},{LONGEST_KEY}}}")


def new_key() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(SIZE)


def check_form(key: str) -> None:
    """Refuse a key that somebody brings and that is too short for a secret, or that no cookie could keep."""
    if not FORM.fullmatch(key):
        form = f"{SHORTEST} to {LONGEST_KEY} letters, digits, - and _"
        raise Refused("unreadable", f"the key to an open seat is a secret that you draw at random: {form}")


def hashed(key: str) -> str:
    """Return what is kept of a key. It is as long as a hash, so a plain one is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def seats_of(keys: Iterable[str], seats: Sequence[Seat]) -> list[int]:
    """Return the seats that these keys open."""
    hashes = [hashed(key) for key in keys]
    return [number for number, seat in enumerate(seats) if any(map(seat.opens_with, hashes))]
