"""Pictures of the page: all are there, light enough, shown somewhere, and of the same moments each time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga.table.table import Table
from tools.pictures.shots import SHOTS, TABLES, Shot

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
LARGEST = 150_000  # bytes
PAGES = {page: page.read_text(encoding="utf-8") for page in [ROOT / "README.md", *ROOT.glob("docs/*.md")]}
SHOWN = re.compile(r'(?:src="|\]\()([^")]*pictures/[^")]+)')


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_a_picture_is_there_and_light(shot: Shot) -> None:
    data = (FOLDER / f"{shot.name}.webp").read_bytes()
    assert (data[:4], data[8:12]) == (b"RIFF", b"WEBP"), "make pictures"
    assert len(data) < LARGEST


def test_every_picture_is_taken_and_shown() -> None:
    shown = {Path(name).name for text in PAGES.values() for name in SHOWN.findall(text)}
    there = {file.name for file in FOLDER.glob("*.webp")}
    assert there == {f"{shot.name}.webp" for shot in SHOTS}
    assert there <= shown


def test_what_is_shown_is_there() -> None:
    for page, text in PAGES.items():
        for name in SHOWN.findall(text):
            assert (page.parent / name).is_file(), f"{page.name}: {name}"


def test_the_readme_opens_with_the_page_as_it_is() -> None:
    first = SHOWN.findall(PAGES[ROOT / "README.md"])[0]
    assert Path(first).stem in {shot.name for shot in SHOTS}


def test_a_moment_is_the_same_each_time() -> None:
    """And then it is for Lola to decide."""
    played = next(table for table in TABLES if table.slug == "edison")
    log = played.log()
    assert log == played.log()
    assert Table.read(played.name, log).actor == 0
