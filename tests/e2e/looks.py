"""A page in every look: both languages, phone to desktop, light, dark, high contrast, switched in place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import get_args

from axe_playwright_python.base import AxeResults  # type: ignore[import-untyped]  # it has none
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has none
from playwright.sync_api import Page

from tests.e2e.conftest import Scheme

WIDTHS = (360, 768, 1440)
HEIGHT = 900
COLOURS = "color-contrast"  # what axe calls it, and takes longest for

# What is drawn once has nothing that anybody is told or does; what can be pointed at is looked at.
DRAWN = [[".board .art"], [".board defs"]]
RUN = """([context, options]) =>
  axe.run(context, { resultTypes: ["violations"], ...options }).then(({ violations }) => ({ violations }))"""
OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def is_whole(page: Page, *, contrast: bool = True) -> None:
    """Nothing reaches over the edge of the screen, and nothing stands in the way of anybody."""
    fits(page)
    stands_in_nobodys_way(page, {"rules": {COLOURS: {"enabled": contrast}}})


def fits(page: Page) -> None:
    over = page.evaluate(OVER)
    assert over <= 0, f"the page is {over} units too wide"


def stands_in_nobodys_way(page: Page, options: Mapping[str, object]) -> None:
    page.wait_for_selector(".difference", state="detached")  # it fades
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    results = AxeResults(page.evaluate(RUN, [{"exclude": DRAWN}, options]))
    assert results.violations_count == 0, results.generate_report()


def in_every_look(
    page: Page,
    said: Mapping[str, str],
    *,
    coloured: Collection[int] = WIDTHS,
    shows: Callable[[], None] = lambda: None,
) -> None:
    """Look at a page in each language, where this is said, at each width; light, dark, in high contrast.

    How wide it is depends on all of them. What is there at all depends on words and width, and is looked at
    with each; colours depend on the scheme, and are with each of those, at these widths. What closes when one
    chooses a language is shown again.
    """
    schemes = get_args(Scheme)
    page.emulate_media(contrast="no-preference")
    for (lang, words), own in zip(said.items(), schemes, strict=True):
        speak(page, lang)
        shows()
        page.wait_for_selector(f"text={words} >> nth=0", state="attached")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            for scheme in (*filter(lambda each: each != own, schemes), own):
                page.emulate_media(color_scheme=scheme)
                fits(page)
            is_whole(page, contrast=width in coloured)
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-look=contrast]")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        fits(page)
        if width in coloured:
            stands_in_nobodys_way(page, {"runOnly": [COLOURS]})


def speak(page: Page, lang: str) -> None:
    page.wait_for_selector(f"button[lang={lang}]", state="attached")
    page.evaluate("(lang) => document.querySelector(`button[lang=${lang}]`).click()", lang)
    page.wait_for_selector(f"html[lang={lang}]")
