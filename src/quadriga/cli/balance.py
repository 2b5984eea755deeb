"""quadriga balance: many games between equal bots, and what the winners had."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadriga.cli import files
from quadriga.cli.choices import AsJson, Cores, Games, Players, Seed, Settings, settings
from quadriga.cli.console import console
from quadriga.cli.counting import (
    build_name,
    hands,
    lengths_as_data,
    option_texts,
    progressing,
    show_events,
    show_lengths,
    table_as_data,
    tell_kept,
)
from quadriga.cli.faults import faults_as_data, tell_faults
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.seats import parse_bots
from quadriga.cli.teller import words_for
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Game, Plain
from quadriga.core.options import OptionValue
from quadriga.core.registry import game as find_game
from quadriga.core.state import State
from quadriga.core.words import Words
from quadriga.lab import fairness
from quadriga.lab.balance import MUCH, SEAT, Balance, Weighed
from quadriga.lab.balance import balance as run
from quadriga.lab.counted import Counted, Weighing, board_of, read, text
from quadriga.lab.source import source_of
from quadriga.lab.written import check_same
from quadriga.version import VERSION

Progress = Callable[[int], None]

PAGE = Path("docs", "balance.md")
REMARKS = ".md"  # how a file ends that tells why something is as it is
FLAG = "←"
WIDE = 60  # columns of a terminal from which there is room between those of a table


def balance(
    named: Annotated[
        list[str], typer.Argument(metavar="GAME", help="A name that `quadriga games` lists; files to report.")
    ],
    players: Players = None,
    games: Games = 1000,
    bots: Annotated[str, typer.Option(metavar="BOT", help="Which bot plays on every seat.")] = "greedy",
    seed: Seed = 1,
    cores: Cores = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep what is counted there, and go on from there.")
    ] = None,
    label: Annotated[
        str, typer.Option(metavar="WORD", help="What --report calls what is kept, as in before and after.")
    ] = "",
    report: Annotated[bool, typer.Option("--report", help="Write a page from files of kept counts.")] = False,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where --report writes the page.")] = PAGE,
    options: Settings = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let equal bots play on all cores, and tell who wins more than is fair."""
    tongue = language(lang)
    if report:
        _report([Path(name) for name in named], to)
        return
    if len(named) > 1:
        raise Trouble("one-game", text=" ".join(named))
    if label and keep is None:
        raise Trouble("label-alone")
    chosen = find_game(named[0])
    seats = chosen.seats[0] if players is None else players
    agreed = chosen.agree(seats, settings(options))
    bot = _one_kind(bots)
    counted = _counted(keep, _asked(chosen, seats, agreed, bot, seed, label))
    state, result = chosen.start(seats, agreed), counted.balance
    try:
        with progressing(games, as_json) as progress:
            progress(result.played.games)
            run(state, games, seed, hands(cores), _keeping(keep, counted, progress), bot, result)
    except typer.Exit:
        tell_kept(keep, result.played.games, words_for(chosen, tongue))
        raise
    if as_json:
        table = table_as_data(chosen, seats, agreed, seed)
        print(json.dumps({**table, "bots": [bot] * seats, **_as_data(result)}, indent=2))
    else:
        _show(console(), result, words_for(chosen, tongue))
    tell_faults(result.played.faults, result.played.games, tongue)


def _asked(
    game: Game[State], players: int, agreed: dict[str, OptionValue], bot: str, seed: int, label: str
) -> Weighing:
    texts, board, source = option_texts(game, agreed), board_of(game), source_of(game, [bot])
    return Weighing(
        VERSION, build_name(), game.slug, game.version, players, texts, seed, board, bot, label, source
    )


def _counted(file: Path | None, asked: Weighing) -> Counted:
    """Return what was counted before; a file that cannot be written is refused at once."""
    counted = Counted(asked, Balance())
    if file is None:
        return counted
    with files.about(file):
        if file.exists():
            counted = read(files.read(file))
            check_same(counted.asked, asked)
    files.write(file, text(counted))
    return counted


