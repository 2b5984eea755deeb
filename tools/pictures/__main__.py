"""Takes docs/pictures/*.webp: the page as it is, of a real server in a real Chromium, the same every time.

python -m tools.pictures [NAME …]
"""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from quadriga.server.storage import Digest
from quadriga.server.storage.sqlite import SqliteLog
from quadriga.table import entries
from tools.browser import NAMES
from tools.pictures.shots import FRIENDS, SHOTS, TABLES, Shot
from tools.pictures.tables import KEY, waiting

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PORT = 8461
HOST = "quadriga.example"  # so that nothing on a page says where it was taken
PATIENCE = 60.0  # seconds
QUALITY = 80
QUIET = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
LINK = f"https://{HOST}/table/{FRIENDS}?seat=1#9sKq2LwE4tRz8vYx1CmB6nJd0GhP"


async def keep(file: Path) -> None:
    """Write the tables down where the server will find them."""
    logs = [(played.name, played.log()) for played in TABLES]
    async with SqliteLog(file) as log:
        for name, told in [*logs, waiting(FRIENDS, "overload")]:
            await log.append(name, 0, [*map(entries.encode, told)], Digest("playing", False, None, b""))


@contextmanager
def served(file: Path) -> Iterator[None]:
    """Run a server of these tables."""
    command = [sys.executable, "-m", "quadriga", "serve", "--store", str(file), "--port", str(PORT)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not answers():
            if time.monotonic() > end or server.poll() is not None:
                sys.exit(f"the server does not start; is something else at port {PORT}?")
            time.sleep(0.1)
        yield
    finally:
        server.terminate()
        server.wait()


def answers() -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{PORT}/health"):
            return True
    except URLError:
        return False


def photograph(browser: Browser, shot: Shot) -> bytes:
    """Return a picture, as WebP."""
    server = f"http://{HOST}:{PORT}"
    context = browser.new_context(
        locale=LOCALES[shot.lang],
        viewport={"width": shot.width, "height": shot.height},
        color_scheme=shot.scheme,
        reduced_motion="reduce",
    )
    names = [played.name for played in TABLES] + [FRIENDS]
    context.add_cookies([{"name": f"quadriga-{name}", "value": KEY, "url": server} for name in names])
    links = json.dumps([LINK])
    context.add_init_script(f"localStorage.setItem('quadriga-links-{FRIENDS}', '{links}')")
    page = context.new_page()
    page.goto(server + shot.path)
    shot.wait(page)
    top = page.evaluate("scrollY")
    clip = {"x": 0, "y": top, "width": shot.width, "height": shot.height, "scale": shot.scale}
    taken = context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip}
    )
    context.close()
    return base64.b64decode(taken["data"])


def main(wanted: list[str]) -> None:
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        sys.exit("there is no Chromium to take pictures with: make browser")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite3")
        asyncio.run(keep(file))
        with served(file), sync_playwright() as tools:
            browser = tools.chromium.launch(executable_path=chromium, args=QUIET)
            for shot in SHOTS:
                if not wanted or shot.name in wanted:
                    picture = photograph(browser, shot)
                    (FOLDER / f"{shot.name}.webp").write_bytes(picture)
                    print(f"{shot.name}.webp, {len(picture) // 1024} kB")
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
