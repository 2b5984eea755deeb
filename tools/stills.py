"""Draws docs/pictures/*.svg: a still of each game, the same every time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quadriga.core.drawing import drawing
from quadriga.core.registry import games
from quadriga.server.stills import still

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


@cache
def stills() -> dict[Path, str]:
    """Return every picture, and where it lies."""
    drawn = [(game, drawing(game)) for game in games()]
    return {FOLDER / f"{game.slug}.svg": still(game, by) for game, by in drawn if by is not None}


if __name__ == "__main__":
    for file, picture in stills().items():
        file.write_text(picture + "\n", encoding="utf-8")
