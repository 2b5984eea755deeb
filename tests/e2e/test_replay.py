"""A finished game once more."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from quadriga.client import at_table, open_table
from tests.e2e.conftest import Visit
from tests.server.house import House


async def finish(house: House, table: str, key: str) -> None:
    """Play a game to its end, at random, past the page."""
    rng = random.Random(1)
    async with at_table(house.url, table, key) as seat:
        await seat.play(lambda view: int(rng.choice(view["actions"])["action"]))


def test_a_game_is_watched_again(visit: Visit, house: House) -> None:
    """Forward, to its end, from another seat, and by a link to a moment."""
    table, keys = open_table(house.url, "asteroid", [{"kind": "person", "name": "Lola"}, {"kind": "bot"}])
    with ThreadPoolExecutor(1) as aside:  # the browser has this thread's loop
        aside.submit(asyncio.run, finish(house, table, keys[0])).result()
    page = visit(f"/replay/{table}#3")
    page.wait_for_selector("svg.board .pieces > *")
    page.wait_for_function("document.querySelector('quad-replay').at === 3")
    page.click("button:has-text('Ahead')")
    assert page.evaluate("location.hash") == "#4"
    most = page.evaluate("document.querySelector('quad-replay').moments.length")
    page.evaluate(f"document.querySelector('quad-replay')._go({most})")
    page.wait_for_selector(".tag.won")
    page.select_option("select >> nth=-1", "0")
    page.wait_for_selector("svg.board .pieces > *")
    page.evaluate(f"document.querySelector('quad-replay')._go({most - 3})")
    page.click("button.main")
    page.wait_for_function(f"document.querySelector('quad-replay').at === {most}")
