"""How illustrations are read, and what is drawn of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import ValidationError

from quadriga import game
from quadriga.core.illustrations import illustrations, pictures


def test_a_package_may_bring_none() -> None:
    assert illustrations("game_template") == ()


def test_what_is_unknown_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "misdrawn").mkdir()
    (tmp_path / "misdrawn" / "__init__.py").touch()
    text = '[[illustration]]\nname = "a"\nclause = "1.1"\nposition = ""\ncorp = [0, 0, 1, 1]\n'
    (tmp_path / "misdrawn" / "illustrations.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValidationError, match="unknown field `corp`"):
        illustrations("misdrawn")


def test_nobody_drew_that() -> None:
    assert pictures(game("overload"), "nothing") == ()


def test_a_decision_is_drawn_with_its_way_and_its_cost() -> None:
    (passing,) = pictures(game("overload"), "passing")
    assert (passing.width, passing.height) == (500, 210)
    assert 'viewBox="365 60 500 210"' in passing.svg
    assert passing.svg.count("<polyline") == 2
    assert passing.svg.count(">+1<") == 2


def test_chance_is_drawn_with_the_way_that_is_seen() -> None:
    before, after = pictures(game("asteroid"), "drift")
    assert "<polyline" in before.svg
    assert 'opacity="0.55"' in before.svg
    assert "<polyline" not in after.svg
