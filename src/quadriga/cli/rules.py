"""quadriga rules: the rule page of a game, and its clauses one by one."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from quadriga.cli.choices import GameName
from quadriga.cli.console import console, readable
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import Page
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Game
from quadriga.core.pages import clauses, page
from quadriga.core.registry import game as find_game
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, words

WIDEST = 88


def rules(game: GameName, lang: Lang = None) -> None:
    """Show the rules of a game."""
    show(console(), find_game(game), language(lang))


def show(out: Console, game: Game[State], lang: str) -> None:
    """Show the rule page, in a pager where it is longer than the terminal is high."""
    text = page(game.package, _spoken(game, lang))
    if text is None:
        raise Trouble("no-page", title=game.title)
    shown = Page(text)
    options = out.options.update(width=min(out.width, WIDEST))
    if out.is_terminal and len(out.render_lines(shown, options)) >= out.height:
        said = readable(words(lang, "quadriga").say("pager"), sys.getfilesystemencoding())
        os.environ.setdefault("LESS", f"-R -P{said}")  # with its colours
        os.environ.setdefault("LESSCHARSET", "utf-8")  # whatever the locale says
        with out.pager(styles=True):
            out.print(shown, width=options.max_width)
    else:
        out.print(shown, width=options.max_width)


def clause(game: Game[State], number: str, lang: str) -> str | None:
    """Return what a clause of the rule page says."""
    return clauses(game.package, _spoken(game, lang)).get(number)


def _spoken(game: Game[State], lang: str) -> str:
    """Return the language of the rule page to show: this one, or else the first there is."""
    return next((spoken for spoken in (lang, *LANGUAGES) if page(game.package, spoken) is not None), lang)
