"""The inks of the roof, and flat panels in them."""

from __future__ import annotations

from quadriga.core.drawing import Point
from quadriga.core.svg import tag

SLATE, BRASS, VERDIGRIS, CREAM, OIL = "#46525e", "#c0913f", "#4f8b7c", "#f5ecd9", "#1d1f24"
NIGHT, GUTTER, SHADE, DIM, PALE = "#262c33", "#3a444e", "#4f5c69", "#8b97a3", "#c9d1d9"  # of slate
COPPER, BRIGHT = "#c8452f", "#e9b44c"


def panel(size: Point, fill: str, radius: float, at: Point = (0, 0), **attributes: float | str) -> str:
    """Return a rectangle with round corners around a point."""
    width, height = size
    x, y = at[0] - width / 2, at[1] - height / 2
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **attributes)


def sign(value: int) -> str:
    """Return a figure with the true minus sign."""
    return str(value).replace("-", "−")
