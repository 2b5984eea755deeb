"""quadriga arena: bots against each other, and how sure their strength is."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadriga.cli import files
from quadriga.cli.choices import AsJson, Cores, Games, Players, Seed, Settings, settings
from quadriga.cli.console import console
from quadriga.cli.counting import build_name, hands, option_texts, progressing, tell_kept
from quadriga.cli.faults import faults_as_data, tell_faults
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.seats import parse_bots
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Game, Plain
from quadriga.core.registry import game as find_game
from quadriga.core.state import State
from quadriga.core.words import Words, words
from quadriga.lab import results, strength
from quadriga.lab.arena import Match, Played, sides, whole
from quadriga.lab.arena import arena as run
from quadriga.lab.kept import Asked, Keeper, Kept, read
from quadriga.lab.results import Result
from quadriga.lab.source import source_of
from quadriga.lab.standing import Rating, Standing, Standings, standings
from quadriga.version import VERSION

PAGE = Path("docs", "strength.md")
SMALL = 0.0001  # a p below it is as good as none

Take = Callable[[int, Played], None]


def arena(
    named: Annotated[
        list[str], typer.Argument(metavar="GAME", help="A name that `quadriga games` lists; files to report.")
    ],
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,BOT,...", help="Which bots play each other.")
    ] = None,
    players: Players = None,
    games: Games = 400,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each bot plays the one before it.")] = False,
    seed: Seed = 1,
    cores: Cores = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game there, and go on from there.")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="Write a page from files of kept games.")] = False,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where --report writes the page.")] = PAGE,
    options: Settings = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other on all cores, with seats rotated and the same dice."""
    tongue = language(lang)
    spoken = words(tongue, "quadriga")
    if report:
        _report([Path(name) for name in named], to)
        return
    if len(named) > 1:
        raise Trouble("one-game", text=" ".join(named))
    chosen = find_game(named[0])
    seats = chosen.seats[0] if players is None else players
    asked = _asked(chosen, seats, settings(options), _bots(bots), ladder, seed)
    matches = _matches(chosen.start(seats, asked.options), asked)
    kept, take = _kept(keep, asked)
    try:
        result = _play(matches, games, hands(cores), kept, take, as_json)
    except typer.Exit:
        tell_kept(keep, len(kept.games), spoken)
        raise
    if as_json:
        print(json.dumps(_as_data(result), indent=2))
    else:
        _show(console(), result, spoken)
    tell_faults(result.faults(), len(result.games), tongue)


def _kept(file: Path | None, asked: Asked) -> tuple[Kept, Take]:
    """Return what is kept already, and what keeps more of it."""
    if file is None:
        kept = Kept(asked, {})
        return kept, kept.take
    with files.about(file):
        keeper = Keeper(file, asked)

    def take(match: int, played: Played) -> None:
        with files.about(file):
            keeper.take(match, played)

    return keeper.kept, take


def _bots(text: str | None) -> list[str]:
    """Return the bots of --bots, in their order."""
    bots = parse_bots(text) if text is not None else []
    if len(bots) < 2:
        raise Trouble("two-bots")
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise Trouble("bot-twice", text=twice)
    return bots


def _asked(
    game: Game[State], players: int, options: dict[str, str], bots: list[str], ladder: bool, seed: int
) -> Asked:
    texts = option_texts(game, game.agree(players, options))
    source = source_of(game, bots)
    return Asked(VERSION, build_name(), game.slug, game.version, players, texts, seed, bots, ladder, source)


def _matches(state: State, asked: Asked) -> list[Match]:
    matches = [Match(state, bots, asked.seed) for bots in asked.matches()]
    bots, most = len(matches[0].bots), max(sides(state)) + 1
    if bots > most:
        raise Trouble("bots-and-sides", bots=bots, sides=most)
    return matches


