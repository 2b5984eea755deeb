"""Guests: they are asked in lines, and one that fails loses its seat to greedy, with a report."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game_template import GAME as CUPS
from quadriga import CHANCE, OVER, Rng, game
from quadriga.bots import bot, dismiss, greedy, guest, process
from quadriga.bots.guest import Guest

# Seat 1 has a 1 in its cup, and knows the 5 of seat 2; greedy swaps.
SWAP = "short swaps | 1 1 2 2 | 0 5 2 - | 1"

GOOD = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["actions"][0], flush=True)
"""

Bring = Callable[[str], Guest]


def name(file: Path) -> str:
    return f"run:{shlex.quote(sys.executable)} -S {shlex.quote(str(file))}"


@pytest.fixture
def bring(tmp_path: Path) -> Iterator[Bring]:
    """Return what makes a guest of a program, and see to it that its process ends."""
    guests: list[Guest] = []

    def make(program: str) -> Guest:
        file = tmp_path / f"bot{len(guests)}.py"
        file.write_text(program, encoding="utf-8")
        made = bot(name(file))
        assert isinstance(made, Guest)
        guests.append(made)
        return made

    yield make
    dismiss(guests)


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody think for long."""
    monkeypatch.setattr(guest, "SECONDS", 0.5)


def failed(guest: Guest) -> str:
    """Return why a guest lost its seat, when it is asked once; greedy decides in its place."""
    state = CUPS.parse(SWAP)
    action = guest(state, Rng(1))
    assert CUPS.action_text(state, action) == "swap 2"
    assert guest.fault is not None
    assert (guest.fault.bot, guest.fault.seat, guest.fault.position) == (guest.name, 0, SWAP)
    assert children() == []
    return guest.fault.reason


def children() -> list[int]:
    """Return the processes that a test has started and that are still there, zombies too."""
    return [child for child in all_children() if child not in BEFORE]


BEFORE: set[int] = set()


@pytest.fixture(autouse=True)
def _look_around() -> None:
    BEFORE.clear()
    BEFORE.update(all_children())


def all_children() -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just gone
                continue
            if int(fields[1]) == os.getpid():
                found.append(int(folder.name))
    return found


pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")


def test_a_question_holds_what_the_seat_may_know(bring: Bring, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    asked = bring(
        f"""
import json, sys
line = sys.stdin.readline()
open({str(heard)!r}, "w").write(line)
print(json.loads(line)["actions"][1])
"""
    )
    state = CUPS.parse(SWAP)
    assert CUPS.action_text(state, asked(state, Rng(1))) == "swap 2"
    assert json.loads(heard.read_text()) == {
        "quadriga": 1,
        "game": "cups",
        "seat": 0,
        "position": SWAP,
        "view": CUPS.view(state, 0),
        "actions": ["walk", "swap 2"],
        "seconds": 10.0,
        "seed": Rng(1).below(1 << 31),
    }


def test_one_process_is_asked_all_through_a_game_and_then_ends(bring: Bring) -> None:
    counting = bring(
        """
import json, sys
for number, line in enumerate(sys.stdin):
    actions = json.loads(line)["actions"]
    print(actions[number % len(actions)], flush=True)
"""
    )
    state = CUPS.parse(SWAP)
    assert [CUPS.action_text(state, counting(state, Rng(1))) for _ in range(3)] == ["walk", "swap 2", "walk"]
    assert len(children()) == 1
    assert dismiss([counting]) == []
    assert children() == []


def test_nothing_runs_before_it_is_asked(bring: Bring) -> None:
    idle = bring(GOOD)
    assert children() == []
    assert dismiss([idle, greedy.decide]) == []


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_a_guest_plays_every_game(bring: Bring, slug: str) -> None:
    chosen = game(slug)
    state, rng, guest = chosen.start(chosen.seats[0]), Rng(1), bring(GOOD)
    for _ in range(60):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
        else:
            state.apply(guest(state.redraw(int(state.actor()), rng), rng))
    assert guest.fault is None


def test_a_crash_is_told_with_the_last_of_stderr(bring: Bring) -> None:
    crashing = bring("import sys; sys.stdin.readline(); raise KeyError('my mistake')")
    assert failed(crashing) == "it ended with exit code 1"
    assert crashing.fault
    assert crashing.fault.stderr.endswith("KeyError: 'my mistake'")


def test_one_that_never_reads_has_ended_all_the_same(bring: Bring) -> None:
    assert failed(bring("")) == "it ended with exit code 0"


# It goes on in a process of its own, which holds the output open for a while.
LEFT_BEHIND = """
import os, sys, time
if os.fork() == 0:
    os.setsid()
    time.sleep(4)
    os._exit(0)
