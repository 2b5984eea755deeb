"""The log's bench appends for a while and tells of each place."""

from __future__ import annotations

from pathlib import Path

import pytest

from benches import logs


def test_a_row_for_each_number_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "TABLES", (1, 5))
    rows = list(logs.rows([f"sqlite:///{tmp_path}/a.db"], seconds=0.1))
    assert [(place, tables) for place, tables, *_ in rows] == [("SQLite", "1"), ("SQLite", "5")]
    assert all(float(speed.replace(",", "")) > 0 for *_, speed, _, _ in rows)
