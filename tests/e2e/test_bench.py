"""The page's bench: a real browser at a real server, for a moment."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from benches import page


def test_a_game_is_played_and_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not any(map(shutil.which, page.BROWSERS)):
        pytest.skip("there is no Chromium: install one, then make test")
    results = tmp_path / "results.md"
    assert page.main(True, seconds=4.0, results=results, slugs=["overload"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["games"]
    assert told["game"] == "overload"
    assert told["seconds_to_first_decision"] > 0
    assert told["update_bytes_median"] > 0
    assert told["layout_shift"] >= 0
    assert told["frames_a_second"] > 0
    assert "| overload |" in results.read_text(encoding="utf-8")


def test_without_a_browser_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "BROWSERS", ())
    assert page.main(True) == 2
    assert capsys.readouterr().err == "There is no Chromium to measure the page with.\n"
