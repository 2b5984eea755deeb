"""The command line: quadriga play, replay, rules, games, simulate, bench."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from quadriga import builds
from quadriga.cli.bench import bench
from quadriga.cli.catalogue import games
from quadriga.cli.console import complain
from quadriga.cli.play import play
from quadriga.cli.replay import replay
from quadriga.cli.rules import rules
from quadriga.cli.simulate import simulate
from quadriga.core.errors import QuadrigaError
from quadriga.version import VERSION

WRONG = 2  # the exit code when what was given is wrong

P = ParamSpec("P")


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command that was given something wrong end with a message and not with a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except QuadrigaError as error:
            complain(str(error))
            raise typer.Exit(WRONG) from None

    return run


app = typer.Typer(
    name="quadriga",
    help="Four printed race games, played from their rules, for people and programs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quadriga {VERSION}, {builds.description()}")
        raise typer.Exit


@app.callback()
@polite
def check(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and the build."
        ),
    ] = False,
) -> None:
    """Refuse to run an old build inside a checkout of newer sources."""
    sources = builds.checkout(Path.cwd())
    if sources is not None and builds.stale(sources):
        raise QuadrigaError(f"the installed quadriga is older than the sources in {sources}; run: make setup")


for command in (play, replay, rules, games, simulate, bench):
    app.command()(polite(command))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a sign, or sends one that nobody can read, must not end a game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
