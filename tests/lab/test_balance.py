"""Balance: wins by what one had, set against what is fair, the same on any number of cores."""

from __future__ import annotations

import pytest

from game_template import GAME as CUPS
from quadriga import Account, Entrant, State, game
from quadriga.lab.balance import Balance, Tally, Weighed, balance
from quadriga.lab.simulate import Simulation, simulate


@pytest.fixture
def opening() -> State:
    return CUPS.start(3)


def test_the_same_games_as_simulated_on_any_number_of_cores(opening: State) -> None:
    told: list[int] = []
    one = balance(opening, 12, 7, progress=told.append)
    two = balance(opening, 12, 7, cores=2)
    simulated = simulate(opening, 12, 7, bots=["greedy"], events=True)
    assert told == [5, 5, 2]
    for each in (one.played, two.played, simulated):
        assert each.seconds > 0
        each.seconds = 0
    assert one == two
    assert one.played == simulated


def test_wins_and_fair_shares_add_up_to_the_games_that_were_won(opening: State) -> None:
    found = balance(opening, 20, 1, bot="random")
    assert list(found.tallies) == ["seat", "swaps"]
    for kind in found.tallies:
        rows = found.weighed(kind)
        assert sum(row.wins for row in rows) == pytest.approx(20)
        assert sum(row.share for row in rows) == pytest.approx(1)
        assert sum(row.fair for row in rows) == pytest.approx(1)


def test_nothing_is_no_balance(opening: State) -> None:
    with pytest.raises(ValueError, match="balance\\(\\) takes at least one game, not 0"):
        balance(opening, 0, 1)


def teams() -> State:
    return game("edison").start(4)


def test_partners_are_one_seat_and_win_what_they_have_together() -> None:
    found = Balance()
    cards = ["red", "blue", "red", "blue"]
    entrants = [
        Entrant(seat, 0.5 if card == "red" else 0.0, {"card": card}) for seat, card in enumerate(cards)
    ]
    found.count(teams(), Account(entrants))
    assert found.tallies == {
        "seat": {"1+3": Tally(0.5, 1.0), "2+4": Tally(0.5, 0.0)},
        "card": {"red": Tally(0.5, 1.0), "blue": Tally(0.5, 0.0)},
    }


def test_a_seat_with_two_entrants_wins_by_one_of_them(opening: State) -> None:
    found = Balance()
    places = [(0, 0.0), (1, 0.0), (0, 1.0), (1, 0.0)]
    found.count(
        opening,
        Account([Entrant(seat, share, {"place": str(at)}) for at, (seat, share) in enumerate(places)]),
    )
    assert found.tallies["seat"] == {"1": Tally(0.5, 1.0), "2": Tally(0.5, 0.0)}
    assert [tally.wins for tally in found.tallies["place"].values()] == [0.0, 0.0, 1.0, 0.0]


def test_a_game_without_a_winner_counts_only_for_its_losses(opening: State) -> None:
    found = Balance()
    found.count(opening, Account([Entrant(0, 0.0), Entrant(1, 0.0)], ["curve", "curve", "ram"]))
    assert found.tallies == {}
    assert found.losses == {"curve": 2, "ram": 1}


def test_rows_come_in_the_order_of_their_numbers() -> None:
    values = ("10", "2", "blue", "1", "3-2", "3-10", "amber")
    found = Balance(Simulation(games=7, wins=[7.0]), {"place": {value: Tally(1, 1) for value in values}})
    ordered = [row.value for row in found.weighed("place")]
    assert ordered == ["1", "2", "3-2", "3-10", "10", "amber", "blue"]


@pytest.mark.parametrize(
    ("share", "low", "much"),
    [(0.4, 0.3, True), (0.4, 0.2, False), (0.375, 0.3, False)],
)
def test_much_is_beyond_one_and_a_half_times_and_beyond_the_interval(
    share: float, low: float, much: bool
) -> None:
    assert Weighed("3", 40.0, share, low, 0.5, fair=0.25).much is much


@pytest.mark.parametrize("slug", ["asteroid", "chariot", "edison", "overload"])
def test_every_game_can_be_weighed(slug: str) -> None:
    opening = game(slug).start(4)
    found = balance(opening, 3, 3, bot="random")
    sides = {opening.side(seat) for seat in range(4)}
    assert found.played.games == 3
    assert found.tallies == {} or len(found.tallies["seat"]) == len(sides)
