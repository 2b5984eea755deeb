"""Pages about what was counted: each is what its command writes from the counts that lie beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from quadriga import game
from quadriga.cli import app
from quadriga.lab.counted import board_of, read

DOCS = Path(__file__).parents[2] / "docs"
COUNTS = {
    "strength": ["arena", "--report", str(DOCS / "strength.json")],
    "balance": ["balance", "--report", *map(str, sorted((DOCS / "balance").iterdir()))],
}


@pytest.fixture(params=list(COUNTS))
def written(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Return what a command writes now from what lies there, by file."""
    ran = CliRunner().invoke(app, [*COUNTS[request.param], "--to", str(tmp_path / f"{request.param}.md")])
    assert ran.exit_code == 0, ran.output
    texts = {str(file.relative_to(tmp_path)): file.read_text() for file in tmp_path.rglob("*.*")}
    texts.pop("strength.json", None)  # which it was made from
    return texts


def test_the_page_is_what_its_command_writes(written: dict[str, str]) -> None:
    lies = {name: (DOCS / name).read_text() for name in written if (DOCS / name).exists()}
    other = [name for name, text in written.items() if lies.get(name) != text]
    assert other == [], "write them anew: quadriga arena --report and quadriga balance --report"


def test_no_picture_is_left_of_a_page_as_it_was(written: dict[str, str]) -> None:
    (page,) = [Path(name).stem for name in written if name.endswith(".md")]
    lying = {f"pictures/{file.name}" for file in (DOCS / "pictures").glob(f"{page}*.svg")}
    assert lying <= set(written)


# Boards as they were, or as somebody tried them out.
OTHER_BOARDS = ("before", "other tiles")


@pytest.mark.parametrize("file", sorted((DOCS / "balance").glob("*.json")), ids=lambda file: file.stem)
def test_balance_is_of_the_board_as_it_is(file: Path) -> None:
    asked = read(file.read_text()).asked
    assert (asked.board == board_of(game(asked.game))) == (asked.label not in OTHER_BOARDS), "count it anew"
    assert asked.rules == game(asked.game).version or asked.label in OTHER_BOARDS
