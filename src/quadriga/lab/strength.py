"""The page about the strength of bots: every match in a table, and the command that made it."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.bots.levels import LEVELS, STRONGEST, like_greedy, strongest
from quadriga.core.registry import game
from quadriga.lab.plot import Axis, Row, plot
from quadriga.lab.results import NOTE, Result
from quadriga.lab.source import told
from quadriga.lab.standing import Rating, Standing

# What is asked of the strongest level: its share of the wins against these. Luck may not allow it: then
# this part of what the same bot reaches with so many times the tries.
TARGETS = {"greedy": 0.65, "random": 0.90}
PART = 0.9
TIMES = 10

# What is asked of each level: to win more than the one below, with a smaller p than this.
CLEAR = 0.01

MARK = f"<!-- {NOTE} -->"

SHARES = Axis(
    "share of wins",
    "Shares of wins with their 95 % intervals",
    most=1.0,
    step=0.25,
    fair=0.5,
    limits={f"{share:.0%} against {bot}": share for bot, share in TARGETS.items()},
    ticks=".0%",
    written=".1%",
)

READING = """\
Each match is played at one table: the bots sit alternately, and from game to game each moves on by one side.
In a block, one game for each bot, every bot sits everywhere once, and all games of a block have the same
dice. In team games partners are the same bot.

- **Wins** are shares of the games that somebody won; equals share a win. Bots that are equally strong win
  1 in 2 each, or 1 in 3 where three play.
- **95 %** is where that share lies with 95 % confidence: Wilson's interval, for as many independent games
  as would vary as much as these blocks do (variance of a ratio of sums over blocks).
- **p** is how likely blocks this uneven are between the first two bots if they were equally strong: the
  exact sign test over blocks, both sides, those left out in which both won as much.
- **ms** are the milliseconds of a decision, on average and at most, on the machine that played.
- **Rating** is OpenSkill's Plackett-Luce model, game by game in their order: skill ± how unsure it is;
  everybody begins at 25 ± 8.3. It compares the bots of one command, and no others.
