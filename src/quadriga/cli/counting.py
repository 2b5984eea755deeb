"""What commands that play many games have in common: how far they are, and what they counted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quadriga import builds
from quadriga.cli.console import console
from quadriga.cli.lines import tell
from quadriga.core.game import Game, Plain
from quadriga.core.options import OptionValue
from quadriga.core.state import State
from quadriga.core.words import Words
from quadriga.lab.simulate import Simulation
from quadriga.version import VERSION

QUARTILES = {"q1": 0.25, "median": 0.5, "q3": 0.75}
LONGEST_BAR = 40
INTERRUPTED = 130


def hands(cores: int | None) -> int:
    """Return how many cores play: all unless told."""
    return cores or os.cpu_count() or 1


@contextmanager
def progressing(games: int, as_json: bool) -> Iterator[Callable[[int], None]]:
    """Show how many games have ended, to people; Ctrl-C ends the command."""
    bar = _progress(as_json)
    task = bar.add_task("", total=games)

    def progress(done: int) -> None:
        bar.update(task, advance=done, refresh=True)

    try:
        with bar:
            yield progress
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


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


def tell_kept(file: Path | None, games: int, words: Words) -> None:
    """Say how many games are kept when a command ends early, if any are."""
    if file is not None:
        tell(console(stderr=True), words.say("kept", file=str(file), number=games))


def build_name() -> str:
    """Return which build plays; what is kept was played by one of them."""
    return "compiled" if builds.compiled() else "plain Python"


def option_texts(game: Game[State], agreed: Mapping[str, OptionValue]) -> dict[str, str]:
    """Return the options that were agreed on as texts, as they are given to --set."""
    return {option.name: option.text(agreed[option.name]) for option in game.options}


def table_as_data(
    game: Game[State], players: int, options: dict[str, OptionValue], seed: int
) -> dict[str, object]:
    """Return what was played, and with what."""
    return {
        "quadriga": VERSION,
        "game": game.slug,
        "rules": game.version,
        "players": players,
        "options": options,
        "seed": seed,
    }


def lengths_as_data(result: Simulation) -> dict[str, Plain]:
    """Return how long games last."""
    return {
        "min": min(result.lengths),
        **{name: result.quantile(share) for name, share in QUARTILES.items()},
        "mean": result.mean,
        "max": max(result.lengths),
        "histogram": [{"from": bar.low, "to": bar.high, "games": bar.games} for bar in result.bars()],
    }


def show_events(out: Console, events: Mapping[str, int], games: int, words: Words) -> None:
    """Print how often each thing happens in a game, on average."""
    out.print()
    tell(out, words.say("happens"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for name, times in sorted(events.items()):
        grid.add_row(name, words.say("per-game", times=times / games))
    out.print(grid)


def show_lengths(out: Console, result: Simulation, words: Words) -> None:
    """Print how long games last."""
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
