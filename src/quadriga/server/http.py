"""Requests over HTTP: games, rules, tables, seats and records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game, Plain
from quadriga.core.lessons import lesson
from quadriga.core.pages import page
from quadriga.core.records import Record
from quadriga.core.registry import game as find_game
from quadriga.core.registry import games as all_games
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, words
from quadriga.server import doors, logs, metrics, site
from quadriga.server.clerk import owned
from quadriga.server.connection import Viewer
from quadriga.server.hall import Hall
from quadriga.server.keys import hashed, new_key, seats_of
from quadriga.server.limits import Allowances, household
from quadriga.server.room import Room
from quadriga.server.seating import plans, play_on_plans, rematch_name, rematch_plans
from quadriga.server.storage import StoreFailed
from quadriga.server.wire import NewTable, PlayOn, Refusal, Rematch, Seats, Sit
from quadriga.table import refusals, replays, requests, scenes
from quadriga.table.refusals import Refused

T = TypeVar("T")

PHASES = ("waiting", "playing", "over")
LARGEST = 16_384  # bytes of a request
LISTED = 100  # tables in a list
STATUS = {
    "no-moment": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-table": 404,
    "not-yours": 403,
    "origin": 403,
    "text": 400,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
    "unreadable": 400,
}
CONFLICT = 409  # what is refused otherwise hangs on how the table stands


def routes() -> list[Route]:
    """Return every address and what answers there."""
    found = {
        ("GET", "/api/games"): games,
        ("GET", "/api/words"): site.words,
        ("GET", "/api/games/{game}/rules"): rules,
        ("GET", "/api/games/{game}/rules.html"): site.rules,
        ("GET", "/api/games/{game}/poster.svg"): site.poster,
        ("GET", "/api/games/{game}/illustrations/{name}/{number}.svg"): site.illustration,
        ("GET", "/api/fair-dice"): fair_dice,
        ("GET", "/api/tables"): tables,
        ("POST", "/api/tables"): open_table,
        ("GET", "/api/tables/{table}"): table,
        ("POST", "/api/tables/{table}/seats/{seat}"): sit,
        ("DELETE", "/api/tables/{table}/seats/{seat}"): stand,
        ("GET", "/api/tables/{table}/board"): board,
        ("GET", "/api/tables/{table}/record"): record,
        ("GET", "/api/tables/{table}/replay"): replay,
        ("GET", "/api/tables/{table}/known/{seat}"): position,
        ("GET", "/api/tables/{table}/hint/{seat}"): hint,
        ("GET", "/api/tables/{table}/why/{seat}/{name}"): why,
        ("POST", "/api/tables/{table}/rematch"): rematch,
        ("POST", "/api/tables/{table}/play-on"): play_on,
    }
    return [Route(path, _answered(deed), methods=[method]) for (method, path), deed in found.items()]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def games(request: Request) -> Response:
    """Give every game: its slug, titles, seats and options, and a `lesson` if it has one."""
    return told([{**game.described(), **_titles(game), **_lesson(game)} for game in all_games()])


async def rules(request: Request) -> Response:
    """Give the rule page of a game in Markdown; `?lang=fr` in French."""
    return _page(find_game(request.path_params["game"]).package, request)


async def fair_dice(request: Request) -> Response:
    """Give the page that tells players how dice can be checked, in Markdown; `?lang=fr` in French."""
    return _page("quadriga.table", request, "fair-dice")


async def tables(request: Request) -> Response:
    """Give the latest listed tables that wait for somebody, each `Listed`; or `?phase=playing`, `over`.

    With `?names=`, and commas between, give those of these tables that are there, listed or not.
    """
    if (names := request.query_params.get("names")) is not None:
        return told(await _named(request, names.split(",")))
    phase = request.query_params.get("phase", "waiting")
    if phase not in PHASES:
        raise Refused("unreadable", f"phases are {', '.join(PHASES)}")
    found = await _hall(request).office.log.listed(phase, LISTED)
    return told([msgspec.Raw(digest.summary) for _, digest in found])


async def _named(request: Request, names: list[str]) -> list[msgspec.Raw]:
    if len(names) > LISTED:
        raise Refused("too-large", f"{LISTED} tables at most can be asked for at once")
    found = await _hall(request).office.log.digests([name for name in names if name])
    return [msgspec.Raw(found[name][1].summary) for name in names if name in found]


async def open_table(request: Request) -> Response:
    """Set up a table: send `NewTable`; the answer is `Seats`."""
    asked = await _body(request, NewTable)
    _count_opening(request)
    seats, keys = plans(asked.seats)
    room = await _hall(request).open_table(asked.game, asked.options, seats, asked.house)
    return _given(request, room, keys)


async def table(request: Request) -> Response:
    """Give the view of the first of your seats, or of whoever watches."""
    room = await _room(request)
    return told(await room.look(_viewer(request, room)))


async def sit(request: Request) -> Response:
    """Take a seat that is free: send `Sit`; the answer is `Seats`."""
    room, asked = await _room(request), await _body(request, Sit)
    seat = _seat(room, request.path_params["seat"])
    place = room.table.seats[seat]
    has_key = place.key
    key = asked.key if has_key else new_key()
    if place.is_taken and not asked.key:
        raise refusals.taken()
    if has_key and seat not in seats_of([key], room.table.seats):
        raise refusals.not_yours("sit there")
    if has_key and place.name:  # who sits there comes back, from another device perhaps
        return _given(request, room, {seat: key})
    await room.ask(lambda table, at: requests.sit(table, seat, asked.name, hashed(key), at, ""))
    await room.begin()
    return _given(request, room, {seat: key})


async def stand(request: Request) -> Response:
    """Leave your seat before the game begins."""
    room = await _room(request)
    seat = _own(request, room)
    key = room.table.seats[seat].key
    await room.ask(owned(lambda table, at: requests.stand(table, seat, at, ""), seat, key))
    return told({})


async def board(request: Request) -> Response:
    """Give the board of a table as it is drawn, and the symbols of all that may lie on it."""
    room = await _room(request)
    _viewer(request, room)
    drawn = scenes.board(room.table)
    if drawn is None:
        raise Refused("no-page", "this game is not drawn")
    return told(drawn)


async def record(request: Request) -> Response:
    """Give the record of a game that is over, as text."""
    room = await _room(request)
    _viewer(request, room)
    if room.table.phase != "over":
        raise Refused("wrong-phase", "a record is given when the game is over")
    return PlainTextResponse(room.table.record().text())


async def replay(request: Request) -> Response:
    """Give a game that is over moment by moment, as it is drawn; `?seat=0` as that seat saw it."""
    _count_labour(request)
    room = await _room(request)
    _viewer(request, room)
    if room.table.phase != "over":
        raise Refused("wrong-phase", "a replay is given when the game is over")
    asked = request.query_params.get("seat")
    viewer = None if asked is None else _seat(room, asked)
    replayed = partial(_replayed, room.table.record(), viewer)
    data = await request.app.state.shelf.get(f"replay {room.name} {viewer}", replayed)
    return Response(data, media_type="application/json")


def _replayed(record: Record, seat: int | None) -> bytes:
    return msgspec.json.encode(replays.replay(record, seat))


async def position(request: Request) -> Response:
    """Give the position in notation, all that the seat cannot know drawn anew; its key is needed."""
    room = await _room(request)
    return PlainTextResponse(await room.known(_own(request, room)))


async def hint(request: Request) -> Response:
    """Give the `action` that a strong bot would take in the seat's place, on its turn; its key is needed."""
    _count_labour(request)
    room = await _room(request)
    return told({"action": await room.hint(_own(request, room))})


