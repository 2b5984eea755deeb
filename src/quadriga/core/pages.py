"""The rule pages of a game, `rules.en.md` beside its rules, and their numbered clauses."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"^(?:- )?\*\*(\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)


@cache
def page(package: str, lang: str) -> str | None:
    """Return the rule page in this language, if there is one."""
    file = files(package).joinpath(f"rules.{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def clauses(package: str, lang: str) -> dict[str, str]:
    """Return what each clause of a rule page says, by its number: a line that begins **2.5.4**."""
    return {found[1]: found[2] for found in CLAUSE.finditer(page(package, lang) or "")}
