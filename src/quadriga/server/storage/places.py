"""Places where tables can be kept: a file, the user's own by default, or a database by its URL."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from quadriga.core.errors import Reason
from quadriga.server.storage.log import Log, WrongStore
from quadriga.server.storage.sqlite import SqliteLog

SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):/")  # one letter is a drive
POSTGRESQL = ("postgresql", "postgres")
ALLOWED = Reason("give a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE", "store-places")


def open_log(place: str | None = None) -> Log:
    """Return the log that is kept at this URL or path, or in the user's own file; open it by `async with`."""
    if place is None:
        return SqliteLog(default_file())
    scheme = SCHEME.match(place)
    if scheme is None:
        return SqliteLog(_path(place, place))
    if scheme[1] == "sqlite" and place.startswith("sqlite:///"):
        return SqliteLog(_path(place.removeprefix("sqlite:///"), place))
    if scheme[1] in POSTGRESQL and place.startswith(f"{scheme[1]}://"):
        return _postgres(place)
    raise WrongStore(shown(place), ALLOWED)


async def try_log(place: str | None = None) -> None:
    """Open and close the log that is kept there, so that it is known before it is needed what is wrong."""
    async with open_log(place):
        pass


def default_file(system: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Return where tables are kept when no place is given, by the custom of the system."""
    return _data_folder(system, environment) / "quadriga" / "tables.sqlite3"


def shown(place: str) -> str:
    """Return a URL without its password, also when it is not written as it should be, for errors."""
    return re.sub(r"(?<=://)([^:/@]*).*@", r"\1@", re.sub(r"(?<=password=)[^&]*", "…", place))


def _path(text: str, place: str) -> Path:
    if not text or "\0" in text:
        raise WrongStore(repr(place), ALLOWED)
    return Path(text).expanduser()


def _data_folder(system: str, environment: Mapping[str, str]) -> Path:
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if system == "darwin":
        return Path.home() / "Library" / "Application Support"
    given = Path(environment.get("XDG_DATA_HOME", ""))
    # By its specification a relative path there does not count.
    return given if given.is_absolute() else Path.home() / ".local" / "share"


def _postgres(url: str) -> Log:
    try:
        from quadriga.server.storage.postgres import PostgresLog  # noqa: PLC0415  # only who needs it has it
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        missing = "PostgreSQL needs asyncpg; install it with pip install 'quadriga[scale]'"
        raise WrongStore(shown(url), Reason(missing, "store-asyncpg")) from None
    return PostgresLog(url, shown(url))
