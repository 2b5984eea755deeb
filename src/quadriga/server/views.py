"""What everybody who looks at a table was last shown, so that only what is new is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from quadriga.core.game import Plain
from quadriga.server.connection import Connection, Eye, Viewer
from quadriga.server.stories import Stories
from quadriga.server.wire import Changed, told_encoder
from quadriga.table.changes import Step, changes
from quadriga.table.scenes import Scenes, shown
from quadriga.table.sight import common_sight, fixed_sight, news, own_sight
from quadriga.table.table import Table


class Views:
    """What all may know, and what each eye alone sees, as they were last shown."""

    def __init__(self, stories: Stories) -> None:
        self._stories = stories
        self._common: dict[str, Plain] = {}
        self._own: dict[Eye, dict[str, Plain]] = {}
        self._told = 0  # events

    def view(self, table: Table, eye: Eye) -> dict[str, object]:
        """Return all that is seen, from which changes follow."""
        return self.views(table, [eye])[0]

    def views(self, table: Table, eyes: Sequence[Eye]) -> list[dict[str, object]]:
        """Return the same for each of these."""
        return [self._view(table, eye) for eye in eyes]

    def sight(self, table: Table, viewer: Viewer) -> dict[str, object]:
        """Return all that may be known, from which no changes follow."""
        events = self._stories.told(table, draws=False)
        return {**fixed_sight(table), **common_sight(table), "events": events, **own_sight(table, viewer)}

    def _view(self, table: Table, eye: Eye) -> dict[str, object]:
        if not self._own:
            self._common = common_sight(table)
            self._hear(table)
        if eye not in self._own:
            self._own[eye] = _own(table, eye, Scenes(table))
        common = _undrawn(self._common) if eye.draws else self._common
        events = self._stories.told(table, eye.draws)
        return {**fixed_sight(table), **common, "events": events, **self._own[eye]}

    def tell(self, table: Table, connections: Collection[Connection]) -> None:
        """Tell everybody what is new to them."""
        for eye, message in self.news(table):
            for connection in connections:
                if eye in connection.eyes:
                    connection.send(message)

    def news(self, table: Table) -> list[tuple[Eye, bytes]]:
        """Return what is new to each eye: what all may know is compared once, and each one's own."""
        if not self._own:
            self._hear(table)
            return []
        common, self._common = self._common, common_sight(table)
        for_all = {draws: self._for_all(table, common, draws) for draws in {eye.draws for eye in self._own}}
        self._hear(table)
        told: list[tuple[Eye, bytes]] = []
        scenes = Scenes(table)
        for eye, before in self._own.items():
            self._own[eye] = own = _own(table, eye, scenes)
            if steps := _joined(for_all[eye.draws], changes(before, own)):
                told.append((eye, _begun(eye.seat) + steps + b"}"))
        return told

    def _for_all(self, table: Table, common: dict[str, Plain], draws: bool) -> bytes:
        """Return what is new to all who draw, or to all who do not: it is encoded once, for however many."""
        steps = changes(_undrawn(common), _undrawn(self._common)) if draws else changes(common, self._common)
        if table.told < self._told:  # some were taken back
            steps.append([["events", table.told]])
        events = shown(table.game, table.news) if draws else news(table)
        steps += [[["events", at], event] for at, event in enumerate(events, table.told)]
        return told_encoder.encode(steps) if steps else b""

    def _hear(self, table: Table) -> None:
        table.heard()
        self._told = table.told

    def forget_all_but(self, eyes: Collection[Eye]) -> None:
        """Compare no more for eyes of which none is left."""
        self._own = {eye: own for eye, own in self._own.items() if eye in eyes}


def _own(table: Table, eye: Eye, scenes: Scenes) -> dict[str, Plain]:
    own = own_sight(table, eye.seat)
    return _undrawn(own) | scenes.scene(eye.seat) if eye.draws else own


@cache
def _begun(seat: Viewer) -> bytes:
    """Return `Changed` as it is told, up to its steps."""
    return told_encoder.encode(Changed(seat, [])).removesuffix(b"[]}")


def _joined(encoded: bytes, steps: list[Step]) -> bytes:
    """Return steps that are encoded already and others behind them, as one list; nothing of none."""
    if not steps:
        return encoded
    own = told_encoder.encode(steps)
    return encoded[:-1] + b"," + own[1:] if encoded else own


def _undrawn(seen: dict[str, Plain]) -> dict[str, Plain]:
    """Return what is seen without the position: who draws sees that in the scene."""
    return {key: value for key, value in seen.items() if key != "position"}
