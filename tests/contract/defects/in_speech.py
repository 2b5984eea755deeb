"""Cups, broken in what it says; its words lie in folders beside this."""

from __future__ import annotations

from game_template.rules import CupsState
from quadriga import Game
from tests.contract.defects.note import breaks_game, changed

HERE = __package__


@breaks_game("every question has words for who is asked and for all others")
def says_nothing_to_others_in_french() -> Game[CupsState]:
    return changed(package=f"{HERE}.mute")


@breaks_game("what others are told of a question hangs on nothing hidden")
def tells_by_its_question_what_a_die_shows() -> Game[CupsState]:
    return changed(package=f"{HERE}.telling")


@breaks_game("actions are told apart by what is said of them")
def calls_every_swap_alike() -> Game[CupsState]:
    return changed(package=f"{HERE}.alike")
