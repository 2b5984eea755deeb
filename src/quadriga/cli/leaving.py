"""How people leave, before a game and in it: with a word, with Ctrl-C, or with Ctrl-D."""

from __future__ import annotations

from quadriga.core.words import Words


class Leave(Exception):
    """Somebody wants to leave the table."""


LEAVING = (EOFError, KeyboardInterrupt, Leave)


def leaves(answer: str, words: Words) -> bool:
    """Whether this answer is a word for leaving."""
    return answer.casefold() in words.say("command-quit").split()
