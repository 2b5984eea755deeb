"""Every page, in both languages, on phones and large screens, light and dark."""

from __future__ import annotations

from itertools import cycle

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has none
from playwright.sync_api import Page

from quadriga import games
from tests.e2e.conftest import Scheme, Visit
from tests.e2e.players import play_now

SLUGS = [game.slug for game in games()]
WIDTHS = (360, 768, 1440)
LOOKS: list[tuple[str, int, Scheme]] = [("fr", 360, "dark"), ("en", 768, "light"), ("en", 1440, "dark")]
TITLES = {"en": "Four race games", "fr": "Quatre jeux de course"}


def is_whole(page: Page) -> None:
    """Nothing reaches over the edge of the screen, and nothing stands in the way of anybody."""
    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0, f"the page is {over} units too wide"
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize(("lang", "width", "scheme"), LOOKS)
def test_the_first_page(visit: Visit, lang: str, width: int, scheme: Scheme) -> None:
    page = visit(lang=lang, width=width, scheme=scheme)
    page.wait_for_selector(".poster >> nth=3")
    assert TITLES[lang] in page.inner_text("h1")
    is_whole(page)


@pytest.mark.parametrize(("game", "lang"), [*zip(SLUGS, cycle(TITLES), strict=False)])
def test_the_rules(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/rules/{game}", lang=lang, width=360)
    page.wait_for_selector(".rules .clause")
    is_whole(page)


@pytest.mark.parametrize(("game", "lang"), [*zip(SLUGS, cycle(TITLES), strict=False)])
def test_setting_a_table_up(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/new/{game}", lang=lang, width=360)
    page.wait_for_selector(".setup .seats li")
    is_whole(page)


@pytest.mark.parametrize(
    ("game", "lang", "width", "scheme"),
    [(slug, *look) for slug, look in zip(SLUGS, cycle(LOOKS), strict=False)],
)
def test_a_table(visit: Visit, game: str, lang: str, width: int, scheme: Scheme) -> None:
    page = visit(lang=lang, width=width, scheme=scheme)
    play_now(page, game)
    page.wait_for_selector("svg.board .lit")
    is_whole(page)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", TITLES)
@pytest.mark.parametrize("path", ["/", *(f"/{part}/{slug}" for part in ("new", "rules") for slug in SLUGS)])
def test_every_page_in_every_look(visit: Visit, path: str, lang: str, width: int, scheme: Scheme) -> None:
    page = visit(path, lang=lang, width=width, scheme=scheme)
    page.wait_for_selector(".poster >> nth=3, .setup .seats li, .rules .clause")
    is_whole(page)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", TITLES)
@pytest.mark.parametrize("game", SLUGS)
def test_every_table_in_every_look(visit: Visit, game: str, lang: str, width: int, scheme: Scheme) -> None:
    page = visit(lang=lang, width=width, scheme=scheme)
    play_now(page, game)
    page.wait_for_selector("svg.board .lit")
    is_whole(page)


def test_the_language_is_switched_at_any_moment(visit: Visit) -> None:
    page = visit()
    play_now(page, "overload")
    page.wait_for_selector("svg.board .lit")
    before = page.inner_text(".sentence")
    page.click("button[lang=fr]")
    page.wait_for_function("(before) => document.querySelector('.sentence').innerText !== before", arg=before)
    assert "rondelle" in page.inner_text(".sentence")


def test_the_first_page_is_light(visit: Visit) -> None:
    """Below 150 kB of script and style over the wire."""
    page = visit()
    page.wait_for_selector(".poster >> nth=3")
    weights = page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter(({ name }) => /\\.(js|css)$/.test(new URL(name).pathname))
          .map(({ name, transferSize }) => [name, transferSize])"""
    )
    assert len(weights) > 10
    assert sum(weight for _, weight in weights) < 150_000, weights
