"""Where commands write: plain text as it is, colours only where a terminal wants them."""

from __future__ import annotations

from rich.console import Console


def console(stderr: bool = False) -> Console:
    """Return a console that takes every text literally."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def complain(message: str) -> None:
    """Say on stderr what is wrong."""
    console(stderr=True).print(f"quadriga: {message}", soft_wrap=True)
