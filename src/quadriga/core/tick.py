"""A call into the interpreter, which compiled loops make now and then."""


def tick() -> None:
    """Let signals in: only interpreted code notices Ctrl-C and alarms."""
