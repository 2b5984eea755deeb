"""quadriga bench: run the measurements of a source checkout."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from quadriga import builds
from quadriga.cli.choices import AsJson
from quadriga.cli.troubles import Trouble

GAMES = Path("benches", "run.py")
SERVER = Path("benches", "server.py")
PAGE = Path("benches", "page.py")


def bench(
    server: Annotated[
        bool, typer.Option("--server", help="Measure the table server, not the games.")
    ] = False,
    page: Annotated[bool, typer.Option("--page", help="Measure the page in a browser.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed, beside other programs (inside a source checkout)."""
    checkout = builds.checkout(Path.cwd())  # and nobody else's benches, which could be anything
    if checkout is None:
        raise Trouble("no-checkout")
    if server and page:
        raise Trouble("one-bench")
    chosen = SERVER if server else PAGE if page else GAMES
    raise typer.Exit(int(loaded(checkout / chosen).main(as_json)))


def loaded(file: Path) -> ModuleType:
    """Return what is in a file outside the package."""
    spec = spec_from_file_location("benches_run", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module
