"""A page in every look: both languages, phone to desktop, light, dark, high contrast, switched in place."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import get_args

from axe_playwright_python.base import AxeResults  # type: ignore[import-untyped]  # it has none
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has none
from playwright.sync_api import Page

from tests.e2e.conftest import Scheme

WIDTHS = (360, 768, 1440)
HEIGHT = 900

# What is drawn once has nothing that anybody is told or does; what can be pointed at is looked at.
DRAWN = [[".board .art"], [".board defs"]]
RUN = """([context, options]) =>
  axe.run(context, options).then(({ violations }) => ({ violations }))"""


def is_whole(page: Page, *, contrast: bool = True) -> None:
    """Nothing reaches over the edge of the screen, and nothing stands in the way of anybody."""
    page.wait_for_selector(".difference", state="detached")  # it fades
    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0, f"the page is {over} units too wide"
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    results = AxeResults(page.evaluate(RUN, [{"exclude": DRAWN}, options]))
    assert results.violations_count == 0, results.generate_report()


def in_every_look(page: Page, said: Mapping[str, str], *, contrast: bool = True) -> None:
    """Look at a page in each language, where this is said, at each width; light, dark, in high contrast."""
    for lang, words in said.items():
        page.evaluate("(lang) => document.querySelector(`button[lang=${lang}]`).click()", lang)
        page.wait_for_selector(f"html[lang={lang}]")
        page.wait_for_selector(f"text={words} >> nth=0", state="attached")
        for width, scheme in product(WIDTHS, get_args(Scheme)):
            page.set_viewport_size({"width": width, "height": HEIGHT})
            page.emulate_media(color_scheme=scheme)
            is_whole(page, contrast=contrast)
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-look=contrast]")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        is_whole(page, contrast=contrast)
