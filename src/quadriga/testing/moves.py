"""What a position says about itself: who acts, what can be done, and what cannot."""

from __future__ import annotations

from quadriga.core.errors import IllegalAction, WrongMoment
from quadriga.core.game import possible
from quadriga.core.state import CHANCE, OVER, State
from quadriga.testing.broken import refuses, require
from quadriga.testing.playing import Position, play_on

STEPS = 12  # how far a copy is played to see whether anything else moves

NEVER = (-1, -2, -3, 2**31, 2**32, 2**63, 2**64, 2**70, -(2**31), -(2**63), -(2**70))
BESIDE = (-1, 1, 64, 128, 2**32, 2**64)  # what narrow numbers and shifts would take for a legal action


def somebody_acts(position: Position) -> None:
    """A seat has actions, chance has outcomes, the end has neither."""
    state = position.state
    actor, legal, chances = state.actor(), state.legal(), state.chances()
    require(state.players() == len(position.seats), f"players() is {state.players()}: not those who play")
    require(actor in (CHANCE, OVER, *position.seats), f"actor() is {actor}: no seat, CHANCE or OVER")
    require(bool(legal) == (actor >= 0), f"actor() is {actor} and legal() is {legal}")
    require(bool(chances) == (actor == CHANCE), f"actor() is {actor} and chances() is {chances}")


def legal_order_is_stable(position: Position) -> None:
    state = position.state
    legal = state.legal()
    require(len(set(legal)) == len(legal), f"legal() has an action twice: {legal}")
    others = {
        "asked again": state,
        "asked of a copy": state.copy(),
        "asked of the parsed text": position.game.parse(position.text),
    }
    for when, other in others.items():
        require(other.legal() == legal, f"legal() was {legal}, and {other.legal()} when {when}")


def copies_are_independent(position: Position) -> None:
    game, text = position.game, position.text
    ours, theirs = position.state.copy(), position.state.copy()
    same = type(ours) is type(position.state)
    require(same, f"copy() of a {type(position.state).__name__} is a {type(ours).__name__}")
    require(game.text(ours) == text, f"copy() gives {game.text(ours)!r}")
    play_on(ours, position.rng(), STEPS)
    position.require_untouched("playing on a copy")
    kept = theirs.copy()
    play_on(theirs, position.rng(), STEPS)
    require(game.text(kept) == text, f"playing on made an earlier copy {game.text(kept)!r}")


def equal_positions_go_on_equally(position: Position) -> None:
    """The text is the whole position: what is read from it becomes the same by each action."""
    game, text = position.game, position.text
    for action in possible(position.state):
        ours, read = position.state.copy(), game.parse(text)
        _apply(ours, action)
        _apply(read, action)
        after, expected = game.text(read), game.text(ours)
        require(after == expected, f"it leads to {expected!r}, and to {after!r} from the parsed text", action)


def _apply(state: State, action: int) -> None:
    try:
        state.apply(action)
    except Exception as error:
        require(False, f"it is possible here, but apply() raises {type(error).__name__}: {error}", action)


def illegal_actions_are_refused(position: Position) -> None:
    state = position.state
    here = possible(state)
    beside = {action + by for action in (*here, *position.actions) for by in BESIDE}
    for action in sorted({*NEVER, *beside, *position.actions} - {*here}):
        refuses(IllegalAction, f"apply({action})", state.apply, action)
        require(possible(state) == here, f"apply({action}) was refused and changed what can be done")
    position.require_untouched("a refused action")


def asking_changes_nothing(position: Position) -> None:
    """Nor has it: who acts and what can be done was asked just before."""
    position.require_untouched("asking who acts and what can be done")


def questions_wait_for_their_moment(position: Position) -> None:
    state = position.state
    actor = state.actor()
    if actor != OVER:
        refuses(WrongMoment, "payoff() before the end", state.payoff)
    if actor != CHANCE:
        refuses(WrongMoment, "draw() where chance decides nothing", state.draw, position.rng())
    if actor < 0:
        refuses(WrongMoment, "pick() where no seat decides", state.pick, position.rng())


def partners_share_a_side(position: Position) -> None:
    """A side is a seat's number from 0, the same all through a game, and who plays for it wins together."""
    state, seats = position.state, position.seats
    sides = [state.side(seat) for seat in seats]
    for seat, side in zip(seats, sides, strict=True):
        require(side in seats, f"side({seat}) is {side}: no seat")
    first = position.table.start()
    begun = [first.side(seat) for seat in seats]
    require(sides == begun, f"the sides are {sides}, and were {begun} at the beginning")
    if state.actor() == OVER:
        shares = state.payoff()
        for seat, side in zip(seats, sides, strict=True):
            partner = sides.index(side)
            together = shares[seat] == shares[partner]
            require(together, f"payoff() is {shares}, but seats {partner} and {seat} are partners")


def payoff_shares_the_win(position: Position) -> None:
    if position.state.actor() != OVER:
        return
    shares = position.state.payoff()
    require(len(shares) == len(position.seats), f"payoff() is {shares} for {len(position.seats)} players")
    require(all(0 <= share <= 1 for share in shares), f"payoff() is {shares}: a share is from 0 to 1")
    total = sum(shares)
    whole = abs(total - 1) < 1e-9 or total == 0
    require(whole, f"payoff() is {shares}: it adds up to {total}, not to 1 or 0")
