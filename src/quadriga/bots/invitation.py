"""The command behind a bot that somebody brings: `run:COMMAND`, `FILE.py` or `FILE.py:function`."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path
from symtable import symtable
from tokenize import open as open_source

from quadriga.core.errors import Reason, WrongBot

RUN = "run:"
FUNCTION = "decide"  # unless told
PYTHON = re.compile(r"(?P<file>.+\.py)(?::(?P<function>\w+))?", re.DOTALL)


def command(name: str) -> list[str] | None:
    """Return what is to be run for a bot of this name; None if it is no name of this kind."""
    if name.startswith(RUN):
        return _program(name)
    python = PYTHON.fullmatch(name)
    if python is None:
        return None
    file, function = Path(python["file"]), python["function"] or FUNCTION
    _check(name, file, function)
    # -P: what lies in the folder around must not stand in for Python's own modules.
    return [sys.executable, "-P", "-m", "quadriga.bots.translator", str(file), function]


def _program(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(RUN))
    except ValueError:
        raise WrongBot(name, Reason("a quotation mark is left open", "bot-quotes")) from None
    if not words:
        raise WrongBot(name, Reason("a command must follow", "bot-empty"))
    if shutil.which(words[0]) is None:
        raise WrongBot(name, Reason(f"there is no program '{words[0]}'", "bot-no-program", program=words[0]))
    return words


def _check(name: str, file: Path, function: str) -> None:
    """Refuse a file in which there is no such function; it is read, and not run."""
    try:
        with open_source(file) as source:
            table = symtable(source.read(), str(file), "exec")
    except FileNotFoundError:
        raise WrongBot(name, Reason("there is no such file", "bot-no-file")) from None
    except OSError as error:
        why = str(error.strerror)
        raise WrongBot(name, Reason(f"the file cannot be read ({why})", "bot-unread", why=why)) from None
    except SyntaxError as error:
        line = error.lineno or 1
        raise WrongBot(name, Reason(f"line {line} is no Python", "bot-no-python", line=line)) from None
    except ValueError:
        raise WrongBot(name, Reason("line 1 is no Python", "bot-no-python", line=1)) from None
    here = function in table.get_identifiers() and table.lookup(function)
    if not here or not (here.is_assigned() or here.is_imported()):
        raise WrongBot(
            name, Reason(f"there is no function '{function}' in it", "bot-no-function", function=function)
        )
