"""Limits: so much at once, so much a second, and no more."""

from __future__ import annotations

import pytest

from quadriga.server import limits


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock with one hand, to be set."""
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


def test_what_is_spent_fills_up_with_time(clock: list[float]) -> None:
    allowance = limits.Allowance(at_once=3, a_second=2)
    assert [allowance.takes() for _ in range(4)] == [True, True, True, False]
    clock[0] += 1.0
    assert [allowance.takes() for _ in range(3)] == [True, True, False]


def test_it_never_holds_more_than_at_first(clock: list[float]) -> None:
    allowance = limits.Allowance(at_once=3, a_second=2)
    clock[0] += 1000.0
    assert [allowance.takes() for _ in range(4)] == [True, True, True, False]


def test_each_has_an_allowance_of_their_own(clock: list[float]) -> None:
    allowances = limits.Allowances(at_once=2, a_second=1)
    assert [allowances.takes(name) for name in ("Lola", "Max", "Lola", "Lola", "Max")] == [
        True,
        True,
        True,
        False,
        True,
    ]
    clock[0] += 1.0
    assert allowances.takes("Lola")


def test_only_what_is_being_spent_is_kept(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 3)
    allowances = limits.Allowances(at_once=2, a_second=1)
    for name in ("Ada", "Bob", "Lola"):
        assert allowances.takes(name)
    clock[0] += 0.9
    assert allowances.takes("Lola")
    clock[0] += 0.2
    assert allowances.takes("Max")
    assert set(allowances._spent) == {"Lola", "Max"}


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "", True),
    ],
)
def test_addresses_of_one_household_are_one(one: str, other: str, are_one: bool) -> None:
    assert (limits.household(one) == limits.household(other)) is are_one
