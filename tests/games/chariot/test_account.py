"""The account of a race: where chariots began, which of them won, and what wrecked the others."""

from __future__ import annotations

import pytest

from quadriga import Event, Rng
from quadriga.core.words import LANGUAGES, Phrase, words
from quadriga.games.chariot import GAME
from quadriga.games.chariot.account import HARM
from quadriga.games.chariot.course import NOWHERE
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


def test_a_wreck_is_told_with_its_round_and_the_others_with_their_place() -> None:
    """9.1 10.2 Those that still race come in the order of the race, behind the winner."""
    state, heard = raced({}, 4, seed=7)
    racing = [chariot for chariot in range(4) if state.races(chariot)]
    assert len(racing) > 2
    lost = next(chariot for chariot in racing if chariot != state.mover)
    state.places[lost] = NOWHERE
    grid = [event for event in heard if event.name == "grid"]
    round_ = Event("round", "3.1", {"number": 7})
    wreck = Event("wreck", "9.1", {"chariot": lost, "number": 5})
    account = GAME.account(state, [*grid, round_, Event("ram", "7.7", {}), wreck])
    fates = [entrant.fate for entrant in account.entrants]
    assert fates[state.mover] is None
    assert fates[lost] == Phrase("fate-wreck", {"round": 7})
    behind = [chariot for chariot in racing if chariot not in (lost, state.mover)]
    places = {chariot: fates[chariot].facts["place"] for chariot in behind}  # type: ignore[union-attr]  # or fail
    assert sorted(behind, key=lambda chariot: -state.distance(chariot)) == sorted(
        behind, key=places.__getitem__
    )
    assert sorted(places.values()) == [*range(2, len(behind) + 2)]
    assert account.why is not None
    assert account.why.key == "end-finish"
    assert account.why.facts["wrecks"] == 4 - len(racing) + 1


def test_why_a_race_is_over_is_said_whole() -> None:
    """10.1 10.2 10.4 10.7 Who crossed the finish, or why nobody did, and what was wrecked."""
    english, french = (words(lang, "quadriga.games.chariot") for lang in LANGUAGES)
    facts: dict[str, int | str] = {
        "round": 11,
        "chariot": "blue",
        "owner_seat": "Léo",
        "finishers": 1,
        "wrecks": 2,
    }
    assert english.say("end-finish", **facts) == (
        "Blue (Léo) crosses the finish in round 11. 2 chariots were wrecked."
    )
    assert french.say("end-finish", **{**facts, "finishers": 2, "wrecks": 0}) == (
        "2 chars franchissent la ligne d’arrivée à la manche 11\u202f; le bleu (Léo) est le plus avancé."
    )
    assert english.say("end-nobody", round=6) == "All chariots are wrecked, the last one in round 6."
    assert french.say("fate-wreck", round=7) == "détruit à la manche 7"