async def why(request: Request) -> Response:
    """Give why the seat cannot point at what has this name, on its turn, as `Why`; its key is needed."""
    room = await _room(request)
    return told(await room.why(_own(request, room), request.path_params["name"]))


async def rematch(request: Request) -> Response:
    """Play once more with the same people: send `Rematch`; the answer names the `table`."""
    room, asked = await _room(request), await _body(request, Rematch)
    _any_own(request, room)
    if room.table.phase != "over":
        raise refusals.wrong_phase(room.table.phase)
    if not room.table.rematch:
        _count_opening(request)
        before = room.table
        other = await _hall(request).open_table(
            before.game.slug,
            {**before.opened.options, **asked.options},
            rematch_plans(before),
            before.opened.house,
            before.name,
            rematch_name(before),
        )
        await room.ask(lambda table, at: requests.rematch(table, other.name, at))
    response = told({"table": room.table.rematch})
    doors.keep(response, request, room.table.rematch, doors.keys(request))  # seats keep their keys
    return response


async def play_on(request: Request) -> Response:
    """Play on from a moment of a game that is over, against bots: send `PlayOn`; the answer is `Seats`."""
    room, asked = await _room(request), await _body(request, PlayOn)
    _viewer(request, room)
    _count_opening(request)
    seats, keys = play_on_plans(room.table, asked)
    return _given(request, await _hall(request).play_on(room.table, asked.moment, seats), keys)


