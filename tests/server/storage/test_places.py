"""Places: a file, the user's own by default, or a database by its URL; others are refused clearly."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.server.storage import Log, WrongStore, default_file, open_log
from quadriga.server.storage.places import shown
from tests.server.storage.conftest import WAITING

ALLOWED = "give a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"


async def opened(log: Log) -> None:
    async with log:
        await log.append("cups", 0, [b"sit"], WAITING)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        ("linux", {}, "/home/lola/.local/share/quadriga/tables.sqlite3"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/quadriga/tables.sqlite3"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/lola/.local/share/quadriga/tables.sqlite3"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/lola/.local/share/quadriga/tables.sqlite3"),
        ("darwin", {}, "/home/lola/Library/Application Support/quadriga/tables.sqlite3"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/quadriga/tables.sqlite3"),
        ("win32", {}, "/home/lola/AppData/Local/quadriga/tables.sqlite3"),
    ],
)
def test_the_default_file_is_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, system: str, environment: dict[str, str], expected: str
) -> None:
    monkeypatch.setenv("HOME", "/home/lola")
    assert default_file(system, environment) == Path(expected)


def test_the_default_file_and_its_folder_are_made_for_the_owner_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setattr(
        "quadriga.server.storage.places.default_file", lambda: default_file("linux", os.environ)
    )

    async def look() -> dict[str, int]:
        async with open_log() as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            folder = tmp_path / "share" / "quadriga"
            return {path.name: mode(path) for path in (folder, *folder.iterdir())}

    assert asyncio.run(look()) == {
        "quadriga": 0o700,
        "tables.sqlite3": 0o600,
        "tables.sqlite3-wal": 0o600,
        "tables.sqlite3-shm": 0o600,
    }


@pytest.mark.parametrize(
    "given", ["here.db", "./new/here.db", "sqlite:///here.db", "a b?c#d%20.db", "~/x.db"]
)
def test_a_file_is_given_by_its_path_or_url(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    asyncio.run(opened(open_log(given)))
    assert (tmp_path / given.removeprefix("sqlite:///").removeprefix("~/")).is_file()


def test_the_path_of_a_url_begins_after_its_third_slash(tmp_path: Path) -> None:
    asyncio.run(opened(open_log(f"sqlite:///{tmp_path}/tables.sqlite3")))
    assert (tmp_path / "tables.sqlite3").is_file()


@pytest.mark.parametrize(
    "given",
    ["", "a\0b", "sqlite://", "sqlite:///", "sqlite:/a", "mysql://host/db", "postgresql:/db", "redis://x"],
)
def test_other_places_are_refused_with_what_can_be_given(given: str) -> None:
    with pytest.raises(WrongStore) as refused:
        open_log(given)
    assert refused.value.reason == ALLOWED


def test_the_refusal_names_the_place() -> None:
    with pytest.raises(WrongStore) as refused:
        open_log("mysql://lola:secret@host/db")
    assert str(refused.value) == f"tables cannot be kept in mysql://lola@host/db: {ALLOWED}"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(WrongStore, match="unable to open database file"):
        asyncio.run(opened(open_log(str(tmp_path))))


def test_a_place_where_no_folder_can_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(WrongStore, match=f"tables cannot be kept in {tmp_path}/file/new/a.db: "):
        asyncio.run(opened(open_log(f"{tmp_path}/file/new/a.db")))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("postgresql://lola:secret@host/db", "postgresql://lola@host/db"),
        ("postgresql://lola:se/cr@et@host:1/db", "postgresql://lola@host:1/db"),
        ("postgresql://:secret@host/db", "postgresql://@host/db"),
        ("postgresql://host/db?password=secret&user=lola", "postgresql://host/db?password=…&user=lola"),
        ("postgresql://host/db", "postgresql://host/db"),
        ("folder/a:b@c", "folder/a:b@c"),
    ],
)
def test_a_password_is_never_shown(given: str, told: str) -> None:
    assert shown(given) == told


def test_postgresql_says_what_to_install_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("postgres", "postgres_tables"):
        monkeypatch.delitem(sys.modules, f"quadriga.server.storage.{module}", raising=False)
    with pytest.raises(WrongStore) as refused:
        open_log("postgres://lola:secret@host/db")
    assert str(refused.value) == (
        "tables cannot be kept in postgres://lola@host/db: "
        "PostgreSQL needs asyncpg; install it with pip install 'quadriga[scale]'"
    )


def test_a_file_is_kept_without_asyncpg(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from quadriga.server.storage import open_log\n"
        f"open_log({str(tmp_path / 'a.db')!r})"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
