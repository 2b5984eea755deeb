"""The picture of a game in the terminal is the one that the tool draws."""

from __future__ import annotations

from tools.picture import PICTURE, picture


def test_the_picture_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run tools/picture.py"
