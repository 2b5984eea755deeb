"""quadriga bench: run the measurements of a source checkout."""

from __future__ import annotations

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


def bench(
    server: Annotated[
        bool, typer.Option("--server", help="Measure the table server, not the games.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed, beside other programs (inside a source checkout)."""
    checkout = builds.checkout(Path.cwd())  # and nobody else's benches, which could be anything
    if checkout is None:
        raise Trouble("no-checkout")
    raise typer.Exit(int(loaded(checkout / (SERVER if server else GAMES)).main(as_json)))


def loaded(file: Path) -> ModuleType:
    """Return what is in a file outside the package."""
    spec = spec_from_file_location("benches_run", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
