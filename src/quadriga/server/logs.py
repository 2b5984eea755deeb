"""What the server says of itself: a line of JSON for each thing worth knowing, without secrets.

Only what is named in a call stands in a line: no request, no header and no position ever does. Of what went
wrong it is told where it did and of what kind it is, and only what is surely no position besides: what others
say of an error may well hold a hand.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from collections.abc import Iterator

import msgspec

_logger = logging.getLogger("quadriga.server")

WITHOUT_VALUES = re.compile(r"[^\n(<]*")  # they stand in brackets, and of what went wrong in lines below


class Harmless(Exception):
    """An error of which the first line may be told, as of what the system says of files and networks."""


def note(event: str, level: int = logging.INFO, **facts: str | int | float | None) -> None:
    """Write down that something happened."""
    _logger.log(level, event, extra={"facts": facts})


def trouble(event: str, error: BaseException, **facts: str | int | float | None) -> None:
    """Write down that something went wrong, with where it did."""
    _logger.error(event, exc_info=error, extra={"facts": facts})


class Lines(logging.Formatter):
    """Writes a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of one thing that happened."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": _event(record),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "\n".join(_trace(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def _event(record: logging.LogRecord) -> str:
    """Return what is said to have happened; of what others say no more than a line, and no values in it."""
    message = record.getMessage()
    return message if record.name == _logger.name else WITHOUT_VALUES.match(message)[0].strip()  # type: ignore[index]  # it matches anything


def _trace(error: BaseException) -> Iterator[str]:
    """Give where something went wrong, after all that led to it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before)
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _trace(each)
    yield from map(str.rstrip, traceback.format_tb(error.__traceback__))
    said = str(error).partition("\n")[0] if isinstance(error, OSError | Harmless) else ""
    yield f"{_kind(error)}: {said}" if said else _kind(error)


def _kind(error: BaseException) -> str:
    return f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")


CONFIG: dict[str, object] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": f"{__name__}.Lines"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {
        "quadriga.server": {"handlers": ["lines"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
        "asyncio": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
    },
}
