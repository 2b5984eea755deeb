"""The account of a flight: where ships set out, and what put them out."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Event, Rng
from quadriga.core.words import LANGUAGES, Phrase, words
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState


@pytest.mark.parametrize(
    ("mark", "traits"),
    [
        (1, {"side": "top", "mark": "1"}),
        (14, {"side": "top", "mark": "14"}),
        (15, {"side": "right", "mark": "1"}),
        (56, {"side": "left", "mark": "14"}),
    ],
)
def test_a_ship_is_known_by_its_side_and_the_mark_on_it(mark: int, traits: dict[str, str]) -> None:
    """2.6 Marks are counted clockwise, from the upper left."""
    state = GAME.start(3, {"asteroids": False})
    heard = state.listen()
    rng = Rng(mark)
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))
    entries = sorted(range(56), key=lambda entry: clockwise(int(state.field.starts[entry])))
    state.apply(entries[mark - 1])
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
    assert GAME.account(state, heard).entrants[0].traits == traits


def clockwise(entry: int) -> tuple[int, int, int]:
    """Return where an entry comes, going round the board; ports go round a cell from its upper left."""
    cell, port = divmod(entry, 8)
    row, column = divmod(cell, 7)
    return port // 2, (column, row, -column, -row)[port // 2], port % 2


@pytest.mark.parametrize("seed", range(6))
def test_everybody_out_has_a_cause(seed: int) -> None:
    state = GAME.start(5)
    heard = state.listen()
    state.play_out(Rng(seed))
    account = GAME.account(state, heard)
    flying = sum(state.flies(seat) for seat in range(5))
    assert len(account.losses) == 5 - flying
    assert [entrant.share for entrant in account.entrants] == state.payoff()


OUT = [("turn", 0), ("edge", 0), ("turn", 1), ("crush", 1), ("crush", 2), ("place", 3), ("struck", 3)]


def test_everybody_has_a_place_and_a_cause() -> None:
    """9.1 Who goes out in one step is out together, and who goes out later has come further."""
    winner, heard, state = ended(5)
    others = [seat for seat in range(5) if seat != winner]
    events = [Event(name, "", {"player_seat": others[at], "number": 0}) for name, at in OUT]
    win = Event("win", "9.1", {"player_seat": winner, "number": 1})
    account = GAME.account(state, [*heard, *events, win])
    fates = {entrant.seat: entrant.fate for entrant in account.entrants}
    assert fates[winner] is None
    assert [fates[seat] for seat in others] == [
        Phrase("fate-out", {"place": 5, "cause": "edge"}),
        Phrase("fate-out", {"place": 3, "cause": "crush"}),
        Phrase("fate-out", {"place": 3, "cause": "crush"}),
        Phrase("fate-out", {"place": 2, "cause": "struck"}),
    ]
    assert account.why == Phrase(
        "end-last", {"lost_seat": others[3], "player_seat": winner, "cause": "struck"}
    )


@pytest.mark.parametrize(("clause", "why"), [("9.2", "together"), ("9.3", "tiles"), ("9.4", "full")])
def test_a_flight_may_end_otherwise(clause: str, why: str) -> None:
    """9.2 9.3 9.4 And then it is not said that one alone flies."""
    winner, heard, state = ended(3)
    win = Event("win", clause, {"player_seat": winner, "number": 1})
    assert GAME.account(state, [*heard, win]).why == Phrase(f"end-{why}")


def test_how_a_ship_went_out_is_said_in_few_words() -> None:
    said = [words(lang, "quadriga.games.asteroid") for lang in LANGUAGES]
    facts: dict[str, int | str] = {"place": 2, "cause": "blocked"}
    assert [each.say("fate-out", **facts) for each in said] == [
        "2nd: blocked",
        "2e\u00a0: case bloquée",
    ]
    assert [each.say("end-last", lost_seat="Léo", player_seat="Ada", cause="edge") for each in said] == [
        "Léo flies off the board: Ada is the last one flying.",
        "Le vaisseau de Léo sort du plateau\u00a0: seul le vaisseau d’Ada vole encore.",
    ]


def ended(players: int) -> tuple[int, list[Event], AsteroidState]:
    """Return who has won a flight, where all began, and its last position."""
    state = GAME.start(players, {"asteroids": False})
    heard = state.listen()
    state.play_out(Rng(4))
    winner, *_ = (seat for seat, share in enumerate(state.payoff()) if share == 1)
    return winner, [event for event in heard if event.name == "mark"], state