def _keeping(file: Path | None, counted: Counted, progress: Progress) -> Progress:
    """Return a progress that also keeps what is counted, whatever ends this program."""

    def kept(games: int) -> None:
        if file is not None:
            files.write(file, text(counted))
        progress(games)

    return kept


def _report(named: Sequence[Path], to: Path) -> None:
    counted = []
    for file in named:
        if file.suffix != REMARKS:
            with files.about(file):
                counted.append(read(files.read(file)))
    remarks = [files.read(file) for file in named if file.suffix == REMARKS]
    told = fairness.tables(counted)
    if not told:
        raise Trouble("nothing-counted")
    pictures = {f"{files.PICTURES}/{table.picture}": fairness.picture(table) for table in told}
    page = fairness.page(told, files.PICTURES, remarks)
    files.publish(to.parent, {**pictures, to.name: page}, fairness.MARK)


def _one_kind(text: str) -> str:
    bots = parse_bots(text)
    if len(bots) > 1:
        raise Trouble("one-bot", text=text)
    return bots[0]


def _as_data(result: Balance) -> dict[str, Plain]:
    played = result.played
    return {
        "games": played.games,
        "won": played.won,
        "faults": faults_as_data(played.faults),
        "decisions": played.decisions,
        "chances": played.chances,
        "seconds": played.seconds,
        "wins": {
            kind: {weighed.value: _weighed_as_data(weighed) for weighed in result.weighed(kind)}
            for kind in result.tallies
        },
        "losses": dict(sorted(result.losses.items())),
        "events": dict(sorted(played.events.items())),
        "lengths": lengths_as_data(played),
    }


def _weighed_as_data(weighed: Weighed) -> dict[str, Plain]:
    return {
        "wins": weighed.wins,
        "share": weighed.share,
        "low": weighed.low,
        "high": weighed.high,
        "fair": weighed.fair,
        "ratio": weighed.ratio,
        "much": weighed.much,
    }


def _show(out: Console, result: Balance, words: Words) -> None:
    played = result.played
    tell(out, words.say("weighed", games=played.games, unwon=played.games - played.won))
    tables = {kind: result.weighed(kind) for kind in result.tallies}
    for kind, rows in tables.items():
        out.print()
        out.print(_wins(out, kind, rows, words))
    if any(weighed.much for rows in tables.values() for weighed in rows):
        tell(out, words.say("much", flag=FLAG, much=MUCH))
    if result.losses:
        out.print()
        tell(out, words.say("losses"))
        out.print(_losses(result, words))
    show_events(out, played.events, played.games, words)
    show_lengths(out, played, words)


def _wins(out: Console, kind: str, rows: Sequence[Weighed], words: Words) -> Table:
    heads = [words.say(f"column-{name}") for name in ("share", "interval", "fair", "ratio")]
    grid = Table(box=None, padding=(0, 2, 0, 0) if out.width >= WIDE else (0, 1, 0, 0), header_style="")
    grid.add_column(words.say("trait-seat") if kind == SEAT else _said(f"trait-{kind}", kind, words))
    for head in heads:
        grid.add_column(head, justify="right", no_wrap=True)
    grid.add_column()
    for row in rows:
        grid.add_row(
            Text(_said(f"trait-{kind}-{row.value}", row.value, words)),
            words.say("share", share=row.share),
            words.say("interval", low=100 * row.low, high=100 * row.high),
            words.say("share", share=row.fair),
            words.say("per-game", times=row.ratio),
            FLAG if row.much else "",
        )
    return grid


def _losses(result: Balance, words: Words) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for cause, times in result.losses.most_common():
        per_game = words.say("per-game", times=times / result.played.games)
        share = words.say("share", share=times / result.losses.total())
        grid.add_row(_said(f"loss-{cause}", cause, words), per_game, share)
    return grid


def _said(key: str, otherwise: str, words: Words) -> str:
    """Return what a game calls something; where it has no word for it, its plain name."""
    return words.say(key) if key in words else otherwise
