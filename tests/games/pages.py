"""What the tests of every game ask of its rule pages."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

LANGUAGES = ("en", "fr")
CLAUSE = r"[1-9]\d*\.\d+"
ORIGINS = {
    "en": {"seed": "printed rules", "public": "public", "rebuilt": "rebuilt"},
    "fr": {"seed": "règles imprimées", "public": "public", "rebuilt": "reconstitué"},
}


def page(slug: str, lang: str) -> str:
    """Return the rule page of a game."""
    return files(f"quadriga.games.{slug}").joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def clauses(slug: str, lang: str = "en") -> list[str]:
    """Return the numbers of the page's clauses, each at the beginning of its line."""
    return re.findall(rf"^\*\*({CLAUSE})\*\* \S", page(slug, lang), flags=re.MULTILINE)


def chapters(slug: str, lang: str = "en") -> list[str]:
    return re.findall(r"^## (\d+) \S", page(slug, lang), flags=re.MULTILINE)


def proved(slug: str) -> set[str]:
    """Return the clauses with which the docstrings of a game's tests begin."""
    named: set[str] = set()
    for path in Path(__file__).with_name(slug).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begins = re.match(rf"(?:{CLAUSE} )+", ast.get_docstring(node) or "")
                named.update(begins[0].split() if begins else [])
    return named


def cited(slug: str) -> dict[str, set[str]]:
    """Return the clauses that each module of a game names: in comments, in docstrings and in events."""
    found: dict[str, set[str]] = {}
    for module in files(f"quadriga.games.{slug}").iterdir():
        if module.name.endswith(".py"):
            text = module.read_text(encoding="utf-8")
            comments = re.findall(rf"# ((?:{CLAUSE}(?:, | to )?)+)", text)
            docstrings = re.findall(rf"\(((?:{CLAUSE}(?:, | to )?)+)\)", text)
            events = re.findall(rf'"({CLAUSE})"', text)
            found[module.name] = set(re.findall(CLAUSE, " ".join([*comments, *docstrings, *events])))
    return found


def figures(slug: str, lang: str) -> dict[str, tuple[str, str]]:
    """Return the table of figures: what it calls each in board.toml, its value and its origin."""
    row = r"^\|[^|]*`([^|`]+)`[^|]*\|([^|]+)\|([^|]+)\|$"
    rows = re.findall(row, page(slug, lang), flags=re.MULTILINE)
    return {name: (value.strip(), origin.strip()) for name, value, origin in rows}