def _count_request(request: Request) -> None:
    """Refuse who asks for too much, whatever it is."""
    _count(request, request.app.state.requests, "too much was asked for from here; try again in a moment")


def _count_opening(request: Request) -> None:
    """Refuse who opens too many tables."""
    _count(request, request.app.state.opening, "too many tables were opened from here; try again later")


def _count_labour(request: Request) -> None:
    """Refuse who makes the server think too much."""
    _count(request, request.app.state.labour, "too much was asked for from here; try again in a moment")


def _count(request: Request, allowances: Allowances | None, refused: str) -> None:
    client = request.client
    if allowances is not None and client is not None and not allowances.takes(household(client.host)):
        raise Refused("too-many", refused)


async def _room(request: Request) -> Room:
    return await _hall(request).room(request.path_params["table"])


def _page(package: str, request: Request, name: str = "rules") -> Response:
    lang = request.query_params.get("lang", LANGUAGES[0])
    text = page(package, lang, name) if lang in LANGUAGES else None
    if text is None:
        raise Refused("no-page", "there is no such page in this language")
    return PlainTextResponse(text, media_type="text/markdown")


def _viewer(request: Request, room: Room) -> Viewer:
    """Return the seat from which who asks may look, or None where everybody may."""
    seats = seats_of(doors.keys(request), room.table.seats)
    if not seats and not room.table.opened.house.watched:
        raise refusals.not_yours("look")
    return seats[0] if seats else None


def _seat(room: Room, asked: str) -> int:
    """Return a seat of the table by its number as it was written, which may be anything."""
    seats = len(room.table.seats)
    if asked not in map(str, range(seats)):
        raise refusals.no_seat(asked, seats)
    return int(asked)


def _own(request: Request, room: Room) -> int:
    own = seats_of(doors.keys(request), room.table.seats)
    asked: str = request.path_params["seat"]
    if asked not in map(str, own):
        raise refusals.not_yours("do that")
    return int(asked)


def _any_own(request: Request, room: Room) -> None:
    if not seats_of(doors.keys(request), room.table.seats):
        raise refusals.not_yours("do that")


def told(data: object, status: int = 200) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refusal(error: Refused) -> Response:
    """Return why something was not done."""
    metrics.refusals.labels(error.code).inc()
    return told(Refusal(error.code, str(error)), STATUS.get(error.code, CONFLICT))


Deed = Callable[[Request], Awaitable[Response]]


def _answered(deed: Deed) -> Deed:
    """Return what does the same, and answers with a refusal where that is refused."""

    @wraps(deed)
    async def answer(request: Request) -> Response:
        try:
            doors.check_origin(request)
            _count_request(request)
            return await deed(request)
        except Refused as error:
            return refusal(error)
        except QuadrigaError as error:
            return refusal(Refused("unreadable", str(error)))
        except StoreFailed as error:
            logs.trouble("not written", error)
            return refusal(Refused("unavailable", "that could not be written down; try again"))

    return answer


async def _body(request: Request, kind: type[T]) -> T:
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


def _given(request: Request, room: Room, keys: dict[int, str]) -> Response:
    response = told(Seats(room.name, keys), 201)
    doors.keep(response, request, room.name, [keys[seat] for seat in keys if room.table.seats[seat].is_taken])
    return response


def _titles(game: Game[State]) -> dict[str, Plain]:
    said = {lang: words(lang, "quadriga", game.package) for lang in LANGUAGES}
    return {
        key: {lang: said[lang].say(key) for lang in LANGUAGES if key in said[lang]}
        for key in ("title", "tagline")
    }


def _lesson(game: Game[State]) -> dict[str, Plain]:
    found = lesson(game.package)
    return {} if found is None else {"lesson": found.plain()}
