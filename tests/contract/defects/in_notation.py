"""Cups, broken in how it is written."""

from __future__ import annotations

from dataclasses import replace

from game_template import GAME
from game_template.rules import CupsState
from quadriga import Game
from quadriga.core.owner import revive
from tests.contract.defects.note import breaks, breaks_game, changed


@breaks_game("positions round trip through their text")
def reads_another_turn() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        state = GAME.read(text)
        state.turn = 0
        return state

    return changed(read=read)


@breaks_game("positions round trip through their text")
def lives_in_another_package() -> Game[CupsState]:
    return replace(GAME, write=lambda state: GAME.write(state).replace("short", "brief"))


@breaks_game("positions round trip through their text")
def writes_white_space() -> Game[CupsState]:
    return changed(write=lambda state: GAME.write(state).replace("|", " | "))


@breaks_game("action texts are distinct and read back")
def writes_every_swap_alike() -> Game[CupsState]:
    return changed(write_action=lambda state, action: GAME.write_action(state, action).replace("3", "2"))


@breaks_game("action texts are distinct and read back")
def has_an_action_text_it_does_not_list() -> Game[CupsState]:
    return changed(actions=r"walk|shake \d")


@breaks_game("wrong action texts are refused")
def takes_noise_for_an_action() -> Game[CupsState]:
    return changed(actions=r".*")


@breaks_game("noise is unreadable")
def fails_on_noise() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        turn = text.split(" | ")[3]
        return GAME.read(text) if turn else GAME.start(2)

    return changed(read=read)


@breaks_game("cut texts are unreadable")
def fills_in_the_turn() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        return GAME.read(f"{text} | 1" if text.endswith("-") else text)

    return changed(read=read)


@breaks_game("spoilt texts are unreadable or can be played")
def fails_on_a_leading_zero() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        if "01" in text.split():
            raise KeyError("01")
        return GAME.read(text)

    return changed(read=read)


@breaks("pickles and deep copies are the same position")
class PickledAtTheStart(CupsState):
    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return (revive, (type(self).__module__, GAME.text(GAME.start(self.players()))))
