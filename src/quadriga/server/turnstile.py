"""The turnstile before everything that is asked over HTTP: whatever it is, it counts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from quadriga.server.answers import refusal
from quadriga.server.limits import Allowances, household
from quadriga.server.site import BELOW
from quadriga.table.refusals import Refused


class Turnstile:
    """Refuses who comes from a household that asked for too much; parts of the page are counted apart."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, or refuse."""
        if scope["type"] != "http" or _passes(Request(scope)):
            await self._app(scope, receive, send)
        else:
            refused = Refused("too-many", "too much was asked for from here; try again in a moment")
            await refusal(refused)(scope, receive, send)


def _passes(request: Request) -> bool:
    state = request.app.state
    counted: Allowances = state.parts if request.scope["path"].startswith(BELOW) else state.requests
    return request.client is None or counted.takes(household(request.client.host))