sys.exit(3)
"""


def test_who_ended_is_not_waited_for_because_of_what_it_left_behind(bring: Bring) -> None:
    assert failed(bring(LEFT_BEHIND)) == "it ended with exit code 3"


def test_a_signal_is_told(bring: Bring) -> None:
    assert failed(bring("import os; os.kill(os.getpid(), 11)")) == "it was ended by signal 11"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",
        "while True: pass",
        "import sys; sys.stdin.readline(); sys.stdout.write('walk'); sys.stdout.flush(); sys.stdin.read()",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "import os, sys; os.close(0); sys.stdin = None; import time; time.sleep(60)",
        "import subprocess; subprocess.run(['sleep', '60'])",
    ],
)
def test_one_that_hangs_is_ended(bring: Bring, program: str) -> None:
    began = time.monotonic()
    assert failed(bring(program)) == "it did not answer within 0.5 seconds"
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("'dance'", "it answered 'dance', which is none of the actions"),
        ("0", "it answered '0', which is none of the actions"),
        ("'WALK'", "it answered 'WALK', which is none of the actions"),
        ("''", "it answered '', which is none of the actions"),
        ("'x' * 300", f"it answered '{'x' * 200}…', which is none of the actions"),
    ],
)
def test_nonsense_is_quoted(bring: Bring, said: str, told: str) -> None:
    assert (
        failed(bring(f"import sys; sys.stdin.readline(); print({said}, flush=True); sys.stdin.read()"))
        == told
    )


def test_what_is_no_text_is_told_all_the_same(bring: Bring) -> None:
    noise = bring(
        "import sys; sys.stdin.readline(); "
        r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush(); sys.stdin.read()"
    )
    assert failed(noise) == "it answered '\ufffd\ufffd', which is none of the actions"


def test_an_answer_without_end_is_cut_off(bring: Bring) -> None:
    endless = bring("import sys; sys.stdin.readline()\nwhile True: print('x' * 9999, end='')")
    assert failed(endless) == "its answer is longer than 65536 bytes"


def test_a_closed_output_is_no_answer(bring: Bring) -> None:
    assert failed(bring("import os, sys; os.close(1); sys.stdin.read()")) == "it closed its output"


def test_a_line_too_many_loses_the_seat_at_the_next_decision(bring: Bring) -> None:
    chatting = bring("import sys; sys.stdin.readline(); print('walk\\nwalk', flush=True); sys.stdin.read()")
    state = CUPS.parse(SWAP)
    assert CUPS.action_text(state, chatting(state, Rng(1))) == "walk"
    assert failed(chatting) == "it said 'walk' without being asked"


def test_white_space_around_an_answer_is_free(bring: Bring) -> None:
    state = CUPS.parse(SWAP)
    windows = bring(r"import sys; sys.stdin.readline(); print(' swap 2 \r', flush=True); sys.stdin.read()")
    assert CUPS.action_text(state, windows(state, Rng(1))) == "swap 2"
    assert windows.fault is None


def test_a_flood_on_stderr_holds_nobody_up(bring: Bring) -> None:
    flooding = bring(
        """
import json, sys
for line in sys.stdin:
    sys.stderr.write("noise\\n" * 100_000)
    print(json.loads(line)["actions"][0], flush=True)
    sys.stderr.write("more noise\\n" * 100_000)
