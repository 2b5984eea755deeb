"""The four machines from the side, facing right, each a silhouette of its own: flat shapes of metal."""

from __future__ import annotations

from math import cos, pi, sin

from quadriga.core.svg import closed, tag
from quadriga.games.edison.metal import BRASS, BRIGHT, COPPER, CREAM, OIL, VERDIGRIS

LINE: dict[str, float | str] = {"stroke": OIL, "stroke_width": 2.4, "stroke_linejoin": "round"}


def machine(vehicle: int) -> str:
    """Return a vehicle around (0, 0): about 100 wide and 54 high."""
    return (_rocket, _zeppelin, _roller, _yacht)[vehicle]()


def _rocket() -> str:
    return (
        _disc(-18, -23, 5, CREAM)
        + _disc(-29, -22, 6.5, CREAM)
        + _shape("M-36 -8L-50 -6L-43 -1L-55 4L-43 8L-50 13L-36 14Z", BRIGHT)
        + _shape("M-37 -9L-46 -16H-30L-18 -9ZM-37 15L-46 22H-30L-18 15Z", COPPER)
        + tag("rect", x=-9, y=-22, width=11, height=14, fill=OIL)
        + tag("rect", x=-12, y=-27, width=17, height=6, fill=BRASS, **LINE)
        + _shape("M-38 -9H18C34 -9 47 -3 52 3C47 9 34 15 18 15H-38Z", COPPER)
        + _shape("M24 -9C38 -7 48 -2 52 3C48 8 38 13 24 15Z", CREAM)
        + tag("rect", x=-26, y=-9, width=6, height=24, fill=BRASS, **LINE)
        + _disc(6, 2, 6.5, CREAM)
        + _wheel(-14, 18, 9)
        + _wheel(20, 18, 9)
    )


def _zeppelin() -> str:
    ribs = "M-24 -20C-30 -12 -30 -4 -24 3M-6 -25C-11 -14 -11 -3 -6 8M14 -25C18 -14 18 -3 14 8"
    return (
        _shape("M-32 -15L-52 -27L-46 -8L-52 10L-32 -2Z", BRASS)
        + _shape("M-20 6H26L18 19H-12Z", OIL)
        + tag("rect", x=-8, y=10, width=8, height=5, fill=CREAM)
        + tag("rect", x=5, y=10, width=8, height=5, fill=CREAM)
        + _shape(
            "M-44 -8C-30 -22 -8 -27 10 -26C32 -25 48 -17 52 -8C48 1 32 9 10 9C-8 10 -30 5 -44 -8Z", CREAM
        )
        + tag("path", d=ribs, fill="none", stroke=OIL, stroke_width=2)
        + _shape("M36 -20C45 -17 50 -12 52 -8C50 -4 45 1 36 4C39 -4 39 -12 36 -20Z", BRASS)
        + _wheel(-12, 19, 7.5)
        + _wheel(18, 19, 7.5)
    )


def _roller() -> str:
    rim = [(26 + 15 * cos(pi * at / 3), 8 + 15 * sin(pi * at / 3)) for at in range(6)]
    spokes = "".join(f"M26 8L{x:.1f} {y:.1f}" for x, y in rim)
    return (
        _shape(
            "M-47 -21C-40 -14 -43 -6 -45 1C-43 8 -40 16 -47 23C-53 16 -49 8 -47 1C-49 -6 -53 -14 -47 -21Z",
            BRASS,
        )
        + tag("rect", x=-46, y=-2, width=12, height=6, fill=OIL)
        + _shape("M-33 -20H-8V-8H-33Z", CREAM)
        + _shape("M-38 -8H6L26 3V12H-38Z", VERDIGRIS)
        + _shape("M-41 -27H-3L0 -20H-38Z", VERDIGRIS)
        + tag("rect", x=7, y=-23, width=9, height=20, fill=VERDIGRIS, **LINE)
        + tag("rect", x=4, y=-27, width=15, height=6, fill=BRASS, **LINE)
        + _disc(26, 8, 19, VERDIGRIS)
        + _disc(26, 8, 15, CREAM)
        + tag("path", d=spokes, **LINE)
        + _disc(26, 8, 4, BRASS)
        + _wheel(-22, 14, 12)
    )


def _yacht() -> str:
    vanes = [(-37 + 8 * cos(turn), -6 + 8 * sin(turn)) for turn in (pi * at / 4 for at in range(8))]
    star = [point if at % 2 else ((point[0] - 37) / 2, (point[1] - 6) / 2) for at, point in enumerate(vanes)]
    return (
        tag("rect", x=-1, y=-28, width=4, height=34, fill=OIL)
        + _shape("M5 -27C22 -20 34 -10 38 1H5Z", CREAM)
        + _shape("M-3 -24C-14 -17 -20 -8 -22 1H-3Z", BRIGHT)
        + _disc(-37, -6, 11, CREAM)
        + tag("polygon", points=closed(*star), fill=OIL)
        + _shape("M-46 4H53C47 14 39 20 26 20H-34C-41 18 -45 12 -46 4Z", BRASS)
        + tag("path", d="M-43 10H48", stroke=OIL, stroke_width=2.4)
        + _wheel(-22, 20, 7.5)
        + _wheel(18, 20, 7.5)
    )


def _shape(outline: str, fill: str) -> str:
    return tag("path", d=outline, fill=fill, **LINE)


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **LINE)


def _wheel(x: float, y: float, radius: float) -> str:
    return _disc(x, y, radius, BRIGHT) + tag("circle", cx=x, cy=y, r=radius / 3, fill=OIL)
