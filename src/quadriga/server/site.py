"""The page for people: its parts, the words it says, and pictures and rules of the games."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from quadriga.core.pages import page
from quadriga.core.registry import game as find_game
from quadriga.core.words import LANGUAGES
from quadriga.server.stills import still
from quadriga.table.refusals import Refused

WEB = Path(str(files("quadriga.web")))
LIBRARIES = Path(sys.prefix) / "share" / "quadriga" / "node_modules"  # `make setup` puts them there
# Parts of one page, which finds its way itself.
PAGES = ("/", "/table/{name}", "/new/{name}", "/rules/{name}", "/replay/{name}")
CLAUSE = re.compile(r"<p><strong>(\d+\.\d+)</strong>")
WIDE = re.compile(r"<(table|pre)>")  # what may be wider than the screen can be reached, and scrolled


def routes() -> list[BaseRoute]:
    """Return every address of the page, beside those that answer with data."""
    return [
        *(Route(path, _index) for path in PAGES),
        Mount("/web", StaticFiles(directory=WEB)),
        Mount("/lib", StaticFiles(directory=LIBRARIES, check_dir=False)),
    ]


async def _index(request: Request) -> Response:
    return FileResponse(WEB / "index.html")


async def words(request: Request) -> Response:
    """Give the words of the page, and with `?game=` those of a game, as Fluent reads them; `?lang=fr`."""
    lang = _lang(request)
    slug = request.query_params.get("game")
    packages = ["quadriga.web", *([find_game(slug).package] if slug else [])]
    return PlainTextResponse("\n".join(_words(package, lang) for package in packages))


async def rules(request: Request) -> Response:
    """Give the rule page of a game in HTML, each clause with its number as its `id`; `?lang=fr` in French."""
    text = _rules(find_game(request.path_params["game"]).package, _lang(request))
    if text is None:
        raise Refused("no-page", "there is no such page in this language")
    return Response(text, media_type="text/html")


async def poster(request: Request) -> Response:
    """Give a still of a game as SVG."""
    drawn = still(request.path_params["game"])
    if drawn is None:
        raise Refused("no-page", "this game is not drawn")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


def _lang(request: Request) -> str:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refused("no-page", f"languages are {', '.join(LANGUAGES)}")
    return lang


@cache
def _words(package: str, lang: str) -> str:
    file = files(package).joinpath("locale", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _rules(package: str, lang: str) -> str | None:
    text = page(package, lang, "rules")
    if text is None:
        return None
    rendered = MarkdownIt().enable("table").render(text)
    rendered = CLAUSE.sub(r'<p class="clause" id="\1"><strong>\1</strong>', rendered)
    return WIDE.sub(r'<\1 tabindex="0">', rendered)
