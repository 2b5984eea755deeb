"""PostgreSQL's tables, brought to the newest version by the first server that needs it."""

from __future__ import annotations

from typing import TypeAlias

import asyncpg

from quadriga.server.storage import schema

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

TURN = 0x51756164  # "Quad": the lock by which servers that start take turns
KEPT = ("entries", "tables")


async def migrate(connection: Connection, place: str) -> None:
    """Bring the tables to the newest version, after a copy of them as they are."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", TURN)
        version = await _version(connection)
        migrations = schema.missing(place, version)
        statements = [statement for migration in migrations for statement in migration.postgres]
        if version and statements:
            await _back_up(connection)
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("UPDATE quadriga_version SET number = $1", schema.newest())


async def _version(connection: Connection) -> int:
    if await connection.fetchval("SELECT to_regclass('quadriga_version')") is None:
        await connection.execute("CREATE TABLE quadriga_version (number integer NOT NULL)")
        await connection.execute("INSERT INTO quadriga_version VALUES (0)")
    return int(await connection.fetchval("SELECT number FROM quadriga_version"))


async def _back_up(connection: Connection) -> None:
    # Servers of the older version may still run: they wait, and then find that they are too old.
    await connection.execute(f"LOCK TABLE {', '.join(KEPT)} IN ACCESS EXCLUSIVE MODE")
    for table in KEPT:
        copy = f"{table}_before_{schema.newest()}"
        await connection.execute(f"DROP TABLE IF EXISTS {copy}")
        await connection.execute(f"CREATE TABLE {copy} AS TABLE {table}")
