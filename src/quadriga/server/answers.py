"""How anything over HTTP is answered: what was sent, what may be asked for, and refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quadriga.core.errors import IllegalAction, QuadrigaError, WrongMoment
from quadriga.server import doors, logs, metrics
from quadriga.server.limits import Allowances, household
from quadriga.server.storage import StoreFailed
from quadriga.server.wire import Refusal
from quadriga.table.refusals import Refused

T = TypeVar("T")

LARGEST = 16_384  # bytes of a request
STATUS = {
    "busy": 503,
    "no-hint": 503,
    "no-moment": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-table": 404,
    "nobody": 400,
    "not-yours": 403,
    "origin": 403,
    "text": 400,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
    "unreadable": 400,
}
CONFLICT = 409  # what is refused otherwise hangs on how the table stands


def told(data: object, status: int = 200) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refusal(error: Refused) -> Response:
    """Return why something was not done."""
    metrics.refusals.labels(error.code).inc()
    return told(Refusal(error.code, str(error)), STATUS.get(error.code, CONFLICT))


Deed = Callable[[Request], Awaitable[Response]]


def answered(deed: Deed) -> Deed:
    """Return what does the same, and answers with a refusal where that is refused."""

    @wraps(deed)
    async def answer(request: Request) -> Response:
        try:
            doors.check_origin(request)
            return await deed(request)
        except Refused as error:
            return refusal(error)
        except (IllegalAction, WrongMoment):  # our own fault, and nobody is told the position that they hold
            raise
        except QuadrigaError as error:
            return refusal(Refused("unreadable", str(error)))
        except StoreFailed as error:
            logs.trouble("not written", error)
            return refusal(Refused("unavailable", "that could not be written down; try again"))

    return answer


async def body(request: Request, kind: type[T]) -> T:
    """Return what was sent, if it is what must be sent there."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise Refused("too-large", f"a request is {LARGEST} bytes at most")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("unreadable", str(error)) from None


def count_opening(request: Request) -> None:
    """Refuse who opens too many tables."""
    _count(request, request.app.state.opening, "too many tables were opened from here; try again later")


def count_labour(request: Request) -> None:
    """Refuse who makes the server think too much."""
    _count(request, request.app.state.labour, "too much was asked for from here; try again in a moment")


def _count(request: Request, allowances: Allowances | None, refused: str) -> None:
    client = request.client
    if allowances is not None and client is not None and not allowances.takes(household(client.host)):
        raise Refused("too-many", refused)
