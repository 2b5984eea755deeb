"""A finished game once more."""

from __future__ import annotations

from quadriga.client import open_table
from tests.e2e.conftest import Visit
from tests.e2e.past import finish
from tests.server.house import House


def test_a_game_is_watched_again(visit: Visit, house: House) -> None:
    """Forward, to its end, from another seat, and by a link to a moment."""
    table, keys = open_table(house.url, "asteroid", [{"kind": "person", "name": "Lola"}, {"kind": "bot"}])
    finish(house, table, keys[0])
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
