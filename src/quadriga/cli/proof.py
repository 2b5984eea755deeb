"""quadriga replay --check: whether the dice of a recorded game follow from its seed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import typer

from quadriga.cli.console import console
from quadriga.cli.faults import INDENT
from quadriga.cli.lines import tell
from quadriga.cli.teller import called, words_for
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Plain
from quadriga.core.records import Record
from quadriga.core.words import Words
from quadriga.table.dice import Proof, proof, sealed
from quadriga.version import VERSION

UNPROVED = 1  # the exit code where the dice or the seed are not what they should be
HASH = re.compile("[0-9a-f]{64}")


def prove(record: Record, file: Path, seal: str | None, as_json: bool, lang: str) -> None:
    """Tell whether the dice follow from the seed, and the seed's hash; whether it is this one, if given."""
    shown = _hash(seal)
    if record.seed is None:
        raise Trouble("no-seed", file=file)
    found, ours = proof(record, record.seed), sealed(record.seed)
    if as_json:
        print(json.dumps(_as_data(record, found, ours, shown), indent=2))
    else:
        said = words_for(record.game, lang)
        title = called(record.game, said)
        tell(console(), said.say("played-by", title=title, names=", ".join(record.names)), style="bold")
        _tell_dice(found, said)
        _tell_hash(ours, shown, said)
    if found.stray is not None or shown not in (None, ours):
        raise typer.Exit(UNPROVED)


def _hash(text: str | None) -> str | None:
    """Return the hash that somebody wrote down, if it can be one; capital letters will do."""
    if text is None:
        return None
    written = text.strip().lower()
    if not HASH.fullmatch(written):
        raise Trouble("seal", text=text)
    return written


def _tell_dice(found: Proof, said: Words) -> None:
    stray = found.stray
    if found.given:
        tell(console(), said.say("proof-given", number=found.given))
    if stray is None:
        tell(console(), said.say("proof-since" if found.given else "proof-follow", number=found.follow))
        return
    # As texts, for numbers of lines are not written 1,234.
    number, line = str(stray.number + 1), str(stray.line)
    tell(console(), said.say("proof-stray", number=number, line=line, fell=stray.fell, due=stray.due))


def _tell_hash(ours: str, shown: str | None, said: Words) -> None:
    if shown == ours:
        tell(console(), said.say("proof-sealed"))
        return
    tell(console(), said.say("proof-hash" if shown is None else "proof-unsealed"))
    console().print(f"{INDENT}{ours}", soft_wrap=True)  # in one piece, to be copied


def _as_data(record: Record, found: Proof, ours: str, shown: str | None) -> dict[str, Plain]:
    stray = found.stray
    return {
        "quadriga": VERSION,
        "game": record.game.slug,
        "rules": record.game.version,
        "seed": record.seed,
        "hash": ours,
        "sealed": None if shown is None else shown == ours,
        "given": found.given,
        "follow": found.follow,
        "stray": None
        if stray is None
        else {"number": stray.number, "line": stray.line, "fell": stray.fell, "due": stray.due},
    }
