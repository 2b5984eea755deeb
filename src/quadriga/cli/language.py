"""Which language to speak: the one asked for, else the one of the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from quadriga.cli.troubles import Trouble
from quadriga.core.words import LANGUAGES

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; else that of your locale."),
]


def language(wish: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language to speak."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise Trouble("language", text=wish, known=LANGUAGES)
        return wish
    chosen = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next(
        (known for known in LANGUAGES if chosen[:2] == known and not chosen[2:3].isalpha()), LANGUAGES[0]
    )


def heard(wish: object) -> str:
    """Return the language to complain in, whatever was wished for."""
    return wish if isinstance(wish, str) and wish in LANGUAGES else language(None)
