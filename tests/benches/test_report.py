"""The arithmetic of a report, on made-up speeds, and how it is written down."""

from __future__ import annotations

import json

import pytest

from benches.report import Aim, Alone, Report, Row, ratio_text, rows_of, speed_text

ROUNDS = [
    {"quadriga": 6e6, "plain C": 10e6, "tuned C": 20e6},
    {"tuned C": 18e6, "plain C": 8e6, "quadriga": 7e6},
    {"quadriga": 9e6, "plain C": 12e6, "tuned C": 30e6},
]
PLAIN, TUNED = rows_of("playouts", "quadriga", {"plain C": 0.6, "tuned C": None}, ROUNDS)
ALONE = Alone("playouts, alone", (5e6, 1e6, 3e6), target=2e6)
SLOW = Row("Python loop", "OpenSpiel pig", (1e6, 1e6), (5e5, 4e5), target=3)
REPORT = Report(
    "compiled",
    {"quadriga": "0.1.0", "Python": "3.11.7"},
    (PLAIN, TUNED, ALONE, SLOW),
    ("PettingZoo, which is not installed.",),
)


def test_a_row_for_each_peer_with_the_speeds_of_each_round() -> None:
    assert (PLAIN.peer, PLAIN.ours, PLAIN.theirs) == ("plain C", (6e6, 7e6, 9e6), (10e6, 8e6, 12e6))
    assert (TUNED.peer, TUNED.theirs, TUNED.target) == ("tuned C", (20e6, 18e6, 30e6), None)


def test_the_ratio_is_the_median_of_the_rounds_own_ratios() -> None:
    """Not the ratio of the medians, 0.7: a slow round must slow both sides."""
    assert PLAIN.ratios == [0.6, 0.875, 0.75]
    assert PLAIN.ratio == 0.75
    assert PLAIN.spread == (0.6, 0.875)


def test_a_target_is_reached_missed_or_absent() -> None:
    assert PLAIN.reached is True
    assert SLOW.reached is False
    assert TUNED.reached is None


def test_a_target_met_exactly_is_reached() -> None:
    assert Row("playouts", "C", (6.0,), (10.0,), target=0.6).reached is True


def test_without_peers_there_are_no_rows() -> None:
    assert rows_of("Python loop", "quadriga", {}, [{"quadriga": 1.0}]) == []


@pytest.mark.parametrize(
    ("speed", "text"), [(11_736_000, "11.7 M"), (370_900, "371 k"), (43_210, "43.2 k"), (950.4, "950")]
)
def test_speeds_are_written_with_three_figures(speed: float, text: str) -> None:
    assert speed_text(speed) == text


@pytest.mark.parametrize(("ratio", "text"), [(0.7512, "0.75"), (3.349, "3.35"), (41.6, "42")])
def test_ratios_are_written_to_the_hundredth_or_whole(ratio: float, text: str) -> None:
    assert ratio_text(ratio) == text


def test_the_verdict_names_what_is_missed() -> None:
    assert REPORT.verdict() == "Missed: Python loop against OpenSpiel pig."


def test_the_verdict_when_all_is_reached_or_nothing_measured() -> None:
    assert Report("compiled", {}, (PLAIN, TUNED)).verdict() == "Every target that was measured is reached."
    assert Report("compiled", {}, (TUNED,)).verdict() == "No target was measured."


def test_other_aims_are_in_the_verdict() -> None:
    slow, quick, unknown = (
        Aim("a crowd, 100 ms", False),
        Aim("a crowd, 100 ms", True),
        Aim("a crowd, memory", None),
    )
    assert Report("compiled", {}, (PLAIN,), aims=(slow, unknown)).verdict() == "Missed: a crowd, 100 ms."
    assert Report("compiled", {}, (), aims=(quick,)).verdict() == "Every target that was measured is reached."
    assert Report("compiled", {}, (), aims=(unknown,)).verdict() == "No target was measured."


def test_alone_a_speed_is_the_target() -> None:
    assert ALONE.reached is True
    assert Alone("playouts", (1e6, 1e6), target=2e6).reached is False
    assert Alone("playouts", (1e6, 1e6)).reached is None
    assert REPORT.plain()["rows"][2] == ALONE.plain()  # type: ignore[index]  # plain data
    missed = Report("compiled", {}, (Alone("playouts, alone", (1e6,), target=2e6),))
    assert missed.verdict() == "Missed: playouts, alone."


def test_the_markdown_says_all_of_it() -> None:
    assert (
        REPORT.markdown()
        == """\
# Results

Written by `quadriga bench`. What is measured, and how to read it, is in
[docs/benchmarks.md](../docs/benchmarks.md). Speeds are decisions a second, in search tries a
second, medians of 3 rounds; they depend on the machine, the ratios much less. Spread
is the lowest and the highest ratio of all rounds, or speed where nobody is there to
compare with.

| what | against | ours | theirs | ratio | spread | target |
| --- | --- | --- | --- | --- | --- | --- |
| playouts | plain C | 7 M | 10 M | 0.75 | 0.60–0.88 | 0.6 reached |
| playouts | tuned C | 7 M | 20 M | 0.30 | 0.30–0.39 | none |
| playouts, alone | nobody | 3 M |  |  | 1 M–5 M | 2 M reached |
| Python loop | OpenSpiel pig | 1 M | 450 k | 2.25 | 2.00–2.50 | 3 MISSED |

- Versions: quadriga 0.1.0, Python 3.11.7.
- Build of quadriga: compiled.
- Left out: PettingZoo, which is not installed.
- Missed: Python loop against OpenSpiel pig.
"""
    )


def test_the_json_has_every_row_with_its_figures() -> None:
    plain = json.loads(json.dumps(REPORT.plain()))
    assert plain["build"] == "compiled"
    assert plain["left_out"] == ["PettingZoo, which is not installed."]
    assert plain["rows"][0] == {
        "name": "playouts",
        "peer": "plain C",
        "ours_median": 7e6,
        "peer_median": 10e6,
        "ratio_median": 0.75,
        "ratio_lowest": 0.6,
        "ratio_highest": 0.875,
        "rounds": 3,
        "target": 0.6,
        "reached": True,
    }
