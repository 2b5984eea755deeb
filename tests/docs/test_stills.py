"""The stills of the games are drawn as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.stills import stills


@pytest.mark.parametrize("file", stills(), ids=lambda file: file.stem)
def test_a_still_is_what_is_drawn(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == stills()[file] + "\n", "python -m tools.stills"
