"""What differs between two views, so that only that is sent: small steps that make the new one from the old.

A step is `[path, value]`, which sets what lies there, or `[path]`, which takes it away: a key of an object,
or the rest of a list from there on. A path is keys and places from the outside in.
"""

from __future__ import annotations

from quadriga.core.game import Plain

Step = list[Plain]


def changes(old: Plain, new: Plain) -> list[Step]:
    """Return the steps that make the new data from the old."""
    steps: list[Step] = []
    _compare(old, new, [], steps)
    return steps


def changed(old: Plain, steps: list[Step]) -> Plain:
    """Return what the steps make of this data; it stays as it is."""
    for path, *value in steps:
        assert isinstance(path, list), "a step begins with its path"
        old = _with(old, path, value)
    return old


def _compare(old: Plain, new: Plain, path: list[Plain], steps: list[Step]) -> None:
    """Add what differs here. The path is one list for all: it is copied only where something does."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, steps)
    elif type(old) is not type(new) or old != new:  # 1 is not True
        steps.append([[*path], new])


def _compare_objects(
    old: dict[str, Plain], new: dict[str, Plain], path: list[Plain], steps: list[Step]
) -> None:
    begin, kept = len(steps), 0
    for key, value in new.items():
        if key not in old:
            steps.append([[*path, key], value])
            continue
        kept += 1
        if old[key] is not value:  # most of it is the very same
            _compare_within(old[key], value, key, path, steps)
    if kept < len(old):
        steps[begin:begin] = [[[*path, key]] for key in old if key not in new]


def _compare_lists(old: list[Plain], new: list[Plain], path: list[Plain], steps: list[Step]) -> None:
    if new and not old:
        steps.append([[*path], new])
        return
    if len(new) < len(old):
        steps.append([[*path, len(new)]])
    for at, value in enumerate(new):
        if at >= len(old):
            steps.append([[*path, at], value])
        elif old[at] is not value:
            _compare_within(old[at], value, at, path, steps)


def _compare_within(old: Plain, new: Plain, key: Plain, path: list[Plain], steps: list[Step]) -> None:
    path.append(key)
    _compare(old, new, path, steps)
    path.pop()


def _with(data: Plain, path: list[Plain], value: list[Plain]) -> Plain:
    if not path:
        return value[0]
    key, *rest = path
    goes = not rest and not value
    if isinstance(data, dict):
        assert isinstance(key, str), "an object has keys"
        if goes:
            return {name: kept for name, kept in data.items() if name != key}
        return data | {key: _with(data.get(key), rest, value)}
    assert isinstance(data, list), "a path leads through objects and lists"
    assert isinstance(key, int), "a list has places"
    if goes:
        return data[:key]
    return [*data[:key], _with(data[key] if key < len(data) else None, rest, value), *data[key + 1 :]]
