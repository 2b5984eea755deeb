"""What the server says of itself: a line of JSON for each thing worth knowing, without secrets.

Only what is named in a call stands in a line: no request, no header and no position ever does.
"""

from __future__ import annotations

import logging
import time

import msgspec

_logger = logging.getLogger("quadriga.server")


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
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


CONFIG: dict[str, object] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": f"{__name__}.Lines"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "loggers": {
        "quadriga.server": {"handlers": ["lines"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
        "asyncio": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
    },
}
