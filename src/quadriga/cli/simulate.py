"""quadriga simulate: many random games, and what they came to."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quadriga.cli.choices import AsJson, GameName, Settings, settings
from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.core.game import Plain
from quadriga.core.registry import game as find_game
from quadriga.core.words import Words, words
from quadriga.lab.simulate import Simulation
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
    options: Settings = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play games at random on all cores, and count."""
    spoken = words(language(lang), "quadriga")
    chosen = find_game(game)
    seats = chosen.seats[0] if players is None else players
    agreed = chosen.agree(seats, settings(options))
    state = chosen.start(seats, agreed)
    bar = _progress(as_json)
    task = bar.add_task("", total=games)

    def progress(done: int) -> None:
        bar.update(task, advance=done, refresh=True)

    try:
        with bar:
            result = run(state, games, seed, cores or os.cpu_count() or 1, progress)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        table = {
            "game": chosen.slug,
            "rules": chosen.version,
            "players": seats,
            "options": agreed,
            "seed": seed,
        }
        print(json.dumps({"quadriga": VERSION, **table, **_as_data(result)}, indent=2))
    else:
        _show(console(), result, spoken)


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
    for seat, wins in enumerate(result.wins, 1):
        share = words.say("share", share=wins / result.games)
        counts.add_row(words.say("count-wins", number=seat), words.say("number", number=wins), share)
    out.print(counts)
    out.print()
    least, most = min(result.lengths), max(result.lengths)
    if least == most:
        tell(out, words.say("length", least=least))
        return
    tell(out, words.say("lengths", least=least, most=most, mean=result.mean))
    tell(out, words.say("quartiles", **{name: result.quantile(share) for name, share in QUARTILES.items()}))
    out.print(_histogram(result, words))


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
