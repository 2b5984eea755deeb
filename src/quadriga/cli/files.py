"""Reading and writing the files that are named on the command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from quadriga.cli.troubles import Trouble
from quadriga.core.errors import QuadrigaError
from quadriga.core.records import Record

PICTURES = "pictures"  # the folder of the pictures of a page


def read(path: Path) -> str:
    """Return the text of a file, or say why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble("no-text", file=path) from None
    except OSError as error:
        raise trouble(path, error) from None


def read_record(path: Path) -> Record:
    """Return the record in a file, or say what is wrong with it."""
    with about(path):
        return Record.parse(read(path))


def check_free(path: Path) -> None:
    """Refuse a place where no new file can be written; a line is written there to see."""
    try:
        if path.is_dir():
            raise Trouble("folder-there", file=path)
        if path.exists():
            raise Trouble("file-there", file=path)
        if not path.parent.is_dir():
            raise Trouble("no-folder", file=path, folder=path.parent)
    except OSError as error:
        raise trouble(path, error) from None
    _drafted(path, "\n").unlink()


def create(path: Path, text: str) -> None:
    """Write a file that must not be there yet."""
    check_free(path)
    write(path, text)


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = _drafted(path, text)
    try:
        draft.replace(path)
    except OSError as error:
        raise trouble(path, error) from None


def publish(folder: Path, texts: Mapping[str, str], mark: str) -> None:
    """Write a page and what belongs to it, its pictures too; only what has our mark is written over."""
    for name in texts:
        if (folder / name).exists() and mark not in read(folder / name):
            raise Trouble("file-there", file=folder / name)
    with about(folder):
        (folder / PICTURES).mkdir(exist_ok=True)
    for name, written in texts.items():
        write(folder / name, written)


def _drafted(path: Path, text: str) -> Path:
    """Return a file beside this one, with this text; of a text that cannot be written nothing is left."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:  # a ValueError where no file can have such a name
        with suppress(OSError, ValueError):
            draft.unlink()
        raise trouble(path, error) from None
    return draft


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Say of which file an error speaks."""
    try:
        yield
    except Trouble:
        raise
    except QuadrigaError as error:
        raise Trouble("in-file", file=path, cause=error) from None
    except OSError as error:
        raise trouble(path, error) from None


def trouble(path: Path, error: OSError | ValueError) -> Trouble:
    """Return why a file cannot be read or written, in our words."""
    if isinstance(error, FileNotFoundError):
        return Trouble("no-file", file=path)
    if isinstance(error, IsADirectoryError):
        return Trouble("folder", file=path)
    if isinstance(error, PermissionError):
        return Trouble("forbidden", file=path)
    return Trouble("system", file=path, text=getattr(error, "strerror", None) or error)
