"""How a server is run, beside where it listens and where its tables are kept."""

from __future__ import annotations

from dataclasses import dataclass

TABLES_AN_HOUR = 1000
SOCKETS = 500
BROWSER = 6  # connections over HTTP that a browser opens at once


@dataclass(frozen=True)
class Settings:
    """What who runs a server may choose.

    `tables_an_hour` is how many one household may open, and `sockets` how many browsers it may have connected
    at once, 0 for any number. `forget_after` is how many days tables are kept that are over or never began;
    None: for ever.
    """

    tables_an_hour: int = TABLES_AN_HOUR
    sockets: int = SOCKETS
    forget_after: int | None = None


USUAL = Settings()
