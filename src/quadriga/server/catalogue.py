"""What is asked for beside any table: which games there are, and what their pages say."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quadriga.core.game import Game, Plain
from quadriga.core.lessons import lesson
from quadriga.core.pages import page
from quadriga.core.registry import game as find_game
from quadriga.core.registry import games as all_games
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, words
from quadriga.server.answers import told
from quadriga.server.wire import PROTOCOL, Spoken
from quadriga.table.refusals import Refused


async def spoken(request: Request) -> Response:
    """Give the version of the protocol, as `Spoken`."""
    return told(Spoken(PROTOCOL))


async def games(request: Request) -> Response:
    """Give every game: its slug, titles, seats and options, and a `lesson` if it has one."""
    return told([{**game.described(), **_titles(game), **_lesson(game)} for game in all_games()])


async def rules(request: Request) -> Response:
    """Give the rule page of a game in Markdown; `?lang=fr` in French."""
    return _page(find_game(request.path_params["game"]).package, request)


async def fair_dice(request: Request) -> Response:
    """Give the page that tells players how dice can be checked, in Markdown; `?lang=fr` in French."""
    return _page("quadriga.table", request, "fair-dice")


def _page(package: str, request: Request, name: str = "rules") -> Response:
    lang = request.query_params.get("lang", LANGUAGES[0])
    text = page(package, lang, name) if lang in LANGUAGES else None
    if text is None:
        raise Refused("no-page", "there is no such page in this language")
    return PlainTextResponse(text, media_type="text/markdown")


def _titles(game: Game[State]) -> dict[str, Plain]:
    said = {lang: words(lang, "quadriga", game.package) for lang in LANGUAGES}
    return {
        key: {lang: said[lang].say(key) for lang in LANGUAGES if key in said[lang]}
        for key in ("title", "tagline")
    }


def _lesson(game: Game[State]) -> dict[str, Plain]:
    found = lesson(game.package)
    return {} if found is None else {"lesson": found.plain()}