def _play(matches: Sequence[Match], games: int, cores: int, kept: Kept, take: Take, as_json: bool) -> Kept:
    """Play what is not kept yet; return all that was asked for."""
    total = sum(whole(games, len(match.bots)) for match in matches)
    with progressing(total, as_json) as progress:
        progress(len(kept.below(games).games))

        def taken(match: int, played: Played) -> None:
            take(match, played)
            progress(1)

        run(matches, games, taken, cores, kept.games)
    return kept.below(games)


def _results(kept: Kept) -> list[Standings]:
    return [standings(bots, kept.played(match)) for match, bots in enumerate(kept.asked.matches())]


def _as_data(kept: Kept) -> dict[str, Plain]:
    asked: dict[str, Plain] = asdict(kept.asked)
    matches: list[Plain] = [
        {
            "games": result.games,
            "decided": result.decided,
            "blocks": result.blocks,
            "p": result.p,
            "bots": [_bot_as_data(bot) for bot in result.bots],
        }
        for result in _results(kept)
    ]
    rated: dict[str, Plain] = {bot: asdict(rating) for bot, rating in kept.rated().items()}
    return {**asked, "matches": matches, "ratings": rated, "faults": faults_as_data(kept.faults())}


def _bot_as_data(bot: Standing) -> dict[str, Plain]:
    return {
        "bot": bot.bot,
        "wins": bot.wins,
        "share": bot.share,
        "low": bot.low,
        "high": bot.high,
        "decisions": bot.decisions,
        "ms": 1000 * bot.mean,
        "longest_ms": 1000 * bot.longest,
        "seats_lost": bot.lost,
    }


def _show(out: Console, kept: Kept, words: Words) -> None:
    rated = kept.rated()
    for place, result in enumerate(_results(kept)):
        if place:
            out.print()
        out.print(_table(result, rated, words))
        first, second = result.bots[:2]
        key = "equal-hardly" if result.p < SMALL else "equal"
        tell(out, words.say(key, first=first.bot, second=second.bot, p=max(result.p, SMALL)))


def _table(result: Standings, rated: dict[str, Rating], words: Words) -> Table:
    """Return what each bot came to: a column for each, and a line for each thing that is told."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    for _ in result.bots:
        table.add_column(justify="right")
    table.add_row("", *(Text(bot.bot, "bold") for bot in result.bots))
    for name, tell_one in _lines(rated, words).items():
        table.add_row(words.say(f"count-{name}"), *(tell_one(bot) for bot in result.bots))
    if any(bot.lost for bot in result.bots):
        lost = (words.say("number", number=bot.lost) for bot in result.bots)
        table.add_row(words.say("count-seats-lost"), *lost)
    for name, number in (("games", result.games), ("decided", result.decided)):
        table.add_row(words.say(f"count-{name}"), words.say("number", number=number))
    return table


def _lines(rated: dict[str, Rating], words: Words) -> dict[str, Callable[[Standing], str]]:
    return {
        "won": lambda bot: words.say("number", number=bot.wins),
        "share": lambda bot: words.say("share", share=bot.share),
        "low": lambda bot: words.say("share", share=bot.low),
        "high": lambda bot: words.say("share", share=bot.high),
        "mean-time": lambda bot: words.say("duration", seconds=1000 * bot.mean),
        "longest-time": lambda bot: words.say("duration", seconds=1000 * bot.longest),
        "rating": lambda bot: words.say("rating", mu=rated[bot.bot].mu, sigma=rated[bot.bot].sigma),
    }


def _report(named: Sequence[Path], to: Path) -> None:
    found = results.gathered(result for file in named for result in _results_in(file))
    if not found:
        raise Trouble("nothing-kept")
    picture = f"{files.PICTURES}/{to.stem}.svg"
    texts = {
        picture: strength.picture(found),
        f"{to.stem}.json": results.text(found),
        to.name: strength.page(found, picture),
    }
    files.publish(to.parent, texts, results.NOTE)


def _results_in(file: Path) -> list[Result]:
    """Return what the matches in a file came to: one of kept games, or one that a report wrote."""
    with files.about(file):
        text = files.read(file)
        return results.read(text) if text.startswith(results.BEGINNING) else results.count(read(text))
