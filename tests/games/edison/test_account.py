"""The account of a game of Edison & Co: what each seat backed, by what its side was dealt or wrote."""

from __future__ import annotations

import re

import pytest

from quadriga import Account, Rng
from quadriga.core.words import LANGUAGES, words
from quadriga.games.edison import GAME
from tests.games.edison.play import MODES


def played(players: int, mode: str, seed: int = 1) -> tuple[Account, list[float]]:
    state = GAME.start(players, {"mode": mode})
    heard = state.listen()
    state.play_out(Rng(seed))
    return GAME.account(state, heard), state.payoff()


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_every_seat_has_its_share(players: int, mode: str) -> None:
    account, payoff = played(players, mode)
    assert [(entrant.seat, entrant.share) for entrant in account.entrants] == list(enumerate(payoff))
    assert account.losses == ()


@pytest.mark.parametrize(
    ("players", "mode", "kinds"),
    [
        (2, "standard", {"favourites": r"(rocket|zeppelin|roller)-(zeppelin|roller|yacht)"}),
        (3, "standard", {"card": r"\d-0-\d-\d"}),
        (4, "singles", {"card": r"\d-\d-\d-\d"}),
        (4, "advanced", {"favourite": "rocket|zeppelin|roller|yacht", "sheet": r"\d+-\d-\d-\d"}),
    ],
)
def test_what_is_backed_depends_on_the_mode(players: int, mode: str, kinds: dict[str, str]) -> None:
    account, _ = played(players, mode)
    for entrant in account.entrants:
        assert list(entrant.traits) == list(kinds)
        for kind, pattern in kinds.items():
            assert re.fullmatch(pattern, entrant.traits[kind])


def test_a_sheet_is_told_from_its_most_points_to_its_fewest() -> None:
    """8.5 All 10 points are spread, most on the favourite."""
    for seed in range(5):
        for entrant in played(4, "advanced", seed)[0].entrants:
            points = [int(number) for number in entrant.traits["sheet"].split("-")]
            assert sum(points) == 10
            assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("mode", ["standard", "advanced-teams"])
def test_partners_back_the_same(mode: str) -> None:
    first, second, third, fourth = played(4, mode)[0].entrants
    assert (first.traits, second.traits) == (third.traits, fourth.traits)
    assert first.traits != second.traits


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_the_points_that_decided_it_are_told(players: int, mode: str) -> None:
    """6.3 6.4 Those of the winners first, of partners for both."""
    state = GAME.start(players, {"mode": mode})
    heard = state.listen()
    state.play_out(Rng(1))
    why = GAME.account(state, heard).why
    most, next_, *_ = sorted(state.totals(), reverse=True)
    winners = {seat for seat, share in enumerate(state.payoff()) if share}
    assert why is not None
    assert (why.facts["points"], why.facts["others"]) == (str(most), str(next_).replace("-", "−"))
    named = {why.facts[name] for name in ("seat", "partner_seat") if name in why.facts}
    assert named == (set() if most == next_ else winners)


def test_the_last_sentence_has_both_sums() -> None:
    english, french = (words(lang, "quadriga.games.edison") for lang in LANGUAGES)
    teams = {"seat": "Ada", "partner_seat": "Nina", "other_seat": "Léo", "other_partner_seat": "Sam"}
    points = {"points": "66", "others": "60"}
    assert english.say("end-teams", **teams, **points) == "Ada and Nina have 66 points, Léo and Sam have 60."
    assert french.say("end-teams", **teams, **points) == "Ada et Nina ont 66 points, Léo et Sam 60."
    assert english.say("end-equal", points="66", others="66") == "A tie: 66 points each."
