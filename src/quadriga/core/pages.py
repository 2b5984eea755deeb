"""Pages in several languages: `rules.en.md` beside the rules of a game, with its numbered clauses."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"^(?:- )?\*\*(\d+(?:\.\d+)*)\*\* (.+)$", re.MULTILINE)


@cache
def page(package: str, lang: str, name: str = "rules") -> str | None:
    """Return the rule page in this language, or the page of another name, if there is one."""
    file = files(package).joinpath(f"{name}.{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def clauses(package: str, lang: str) -> dict[str, str]:
    """Return what each clause of a rule page says, by its number: a line that begins **2.5.4**."""
    return {found[1]: found[2] for found in CLAUSE.finditer(page(package, lang) or "")}
