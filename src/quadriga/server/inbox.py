"""What a client has said that nobody has had time to hear yet: so many messages, and so many bytes."""

from __future__ import annotations

from collections import deque

from quadriga.server.limits import UNHEARD, UNHEARD_BYTES


class Inbox:
    """Messages in their order; None says that no more will come."""

    def __init__(self) -> None:
        self._messages: deque[bytes | None] = deque()
        self._size = 0  # bytes

    def __len__(self) -> int:
        return len(self._messages)

    def takes(self, message: bytes | None) -> bool:
        """Keep one more, if there is room for it; that it was the last is kept wherever there is none."""
        if message is not None:
            if len(self._messages) >= UNHEARD or self._size + len(message) > UNHEARD_BYTES:
                return False
            self._size += len(message)
        self._messages.append(message)
        return True

    def next(self) -> bytes | None:
        """Take out what has waited longest."""
        message = self._messages.popleft()
        self._size -= len(message or b"")
        return message

    def clear(self) -> None:
        """Let nothing of it be heard any more."""
        self._messages.clear()
        self._size = 0
