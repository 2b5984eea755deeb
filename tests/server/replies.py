"""Replies over HTTP: what comes, and what must be answered at each address, to the byte."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from urllib.error import HTTPError
from urllib.parse import unquote
from urllib.request import Request, urlopen

import msgspec

from quadriga.core.drawing import goes_on
from quadriga.core.game import Game, Plain
from quadriga.core.state import State
from quadriga.server.http import LISTED
from quadriga.server.wire import Refusal
from quadriga.table import refusals
from quadriga.table.entries import BOT, OPEN
from quadriga.table.refusals import Refused
from quadriga.table.scenes import advised, board, why
from quadriga.table.sight import known, sight
from quadriga.table.table import NOBODY, Table

Keys = Mapping[int, str]

TOO_MANY = 429
HEADERS = {"date", "server", "content-length", "content-type", "connection", "vary"}  # of every answer
KEEPING = {"set-cookie"}  # of those that give a seat
PAGE = {"cache-control", "accept-ranges", "last-modified", "etag"}  # of those that hang on no table
FIGURE = re.compile(r"([a-z_]+(?:\{.*\})?) [0-9.e+-]{1,25}")
PAGES = (
    "/health",
    "/api",
    "/api/games",
    "/api/words?game={}",
    "/api/games/{}/rules",
    "/api/games/{}/rules.html",
    "/api/fair-dice",
    "/api/fair-dice.html",
    "/",
)
DRAWN = "/api/games/{}/poster.svg"
FIGURES = re.compile(  # that are told once there is something to count
    r"quadriga_(tables_(total|created){game=\"[a-z]{1,10}\"}"
    r"|refusals_(total|created){code=\"[a-z-]{1,12}\"}"
    r"|dropped_(total|created){why=\"\d{4}\"})"
    r"|# (HELP|TYPE) quadriga_(tables|refusals|dropped)_(total|created) [A-Za-z ]{5,40}"
)


def fetched(url: str, table: str, asked: str, key: str = "", data: object = None) -> bytes:
    """Return what is answered to a method and an address, which is below the table or begins with /."""
    method, _, path = asked.partition(" ")
    place = path if path.startswith("/") else f"/api/tables/{table}/{path}".rstrip("/")
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    body = None if data is None else msgspec.json.encode(data)
    request = Request(url + place, body, headers, method=method)
    while True:
        try:
            with urlopen(request) as answer:
                names, told = {name.lower() for name in answer.headers}, bytes(answer.read())
        except HTTPError as error:
            with error:
                if error.code == TOO_MANY:  # who has asked for too much asks again in a moment
                    time.sleep(0.1)
                    continue
                names, told = {name.lower() for name in error.headers}, error.read()
        assert names <= HEADERS | (KEEPING if method == "POST" else PAGE), names
        return told


class Desk:
    """What is right to answer: of pages that hang on no table, and of tables, beside others."""

    def __init__(self, url: str, pages: Sequence[str]) -> None:
        """Look at all that there is before there is any table."""
        self.pages = {page: fetched(url, "", f"GET {page}") for page in pages}
        self.others: dict[str, Table] = {}  # that are over, or wait for whoever never comes
        self._figures = {*figures(fetched(url, "", "GET /metrics"))}

    def is_right(self, table: Table, seats: Sequence[int], keys: Keys, asked: str, body: bytes) -> bool:
        """Whether this is answered to who has these seats. What they cannot know may be anything."""
        path = asked.partition(" ")[2]
        if path == "/metrics":
            return all(each in self._figures or FIGURES.fullmatch(each) for each in figures(body))
        if path in self.pages:
            return body == self.pages[path]
        if path.startswith("/api/tables?"):
            return self._is_list(table, path.partition("?")[2], body)
        try:
            return body in right(table, seats, keys, asked)
        except Refused as refused:
            return body == msgspec.json.encode(Refusal(refused.code, str(refused)))

    def _is_list(self, table: Table, asked: str, body: bytes) -> bool:
        """Whether this is a list of the right tables; in which order they come is no secret."""
        what, _, value = asked.partition("=")
        tables = {**self.others, table.name: table}
        if what == "phase":
            tables = {name: each for name, each in tables.items() if is_found(each, value)}
        else:
            tables = {name: tables[name] for name in value.split(",") if name in tables}
        names = [each["table"] for each in msgspec.json.decode(body)]
        if len({*names}) != min(len(tables), LISTED) or not {*names} <= {*tables}:
            return False
        return body == msgspec.json.encode([listed(tables[name]) for name in names])


def is_found(table: Table, phase: str) -> bool:
    """Whether strangers find a table among those of a phase."""
    return table.phase == phase and table.opened.house.listed


def right(table: Table, seats: Sequence[int], keys: Keys, asked: str) -> list[bytes]:
    """Return what may be answered to who has these seats, while nobody has won."""
    method, *where = re.split("[ /]", asked)
    if where[:1] == ["why"] or (where and where[-1].isdecimal()):
        return right_of_seat(table, int(where[1]), seats, keys, asked)
    match method, *where:
        case ("GET",):
            return [msgspec.json.encode(sight(table, min(seats, default=None)))]
        case "GET", "board":
            return [msgspec.json.encode(board(table))]
        case "GET", "record":
            raise Refused("wrong-phase", "a record is given when the game is over")
        case "GET", "replay?seat=0":
            raise Refused("wrong-phase", "a replay is given when the game is over")
        case "POST", "rematch" if not seats:
            raise refusals.not_yours("do that")
    raise refusals.wrong_phase(table.phase)


def right_of_seat(table: Table, seat: int, seats: Sequence[int], keys: Keys, asked: str) -> list[bytes]:
    """Return the same of what is asked of one seat."""
    method, what, _, *name = re.split("[ /]", asked)
    match method, what:
        case "POST", _ if seat in seats:
            return [seats_given(table.name, {seat: keys[seat]})]
        case "POST", _:
            raise (
                refusals.taken() if table.seats[seat].kind in (BOT, OPEN) else refusals.not_yours("sit there")
            )
        case _ if seat not in seats:
            raise refusals.not_yours("do that")
        case "GET", "known":
            return [known(table, seat).encode()]
        case "GET", "hint" if table.awaits(seat):
            return [msgspec.json.encode(advised(table, way)) for way in ways(table.game, table.state)]
        case "GET", "why" if table.awaits(seat):
            return [msgspec.json.encode(why(table, seat, unquote(name[0])))]
        case "GET", _:
            raise refusals.not_yours("ask that" if what == "why" else "ask for a hint")
        case "DELETE", _ if table.phase == "waiting":
            return [b"{}"]
    raise refusals.wrong_phase(table.phase)


def ways(game: Game[State], state: State) -> Iterator[list[int]]:
    """Give all that may be advised: each action, and where it is the step of a way, each way to its end."""
    for action in state.legal():
        ahead = state.copy()
        ahead.apply(action)
        leads_on = goes_on(game, state) and goes_on(game, ahead)
        yield from ([action, *then] for then in (ways(game, ahead) if leads_on else [[]]))


def seats_given(table: str, keys: Keys) -> bytes:
    """Return what is answered to who is given keys."""
    return msgspec.json.encode({"table": table, "keys": keys})


def listed(table: Table) -> dict[str, Plain]:
    """Return what everybody may know of a table whose name they know."""
    return {
        "table": table.name,
        "game": table.game.slug,
        "phase": table.phase,
        "seats": [seat.name or None for seat in table.seats],
        "since": table.opened.at,
        "turn": table.actor if table.actor != NOBODY else None,
        "result": [*table.state.payoff()] if table.is_played_out else None,
        "rematch": table.rematch or None,
    }


def figures(told: bytes) -> list[str]:
    """Return what is counted, without how much that is."""
    lines = told.decode().splitlines()
    return [line if line.startswith("#") else FIGURE.fullmatch(line)[1] for line in lines]  # type: ignore[index]  # it is a number
