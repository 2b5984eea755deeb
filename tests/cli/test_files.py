"""Files that may not be read or written."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from quadriga import QuadrigaError
from quadriga.cli.files import check_free, create, read, write
from quadriga.core.words import words


def forbid(path: Path, *given: object, **named: object) -> NoReturn:
    # Raised here, for there are users whom no file refuses.
    raise PermissionError(13, "Permission denied", str(path))


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words("en", "quadriga")  # what is said about it is read from a file too
    monkeypatch.setattr(Path, "read_text", forbid)
    with pytest.raises(QuadrigaError) as caught:
        read(tmp_path / "game.txt")
    assert str(caught.value) == f"{tmp_path / 'game.txt'}: you may not read or write this"


def test_a_file_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", forbid)
    with pytest.raises(QuadrigaError) as caught:
        create(tmp_path / "game.txt", "a record")
    assert str(caught.value) == f"{tmp_path / 'game.txt'}: you may not read or write this"
    assert list(tmp_path.iterdir()) == []


def test_any_other_trouble_is_told_as_the_system_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(path: Path, *given: object, **named: object) -> NoReturn:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", fill)
    with pytest.raises(QuadrigaError) as caught:
        create(tmp_path / "game.txt", "a record")
    assert str(caught.value) == f"{tmp_path / 'game.txt'}: No space left on device"


def test_of_what_cannot_be_written_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    create(file, "before")
    written = Path.write_text

    def half(path: Path, text: str, encoding: str) -> NoReturn:
        written(path, text[: len(text) // 2], encoding=encoding)
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(QuadrigaError, match="No space left on device"):
        write(file, "before and after")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["before"]


@pytest.mark.parametrize("name", ["a" * 5000, "game\0.txt"])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(QuadrigaError, match=r"File name too long|null byte"):
        check_free(tmp_path / name)


def test_a_free_place_stays_free(tmp_path: Path) -> None:
    check_free(tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []
