"""Changes: what is sent makes the new view from the old, and is no more than what differs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.core.game import Plain
from quadriga.table.changes import Step, changed, changes

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(plain, plain)
def test_steps_make_the_new_from_the_old(old: Plain, new: Plain) -> None:
    assert exactly(changed(old, changes(old, new))) == exactly(new)


@given(plain)
def test_nothing_changed_is_no_step(data: Plain) -> None:
    assert changes(data, data) == []


def exactly(data: Plain) -> object:
    """Return data that tells 1 from True."""
    if isinstance(data, dict):
        return {key: exactly(value) for key, value in data.items()}
    if isinstance(data, list):
        return [exactly(value) for value in data]
    return (type(data), data)


@pytest.mark.parametrize(
    ("old", "new", "steps"),
    [
        ({"a": 1}, {"a": 2}, [[["a"], 2]]),
        ({"a": 1}, {"b": None}, [[["a"]], [["b"], None]]),
        ([1, 2, 3], [1, 4], [[[2]], [[1], 4]]),
        ([1], [1, 2, 3], [[[1], 2], [[2], 3]]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, [[["a", 1, "b"], 3]]),
        ({"a": []}, {"a": {}}, [[["a"], {}]]),
        (1, [2], [[[], [2]]]),
    ],
)
def test_only_what_differs_is_sent(old: Plain, new: Plain, steps: list[Step]) -> None:
    assert changes(old, new) == steps
