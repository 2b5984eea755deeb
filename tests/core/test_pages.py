"""Rule pages and their clauses, as paragraphs and as lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.core.pages import clauses, page

PAGE = """# Race

- **1.1** Reach the end; see **2.1**.

**2.1** Roll **two** dice.
**2.1.10** Add them up.

Not a clause: **9.9** stands inside its line.
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a package that has an English rule page and nothing else."""
    (tmp_path / "paged_race").mkdir()
    (tmp_path / "paged_race" / "rules.en.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "paged_race"


def test_page_is_found_by_its_language(package: str) -> None:
    assert page(package, "en") == PAGE
    assert page(package, "fr") is None


def test_clause_begins_its_line_or_an_item_of_a_list(package: str) -> None:
    assert clauses(package, "en") == {
        "1.1": "Reach the end; see **2.1**.",
        "2.1": "Roll **two** dice.",
        "2.1.10": "Add them up.",
    }


def test_without_a_page_there_are_no_clauses(package: str) -> None:
    assert clauses(package, "fr") == {}
