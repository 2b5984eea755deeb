"""Quadriga: four printed race games, played from their rules, for people and programs."""

from quadriga.bots.hint import hint
from quadriga.bots.thinker import Advice
from quadriga.core.account import Account, Entrant
from quadriga.core.errors import (
    IllegalAction,
    QuadrigaError,
    UnknownGame,
    Unreadable,
    WrongBoard,
    WrongMoment,
    WrongOption,
    WrongPlayers,
    WrongRecord,
    WrongSeat,
)
from quadriga.core.events import Event
from quadriga.core.game import Game
from quadriga.core.picture import picture
from quadriga.core.playouts import Playouts, playouts
from quadriga.core.records import Record
from quadriga.core.registry import game, games
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State
from quadriga.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "OVER",
    "Account",
    "Advice",
    "Entrant",
    "Event",
    "Game",
    "IllegalAction",
    "Playouts",
    "QuadrigaError",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "Unreadable",
    "WrongBoard",
    "WrongMoment",
    "WrongOption",
    "WrongPlayers",
    "WrongRecord",
    "WrongSeat",
    "game",
    "games",
    "hint",
    "picture",
    "playouts",
]
