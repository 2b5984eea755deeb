"""What is photographed: pages of a real server in a real Chromium, each at a moment of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Page

from tools.pictures.tables import Played

Scheme = Literal["light", "dark"]

# Whether all drawings that are seen have come; others come when one scrolls to them.
DRAWN = """() => [...document.querySelectorAll("quad-poster, quad-drawing")].every((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  return each.shadowRoot.querySelector("svg") || top > innerHeight || bottom < 0;
})"""


@dataclass(frozen=True)
class Shot:
    """A picture: of which page, when this is seen there, while somebody points at something."""

    name: str
    path: str
    seen: str
    pointed: str = ""
    width: int = 1440
    height: int = 830
    scale: float = 1
    scheme: Scheme = "light"
    lang: str = "en"

    def wait(self, page: Page) -> None:
        """Wait until all is there."""
        page.wait_for_selector(self.seen)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(DRAWN)
        if self.pointed:
            page.hover(self.pointed, force=True)


TABLES = (
    Played("race", "chariot", 6, seed=3, decisions=281),
    Played("field", "asteroid", 4, seed=5, decisions=22),
    Played("roof", "edison", 4, seed=2, decisions=30),
    Played("counter", "overload", 5, seed=4, decisions=150, options={"sections": "all"}),
    Played("over", "chariot", 4, seed=6),
)
FRIENDS = "friends"
LIT = "svg.board .lit"

SHOTS = (
    Shot("home", "/", ".poster >> nth=3", height=1530, scale=0.7),
    Shot("table-chariot", "/table/race", LIT, f"{LIT} >> nth=1"),
    Shot("table-asteroid", "/table/field", LIT, f"{LIT} >> nth=-1", scheme="dark"),
    Shot("table-edison", "/table/roof", LIT),
    Shot("table-overload", "/table/counter", LIT, f"{LIT} >> nth=0"),
    Shot("setup", "/new/chariot", ".setup .seats li"),
    Shot("friends", f"/table/{FRIENDS}", ".invitation .code path >> nth=1", scheme="dark"),
    Shot("replay", "/replay/over#140", ".strip .mark"),
    Shot("rules", "/rules/chariot#7.5", ".rules quad-drawing", lang="fr"),
    Shot("phone", "/table/field", LIT, f"{LIT} >> nth=-1", 390, 844, 2, "dark", "fr"),
)
