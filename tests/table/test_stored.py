"""Stored tables: what was written once is read for ever, and is the same table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

from quadriga import games
from quadriga.core.game import Plain
from quadriga.table.entries import House, Logged, Pace, Plan, Source, decode, encode
from tests.table.stored import LOGS, account, read

PARTS = {"seats": Plan, "house": House, "pace": Pace, "source": Source}  # of what was opened
ADVICE = (
    "tables are stored like this, and must be read: let a field keep its old name there, "
    "with msgspec.field(name=...), and give a new one a default"
)


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_every_entry_is_read_and_written_as_it_was(log: Path) -> None:
    for line in log.read_bytes().splitlines():
        assert encode(decode(line)) == line, ADVICE


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_a_stored_table_is_what_it_was(log: Path) -> None:
    told = json.loads(log.with_suffix(".json").read_text(encoding="utf-8"))
    assert account(read(log)) == told, "stored tables would be others: let entries mean what they meant"


def test_there_is_a_stored_table_of_every_game() -> None:
    assert {read(log).game.slug for log in LOGS} == {game.slug for game in games()}


def test_every_field_of_every_kind_of_entry_is_stored_somewhere() -> None:
    stored = {
        field for log in LOGS for line in log.read_bytes().splitlines() for field in _said(json.loads(line))
    }
    kinds = {kind.__name__.lower(): kind for kind in get_args(Logged)} | PARTS
    missing = {
        f"{name}.{field.encode_name}"
        for name, kind in kinds.items()
        for field in structs.fields(kind)
        if field.name != "id"  # which not every kind needs
    } - stored
    assert not missing, "put a log that has them beside the others, and see tests/table/stored.py"


def _said(data: dict[str, Plain], name: str = "") -> Iterator[str]:
    """Give every field of an entry and of its parts."""
    name = name or str(data["kind"])
    for field, value in data.items():
        yield f"{name}.{field}"
        for part in value if isinstance(value, list) else [value]:
            if field in PARTS and isinstance(part, dict):
                yield from _said(part, field)
