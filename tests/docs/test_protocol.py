"""The page about the protocol is the one that the tool makes, and leaves nothing out."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from quadriga import Rng, games
from quadriga.core.game import Plain
from quadriga.server import closings, frames, http, line, wire
from quadriga.table import entries, requests, scenes
from quadriga.table.changes import changed, changes
from quadriga.table.entries import House, Pace, Plan
from quadriga.table.sight import sight
from quadriga.table.table import Table
from tests.table.matches import Match
from tools.protocol import drawn, view
from tools.protocol.codes import CLOSINGS, REFUSALS
from tools.protocol.page import ASKED, HTTP, PAGE, TOLD, page
from tools.protocol.view import Sight

SOURCE = Path(__file__).parents[2] / "src" / "quadriga"
SLUGS = [game.slug for game in games()]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.protocol"


def test_every_message_is_in_it() -> None:
    structs = {thing for thing in vars(wire).values() if isinstance(thing, type(msgspec.Struct))}
    assert structs - {msgspec.Struct, wire.Command} <= {*ASKED, *TOLD, *HTTP}


def test_every_address_says_what_it_does() -> None:
    assert [route.path for route in http.routes() if not route.endpoint.__doc__] == []


def said(*callers: str) -> Iterator[ast.expr]:
    """Give what comes first wherever the server or a table calls one of these."""
    for folder in ("server", "table"):
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in callers:
                    yield from node.args[:1]


def test_every_refusal_is_in_it() -> None:
    codes = {code.value for code in said("Refused", "Refusal") if isinstance(code, ast.Constant)}
    assert sorted(REFUSALS) == list(REFUSALS) == sorted(map(str, codes))


def test_every_closing_is_in_it() -> None:
    named = {ast.unparse(code) for code in said("Closing", "close", "_close")} & {*vars(closings)}
    standard = {frames.AGAINST_THE_STANDARD, frames.TOO_LARGE, line.GONE, line.STOPPING}
    assert {*CLOSINGS} == {vars(closings)[name] for name in named} | standard


def tables(slug: str) -> Iterator[Table]:
    """Give tables in every situation."""
    clocks = House(pace=Pace(60_000, 1000), cover=None)
    yield Match(slug, [Plan("person", "Lola", key="k"), Plan("link"), Plan("open")]).table
    match, rng = (
        Match(slug, [Plan("person", "Lola"), Plan("person", "Max"), Plan("bot", "Ada", "level1")]),
        Rng(1),
    )
    for _ in range(2):
        match.decide(rng=rng)
        yield match.table
    match.take(requests.say(match.table, 0, "hello", 1, ""))
    match.take(requests.go_away(match.table, 1, 2))
    match.take([entries.Covered(at=3, seat=1, why="away")])
    match.take(requests.pause(match.table, 0, 4, ""))
    yield match.table
    timed = Match(slug, 3, clocks)
    timed.play(rng)
    timed.take(requests.rematch(timed.table, "other", 5))
    yield timed.table


@pytest.mark.parametrize("structs", [drawn, view])
def test_a_field_that_the_page_lacks_would_be_noticed(structs: ModuleType) -> None:
    found = [
        thing
        for thing in vars(structs).values()
        if isinstance(thing, type(msgspec.Struct)) and thing.__module__ == structs.__name__
    ]
    assert found
    assert [struct for struct in found if not struct.__struct_config__.forbid_unknown_fields] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_the_fields_of_a_view_are_those_of_the_page(slug: str) -> None:
    for table in tables(slug):
        for viewer in (None, 0, 1, 2):
            msgspec.convert(sight(table, viewer), Sight)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_drawn_is_as_the_page_has_it(slug: str) -> None:
    for table in tables(slug):
        msgspec.convert(scenes.board(table), drawn.Board)
        for viewer in (None, 0, 1, 2):
            told = {**scenes.Scenes(table).scene(viewer), "events": scenes.shown(table.game, table.news)}
            msgspec.convert(told, drawn.Drawn)


def views(slug: str) -> list[dict[str, Any]]:
    """Return what a seat sees of a whole game, one after the other."""
    seen: list[dict[str, Any]] = []
    match, rng = Match(slug, 3), Rng(1)
    while match.table.actor >= 0 and len(seen) < 100:
        seen.append(json.loads(json.dumps(sight(match.table, 0))))
        match.decide(rng=rng)
    return seen


def lines(language: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize("slug", SLUGS)
def test_the_lines_of_python_apply_changes(slug: str) -> None:
    known: dict[str, Any] = {}
    exec(lines("python"), known)
    before, *others = views(slug)
    for seen in others:
        known["apply"](before, changes(before, seen))
        assert before == seen


def test_the_lines_of_javascript_do_the_same(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node")
    seen = [views(slug) for slug in SLUGS]
    told = [[game[0], [changes(before, after) for before, after in pairwise(game)]] for game in seen]
    (tmp_path / "told.json").write_text(json.dumps(told))
    program = f"""{lines("js")}
        const told = JSON.parse(require("fs").readFileSync("told.json"));
        for (const [view, all] of told) all.forEach(steps => apply(view, steps));
        console.log(JSON.stringify(told.map(([view]) => view)));"""
    ran = subprocess.run([node, "-e", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == [game[-1] for game in seen]


def test_steps_of_the_page_make_the_view_that_changed_makes() -> None:
    """The lines of the page and ours agree on what no game does, such as keys that go."""
    known: dict[str, Any] = {}
    exec(lines("python"), known)
    old: Plain = {"a": [1, 2, 3], "b": {"c": 1}}
    new: Plain = {"a": [4], "d": [[1], {"e": None}]}
    steps = changes(old, new)
    assert changed(old, steps) == new
    known["apply"](old, steps)
    assert old == new
