"""What is read from files must be of the kind that was written, and of what is asked for."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

import pytest

from quadriga.core.game import Plain
from quadriga.lab.written import OtherMatch, Unfit, build, check_same


@dataclass(frozen=True)
class Cup:
    size: float


@dataclass(frozen=True)
class Shelf:
    name: str
    cups: list[Cup]
    counts: dict[str, dict[str, int]] = field(default_factory=dict)


def test_what_was_written_is_built_again() -> None:
    shelf = Shelf("low", [Cup(1), Cup(0.5)], {"red": {"big": 2}})
    assert build(asdict(shelf), Shelf) == shelf
    assert build({"name": "low", "cups": []}, Shelf) == Shelf("low", [])


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"name": "low"},
        {"name": 1, "cups": []},
        {"name": "low", "cups": {}},
        {"name": "low", "cups": [1]},
        {"name": "low", "cups": [{"size": True}]},
        {"name": "low", "cups": [{"size": float("nan")}]},
        {"name": "low", "cups": [], "counts": {"red": 2}},
        {"name": "low", "cups": [], "counts": {"red": {"big": 2.5}}},
        {"name": "low", "cups": [], "more": 1},
    ],
)
def test_anything_else_is_refused(data: Plain) -> None:
    with pytest.raises(Unfit):
        build(data, Shelf)


def test_what_differs_is_named() -> None:
    check_same(Shelf("low", []), Shelf("low", []))
    with pytest.raises(OtherMatch, match="name is low there, - now; choose another file"):
        check_same(Shelf("low", []), Shelf("", []))
