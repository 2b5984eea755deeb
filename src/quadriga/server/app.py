"""The application: what is served, and what lives as long as it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quadriga.server import http, logs, metrics, rounds, site, socket
from quadriga.server.backlog import Backlog
from quadriga.server.gate import Gate, Places
from quadriga.server.hall import Hall
from quadriga.server.limits import (
    LABOURS,
    LABOURS_A_SECOND,
    PARTS,
    PARTS_A_SECOND,
    REQUESTS,
    REQUESTS_A_SECOND,
    Allowances,
)
from quadriga.server.line import Post
from quadriga.server.news import News
from quadriga.server.office import Office
from quadriga.server.outages import Outage
from quadriga.server.settings import BROWSER, Settings
from quadriga.server.shelf import Shelf
from quadriga.server.storage import Log, StoreFailed
from quadriga.server.thinkers import Thinkers
from quadriga.server.turnstile import Turnstile

HOUR = 3600  # seconds
LARGE = 1000  # bytes of an answer that is worth packing
TIGHT = 6  # how tightly: the usual 9 saves a tenth more in four times as long, for which all would wait


def application(
    open_log: Callable[[], Log],
    open_news: Callable[[], News],
    thinkers: int,
    settings: Settings,
    outage: Outage | None = None,
) -> Starlette:
    """Return the server of the tables that are kept in this log, with so many processes for bots."""
    routes = [
        *http.routes(),
        *site.routes(),
        Route("/health", _health),
        Route("/metrics", _metrics),
    ]
    packed = Middleware(GZipMiddleware, minimum_size=LARGE, compresslevel=TIGHT)
    counted = Middleware(Turnstile)
    return Starlette(
        routes=routes,
        middleware=[counted, packed],
        exception_handlers={HTTPStatus.NOT_FOUND: site.nowhere},
        lifespan=lambda app: _living(app, open_log, open_news, thinkers, settings, outage),
    )


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
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)


def opening(settings: Settings) -> Allowances | None:
    """Return how many tables each household may open; None: as many as it likes."""
    most = settings.tables_an_hour
    return Allowances(most, most / HOUR) if most else None


def entrance(settings: Settings, requests: Allowances) -> Gate | None:
    """Return the gate through which each household comes to tables; None: there is none."""
    return Gate(requests, settings.sockets) if settings.sockets else None


@asynccontextmanager
async def _living(
    app: Starlette,
    open_log: Callable[[], Log],
    open_news: Callable[[], News],
    processes: int,
    settings: Settings,
    outage: Outage | None,
) -> AsyncIterator[dict[str, Any]]:
    async with open_log() as log:
        thinkers, news = Thinkers(processes), open_news()
        app.state.hall = hall = Hall(Office(log, thinkers, news, outage))
        app.state.opening = opening(settings)
        app.state.requests = requests = Allowances(REQUESTS, REQUESTS_A_SECOND)
        app.state.parts = Allowances(PARTS, PARTS_A_SECOND)
        app.state.labour = Allowances(LABOURS, LABOURS_A_SECOND)
        app.state.shelf = Shelf()
        rounds.begin(hall, news, settings.forget_after)
        try:
            yield {
                "attend": partial(socket.attend, hall, entrance(settings, requests)),
                "post": Post(),
                "backlog": Backlog(),
                "places": Places(BROWSER * settings.sockets) if settings.sockets else None,
            }  # for connections, which come before the routes or past them
        finally:
            await rounds.end(hall)
            thinkers.close()
