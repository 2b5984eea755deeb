"""Those who use Quadriga get its types: right code passes mypy --strict, wrong code does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

WRONG = """
import quadriga

game = quadriga.game("overload")
game.start("three")  # wrong: arg-type
state = game.start(3)
state.apply("roll 3")  # wrong: arg-type
state.legal().append("roll 3")  # wrong: arg-type
game.no_such_name  # wrong: attr-defined
quadriga.Rng("seed")  # wrong: arg-type
quadriga.Record(state, 3)  # wrong: arg-type


class Half(quadriga.State):
    def actor(self) -> str:  # wrong: override
        return "me"


Half()  # wrong: abstract
"""


def mypy(path: Path) -> str:
    """Return what mypy --strict says, as somebody's project would run it."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--show-error-codes"]
    cache = ROOT / ".mypy_cache" / path.stem  # one for each: two may run at the same time
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    return subprocess.run(
        [*command, f"--cache-dir={cache}", str(path)],
        capture_output=True,
        check=False,
        cwd=path.parent,
        env=environment,
        text=True,
    ).stdout


def test_right_code_has_the_right_types() -> None:
    assert mypy(Path(__file__).with_name("someones_code.py")) == "Success: no issues found in 1 source file\n"


def test_wrong_code_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "wrong_code.py"
    path.write_text(WRONG)
    expected = [
        (number, line.partition("# wrong: ")[2])
        for number, line in enumerate(WRONG.splitlines(), 1)
        if "# wrong: " in line
    ]
    found = re.findall(r"^wrong_code\.py:(\d+): error: .*\[([a-z-]+)\]$", mypy(path), re.MULTILINE)
    assert [(int(number), code) for number, code in found] == expected
