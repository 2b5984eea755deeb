"""What a match says about its bots: shares of the wins, how sure they are, and who is ahead."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from quadriga.core.confidence import wilson
from quadriga.lab.arena import Played

ROUNDING = 1e-9  # shares of a win are thirds and halves; what differs by less is equal


@dataclass(frozen=True)
class Standing:
    """How one bot came off: `low` and `high` hold its share of the wins with 95 % confidence.

    `lost` counts the seats that it lost: what was won there after that, `greedy` won.
    """

    bot: str
    wins: float
    share: float
    low: float
    high: float
    decisions: int
    seconds: float
    longest: float
    lost: int

    @property
    def mean(self) -> float:
        """Return the seconds of a decision."""
        return self.seconds / max(self.decisions, 1)


@dataclass(frozen=True)
class Standings:
    """What whole blocks of games came to; `p` is about the first two bots."""

    games: int
    decided: int
    blocks: int
    p: float
    bots: list[Standing]


def standings(bots: Sequence[str], played: Iterable[Played]) -> Standings:
    """Count the games of all whole blocks."""
    blocks = _blocks(len(bots), played)
    games = [game for block in blocks for game in block]
    decided = [sum(_decided(game) for game in block) for block in blocks]
    wins = {bot: [sum(_won(game, bot) for game in block) for block in blocks] for bot in bots}
    ahead = [first - second for first, second in zip(wins[bots[0]], wins[bots[1]], strict=True)]
    return Standings(
        len(games),
        sum(decided),
        len(blocks),
        sign_test(ahead),
        [_standing(bot, wins[bot], decided, games) for bot in bots],
    )


def _blocks(size: int, played: Iterable[Played]) -> list[list[Played]]:
    blocks: dict[int, list[Played]] = defaultdict(list)
    for game in sorted(played, key=lambda game: game.number):
        blocks[game.number // size].append(game)
    return [block for block in blocks.values() if len(block) == size]


def _decided(game: Played) -> bool:
    return sum(game.wins) > ROUNDING


def _won(game: Played, bot: str) -> float:
    return sum(share for name, share in zip(game.bots, game.wins, strict=True) if name == bot)


def _standing(bot: str, wins: list[float], decided: list[int], games: list[Played]) -> Standing:
    share = sum(wins) / max(sum(decided), 1)
    low, high = interval(wins, decided)
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    return Standing(
        bot,
        sum(wins),
        share,
        low,
        high,
        sum(game.decisions[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats),
        max((game.longest[seat] for game, seat in seats), default=0.0),
        sum(fault.bot == bot for game in games for fault in game.faults),
    )


def interval(wins: Sequence[float], decided: Sequence[int]) -> tuple[float, float]:
    """Return where the share of the wins lies with 95 % confidence, from the wins and games by block.

    Games of a block hang together, so the variance of the share is that of a ratio of sums over
    blocks. Wilson's interval is taken for as many independent games as would vary as much: unlike
    the share ± 2 deviations it stays within 0 and 1, and is right near them too.
    """
    games, count = sum(decided), len(decided)
    if games == 0:
        return 0.0, 1.0
    share = min(sum(wins) / games, 1.0)
    spread = sum((won - share * of) ** 2 for won, of in zip(wins, decided, strict=True))
    variance = spread * count / max(count - 1, 1) / games**2
    # Where no block differs from another, nothing can be said of how games hang together.
    independent = share * (1 - share) / variance if variance > ROUNDING / games else float(games)
    low, high = wilson(share * independent, independent)
    return max(low, 0.0), min(high, 1.0)


def sign_test(differences: Iterable[float]) -> float:
    """Return how likely signs as uneven as these are where either is as likely; zeros say nothing."""
    signs = [difference > 0 for difference in differences if abs(difference) > ROUNDING]
    count, fewer = len(signs), min(sum(signs), len(signs) - sum(signs))
    ways = term = 1  # in which none is chosen
    for chosen in range(fewer):
        term = term * (count - chosen) // (chosen + 1)
        ways += term
    return min(2 * ways / (1 << count), 1.0)


@dataclass(frozen=True)
class Rating:
    """What OpenSkill makes of a bot: its skill, and how unsure that is. All begin at 25 ± 8.3."""

    mu: float
    sigma: float


def ratings(played: Iterable[Played]) -> dict[str, Rating]:
    """Rate the bots game by game, by the share of the win each took; one that nobody wins says nothing."""
    model = PlackettLuce()
    rated: dict[str, PlackettLuceRating] = {}
    for game in played:
        names = list(dict.fromkeys(game.bots))
        before = [[rated.setdefault(name, model.rating())] for name in names]
        if _decided(game):
            ranks = [-round(_won(game, name), 6) for name in names]
            before = model.rate(before, ranks=ranks)
        rated.update({name: team[0] for name, team in zip(names, before, strict=True)})
    return {name: Rating(rating.mu, rating.sigma) for name, rating in sorted(rated.items())}
