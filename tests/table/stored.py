"""Tables as they were once stored, each with what it was: whatever is changed, they are read as the same.

A log is never written anew, but where the rules of its game are others: then its tables are refused.
`python -m tests.table.stored LOG` writes what the table of a new log is beside it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from quadriga.core.game import Plain
from quadriga.table.entries import decode
from quadriga.table.table import Table

FOLDER = Path(__file__).parent / "logs"
LOGS = sorted(FOLDER.glob("*.log"))


def read(log: Path) -> Table:
    """Return the table that a log tells of, an entry a line."""
    return Table.read(log.stem, map(decode, log.read_bytes().splitlines()))


def account(table: Table) -> dict[str, Plain]:
    """Return all that a table holds, as plain data."""
    return {
        "phase": table.phase,
        "seq": table.seq,
        "version": table.version,
        "position": str(table.state),
        "record": [*table.record().text().splitlines()],
        "chances": table.chances,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "key": seat.key,
                "left": seat.left,
                "away": seat.away,
                "process": seat.process,
                "covered": seat.covered,
                "has come": seat.has_come,
            }
            for seat in table.seats
        ],
        "paused by": table.paused_by,
        "since": table.since,
        "goes on": table.goes_on,
        "keeper": table.keeper,
        "chat": [*table.chat],
        "rematch": table.rematch,
    }


def main(log: Path) -> None:
    with log.with_suffix(".json").open("x", encoding="utf-8") as file:
        json.dump(account(read(log)), file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