"""


def page(results: Sequence[Result], picture: str) -> str:
    """Return the page in Markdown, with its picture at this address."""
    targets = ", ".join(f"{share:.0%} against {bot}" for bot, share in TARGETS.items())
    return "\n".join(
        [
            MARK,
            "",
            "# Strength",
            "",
            "How often each bot wins, from games that were really played.",
            "",
            f"![Shares of wins with their 95 % intervals, match by match]({picture})",
            "",
            "A dot is the share of wins of a bot, with its 95 % interval; it is hollow where equals may",
            f"win as much. Dashed lines are what is asked of the strongest level: {targets}.",
            "",
            *_goals(results),
            *_ladders(results),
            "## How to read it",
            "",
            READING,
            *_equals(results),
            "## Matches",
            "",
            "| match | bot | wins | 95 % | p | ms, mean | ms, longest | rating |",
            "|---|---|---|---|---|---|---|---|",
            *(line for number, match in enumerate(results, 1) for line in _lines(number, match)),
            "",
            "## Commands",
            "",
            *(_made_by(number, match) for number, match in enumerate(results, 1)),
            "",
        ]
    )


def picture(results: Sequence[Result]) -> str:
    """Return the plot as SVG: the first of two bots, or each of several."""
    return plot([row for match in results for row in _rows(match)], SHARES, MARK)


def _goals(results: Sequence[Result]) -> list[str]:
    """Return the table of what is asked of the strongest level, and whether it reaches that."""
    rows = [row for match in results for row in _goal(match, results)]
    if not rows:
        return []
    return [
        f"## What is asked of level {STRONGEST}",
        "",
        f"Where luck does not let it win so often, {PART:.0%} of what the same bot wins with {TIMES} times",
        "as many tries. That tells what more thinking of its kind gains, not that nobody could win more.",
        "",
        "| game | against | asked | wins | with more tries | |",
        "|---|---|---|---|---|---|",
        *rows,
        "",
    ]


def _goal(match: Result, results: Sequence[Result]) -> list[str]:
    bot, *others = match.bots
    if bot != f"level{STRONGEST}" or len(others) != 1 or others[0] not in TARGETS:
        return []
    (other,) = others
    share, cap = match.standings.bots[0].share, _cap(match, other, results)
    reached = share >= TARGETS[other] or (cap is not None and share >= PART * cap)
    cells = [
        match.title,
        f"`{other}`",
        f"{TARGETS[other]:.0%}",
        f"{share:.1%}",
        f"{cap:.1%}" if cap is not None else "",
        "reached" if reached else "**missed**",
    ]
    return [f"| {' | '.join(cells)} |"]


def _cap(match: Result, other: str, results: Sequence[Result]) -> float | None:
    """Return the share of the same bot with more tries at the same table, if that was played."""
    asked = match.asked
    better = f"search:{TIMES * int(strongest(game(asked.game).package).tries)}"
    for one in results:
        at_this_table = (one.asked.game, one.asked.players) == (asked.game, asked.players)
        if one.bots == [better, other] and at_this_table and one.asked.options == asked.options:
            return one.standings.bots[0].share
    return None


def _ladders(results: Sequence[Result]) -> list[str]:
    """Return the table of how each level fares against the one below."""
    tables: dict[tuple[str, int, str], list[Result]] = {}
    for match in results:
        asked = match.asked
        if any(f"level{level}" in match.bots for level in LEVELS):
            tables.setdefault((match.title, asked.players, str(asked.options)), []).append(match)
    if not tables:
        return []
    return [
        "## What is asked of every level",
        "",
        f"To win more than the one below it, the first more than `random`, with p < {CLEAR}. These are its",
        "shares of the wins, **bold** where that may be luck; what is empty was not played.",
        "",
        "| game |" + "".join(f" {above} against {above - 1 or 'random'} |" for above in LEVELS),
        "|---|" + "---|" * len(LEVELS),
        *(
            f"| {title}, {players} players |" + "".join(f" {_rung(above, matches)} |" for above in LEVELS)
            for (title, players, _), matches in tables.items()
        ),
        "",
    ]


def _rung(above: int, matches: Sequence[Result]) -> str:
    """Return the share of a level in its match against the one below."""
    for match in matches:
        bots = [_called(level, match) for level in (above, above - 1)]
        if len(match.bots) == 2 and all(bot in names for bot, names in zip(match.bots, bots, strict=True)):
            share = match.standings.bots[0].share
            is_clear = share > 1 / 2 and match.standings.p < CLEAR
            return f"{share:.1%}" if is_clear else f"**{share:.1%}**"
    return ""


def _called(level: int, match: Result) -> list[str]:
    """Return the names of a level: it may be what `greedy` is. Below all of them is `random`."""
    if level not in LEVELS:
        return ["random"]
    same = level in like_greedy(game(match.asked.game).package)
    return [f"level{level}", "greedy"] if same else [f"level{level}"]


def _equals(results: Sequence[Result]) -> list[str]:
    """Return which levels are what `greedy` is, so that a match against one is a match against the other."""
    played = {match.title: match.asked.game for match in results}
    found = [(title, like_greedy(game(slug).package)) for title, slug in played.items()]
    told = [f"- {title}: `level{level}` is what `greedy` is." for title, levels in found for level in levels]
    return [*told, ""] if told else []


def _lines(number: int, match: Result) -> list[str]:
    lines = []
    for place, bot in enumerate(match.standings.bots):
        named = f"{number}. {match.title}, {match.asked.players} players" if place == 0 else ""
        p = _p(match.standings.p) if place == 0 else ""
        lines.append(f"| {named} | {_cells(bot, p, match.ratings[bot.bot])} |")
    return lines


def _cells(bot: Standing, p: str, rating: Rating) -> str:
    return " | ".join(
        [
            "`" + bot.bot.replace("|", "\\|") + "`",  # else it would end the cell
            f"{bot.share:.1%}",
            f"{bot.low:.1%} to {bot.high:.1%}",
            p,
            _ms(bot.mean),
            _ms(bot.longest),
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        ]
    )


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.3g}" if seconds < 0.1 else f"{1000 * seconds:.0f}"


def _p(p: float) -> str:
    return f"{p:.2g}" if p >= 0.0001 else "< 0.0001"


def _made_by(number: int, match: Result) -> str:
    asked, result = match.asked, match.standings
    played = f"{result.games} games, {result.decided} of them decided"
    versions = f"Quadriga {asked.quadriga}, {asked.build}, rules {asked.rules}{told(asked.source)}"
    lost = "".join(f"; `{bot.bot}` lost {bot.lost} seats to `greedy`" for bot in result.bots if bot.lost)
    made = f"{played}{lost} ({versions}): `{asked.command(result.games)}`"
    return f"{number}. {' against '.join(match.bots)}, {made}"


def _rows(match: Result) -> list[Row]:
    group = f"{match.title}, {match.asked.players} players"
    if len(match.bots) == 2:
        first, second = match.standings.bots
        name = f"{first.bot} against {second.bot}"
        return [Row(group, name, first.share, first.low, first.high, 1 / 2)]
    fair = 1 / len(match.bots)
    return [Row(group, bot.bot, bot.share, bot.low, bot.high, fair) for bot in match.standings.bots]
