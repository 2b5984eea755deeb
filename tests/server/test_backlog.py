"""The backlog: who is too far behind is let go, and where it is too much in all, who is furthest."""

from __future__ import annotations

import pytest

from quadriga.server import backlog
from quadriga.server.backlog import MOST, Backlog


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let so much wait in all that four times as much as one may have behind is the end."""
    monkeypatch.setattr(backlog, "MOST_IN_ALL", 4 * MOST)


class Client:
    """Somebody who may not read."""

    def __init__(self, unread: int) -> None:
        self.unread = unread
        self.is_gone = False

    def let_go(self) -> None:
        self.is_gone = True


def noted(*unread: int) -> tuple[Backlog, list[Client]]:
    """Return clients who are so far behind, and where that was noted."""
    here, clients = Backlog(), [Client(each) for each in unread]
    for client in clients:
        here.note(client)
    return here, clients


def gone(clients: list[Client]) -> list[int]:
    return [number for number, client in enumerate(clients) if client.is_gone]


def test_who_is_too_far_behind_is_let_go() -> None:
    _, clients = noted(MOST, MOST + 1, 1)
    assert gone(clients) == [1]


def test_where_too_much_waits_in_all_those_furthest_behind_are_let_go() -> None:
    few = MOST // 10
    _, clients = noted(few, MOST, MOST - 1, few, MOST - 2, MOST - 3, few)
    assert gone(clients) == [1, 2]
    _, clients = noted(few, MOST, few, few, MOST - 1, MOST - 2, MOST - 3, few)
    assert gone(clients) == [1, 4]


def test_who_has_read_meanwhile_is_not_behind() -> None:
    here, clients = noted(*[MOST] * 4)
    for client in clients[:3]:
        client.unread = 0
    here.note(late := Client(MOST))
    assert not gone([*clients, late])


def test_who_has_read_all_or_is_gone_is_counted_no_more() -> None:
    here, clients = noted(*[MOST] * 4)
    here.forget(clients[0])
    here.forget(clients[0])
    here.note(late := Client(MOST))
    assert not gone([*clients, late])
    for client in [*clients, late]:
        here.forget(client)
    assert (here._behind, here._in_all) == ({}, 0)


def test_the_same_is_counted_once() -> None:
    here, clients = noted(MOST)
    for _ in range(10):
        here.note(clients[0])
    assert here._in_all == MOST
