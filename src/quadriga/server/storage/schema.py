"""The tables of the database, and how they came to be: one migration after the other.

The version of a database is how many of them it has seen. A migration that was released is never
changed; what is to be different is another one.
"""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.errors import Reason
from quadriga.server.storage.log import WrongStore


@dataclass(frozen=True)
class Migration:
    """The statements that lead to the next version, in each database's own words."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


MIGRATIONS: tuple[Migration, ...] = (
    Migration(
        sqlite=(
            """CREATE TABLE entries (
                table_id TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (table_id, seq)
            ) WITHOUT ROWID""",
            """CREATE TABLE tables (
                table_id TEXT NOT NULL PRIMARY KEY, last INTEGER NOT NULL, phase TEXT NOT NULL,
                listed INTEGER NOT NULL, due REAL, summary BLOB NOT NULL, changed INTEGER NOT NULL
            ) WITHOUT ROWID""",
            "CREATE INDEX tables_listed ON tables (phase, changed) WHERE listed",
            "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        ),
        # Locks are taken in the order of names, which must be the same for every server: collation "C".
        postgres=(
            """CREATE TABLE entries (
                table_id text COLLATE "C", seq bigint, data bytea NOT NULL, PRIMARY KEY (table_id, seq)
            )""",
            """CREATE TABLE tables (
                table_id text COLLATE "C" PRIMARY KEY, last bigint NOT NULL DEFAULT 0,
                phase text NOT NULL DEFAULT '', listed boolean NOT NULL DEFAULT false, due double precision,
                summary bytea NOT NULL DEFAULT '', changed timestamptz NOT NULL DEFAULT clock_timestamp()
            )""",
            "CREATE INDEX tables_listed ON tables (phase, changed) WHERE listed",
            "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        ),
    ),
    # Which process sees to what goes on by itself at a table, and which processes live.
    Migration(
        sqlite=(
            "ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT ''",
            """CREATE TABLE processes (
                process_id TEXT NOT NULL PRIMARY KEY, seen INTEGER NOT NULL
            ) WITHOUT ROWID""",
        ),
        postgres=(
            "ALTER TABLE tables ADD COLUMN keeper text NOT NULL DEFAULT ''",
            "CREATE TABLE processes (process_id text PRIMARY KEY, seen timestamptz NOT NULL)",
        ),
    ),
    # In the file entries lie in the order in which they were written, each with a link to the one before it
    # at its table: those of many tables that are written together fill a page, and not a page for each.
    Migration(
        sqlite=(
            "ALTER TABLE entries RENAME TO entries_by_table",
            """CREATE TABLE entries (
                entry_id INTEGER PRIMARY KEY, previous INTEGER, data BLOB NOT NULL
            )""",
            "ALTER TABLE tables ADD COLUMN newest INTEGER",
            """CREATE TABLE placed AS
                SELECT row_number() OVER (ORDER BY table_id, seq) AS place, table_id, seq, data
                FROM entries_by_table""",
            """INSERT INTO entries (entry_id, previous, data)
                SELECT place, CASE WHEN seq > 1 THEN place - 1 END, data FROM placed""",
            """UPDATE tables SET newest = latest.place
                FROM (SELECT table_id, max(place) AS place FROM placed GROUP BY table_id) AS latest
                WHERE tables.table_id = latest.table_id""",
            "DROP TABLE placed",
            "DROP TABLE entries_by_table",
        ),
        postgres=(),
    ),
    # How entries are appended in the file: a statement adds a row to a view for each, and all of them are
    # written or none. A row says what is known of its table with it; where its `phase` is NULL, that is as it
    # was. It `fits` while the file has the version that whoever writes knows.
    Migration(
        sqlite=(
            """CREATE VIEW appends (
                table_id, seq, data, phase, listed, due, keeper, summary, changed, fits
            ) AS SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL WHERE false""",
            """CREATE TRIGGER append INSTEAD OF INSERT ON appends BEGIN
                SELECT RAISE(ROLLBACK, 'another version of Quadriga has changed it; start this one again')
                WHERE NOT NEW.fits;
                INSERT INTO tables (table_id, last, phase, listed, due, keeper, summary, changed)
                SELECT NEW.table_id, 0, NEW.phase, NEW.listed, NEW.due, NEW.keeper, NEW.summary, NEW.changed
                WHERE NEW.seq = 1 ON CONFLICT DO NOTHING;
                INSERT INTO entries (previous, data)
                SELECT newest, NEW.data FROM tables WHERE table_id = NEW.table_id AND last = NEW.seq - 1;
                SELECT RAISE(ROLLBACK, 'overtaken') WHERE changes() = 0;
                UPDATE tables SET last = NEW.seq, newest = last_insert_rowid(), changed = NEW.changed,
                phase = ifnull(NEW.phase, phase), listed = ifnull(NEW.listed, listed),
                due = CASE WHEN NEW.phase IS NULL THEN due ELSE NEW.due END,
                keeper = ifnull(NEW.keeper, keeper), summary = ifnull(NEW.summary, summary)
                WHERE table_id = NEW.table_id;
            END""",
        ),
        postgres=(),
    ),
)

OVERTAKEN = "overtaken"  # what the file says where somebody else was faster


def newest() -> int:
    """Return the version that this Quadriga writes."""
    return len(MIGRATIONS)


def missing(place: str, version: int) -> tuple[Migration, ...]:
    """Return what a database of this version has yet to see; one of a newer Quadriga is refused."""
    if version > newest():
        newer = f"a newer Quadriga wrote it (version {version}; this one knows {newest()}); update Quadriga"
        raise WrongStore(place, Reason(newer, "store-newer", version=version, ours=newest()))
    return MIGRATIONS[version:]
