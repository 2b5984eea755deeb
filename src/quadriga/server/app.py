"""The application: what is served, and what lives as long as it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from quadriga.server import http, logs, socket
from quadriga.server.hall import Hall
from quadriga.server.news import NoNews
from quadriga.server.office import Office
from quadriga.server.storage import Log, StoreFailed
from quadriga.server.thinkers import Thinkers


def application(open_log: Callable[[], Log], thinkers: int | None = None) -> Starlette:
    """Return the server of the tables that are kept in this log."""
    routes = [
        *http.routes(),
        WebSocketRoute("/api/tables/{table}/play", _play),
        Route("/health", _health),
        Route("/metrics", _metrics),
    ]
    return Starlette(routes=routes, lifespan=lambda app: _living(app, open_log, thinkers))


async def _play(client: WebSocket) -> None:
    await socket.attend(client.app.state.hall, client)


async def _health(request: Request) -> Response:
    """Say that all is well, if the log can be read."""
    try:
        await request.app.state.hall.office.log.due(0.0, 1)
    except StoreFailed as error:
        logs.trouble("log cannot be read", error)
        return PlainTextResponse("tables cannot be read", 503)
    return PlainTextResponse("well")


async def _metrics(request: Request) -> Response:
    """Give what was counted, as Prometheus reads it."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@asynccontextmanager
async def _living(app: Starlette, open_log: Callable[[], Log], processes: int | None) -> AsyncIterator[None]:
    async with open_log() as log:
        thinkers = Thinkers(processes)
        office = Office(log, thinkers, NoNews())
        app.state.hall = hall = Hall(office)
        patrol = asyncio.create_task(hall.patrol())
        try:
            yield
        finally:
            patrol.cancel()
            await office.close()
            thinkers.close()
