"""What everybody who looks at a table was last shown, so that only what is new is told."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from quadriga.core.game import Plain
from quadriga.server.connection import Viewer
from quadriga.server.wire import Changed, told_encoder
from quadriga.table.changes import Step, changes
from quadriga.table.sight import common_sight, fixed_sight, own_sight
from quadriga.table.table import Table


class Views:
    """What all may know, and what each viewer alone may, as they were last shown."""

    def __init__(self) -> None:
        self._common: dict[str, Plain] = {}
        self._own: dict[Viewer, dict[str, Plain]] = {}
        self._told = 0  # events

    def view(self, table: Table, viewer: Viewer) -> dict[str, Plain]:
        """Return all that a viewer sees, from which changes follow."""
        if not self._own:
            self._common = common_sight(table)
            self._hear(table)
        if viewer not in self._own:
            self._own[viewer] = own_sight(table, viewer)
        return fixed_sight(table) | self._common | {"events": table.story()} | self._own[viewer]

    def news(self, table: Table) -> Iterator[tuple[Viewer, bytes]]:
        """Give what is new to each viewer: what all may know is compared once, and each one's own."""
        if not self._own:
            self._hear(table)
            return
        common, self._common = self._common, common_sight(table)
        for_all = [*changes(common, self._common), *self._events(table)]
        for viewer, before in self._own.items():
            self._own[viewer] = own = own_sight(table, viewer)
            if steps := [*for_all, *changes(before, own)]:
                yield viewer, told_encoder.encode(Changed(viewer, steps))

    def _events(self, table: Table) -> Iterator[Step]:
        """Give the events that are new, and first how many are left where some were taken back."""
        if table.told < self._told:
            yield [["events", table.told]]
        for at, event in enumerate(table.news, table.told):
            yield [["events", at], event]
        self._hear(table)

    def _hear(self, table: Table) -> None:
        table.heard()
        self._told = table.told

    def forget_all_but(self, viewers: Collection[Viewer]) -> None:
        """Compare no more for viewers of whom nobody is left."""
        self._own = {viewer: own for viewer, own in self._own.items() if viewer in viewers}
