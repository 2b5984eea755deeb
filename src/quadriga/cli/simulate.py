"""quadriga simulate: many games, at random or between bots, and what they came to."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from quadriga.cli.choices import AsJson, Cores, GameName, Games, Players, Seed, Settings, settings
from quadriga.cli.console import console
from quadriga.cli.counting import (
    hands,
    lengths_as_data,
    progressing,
    show_events,
    show_lengths,
    table_as_data,
)
from quadriga.cli.faults import faults_as_data, tell_faults
from quadriga.cli.language import Lang, language
from quadriga.cli.seats import parse_bots
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Plain
from quadriga.core.registry import game as find_game
from quadriga.core.words import Words, words
from quadriga.lab.simulate import Simulation, seated
from quadriga.lab.simulate import simulate as run


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 1,
    cores: Cores = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,...", help="Which bots play, seat by seat; else all is random."),
    ] = None,
    events: Annotated[bool, typer.Option("--events", help="Count what happens, too.")] = False,
    options: Settings = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play games on all cores, at random or between bots, and count."""
    tongue = language(lang)
    chosen = find_game(game)
    seats = chosen.seats[0] if players is None else players
    agreed = chosen.agree(seats, settings(options))
    playing = _bots(bots, seats)
    state = chosen.start(seats, agreed)
    with progressing(games, as_json) as progress:
        result = run(state, games, seed, hands(cores), progress, playing, events)
    if as_json:
        table = table_as_data(chosen, seats, agreed, seed)
        print(json.dumps({**table, "bots": [*playing], **_as_data(result)}, indent=2))
    else:
        _show(console(), result, words(tongue, "quadriga"))
    tell_faults(result.faults, result.games, tongue)


def _bots(text: str | None, players: int) -> list[str]:
    """Return the bot of each seat, from a text like greedy,random."""
    if text is None:
        return []
    bots = parse_bots(text)
    if len(bots) > players:
        raise Trouble("bots-and-players", bots=len(bots), players=players)
    return seated(bots, players)


def _as_data(result: Simulation) -> dict[str, Plain]:
    return {
        "games": result.games,
        "decisions": result.decisions,
        "chances": result.chances,
        "seconds": result.seconds,
        "decisions_per_second": result.decisions / result.seconds,
        "wins": list(result.wins),
        "bot_wins": dict(result.bot_wins),
        "won": result.won,
        "faults": faults_as_data(result.faults),
        "events": dict(sorted(result.events.items())),
        "lengths": lengths_as_data(result),
    }


def _show(out: Console, result: Simulation, words: Words) -> None:
    counts = Table.grid(padding=(0, 2))
    counts.add_column()
    counts.add_column(justify="right")
    counts.add_column(justify="right")
    for name, count in (
        ("games", words.say("number", number=result.games)),
        ("decisions", words.say("number", number=result.decisions)),
        ("chances", words.say("number", number=result.chances)),
        ("seconds", words.say("duration", seconds=result.seconds)),
        ("speed", words.say("number", number=round(result.decisions / result.seconds))),
    ):
        counts.add_row(words.say(f"count-{name}"), count)
    winners = [(words.say("count-wins", number=seat), wins) for seat, wins in enumerate(result.wins, 1)]
    winners += [(words.say("count-bot-wins", bot=bot), wins) for bot, wins in sorted(result.bot_wins.items())]
    if result.won < result.games:
        winners.append((words.say("count-unwon"), result.games - result.won))
    for who, wins in winners:
        share = words.say("share", share=wins / result.games)
        counts.add_row(who, words.say("number", number=wins), share)
    out.print(counts)
    if result.events:
        show_events(out, result.events, result.games, words)
    show_lengths(out, result, words)
