"""quadriga games: which games there are, and what can be agreed for each."""

from __future__ import annotations

import json

from rich.console import Console
from rich.text import Text

from quadriga.cli.choices import AsJson
from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.teller import introduced, words_for
from quadriga.cli.troubles import reason
from quadriga.core.game import Game
from quadriga.core.options import Option
from quadriga.core.registry import games as all_games
from quadriga.core.state import State
from quadriga.core.words import Words


def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games, with their seats and options."""
    spoken = language(lang)
    if as_json:
        print(json.dumps([game.described() for game in all_games()], indent=2))
        return
    out = console()
    for game in all_games():
        _show(out, game, words_for(game, spoken))


def _show(out: Console, game: Game[State], words: Words) -> None:
    line = Text().append(f"{game.slug}  ", "bold").append(introduced(game, words))
    tell(out, line, hang=len(game.slug) + 2)
    tell(out, f"  {words.say('seats', least=game.seats[0], most=game.seats[-1])}")
    for option in game.options:
        _show_option(out, option, game.seats, words)


def _show_option(out: Console, option: Option, seats: range, words: Words) -> None:
    given = f"  --set {option.name}={words.say('value')}  "
    if option.free:
        tell(out, given + reason(option.allowed(seats[0]), words.lang), hang=len(given))
        return
    line = given + words.say("several", several=str(option.several))
    values = {players: ", ".join(option.words(players)) for players in seats}
    if len(set(values.values())) == 1:
        tell(out, f"{line} {values[seats[0]]}", hang=len(given))
        return
    tell(out, line, hang=len(given))
    for players in seats:
        before = f"    {words.say('with-players', players=players)} "
        tell(out, before + values[players], hang=len(before))
