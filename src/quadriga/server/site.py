"""The page for people: its parts, the words it says, and pictures and rules of the games."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache, partial
from html import escape
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from quadriga.core.drawing import drawing
from quadriga.core.game import Game
from quadriga.core.illustrations import Illustration, illustrations, pictures
from quadriga.core.pages import page
from quadriga.core.registry import game as find_game
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES
from quadriga.core.words import words as messages
from quadriga.server.shelf import Shelf
from quadriga.server.stills import still
from quadriga.table.refusals import Refused

WEB = Path(str(files("quadriga.web")))
LIBRARIES = Path(sys.prefix) / "share" / "quadriga" / "node_modules"  # `make setup` puts them there
OURS, THEIRS = "/web", "/lib"
BELOW = (f"{OURS}/", f"{THEIRS}/")  # where the parts of the page lie, of which it asks for many at once
# Parts of one page, which finds its way itself.
FRESH = {"Cache-Control": "no-cache"}
SOME_TIME = {"Cache-Control": "max-age=3600"}
SVG = "image/svg+xml"
PAGES = ("/", "/table/{name}", "/new/{name}", "/rules/{name}", "/replay/{name}", "/fair-dice")
CLAUSE = re.compile(r"<p><strong>(\d+\.\d+)</strong>(.*?)</p>", re.DOTALL)
WIDER = 1.5  # times as wide as high: two such drawings do not fit beside each other
WIDE = re.compile(r"<(table|pre)>")  # what may be wider than the screen can be reached, and scrolled


def routes() -> list[BaseRoute]:
    """Return every address of the page, beside those that answer with data."""
    return [
        *(Route(path, _index) for path in PAGES),
        Mount(OURS, _Parts(directory=WEB)),
        Mount(THEIRS, StaticFiles(directory=LIBRARIES, check_dir=False)),
    ]


class _Parts(StaticFiles):
    """Parts of the page: they fit each other, so a browser asks each time whether it has the newest."""

    def file_response(self, *asked: Any, **more: Any) -> Response:
        response = super().file_response(*asked, **more)
        response.headers.update(FRESH)
        return response


async def _index(request: Request) -> Response:
    return FileResponse(WEB / "index.html", headers=FRESH)


async def nowhere(request: Request, error: Exception) -> Response:
    """Answer where there is nothing: who looks is shown the page, which says so; a program is told."""
    if "text/html" in request.headers.get("accept", ""):
        return FileResponse(WEB / "index.html", HTTPStatus.NOT_FOUND, FRESH)
    return PlainTextResponse("Not Found", HTTPStatus.NOT_FOUND)


async def words(request: Request) -> Response:
    """Give the words of the page, and with `?game=` those of a game, as Fluent reads them; `?lang=fr`."""
    lang = _lang(request)
    slug = request.query_params.get("game")
    packages = ["quadriga.web", *([find_game(slug).package] if slug else [])]
    return PlainTextResponse("\n".join(_words(package, lang) for package in packages))


async def rules(request: Request) -> Response:
    """Give the rule page of a game in HTML with drawings, each clause with its number as `id`; `?lang=fr`."""
    game, lang = find_game(request.path_params["game"]), _lang(request)
    text = page(game.package, lang, "rules")
    if text is None:
        raise Refused("no-page", "there is no such page in this language")
    return await _kept(request, f"rules {game.slug} {lang}", partial(_rules, game, lang, text), "text/html")


async def fair_dice(request: Request) -> Response:
    """Give the page that tells players how dice can be checked, in HTML; `?lang=fr` in French."""
    text = page("quadriga.table", _lang(request), "fair-dice")
    assert text is not None, "it is there in every language"
    return HTMLResponse(_rendered(text))


async def poster(request: Request) -> Response:
    """Give a still of a game as SVG."""
    game = find_game(request.path_params["game"])
    drawn = drawing(game)
    if drawn is None:
        raise Refused("no-page", "this game is not drawn")
    return await _kept(request, f"poster {game.slug}", partial(still, game, drawn), SVG, SOME_TIME)


async def illustration(request: Request) -> Response:
    """Give a drawing of a rule page as SVG: the first, or where there is one, what comes of it."""
    game, name = find_game(request.path_params["game"]), request.path_params["name"]
    asked: str = request.path_params["number"]
    found = [each for each in illustrations(game.package) if each.name == name]
    if not found or drawing(game) is None or asked not in map(str, range(found[0].after + 1)):
        raise Refused("no-page", "there is no such drawing")
    number = int(asked)
    return await _kept(
        request,
        f"illustration {game.slug} {name} {number}",
        lambda: pictures(game, name)[number].svg,
        SVG,
        SOME_TIME,
    )


async def _kept(
    request: Request, name: str, make: Callable[[], str], kind: str, headers: dict[str, str] | None = None
) -> Response:
    """Return what is drawn for it once, beside everything else."""
    shelf: Shelf = request.app.state.shelf
    return Response(await shelf.get(name, lambda: make().encode()), media_type=kind, headers=headers)


def _lang(request: Request) -> str:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refused("no-page", f"languages are {', '.join(LANGUAGES)}")
    return lang


@cache
def _words(package: str, lang: str) -> str:
    file = files(package).joinpath("locale", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _rules(game: Game[State], lang: str, text: str) -> str:
    return CLAUSE.sub(lambda found: _clause(game, lang, found[1], found[2]), _rendered(text))


def _rendered(text: str) -> str:
    return WIDE.sub(r'<\1 tabindex="0">', MarkdownIt().enable("table").render(text))


def _clause(game: Game[State], lang: str, number: str, text: str) -> str:
    """Return a clause, and the drawings that show it."""
    shown = [each for each in illustrations(game.package) if each.clause == number]
    drawn = "".join(_figure(game, lang, each) for each in shown)
    return f'<p class="clause" id="{number}"><strong>{number}</strong>{text}</p>{drawn}'


def _figure(game: Game[State], lang: str, shown: Illustration) -> str:
    """Return drawings with their caption, which says all that is to be seen on them."""
    place = f"/api/games/{game.slug}/illustrations/{shown.name}"
    drawn = pictures(game, shown.name)
    images = "".join(
        f'<quad-drawing src="{place}/{number}.svg" aria-hidden="true" '
        f'style="inline-size: {width}px; aspect-ratio: {width} / {height}"></quad-drawing>'
        for number, (width, height, _) in enumerate(drawn)
    )
    kind = ' class="wide"' if any(width > WIDER * height for width, height, _ in drawn) else ""
    caption = messages(lang, game.package).say(f"illustration-{shown.name}")
    return f"<figure{kind}><div>{images}</div><figcaption>{escape(caption)}</figcaption></figure>"
