"""Which language is spoken."""

from __future__ import annotations

import pytest

from quadriga.cli.language import language


@pytest.mark.parametrize(
    ("wish", "environment", "spoken"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "en_US", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "fro"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_wish_comes_before_the_locale_and_english_last(
    wish: str | None, environment: dict[str, str], spoken: str
) -> None:
    assert language(wish, environment) == spoken
