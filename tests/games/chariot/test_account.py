"""The account of a race: where chariots began, which of them won, and what wrecked the others."""

from __future__ import annotations

import pytest

from quadriga import Event, Rng
from quadriga.games.chariot import GAME
from quadriga.games.chariot.account import HARM
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.drivers import DRIVERS, driven


def raced(options: dict[str, str], players: int, seed: int) -> tuple[ChariotState, list[Event]]:
    state = GAME.start(players, options)
    heard = state.listen()
    for _ in driven(state, Rng(seed), DRIVERS["careful"]):
        pass
    return state, heard


def test_the_chariot_that_wins_has_the_whole_win() -> None:
    """10.6 Either of two chariots wins for its driver; where it began is what counts."""
    state, heard = raced({}, 2, seed=3)
    account = GAME.account(state, heard)
    winner = state.mover
    places = {event.facts["chariot"]: event.facts["number"] + 1 for event in heard if event.name == "grid"}
    assert [entrant.seat for entrant in account.entrants] == [0, 1, 0, 1]
    assert [entrant.share for entrant in account.entrants] == [
        float(chariot == winner) for chariot in range(4)
    ]
    assert [entrant.traits for entrant in account.entrants] == [
        {"place": str(places[chariot])} for chariot in range(4)
    ]


def test_black_sheets_are_traits_and_so_is_when_they_were_chosen() -> None:
    account = GAME.account(*raced({"sheets": "black"}, 4, seed=1))
    assert {tuple(entrant.traits) for entrant in account.entrants} == {("place", "sheet", "pick")}
    assert sorted(entrant.traits["pick"] for entrant in account.entrants) == ["1", "2", "3", "4"]


@pytest.mark.parametrize("seed", range(4))
def test_every_wreck_has_its_cause(seed: int) -> None:
    state = GAME.start(4, {"circuit": "BB"})
    heard = state.listen()
    state.play_out(Rng(seed))
    account = GAME.account(state, heard)
    assert len(account.losses) == sum(event.name == "wreck" for event in heard) > 0
    assert set(account.losses) <= set(HARM)


def test_what_did_harm_last_is_the_cause() -> None:
    """7.7 A ram can wreck both."""
    state, heard = raced({}, 4, seed=1)
    wreck = Event("wreck", "9.1", {"chariot": 1, "number": 5})
    enter = Event("enter", "7.1", {"chariot": 1, "number": 5})
    grid = [event for event in heard if event.name == "grid"]
    more = [Event("curve", "7.5", {}), wreck, enter, Event("ram", "7.7", {}), wreck, wreck]
    assert GAME.account(state, [*grid, *more]).losses == ["curve", "ram", "ram"]
