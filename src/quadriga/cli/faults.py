"""Bots that lost their seats, told to whoever let them play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console

from quadriga.bots.guest import Fault
from quadriga.bots.process import quoted
from quadriga.cli.console import console
from quadriga.cli.lines import tell
from quadriga.cli.troubles import reason, visible
from quadriga.core.game import Plain
from quadriga.core.words import words

INDENT = "  "


def tell_faults(faults: Sequence[Fault], games: int, lang: str) -> None:
    """Say on stderr how often each bot lost its seat, and the first time in full."""
    out, said = console(stderr=True), words(lang, "quadriga")
    for bot, (first, times) in _by_bot(faults).items():
        tell(out, said.say("seats-lost", bot=quoted(visible(bot)), times=times, games=games))
        tell(out, said.say("first-fault", number=first.seat + 1, reason=reason(first.reason, lang)))
        tell_evidence(out, first, lang)


def tell_evidence(out: Console, fault: Fault, lang: str) -> None:
    """Tell in which position it was, and the last that the bot wrote on stderr; each line can be copied."""
    said = words(lang, "quadriga")
    for key, lines in (("fault-position", [fault.position]), ("fault-stderr", fault.stderr.splitlines())):
        if lines:
            tell(out, said.say(key))
        for line in lines:
            out.print(f"{INDENT}{visible(line)}", soft_wrap=True)


def faults_as_data(faults: Sequence[Fault]) -> list[Plain]:
    """Return how often each bot lost its seat, and the first time in full; seats count from 0."""
    return [
        {
            "bot": bot,
            "times": times,
            "seat": first.seat,
            "position": first.position,
            "reason": str(first.reason),
            "stderr": first.stderr,
        }
        for bot, (first, times) in _by_bot(faults).items()
    ]


def _by_bot(faults: Sequence[Fault]) -> dict[str, tuple[Fault, int]]:
    times = Counter(fault.bot for fault in faults)
    first = {fault.bot: fault for fault in reversed(faults)}
    return {bot: (first[bot], times[bot]) for bot in times}
