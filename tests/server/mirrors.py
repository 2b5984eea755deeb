"""Mirrors: what somebody at a table is told where all that they cannot know is another thing each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from quadriga import Rng, State
from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.server.connection import Eye, Viewer
from quadriga.server.stories import Stories
from quadriga.server.views import Views
from quadriga.server.wire import View, told_encoder
from quadriga.table.scenes import retold, shown
from quadriga.table.sight import news
from quadriga.table.table import Chapter, Table
from tests.table.worlds import applied, is_compared, possible


@contextmanager
def elsewhere(table: Table, viewer: Viewer, rng: Rng) -> Iterator[str]:
    """Put a table into another world, which looks the same to a viewer; give how it truly stands."""
    seat = int(rng.below(len(table.seats))) if viewer is None else viewer
    true = table.state, table.news, table._fresh, table.told, table.company
    table.state = table.state.redraw(seat, rng)
    table._legal = table.company = None
    try:
        yield str(true[0])
    finally:
        table.state, table.news, table._fresh, table.told, table.company = true
        table._legal = None


class Mirror:
    """What one eye is told."""

    def __init__(self, table: Table, eye: Eye, rng: Rng) -> None:
        self._eye = eye
        self._rng = rng
        self._views = Views(Stories())
        self._views.view(table, eye)
        self._behind: list[Views] = []  # of who was not told yet what came just before
        self.changes: set[bytes] = set()
        self.differed: list[str] = []  # positions that it could not know

    def hear(self, table: Table, is_waited: bool) -> None:
        """Be told what has just happened; where it `is_waited` perhaps together with what comes next."""
        for views in self._behind:
            self._tell(table, copied(views))
        self._behind = [*self._behind, copied(self._views)] if is_waited else []
        self._tell(table, self._views)

    def _tell(self, table: Table, views: Views) -> None:
        with elsewhere(table, self._eye.seat, self._rng) as position:
            if position != str(table.state):
                self.differed.append(position)
            self.changes.update(message for _, message in views.news(table))

    def sees(self, table: Table) -> bytes:
        """Return what who comes now is shown."""
        with elsewhere(table, self._eye.seat, self._rng):
            return told_encoder.encode(View(self._eye.seat, Views(Stories()).view(table, self._eye)))


def copied(views: Views) -> Views:
    """Return the same, to be told something else."""
    other = Views(views._stories)
    other._common, other._own, other._told = views._common, {**views._own}, views._told
    return other


class Story:
    """What was told of all that happened: `compared` counts how often another world was the same to see."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self.events: list[Event] = []
        self.compared = 0

    def hear(self, table: Table) -> None:
        """Compare what has just been told with other worlds."""
        del self.events[table.told :]  # some were taken back
        self.events += [event for chapter in table.news for event in chapter.events]
        assert news(table) == plain(self.events[table.told :])
        actions = table.actions[len(table.actions) - len(table.news) :]
        for chapter, action in zip(table.news, actions, strict=True):
            assert chapter.events == applied(chapter.before, action)[1]
            self._compare(table, chapter, action)
            self._compare_shown(table, chapter, action)

    def told(self, game: Game[State], draws: bool) -> list[Plain]:
        """Return what who comes now is told of it."""
        return retold(game, self.events) if draws else plain(self.events)

    def _compare(self, table: Table, chapter: Chapter, action: int) -> None:
        """Compare what is told of one thing with what is told elsewhere, as it looks to one of them."""
        if chapter.before.has_secrets():
            viewer = (None, *range(len(table.seats)))[self._rng.below(len(table.seats) + 1)]
            self.compared += is_compared(table.game, chapter.before, action, viewer, self._rng)

    def _compare_shown(self, table: Table, chapter: Chapter, action: int) -> None:
        """Compare what was seen to happen with what would be seen where the same happens in another world."""
        other = chapter.before.redraw(int(self._rng.below(len(table.seats))), self._rng)
        if action in possible(other):
            happened = Chapter(other.copy(), other.listen())
            other.apply(action)
            if happened.events == chapter.events:
                assert shown(table.game, [happened]) == shown(table.game, [chapter])


def plain(events: Sequence[Event]) -> list[Plain]:
    """Return what is told of events to who does not draw."""
    return [{"name": name, "clause": clause, "facts": {**facts}} for name, clause, facts in events]
