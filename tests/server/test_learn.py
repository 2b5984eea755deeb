"""A first game with guidance is begun over HTTP: who learns sits first, against easy bots."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.client import ServerRefused, ask_server
from quadriga.core.game import Game
from quadriga.core.lessons import begun, lesson
from quadriga.core.state import State
from tests.server.house import House


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_who_learns_sits_where_the_lesson_begins(house: House, game: Game[State]) -> None:
    told, actions = lesson(game.package), begun(game)
    assert told is not None
    made = ask_server(house.url, f"/games/{game.slug}/lesson", {"name": "Nina"})
    assert [*made["keys"]] == ["0"]
    view = ask_server(house.url, f"/tables/{made['table']}", key=made["keys"]["0"])
    assert [seat["bot"] for seat in view["seats"]] == [None, *[told.bot] * (told.players - 1)]
    assert view["seats"][0]["name"] == "Nina"
    assert view["source"] == ({"table": None, "moment": len(actions)} if actions else None)
    state = game.start(told.players, told.options)
    for action in actions:
        state.apply(action)
    assert view["position"] == game.view(state, 0)


def test_a_game_that_nobody_knows_is_not_taught(house: House) -> None:
    with pytest.raises(ServerRefused) as refused:
        ask_server(house.url, "/games/chess/lesson", {"name": "Nina"})
    assert refused.value.code == "unreadable"