sys.stderr.write("the end\\n" * 100_000)
"""
    )
    state = CUPS.parse(SWAP)
    assert [CUPS.action_text(state, flooding(state, Rng(1))) for _ in range(3)] == ["walk"] * 3
    assert dismiss([flooding]) == []
    assert children() == []


def test_long_lines_go_both_ways(tmp_path: Path) -> None:
    """Neither a pipe that is full nor one that says something first may hold anybody up."""
    file = tmp_path / "echo.py"
    file.write_text(
        "import sys\nfor line in sys.stdin:\n    sys.stderr.write(line)\n    print(line[:60000], flush=True)"
    )
    echo = process.Process([sys.executable, "-S", str(file)])
    try:
        for sign in "ab":
            assert echo.ask(sign * 3_000_000, 30) == sign * 60000
    finally:
        echo.end()
    assert children() == []


def test_who_answers_before_the_question_is_over_still_hears_all_of_it(tmp_path: Path) -> None:
    file = tmp_path / "hasty.py"
    file.write_text(
        "import sys\nfirst = sys.stdin.read(1)\nprint('hasty', flush=True)\n"
        "first += sys.stdin.readline()\nsys.stdin.readline()\nprint(len(first), flush=True)"
    )
    hasty = process.Process([sys.executable, "-S", str(file)])
    try:
        assert hasty.ask("x" * 3_000_000, 30) == "hasty"
        assert hasty.ask("y", 30) == "3000001"
    finally:
        hasty.end()


def test_a_long_line_to_one_that_does_not_read_ends_in_time() -> None:
    deaf = process.Process(["sleep", "60"])
    try:
        with pytest.raises(process.NoAnswer, match="it did not answer within"):
            deaf.ask("x" * 3_000_000, 0.3)
    finally:
        deaf.end(grace=0)
    assert children() == []


def test_one_that_does_not_end_with_its_game_is_ended(bring: Bring) -> None:
    staying = bring(GOOD + "\nimport time; time.sleep(60)")
    staying(CUPS.parse(SWAP), Rng(1))
    assert staying._process
    staying._process.end(grace=0.1)
    staying._process = None
    assert children() == []


def test_one_that_nobody_ended_ends_with_whoever_asked_it() -> None:
    """As where Ctrl-C comes again while bots are dismissed."""
    asks = """
from quadriga.bots.process import Process
print(Process(["sleep", "60"])._process.pid)
"""
    said = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True).stdout
    assert not Path("/proc", said.strip()).exists()


def test_what_it_started_ends_with_it_though_it_has_ended_itself(bring: Bring, tmp_path: Path) -> None:
    started = tmp_path / "started"
    parent = bring(
        f"""
import subprocess, sys
sys.stdin.readline()
child = subprocess.Popen(["sleep", "60"], stdin=-3, stdout=-3, stderr=-3)
open({str(started)!r}, "w").write(str(child.pid))
"""
    )
    assert failed(parent) == "it ended with exit code 0"
    wait_for_the_end_of(int(started.read_text()))


def wait_for_the_end_of(process: int) -> None:
    """It is nobody's child any more: it may take a while until it is gone, or a zombie."""
    stat = Path(f"/proc/{process}/stat")
    end = time.monotonic() + 10
    while stat.exists() and stat.read_text().rpartition(") ")[2][0] != "Z":
        assert time.monotonic() < end, "it still runs"
        time.sleep(0.02)


def test_a_program_that_is_gone_by_then_cannot_be_started(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o700)
    guest = bot(f"run:{program}")
    assert isinstance(guest, Guest)
    program.unlink()
    assert failed(guest) == "it cannot be started (No such file or directory)"


def test_greedy_plays_on_and_the_guest_is_not_asked_again(bring: Bring) -> None:
    crashing = bring("raise SystemExit(3)")
    failed(crashing)
    first = crashing.fault
    state = CUPS.parse(SWAP)
    assert CUPS.action_text(state, crashing(state, Rng(2))) == "swap 2"
    assert crashing.fault is first
    assert dismiss([crashing]) == [first]
