"""Measures Quadriga against C, OpenSpiel and PettingZoo; `quadriga bench` calls `main`."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # this file is loaded by its path

from benches import loops, playouts, searches, searches_in_c  # noqa: E402
from benches.report import Alone, Report, Row, rows_of  # noqa: E402
from quadriga import __version__, game  # noqa: E402
from quadriga.builds import compiled  # noqa: E402

RESULTS = Path(__file__).with_name("results.md")
SECONDS = 0.7  # for one side in one round
ROUNDS = 11
PLAYERS = 4
TARGETS = {"plain C": 0.6, "tuned C": None}
SEARCH_TARGETS = {"plain C": 0.5, "tuned C": None}
ALONE = {"chariot": 2e6, "asteroid": None, "edison": None}  # games that nobody wrote in C, and what to reach


def main(as_json: bool, *, seconds: float = SECONDS, rounds: int = ROUNDS, results: Path = RESULTS) -> int:
    """Measure, show and write down; 0 also where a target is missed, 1 where the games differ."""
    try:
        with Console(stderr=True).status("Measuring; this takes about four minutes."):
            report = measured(seconds, rounds)
    except playouts.DifferentGames as different:
        print(f"Refused: {different}.", file=sys.stderr)
        return 1
    results.write_text(report.markdown(), encoding="utf-8")
    if as_json:
        print(json.dumps(report.plain(), indent=2))
    else:
        Console().print(report.table())
    return 0


def measured(seconds: float, rounds: int) -> Report:
    versions = {"quadriga": __version__, "Python": platform.python_version()}
    left_out: list[str] = []
    rows: list[Row | Alone] = []
    if shutil.which(playouts.COMPILER):
        versions[playouts.COMPILER] = compiler_version()
        rows += playout_rows(seconds, rounds) + c_search_rows(seconds, rounds)
    else:
        left_out.append(f"C, which is not compiled here: install {playouts.COMPILER}.")
    rows += [alone_row(slug, target, seconds, rounds) for slug, target in ALONE.items()]
    peers, lacking = loaded(loops.PEERS)
    searching, _ = loaded(searches.PEERS)
    versions |= {peer.maker: version(peer.package.partition("[")[0]) for peer in (*peers, *searching)}
    rows += loop_rows(peers, seconds, rounds) if peers else []
    rows += search_rows(searching, seconds, rounds) if searching else []
    build = "compiled" if compiled() else "plain Python, not compiled"
    return Report(build, versions, tuple(rows), (*left_out, *lacking))


def compiler_version() -> str:
    command = [playouts.COMPILER, "-dumpfullversion"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def playout_rows(seconds: float, rounds: int) -> list[Row]:
    with TemporaryDirectory() as folder:
        programs = playouts.compiled(Path(folder))
        plain = playout_speeds(programs, seconds, rounds, turned=False)
        turned = playout_speeds(programs, seconds, rounds, turned=True)
    return [
        *rows_of("playouts, overload", playouts.OURS, TARGETS, plain),
        *rows_of("playouts, overload turned", playouts.OURS, TARGETS, turned),
    ]


def alone_row(slug: str, target: float | None, seconds: float, rounds: int) -> Alone:
    start = game(slug).start(PLAYERS)
    games = playouts.games_filling(seconds, start)
    speeds = [playouts.by_quadriga(start, games, seed).speed for seed in range(1, rounds + 1)]
    return Alone(f"playouts, {slug}", tuple(speeds), target)


def playout_speeds(
    programs: dict[str, Path], seconds: float, rounds: int, *, turned: bool
) -> list[dict[str, float]]:
    start = playouts.position(PLAYERS, turned=turned)
    games = playouts.games_filling(seconds, start)
    played = [playouts.round_of(programs, start, games, seed) for seed in range(1, rounds + 1)]
    return [{name: side.speed for name, side in sides.items()} for sides in played]


def loaded(peers: tuple[loops.Peer, ...]) -> tuple[dict[loops.Peer, loops.OneGame], list[str]]:
    """Return the peers that are installed, and a line for each maker that is not."""
    found: dict[loops.Peer, loops.OneGame] = {}
    lacking: dict[str, str] = {}
    for peer in peers:
        try:
            found[peer] = peer.load()
        except ImportError:
            hint = f"pip install '{peer.package}', or make bench"
            lacking[peer.maker] = f"{peer.maker}, which is not installed: {hint}."
    return found, list(lacking.values())


def peer_speeds(
    ours: dict[str, loops.OneGame], peers: dict[loops.Peer, loops.OneGame], seconds: float, rounds: int
) -> list[dict[str, float]]:
    sides = ours | {peer.title: one_game for peer, one_game in peers.items()}
    return [loops.round_of(sides, seconds, seed) for seed in range(1, rounds + 1)]


def rows_by_game(
    name: str,
    targets: dict[str, dict[str, float]],
    peers: Iterable[loops.Peer],
    speeds: list[dict[str, float]],
) -> list[Row]:
    """Return a row for each of our games and each peer."""
    titles = [peer.title for peer in peers]
    rows = [
        rows_of(f"{name}, {slug}", slug, {title: wanted.get(title) for title in titles}, speeds)
        for slug, wanted in targets.items()
    ]
    return list(chain.from_iterable(rows))


def loop_rows(peers: dict[loops.Peer, loops.OneGame], seconds: float, rounds: int) -> list[Row]:
    speeds = peer_speeds(loops.ours(), peers, seconds, rounds)
    no_targets = {peer.title: None for peer in peers if peer.rolls}
    return [
        *rows_by_game("Python loop", loops.TARGETS, peers, speeds),
        *rows_of("chances drawn, overload", loops.DRAWN, no_targets, speeds),
        *rows_of("chances listed, overload", loops.LISTED, no_targets, speeds),
    ]


def search_rows(peers: dict[loops.Peer, loops.OneGame], seconds: float, rounds: int) -> list[Row]:
    speeds = peer_speeds(searches.ours(), peers, seconds, rounds)
    return rows_by_game("search", searches.TARGETS, peers, speeds)


def c_search_rows(seconds: float, rounds: int) -> list[Row]:
    start = playouts.position(PLAYERS, turned=False)
    states = searches_in_c.states_filling(seconds, start)
    with TemporaryDirectory() as folder:
        programs = playouts.compiled(Path(folder), searches_in_c.SOURCE)
        searched = [searches_in_c.round_of(programs, states, seed) for seed in range(1, rounds + 1)]
    speeds = [{name: side.speed for name, side in sides.items()} for sides in searched]
    return rows_of("search, overload", playouts.OURS, SEARCH_TARGETS, speeds)
