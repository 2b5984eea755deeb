"""What matches came to: a JSON file beside the page about strength, from which the page can be written again.

Kept games are many and large; this is all of them that the page tells.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace

from quadriga.core.errors import QuadrigaError
from quadriga.core.registry import game
from quadriga.lab.kept import Asked, Kept
from quadriga.lab.source import UNKNOWN
from quadriga.lab.standing import Rating, Standings, standings
from quadriga.lab.written import Unfit, build

NOTE = "Written by quadriga arena; what is changed here is lost."

FORMAT = 1
BEGINNING = '{"results": '  # of such a file, and of no other


class WrongResults(QuadrigaError):
    """A file that a report did not write, or that was edited."""

    def __init__(self) -> None:
        super().__init__("this is not a file of results that arena --report wrote")


@dataclass(frozen=True)
class Result:
    """What a match came to; bots are rated by all matches of its command."""

    asked: Asked
    bots: list[str]
    standings: Standings
    ratings: dict[str, Rating]

    @property
    def title(self) -> str:
        """Return the title of the game."""
        return game(self.asked.game).title


def count(kept: Kept) -> list[Result]:
    """Count every match that is kept; one without a whole block says nothing yet."""
    rated = kept.rated()
    found = []
    for match, bots in enumerate(kept.asked.matches()):
        counted = standings(bots, kept.played(match))
        if counted.blocks:
            found.append(Result(kept.asked, list(bots), counted, {bot: rated[bot] for bot in bots}))
    return found


def gathered(results: Iterable[Result]) -> list[Result]:
    """Return the results, those of a game together; of one match the last."""
    last = {json.dumps([asdict(replace(one.asked, source=UNKNOWN)), one.bots]): one for one in results}
    return sorted(last.values(), key=lambda one: one.title)


def text(results: Iterable[Result]) -> str:
    """Return the file with these results, a line for each."""
    lines = ",\n".join(json.dumps(asdict(one)) for one in results)
    return f'{BEGINNING}{FORMAT}, "note": "{NOTE}", "matches": [\n{lines}\n]}}\n'


def read(written: str) -> list[Result]:
    """Return the results that stand in a file."""
    try:
        data = json.loads(written)
        if (
            not isinstance(data, dict)
            or data.get("results") != FORMAT
            or not isinstance(data.get("matches"), list)
        ):
            raise Unfit
        return [build(one, Result) for one in data["matches"]]
    except ValueError:
        raise WrongResults from None
