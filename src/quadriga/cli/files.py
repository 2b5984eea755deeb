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


def create(path: Path, text: str) -> None:
    """Write a file that must not be there yet."""
    if path.exists():
        raise QuadrigaError(f"{path}: there is already a file of this name; choose another")
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
