"""Requests over HTTP: every address, and what is asked of tables."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from quadriga.core.lessons import begun, lesson
from quadriga.core.records import Record
from quadriga.core.registry import game as find_game
from quadriga.server import catalogue, doors, site
from quadriga.server.answers import answered, body, count_labour, count_opening, told
from quadriga.server.clerk import owned
from quadriga.server.connection import Viewer
from quadriga.server.hall import Hall
from quadriga.server.keys import check_form, hashed, seats_of
from quadriga.server.room import Room
from quadriga.server.seating import lesson_plans, plans, play_on_plans, rematch_name, rematch_plans
from quadriga.server.wire import Learn, NewTable, PlayOn, Rematch, Seats, Sit
from quadriga.table import refusals, replays, requests, scenes
from quadriga.table.entries import OPEN, House, Logged, Source
from quadriga.table.refusals import Refused
from quadriga.table.table import Table

PHASES = ("waiting", "playing", "over")
LISTED = 100  # tables in a list


def routes() -> list[Route]:
    """Return every address and what answers there."""
    found = {
        ("GET", "/api"): catalogue.spoken,
        ("GET", "/api/games"): catalogue.games,
        ("GET", "/api/words"): site.words,
        ("GET", "/api/games/{game}/rules"): catalogue.rules,
        ("GET", "/api/games/{game}/rules.html"): site.rules,
        ("GET", "/api/games/{game}/poster.svg"): site.poster,
        ("GET", "/api/games/{game}/illustrations/{name}/{number}.svg"): site.illustration,
        ("GET", "/api/fair-dice"): catalogue.fair_dice,
        ("GET", "/api/fair-dice.html"): site.fair_dice,
        ("GET", "/api/tables"): tables,
        ("POST", "/api/games/{game}/lesson"): learn,
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
    return [Route(path, answered(deed), methods=[method]) for (method, path), deed in found.items()]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def tables(request: Request) -> Response:
    """Give the latest listed tables that wait for somebody, each `Listed`; or `?phase=playing`, `over`.

    With `?names=`, and commas between, give those of these tables that are there, listed or not. Who knows
    the name of a table is told this much of it, also where nobody may watch.
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
    asked = await body(request, NewTable)
    count_opening(request)
    seats, keys = plans(asked.seats)
    room = await _hall(request).open_table(asked.game, asked.options, seats, asked.house)
    return _given(request, room, keys)


async def learn(request: Request) -> Response:
    """Begin a first game with guidance, as its `lesson` has it: send `Learn`; the answer is `Seats`."""
    asked = await body(request, Learn)
    game = find_game(request.path_params["game"])
    known = lesson(game.package)
    if known is None:
        raise Refused("no-page", "this game brings no lesson")
    count_opening(request)
    seats, keys = lesson_plans(known, asked.name)
    actions = begun(game)
    source = Source("", actions) if actions else None
    room = await _hall(request).open_table(game.slug, known.options, seats, House(), source=source)
    return _given(request, room, keys)


async def table(request: Request) -> Response:
    """Give the view of the first of your seats, or of whoever watches."""
    room = await _room(request)
    return Response(await room.look(_viewer(request, room)), media_type="application/json")


async def sit(request: Request) -> Response:
    """Take a seat that is free: send `Sit`; the answer is `Seats`."""
    asked = await body(request, Sit)
    room = await _room(request)
    seat = _seat(room, request.path_params["seat"])
    await room.ask(partial(_seated, seat, asked))
    await room.begin()
    return _given(request, room, {seat: asked.key})


def _seated(seat: int, asked: Sit, table: Table, at: int) -> list[Logged]:
    if table.seats[seat].kind == OPEN:
        check_form(asked.key)
    return requests.sit(table, seat, asked.name, hashed(asked.key), at, "")


async def stand(request: Request) -> Response:
    """Leave your seat before the game begins: whoever has its link may take it, or else anybody."""
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
    if await room.read(_phase) != "over":
        raise Refused("wrong-phase", "a record is given when the game is over")
    return PlainTextResponse(room.table.record().text())


async def replay(request: Request) -> Response:
    """Give a game that is over moment by moment, as it is drawn; `?seat=0` as that seat saw it."""
    count_labour(request)
    room = await _room(request)
    _viewer(request, room)
    if await room.read(_phase) != "over":
        raise Refused("wrong-phase", "a replay is given when the game is over")
    asked = request.query_params.get("seat")
    viewer = None if asked is None else _seat(room, asked)
    replayed = partial(_replayed, room.table.record(), viewer)
    data = await request.app.state.shelf.get(f"replay {room.name} {viewer}", replayed)
    return Response(data, media_type="application/json")


def _phase(table: Table) -> str:
    return table.phase


def _replayed(record: Record, seat: int | None) -> bytes:
    return msgspec.json.encode(replays.replay(record, seat))


async def position(request: Request) -> Response:
    """Give the position in notation, all that the seat cannot know drawn anew; its key is needed."""
    room = await _room(request)
    return PlainTextResponse(await room.known(_own(request, room)))


async def hint(request: Request) -> Response:
    """Give the `action` that a strong bot would take in the seat's place, on its turn; its key is needed.

    Where that is the first step of a way, `then` has the others, and all else is as in `routes` of the view,
    of which it need be none; else `then` is empty.
    """
    count_labour(request)
    room = await _room(request)
    return told(await room.hint(_own(request, room)))


async def why(request: Request) -> Response:
    """Give why the seat cannot point at what has this name, on its turn, as `Why`; its key is needed."""
    room = await _room(request)
    return told(await room.why(_own(request, room), request.path_params["name"]))


async def rematch(request: Request) -> Response:
    """Play once more with the same people: send `Rematch`; the answer names the `table`."""
    asked = await body(request, Rematch)
    room = await _room(request)
    _any_own(request, room)
    before = await room.read(_over)
    if not before.rematch:
        count_opening(request)
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


def _over(table: Table) -> Table:
    """Return a table where the game is over: from then on nothing happens there but words."""
    if table.phase != "over":
        raise refusals.wrong_phase(table.phase)
    return table


async def play_on(request: Request) -> Response:
    """Play on from a moment of a game that is over, against bots: send `PlayOn`; the answer is `Seats`."""
    asked = await body(request, PlayOn)
    room = await _room(request)
    _viewer(request, room)
    count_opening(request)
    seats, keys = play_on_plans(room.table, asked)
    return _given(request, await _hall(request).play_on(room, asked.moment, seats), keys)


async def _room(request: Request) -> Room:
    return await _hall(request).room(request.path_params["table"])


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


def _given(request: Request, room: Room, keys: dict[int, str]) -> Response:
    response = told(Seats(room.name, keys), 201)
    doors.keep(response, request, room.name, [keys[seat] for seat in keys if room.table.seats[seat].is_taken])
    return response
