"""The turnstile before everything that is asked over HTTP: whatever it is, it counts."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from quadriga.server.answers import refusal
from quadriga.server.limits import Allowances, household
from quadriga.server.site import BELOW
from quadriga.table.refusals import Refused

LATER = 1.0  # seconds


class Turnstile:
    """Refuses who comes from a household that asked for too much; parts of the page are counted apart."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, one after the other, or refuse a little later: who floods us cannot come back at once."""
        if scope["type"] == "http":
            request = Request(scope)
            is_part = request.scope["path"].startswith(BELOW)
            if not _passes(request, is_part):
                await asyncio.sleep(LATER)
                refused = Refused("too-many", "too much was asked for from here; try again in a moment")
                await refusal(refused)(scope, receive, send)
                return
            if not is_part:
                await request.app.state.hall.office.breaths.draw()
        await self._app(scope, receive, send)


def _passes(request: Request, is_part: bool) -> bool:
    state = request.app.state
    counted: Allowances = state.parts if is_part else state.requests
    return request.client is None or counted.takes(household(request.client.host))
