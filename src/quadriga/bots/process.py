"""A process that answers a line with a line, and is never waited for longer than agreed.

All its pipes are served in one loop, so that neither a long line nor a flood on stderr holds anybody up.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO
from weakref import finalize

from quadriga.core.errors import Reason

MOST = 65536  # bytes of an answer
QUOTED = 200  # characters of a wrong one that are told
LAST = 2000  # bytes of stderr that are remembered
AT_ONCE = 65536  # bytes that are read
GRACE = 1.0  # seconds in which a process ends by itself once it is told no more
GLANCE = 0.02  # seconds between two looks at whether it has


class NoAnswer(Exception):
    """A process that did not answer; the reason says what it did instead."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason)


class Process:
    """A program that was started; `stderr` is the last that it wrote there."""

    def __init__(self, command: Sequence[str]) -> None:
        # In a session of its own it hears no Ctrl-C, and can be ended with all that it started.
        try:
            self._process = subprocess.Popen(  # noqa: S603  # whoever named this program wants it run
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = str(getattr(error, "strerror", None) or error)
            raise NoAnswer(Reason(f"it cannot be started ({why})", "bot-unstarted", why=why)) from None
        self._kill = finalize(self, _kill, self._process)  # also where nobody came to ending it
        self._stdin, self._stdout, self._stderr = map(
            _opened, (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdout, self._stderr):
            self._selector.register(pipe, selectors.EVENT_READ)
        self._question = b""
        self._answer = b""
        self._errors = b""

    @property
    def stderr(self) -> str:
        return self._errors.decode(errors="replace").strip()

    def ask(self, line: str, seconds: float) -> str:
        """Return the line with which it answers this one."""
        self._serve(0)
        if self._answer:
            raise NoAnswer(_unasked(self._answer))
        self._question = f"{line}\n".encode()
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        end = monotonic() + seconds
        while self._question or b"\n" not in self._answer:  # half a question would spoil the next
            if self._stdout not in self._selector.get_map():
                raise NoAnswer(self._gone())
            if len(self._answer) > MOST:
                raise NoAnswer(Reason(f"its answer is longer than {MOST} bytes", "bot-endless", most=MOST))
            left = end - monotonic()
            if left <= 0:
                raise NoAnswer(_silent(seconds))
            ended = self._process.poll() is not None  # what it wrote before can be read by now
            if not self._serve(min(left, GLANCE)) and ended:  # its output may be open in what it started
                raise NoAnswer(self._gone())
        answer, _, self._answer = self._answer.partition(b"\n")
        return answer.decode(errors="replace").strip()

    def end(self, grace: float = GRACE) -> None:
        """Tell it that nothing more comes, and end it if it does not end by itself."""
        self._stop_writing()
        self._stdin.close()
        try:
            self._wait(grace)
        finally:  # whoever is tired of waiting leaves nothing behind
            self._kill()
        self._serve(0)
        self._selector.close()
        self._stdout.close()
        self._stderr.close()

    def _wait(self, seconds: float) -> None:
        """Give it time to end, whatever it still writes."""
        end = monotonic() + seconds
        while self._process.poll() is None and monotonic() < end:
            self._serve(GLANCE)
            if not self._selector.get_map():
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(GLANCE)

    def _gone(self) -> Reason:
        """Say how it went, once it has closed its output or ended."""
        self._wait(GRACE)
        self._serve(0)
        code = self._process.poll()
        if code is None:
            return Reason("it closed its output", "bot-closed")
        if code < 0:
            return Reason(f"it was ended by signal {-code}", "bot-killed", signal=-code)
        return Reason(f"it ended with exit code {code}", "bot-ended", code=code)

    def _serve(self, seconds: float) -> bool:
        """Write and read what can be at once; wait so long at most for that, and say if there was any."""
        ready = self._selector.select(seconds)
        for key, _ in ready:
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._answer = self._answer[: MOST + 1] + self._read(self._stdout)
            else:
                self._errors = (self._errors + self._read(self._stderr))[-LAST:]
        return bool(ready)

    def _write(self) -> None:
        try:
            self._question = self._question[os.write(self._stdin.fileno(), self._question) :]
        except BlockingIOError:
            return
        except BrokenPipeError:  # it reads no more, but may still have something to say
            self._question = b""
        if not self._question:
            self._stop_writing()

    def _stop_writing(self) -> None:
        self._question = b""
        if self._stdin in self._selector.get_map():
            self._selector.unregister(self._stdin)

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            data = os.read(pipe.fileno(), AT_ONCE)
        except BlockingIOError:
            return b""
        if not data:
            self._selector.unregister(pipe)
        return data


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End it, and what it started: that may still run when it has ended itself."""
    with suppress(OSError):  # nothing of it is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "all three were asked for"
    os.set_blocking(pipe.fileno(), False)
    return pipe


def quoted(text: str) -> str:
    """Return what it said, cut where it goes on and on."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def _silent(seconds: float) -> Reason:
    return Reason(f"it did not answer within {seconds:g} seconds", "bot-silent", seconds=f"{seconds:g}")


def _unasked(said: bytes) -> Reason:
    text = quoted(said.decode(errors="replace").strip())
    return Reason(f"it said '{text}' without being asked", "bot-unasked", text=text)
