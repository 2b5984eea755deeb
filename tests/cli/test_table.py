"""The table: bots are told no secrets, and no game is lost."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from quadriga import Advice, Game, Record, Rng, State, Unreadable, game, hint
from quadriga.bots import bot
from quadriga.cli.menu import Menu
from quadriga.cli.seats import Seat
from quadriga.cli.table import Table


def test_a_bot_is_given_what_its_seat_may_know(cups: Game[State]) -> None:
    record = Record(cups, 2, {"path": "long"}, ["Ada", "Nina"])
    given: list[State] = []

    def spy(state: State, rng: Rng) -> int:
        given.append(state.copy())
        return int(state.pick(rng))

    seats = [Seat("Ada", spy), Seat("Nina", spy)]
    Table(Console(file=StringIO()), record, seats, "en", 1, None).play()
    truths = [state for state in record.states() if state.actor() >= 0]
    assert len(given) == len(truths)
    for told, true in zip(given, truths, strict=True):
        seat = int(true.actor())
        assert cups.view(told, seat) == cups.view(true, seat)
    assert [cups.text(told) for told in given] != [cups.text(true) for true in truths]


def test_a_hint_is_given_what_the_seat_may_know(cups: Game[State], monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 knows its own die only; the hint is the same whatever the others hide."""
    given: list[State] = []

    def spy(state: State, seconds: float) -> list[Advice]:
        given.append(state)
        return hint(state, tries=12)

    monkeypatch.setattr("quadriga.cli.asker.hint", spy)
    hints = []
    for position in (
        "short swaps | 1 2 2 - | 3 5 2 - | 2 1 2 - | 1",
        "short swaps | 1 2 2 - | 3 1 2 - | 2 3 2 - | 1",
    ):
        record = Record(cups, 3, {"swaps": True}, ["Lola", "Ada", "Nina"])
        seats = [Seat("Lola", None), Seat("Ada", bot("random")), Seat("Nina", bot("random"))]
        out = StringIO()
        table = Table(Console(file=out), record, seats, "en", 1, None)
        table.state = cups.parse(position)
        assert table.asker._command("hint", table.state, Menu(table.state, table.teller))
        assert cups.text(table.state) == position
        hints.append(out.getvalue())
    assert cups.text(given[0]) == cups.text(given[1])
    assert hints[0] == hints[1]


class Failing(StringIO):
    """A terminal that goes away after so many writes."""

    def __init__(self, writes: int) -> None:
        super().__init__()
        self.writes = writes

    def write(self, text: str) -> int:
        self.writes -= 1
        if self.writes < 0:
            raise OSError(5, "Input/output error")
        return super().write(text)


def test_a_game_whose_terminal_goes_away_is_kept(tmp_path: Path) -> None:
    record = Record(game("overload"), 3)
    seats = [Seat(name, bot("random")) for name in record.names]
    file = tmp_path / "game.txt"
    with pytest.raises(OSError, match="Input/output error"):
        Table(Console(file=Failing(9)), record, seats, "en", 1, file).play()
    assert Record.parse(file.read_text(encoding="utf-8")).actions == record.actions != []


def on_its_way() -> Table:
    """Return a table at which somebody has six steps to go, and one change of lanes."""
    record = Record(game("chariot"), 4)
    seats = [Seat(record.names[0], None), *(Seat(name, bot("random")) for name in record.names[1:])]
    table = Table(Console(file=StringIO()), record, seats, "en", 1, None)
    table.state = game("chariot").parse(
        "4 AA white - | 1 blue 0:o4 12 6 3, 2 red 0:m4 12 4 3, 3 green 0:i4 12 4 3, 4 yellow 0:o3 12 4 3 "
        "| - | 1 - | blue move 6 lanes 1 attacks 0 from o4 by -"
    )
    return table


@pytest.mark.parametrize(
    ("answer", "actions"),
    [
        ("a", ["ahead"]),
        ("a a i", ["ahead", "ahead", "inward"]),
        ("aai", ["ahead", "ahead", "inward"]),
        ("AAI", ["ahead", "ahead", "inward"]),
        ("ahead ahead", ["ahead", "ahead"]),
    ],
)
def test_several_answers_may_stand_on_one_line(answer: str, actions: list[str]) -> None:
    table = on_its_way()
    read = table.asker._read_all(answer, table.state, Menu(table.state, table.teller))
    texts = []
    for action in read:
        texts.append(table.record.game.action_text(table.state, action))
        table.state.apply(action)
    assert texts == actions


@pytest.mark.parametrize("answer", ["a x", "a i i", "i a", "aaaaaaa", "a a quit"])
def test_of_several_answers_none_is_taken_if_one_cannot_be(answer: str) -> None:
    """An inward step here leaves nothing to decide, so that nothing may come after it."""
    table = on_its_way()
    before = str(table.state)
    with pytest.raises(Unreadable):
        table.asker._read_all(answer, table.state, Menu(table.state, table.teller))
    assert str(table.state) == before


def test_what_was_typed_ahead_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_its_way()
    typed = ["a a i"]
    monkeypatch.setattr(Console, "input", lambda *given: typed.pop(0))
    taken = []
    for _ in range(3):
        taken.append(table.record.game.action_text(table.state, table._next(0)))
        table.state.apply(table.record.game.parse_action(table.state, taken[-1]))
    assert taken == ["ahead", "ahead", "inward"]
    assert typed == []


@pytest.mark.parametrize("answer", ["1b 3821", "1b 3820", "1b 1a", "1b 0"])
def test_an_answer_that_hangs_on_a_secret_is_not_taken_ahead(answer: str) -> None:
    """Else whoever tries to swap before it is time would learn which tiles another holds."""
    record = Record(game("asteroid"), 3, {"asteroids": False, "bonus": True})
    seats = [Seat(record.names[0], None), *(Seat(name, bot("random")) for name in record.names[1:])]
    table = Table(Console(file=StringIO()), record, seats, "en", 1, None)
    empty = " / ".join([". . . . . . ."] * 7)
    table.state = game("asteroid").parse(
        f"3 clear bonus | {empty} | - | g7:4 d1:1 g7:3 | 14,38,41 / 8,12,46 / 21,31,36 | - | - | 1 place"
    )
    menu = Menu(table.state, table.teller)
    assert len(table.asker._read_all("1b", table.state, menu)) == 1
    with pytest.raises(Unreadable):
        table.asker._read_all(answer, table.state, menu)
