"""The contract kit: what every game must pass, for anyone who writes one. Try `check_game(GAME)`."""

from quadriga.testing.broken import ContractBroken
from quadriga.testing.contract import check_game

__all__ = ["ContractBroken", "check_game"]
