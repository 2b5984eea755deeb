"""quadriga simulate: many games, at random or between bots, and what they came to."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quadriga.bots import BOTS
from quadriga.cli.choices import AsJson, GameName, Settings, settings
from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Plain
from quadriga.core.registry import game as find_game
from quadriga.core.words import Words, words
from quadriga.lab.simulate import Simulation, seated
from quadriga.lab.simulate import simulate as run
from quadriga.version import VERSION

QUARTILES = {"q1": 0.25, "median": 0.5, "q3": 0.75}
LONGEST_BAR = 40
INTERRUPTED = 130


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play; else as few as can.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; else all.")] = None,
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
    spoken = words(language(lang), "quadriga")
    chosen = find_game(game)
    seats = chosen.seats[0] if players is None else players
    agreed = chosen.agree(seats, settings(options))
    playing = _bots(bots, seats)
    state = chosen.start(seats, agreed)
    bar = _progress(as_json)
    task = bar.add_task("", total=games)

    def progress(done: int) -> None:
        bar.update(task, advance=done, refresh=True)

    try:
        with bar:
            result = run(state, games, seed, cores or os.cpu_count() or 1, progress, playing, events)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        table = {
            "game": chosen.slug,
            "rules": chosen.version,
            "players": seats,
            "options": agreed,
            "seed": seed,
            "bots": [*playing],
        }
        print(json.dumps({"quadriga": VERSION, **table, **_as_data(result)}, indent=2))
    else:
        _show(console(), result, spoken)


def _bots(text: str | None, players: int) -> list[str]:
    """Return the bot of each seat, from a text like greedy,random."""
    if text is None:
        return []
    bots = [bot.strip() for bot in text.split(",")]
    for bot in bots:
        if bot not in BOTS:
            raise Trouble("no-bot", text=bot, known=[*BOTS])
    if len(bots) > players:
        raise Trouble("bots-and-players", bots=len(bots), players=players)
    return seated(bots, players)


def _progress(as_json: bool) -> Progress:
    err = console(stderr=True)
    # Drawn when a chunk is done, and not by a thread of its own in between.
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        auto_refresh=False,
        transient=True,
        disable=as_json or not err.is_terminal,
    )


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
        "events": dict(sorted(result.events.items())),
        "lengths": {
            "min": min(result.lengths),
            **{name: result.quantile(share) for name, share in QUARTILES.items()},
            "mean": result.mean,
            "max": max(result.lengths),
            "histogram": [{"from": bar.low, "to": bar.high, "games": bar.games} for bar in result.bars()],
        },
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
        out.print()
        tell(out, words.say("happens"))
        out.print(_events(result, words))
    out.print()
    least, most = min(result.lengths), max(result.lengths)
    if least == most:
        tell(out, words.say("length", least=least))
        return
    tell(out, words.say("lengths", least=least, most=most, mean=result.mean))
    tell(out, words.say("quartiles", **{name: result.quantile(share) for name, share in QUARTILES.items()}))
    out.print(_histogram(result, words))


def _events(result: Simulation, words: Words) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for name, times in sorted(result.events.items()):
        grid.add_row(name, words.say("per-game", times=times / result.games))
    return grid


def _histogram(result: Simulation, words: Words) -> Table:
    bars = result.bars()
    most = max(bar.games for bar in bars)
    grid = Table.grid(padding=(0, 1))
    for justify in ("right", "left", "right"):
        grid.add_column(justify=justify)
    for bar in bars:
        length = round(LONGEST_BAR * bar.games / most)
        grid.add_row(
            f"{bar.low}-{bar.high}" if bar.low < bar.high else str(bar.low),
            Text("█" * length or "▏" * min(bar.games, 1), "#0072b2"),
            words.say("number", number=bar.games),
        )
    return grid
