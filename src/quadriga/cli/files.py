"""Reading and writing the files that are named on the command line."""

from __future__ import annotations

from pathlib import Path

from quadriga.core.errors import QuadrigaError


def read(path: Path) -> str:
    """Return the text of a file, or say why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise QuadrigaError(f"{path}: this is not a text file in UTF-8") from None
    except OSError as error:
        raise QuadrigaError(f"{path}: {_reason(error)}") from None


def check_free(path: Path) -> None:
    """Refuse a place where no new file can be written."""
    if path.is_dir():
        raise QuadrigaError(f"{path}: this is a folder; name a file in it")
    if path.exists():
        raise QuadrigaError(f"{path}: there is already a file of this name; choose another")
    if not path.parent.is_dir():
        raise QuadrigaError(f"{path}: there is no folder {path.parent}")


def create(path: Path, text: str) -> None:
    """Write a file that must not be there yet."""
    check_free(path)
    write(path, text)


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise QuadrigaError(f"{path}: {_reason(error)}") from None


def _reason(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file or folder"
    if isinstance(error, IsADirectoryError):
        return "this is a folder, not a file"
    if isinstance(error, PermissionError):
        return "you may not read or write this"
    return error.strerror or str(error)
