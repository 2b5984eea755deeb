"""SVG, written from the inside out: `tag("circle", r=5, fill="#fff")`."""

from __future__ import annotations

from html import escape

DISPLAY = "Bricolage Grotesque, Futura, Avenir Next, sans-serif"  # the face with character


def tag(name: str, *inside: str, **attributes: float | str | None) -> str:
    """Return an element with what is inside it; `stroke_width` is `stroke-width`, and None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def moved(x: float, y: float, *inside: str, turn: float = 0, size: float = 1, **attributes: str) -> str:
    """Return a group of elements at another place, turned by degrees."""
    where = f"translate({_value(x)} {_value(y)})"
    where += f" rotate({_value(turn)})" if turn else ""
    where += f" scale({_value(size)})" if size != 1 else ""
    return tag("g", *inside, transform=where, **attributes)


def lettering(text: str, size: float, x: float = 0, y: float = 0, **attributes: float | str | None) -> str:
    """Return words in the display face, in the middle of a point, on their line."""
    given: dict[str, float | str | None] = {
        "font_family": DISPLAY,
        "font_weight": 800,
        "text_anchor": "middle",
        **attributes,
    }
    return tag("text", escape(text), x=x, y=y, font_size=size, **given)


def closed(*points: tuple[float, float]) -> str:
    """Return the outline of a polygon, for `points`."""
    return " ".join(f"{_value(x)},{_value(y)}" for x, y in points)


def _value(value: float | str) -> str:
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"
