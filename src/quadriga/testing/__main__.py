"""Checks a game from the command line, or writes its golden records.

python -m quadriga.testing GAME
python -m quadriga.testing GAME --goldens FOLDER [--overwrite]
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from quadriga.core.errors import UnknownGame
from quadriga.core.registry import game as find_game
from quadriga.testing import ContractBroken, check_game, goldens


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    try:
        _run(given)
    except (UnknownGame, ContractBroken, goldens.Differs) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _run(given: Namespace) -> None:
    game = find_game(given.game)
    if given.goldens is None:
        check_game(game)
        print(f"{game.title} keeps the contract.")
        return
    written = goldens.write(game, given.goldens, overwrite=given.overwrite)
    for path in written:
        print(f"wrote {path}")
    if not written:
        print("All golden records are there already.")


def _parser() -> ArgumentParser:
    parser = ArgumentParser("python -m quadriga.testing", description="Check that a game keeps the contract.")
    parser.add_argument("game", metavar="GAME", help="the name of an installed game")
    parser.add_argument("--goldens", metavar="FOLDER", type=Path, help="write missing golden records there")
    parser.add_argument("--overwrite", action="store_true", help="replace golden records that differ")
    return parser


if __name__ == "__main__":
    sys.exit(main())
