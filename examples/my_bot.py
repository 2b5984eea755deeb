"""A bot of one's own: it takes the action after which its position looks best to it."""

from quadriga import Rng, State


def decide(state: State, rng: Rng) -> int:
    def share(action: int) -> float:
        after = state.copy()
        after.apply(action)
        return after.judge()[state.actor()]  # of the win, as it looks from there

    return max(state.legal(), key=share)
