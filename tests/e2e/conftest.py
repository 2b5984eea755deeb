"""A real server and a real browser; where there is no Chromium, these tests are left out, and say so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Response,
    Route,
    sync_playwright,
)

from quadriga.client import open_table
from tests.e2e.past import finish
from tests.server.house import House

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60_000  # milliseconds for anything to happen, on a busy machine

LOCALES = {"en": "en-GB", "fr": "fr-FR"}

Scheme = Literal["light", "dark"]
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Give a browser while its module is tested: its tools keep an event loop, which others want to start."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: install one, then make test")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("e2e")
    with House(str(folder / "tables.sqlite3"), folder) as served:
        yield served


@pytest.fixture(scope="session")
def finished(house: House) -> str:
    """Return a table where a game with secrets is over."""
    seats = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}]
    table, keys = open_table(house.url, "asteroid", seats)
    finish(house, table, keys[0])
    return table


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Open pages, each in a browser of its own; whatever goes wrong on one of them fails the test."""
    troubles: list[str] = []
    contexts: list[BrowserContext] = []

    def open_page(
        path: str = "/",
        *,
        speed: str = "Infinity",
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        scheme: Scheme = "light",
        touch: bool = False,
        still: bool = False,
        clock: bool = False,
    ) -> Page:
        context = browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.add_init_script(f"localStorage.setItem('quadriga-speed', '{speed}')")
        if clock:  # before anything on the page waits for another one
            context.clock.install()
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        listen(page, troubles)
        if path:
            page.goto(house.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles


def listen(page: Page, troubles: list[str]) -> None:
    """Note whatever goes wrong on a page."""

    def said(message: ConsoleMessage) -> None:
        if (
            message.type == "error" and "WebSocket" not in message.text
        ):  # a server that stops is no fault here
            troubles.append(message.text)

    def failed(error: Error) -> None:
        troubles.append(str(error))

    def answered(response: Response) -> None:
        if response.status >= 400:
            troubles.append(f"{response.status} {response.url}")

    page.on("console", said)
    page.on("pageerror", failed)
    page.on("response", answered)


def hold(page: Page, address: str) -> list[Route]:
    """Let what is asked for there wait until it is let go."""
    held: list[Route] = []

    def asked(route: Route) -> None:
        held.append(route)

    page.route(address, asked)
    return held
