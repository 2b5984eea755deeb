"""Ears: what the server says of itself within a test, as it would stand in its log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.server.logs import Lines


class Ear(logging.Handler):
    """Keeps all that it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.lines: list[str] = []
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        self.messages.append(record.getMessage())


@contextmanager
def listening(speaker: str = "quadriga.server") -> Iterator[Ear]:
    """Give an ear for what is said meanwhile."""
    ear, logger = Ear(), logging.getLogger(speaker)
    logger.addHandler(ear)
    try:
        yield ear
    finally:
        logger.removeHandler(ear)
