"""Measures the page in a browser as slow as a phone's; `quadriga bench --page` calls `main`."""

from __future__ import annotations

import json
import random
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # this file is loaded by its path

from benches.frames import CATEGORIES, Frames, frames  # noqa: E402
from benches.report import table_line  # noqa: E402
from benches.serving import served  # noqa: E402
from quadriga.builds import compiled  # noqa: E402
from quadriga.core.registry import games  # noqa: E402
from tests.e2e.players import IS_OVER, play_again, play_for, play_now  # noqa: E402

RESULTS = Path(__file__).with_name("page-results.md")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SLOWED = 4.0  # times: what a phone's processor takes
SLUGS = tuple(game.slug for game in games())
SECONDS = 30.0  # of play in each game
PACE = 0.3  # seconds from one click of a person to the next, at least
IS_SHOWN = "!document.querySelector('quad-table')?.showing?.isPlaying"
FULL = 60.0  # frames a second
TARGET = 0.95 * FULL  # a frame in twenty may be late: the browser and the server share this machine
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "locale": "en-GB",
}
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts.push(shift.value);
}).observe({ type: "layout-shift" });
"""


@dataclass(frozen=True)
class Seen:
    """What was seen of a game: how soon one decides, its frames, what a change weighs, and what jumped."""

    game: str
    soon: float
    frames: Frames
    updates: list[int]
    shift: float

    def cells(self) -> dict[str, str]:
        reached = "reached" if self.frames.rate >= TARGET else "MISSED"
        return {
            "game": self.game,
            "to the first decision": f"{self.soon:.1f} s",
            "pieces moved": f"{self.frames.seconds:.1f} s",
            "frames a second": f"{self.frames.rate:.1f}",
            "missed": f"{self.frames.missed}",
            "target": f"{TARGET:.0f} {reached}",
            "bytes of a change, median": f"{median(self.updates):.0f}",
            "layout shift": f"{self.shift:.3f}",
        }

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seconds_to_first_decision": self.soon,
            "moving_seconds": self.frames.seconds,
            "frames_a_second": self.frames.rate,
            "missed_frames": self.frames.missed,
            "frames_target": TARGET,
            "update_bytes_median": median(self.updates),
            "layout_shift": self.shift,
        }


def main(
    as_json: bool, *, seconds: float = SECONDS, results: Path = RESULTS, slugs: Sequence[str] = SLUGS
) -> int:
    """Measure, show and write down; 0 also where a target is missed."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        print("There is no Chromium to measure the page with.", file=sys.stderr)
        return 2
    with Console(stderr=True).status("Measuring the page; this takes about two minutes."):
        seen = measure(found, seconds, slugs)
    results.write_text(markdown(seen), encoding="utf-8")
    if as_json:
        print(json.dumps({"slowed": SLOWED, "games": [one.plain() for one in seen]}, indent=2))
    else:
        _show(seen)
    return 0


def measure(chromium: str, seconds: float, slugs: Sequence[str]) -> list[Seen]:
    """Play each game in turn at one server."""
    with TemporaryDirectory() as folder, served(Path(folder)) as server:
        return [_game(chromium, server.url, slug, seconds) for slug in slugs]


def _game(chromium: str, url: str, game: str, seconds: float) -> Seen:
    with _opened(chromium) as (browser, page):
        updates: list[int] = []
        page.on("websocket", lambda socket: _weigh(socket, updates))
        page.add_init_script(SHIFTS)
        begun = time.monotonic()
        page.goto(url)
        play_now(page, game)
        page.wait_for_selector("svg.board .lit")
        soon = time.monotonic() - begun
        _shifted(page)  # the first things have come
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        browser.start_tracing(page=page, categories=[*CATEGORIES])
        shift = _play(page, seconds)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        return Seen(game, soon, frames(trace), updates[1:], shift)


def _play(page: Page, seconds: float) -> float:
    """Play for so long as a person would, who is quick; return by how much the page jumped meanwhile."""
    luck, end, shift = random.Random(1), time.monotonic() + seconds, 0.0
    while (left := end - time.monotonic()) > 0:
        play_for(page, luck, left, pace=PACE)
        shift += _shifted(page)
        if page.evaluate(IS_OVER) and time.monotonic() < end:
            page.wait_for_function(IS_SHOWN)
            play_again(page)
            _shifted(page)  # as above
    return shift


def _shifted(page: Page) -> float:
    """Return by how much the page jumped since this was asked last."""
    return float(page.evaluate("window.shifts.splice(0).reduce((a, b) => a + b, 0)"))


@contextmanager
def _opened(chromium: str) -> Iterator[tuple[Browser, Page]]:
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser, browser.new_context(**PHONE).new_page()
        browser.close()


def _weigh(socket: WebSocket, updates: list[int]) -> None:
    """Note how much is sent to the page each time; the first is all that is there."""

    def received(frame: str | bytes) -> None:
        updates.append(len(frame.encode() if isinstance(frame, str) else frame))

    socket.on("framereceived", received)


def markdown(seen: list[Seen]) -> str:
    """Return the page of results."""
    heads = list(seen[0].cells())
    lines = [
        "# Results of the page",
        "",
        "Written by `quadriga bench --page`. What is measured, and how to read it, is in",
        "[docs/benchmarks.md](../docs/benchmarks.md).",
        "",
        table_line(heads),
        table_line(["---"] * len(heads)),
        *(table_line(list(one.cells().values())) for one in seen),
        "",
        f"- The browser's processor is slowed {SLOWED:.0f} times; the screen is a phone's.",
        f"- Build of quadriga: {'compiled' if compiled() else 'plain Python, not compiled'}.",
    ]
    return "\n".join(lines) + "\n"


def _show(seen: list[Seen]) -> None:
    table = Table(*seen[0].cells(), title="the page")
    for one in seen:
        table.add_row(*one.cells().values())
    Console().print(table)
