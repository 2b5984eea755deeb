"""quadriga bench: run the measurements of a source checkout."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import typer

from quadriga.cli.choices import AsJson
from quadriga.core.errors import QuadrigaError

BENCHES = Path("benches", "run.py")


def bench(as_json: AsJson = False) -> None:
    """Measure the speed, beside other programs (inside a source checkout)."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / BENCHES).is_file():
            raise typer.Exit(_run(folder / BENCHES, as_json))
    raise QuadrigaError(
        f"there is no {BENCHES} here; the benches live in the source checkout, run this inside one"
    )


def _run(file: Path, as_json: bool) -> int:
    spec = spec_from_file_location("benches_run", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return int(module.main(as_json))
