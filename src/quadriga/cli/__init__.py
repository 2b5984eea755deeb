"""The command line: one command for each thing that people do with Quadriga."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from quadriga import builds
from quadriga.cli.arena import arena
from quadriga.cli.balance import balance
from quadriga.cli.bench import bench
from quadriga.cli.catalogue import games
from quadriga.cli.console import complain, make_readable
from quadriga.cli.draw import draw
from quadriga.cli.hint import hint
from quadriga.cli.join import join
from quadriga.cli.language import heard
from quadriga.cli.play import play
from quadriga.cli.replay import replay
from quadriga.cli.rules import rules
from quadriga.cli.serve import serve
from quadriga.cli.simulate import simulate
from quadriga.cli.troubles import Trouble, told
from quadriga.core.errors import QuadrigaError
from quadriga.version import VERSION

# Exit codes
FAILED = 1  # input or output failed
WRONG = 2  # what was given is wrong

P = ParamSpec("P")


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command that was given something wrong end with a message and not with a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except QuadrigaError as error:
            complain(told(error, heard(kwargs.get("lang"))))
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
        raise Trouble("old-build", folder=sources)


for command in (play, hint, draw, replay, rules, games, simulate, balance, arena, bench, serve, join):
    app.command()(polite(command))


def main() -> None:
    """Run the command line; whatever becomes of its input and output, it ends without a traceback."""
    _open_streams()
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # whoever closed a pipe has read enough
            complain(told(Trouble("streams", text=error.strerror or error), heard(None)))
        _hush()
        sys.exit(FAILED)


def _open_streams() -> None:
    for stream in (sys.stdout, sys.stderr):
        make_readable(stream)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what nobody can read must not end a game
    elif sys.stdin is None:
        sys.stdin = StringIO()


def _hush() -> None:
    """Let what is still to be written go nowhere, or Python would complain once more at its end."""
    with suppress(OSError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
