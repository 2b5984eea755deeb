"""Reading board.toml: every figure there, each with its origin, or a clear error."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

from quadriga.core.errors import Reason, WrongBoard

ORIGINS = ("seed", "public", "rebuilt")
WHOLE = Reason("whole file", "whole-file")

CALLED = {
    "number": "a whole number",
    "word": "a word",
    "numbers": "a list of whole numbers",
    "table": "a table",
    "tables": "a list of tables",
}

Toml = str | int | float | bool | list["Toml"] | dict[str, "Toml"]


class Figures:
    """A table of a board file that knows where it stands, so that its errors can say so."""

    def __init__(self, file: str, where: str, table: dict[str, Toml]) -> None:
        self.file = file
        self.where = where
        self.table = table

    @classmethod
    def load(cls, path: Path) -> Figures:
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise WrongBoard(path.name, WHOLE, Reason(f"not TOML: {error}", "toml", text=error)) from None
        return cls(path.name, WHOLE, table)

    def wrong(self, key: str, reason: str) -> WrongBoard:
        where = key if self.where == WHOLE else f"{self.where}.{key}"
        return WrongBoard(self.file, where, reason)

    def _get(self, key: str, kind: type, called: str) -> Toml:
        if key not in self.table:
            missing = f"missing; {CALLED[called]} is needed here"
            raise self.wrong(key, Reason(missing, "missing", called=called))
        value = self.table[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self._other(key, value, called)
        return value

    def _other(self, key: str, value: Toml, called: str) -> WrongBoard:
        reason = f"{value!r} is not {CALLED[called]}"
        return self.wrong(key, Reason(reason, "other-kind", value=repr(value), called=called))

    def number(self, key: str, least: int = 0) -> int:
        value = cast("int", self._get(key, int, "number"))
        if value < least:
            small = f"{value} is too small; at least {least}"
            raise self.wrong(key, Reason(small, "too-small", value=value, least=least))
        return value

    def word(self, key: str) -> str:
        return cast("str", self._get(key, str, "word"))

    def numbers(self, key: str) -> list[int]:
        values = cast("list[Toml]", self._get(key, list, "numbers"))
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise self._other(key, values, "numbers")
        return cast("list[int]", values)

    def within(self, key: str) -> Figures:
        """Return the table under this key."""
        table = cast("dict[str, Toml]", self._get(key, dict, "table"))
        return Figures(self.file, self.wrong(key, "").where, table)

    def each(self, key: str) -> list[Figures]:
        """Return the tables under this key, in their order."""
        tables = cast("list[Toml]", self._get(key, list, "tables"))
        if not tables or not all(isinstance(table, dict) for table in tables):
            raise self.wrong(key, Reason("a list of tables is needed here", "tables"))
        where = self.wrong(key, "").where
        return [
            Figures(self.file, f"{where} {at}", cast("dict[str, Toml]", table))
            for at, table in enumerate(tables, 1)
        ]

    def origin(self) -> str:
        """Return the origin that this table states for its figures."""
        origin = self.word("origin")
        if origin not in ORIGINS:
            origins = ", ".join(ORIGINS)
            reason = f"{origin!r} is not one of {origins}"
            raise self.wrong("origin", Reason(reason, "origin", value=origin, origins=origins))
        return origin

    def figure(self, key: str, least: int = 0) -> int:
        """Return a single figure, written { value = …, origin = … }."""
        figure = self.within(key)
        figure.origin()
        return figure.number("value", least)
