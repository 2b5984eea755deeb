"""How processes tell each other that a table has news: a lost word is harmless, for all read the log."""

from __future__ import annotations


class NoNews:
    """For a process that is alone."""

    def tell(self, table: str) -> None:
        """Tell nobody."""
