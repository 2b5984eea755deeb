"""Who may come in: keys that were brought, and pages that may speak to us."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quadriga.table.refusals import Refused

COOKIE = "quadriga-"
BETWEEN = "."  # keys in a cookie; no key has a dot
MOST = 16  # keys that are looked at
MONTHS = 3600 * 24 * 180  # seconds that a browser keeps keys


def keys(request: HTTPConnection) -> list[str]:
    """Return the keys that were brought: in the header, or in the cookie of the table."""
    scheme, _, brought = request.headers.get("authorization", "").partition(" ")
    bearer = brought.split(BETWEEN) if scheme.lower() == "bearer" else []
    return [key for key in [*bearer, *_kept(request)] if key][:MOST]


def keep(response: Response, request: HTTPConnection, table: str, given: list[str]) -> None:
    """Let the browser keep keys, beside those that it has."""
    kept = list(dict.fromkeys([*_kept(request, table), *given]))[-MOST:]
    response.set_cookie(
        COOKIE + table,
        BETWEEN.join(kept),
        max_age=MONTHS,
        path=f"/api/tables/{table}",  # all of them together would soon be too much for one request
        httponly=True,
        samesite="strict",
        secure=request.url.scheme in ("https", "wss"),
    )


def is_proxy(proxies: list[str] | str, address: str) -> bool:
    """Whether who connects from there is believed to speak for others."""
    return address in ProxyHeadersMiddleware(_do_nothing, proxies).trusted_hosts


async def look_behind(proxies: list[str] | str, asked: HTTPConnection) -> None:
    """Let who asks be the one for whom a proxy speaks, if it is one of these; over HTTP uvicorn does so."""
    look = ProxyHeadersMiddleware(_do_nothing, proxies)
    await look(asked.scope, _do_nothing, _do_nothing)  # type: ignore[arg-type]  # it names only scopes of its own


async def _do_nothing(*_: object) -> Any:
    """Be what is asked, and whom it would be told: only where that comes from is of interest."""


def check_origin(request: HTTPConnection) -> None:
    """Refuse pages of others, which might use our cookies; a program that is no page names no origin."""
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Refused("origin", "this page may not speak to this server")


def _kept(request: HTTPConnection, table: str | None = None) -> list[str]:
    name = COOKIE + (table or request.path_params.get("table", ""))
    return request.cookies.get(name, "").split(BETWEEN)
