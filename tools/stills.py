"""Draws docs/pictures/*.svg: a still of each game, the same every time."""

from __future__ import annotations

from pathlib import Path

from quadriga.core.registry import games
from quadriga.server.stills import still

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


def stills() -> dict[Path, str]:
    """Return every picture, and where it lies."""
    drawn = {FOLDER / f"{game.slug}.svg": still(game.slug) for game in games()}
    return {file: picture for file, picture in drawn.items() if picture is not None}


if __name__ == "__main__":
    for file, picture in stills().items():
        file.write_text(picture + "\n", encoding="utf-8")
