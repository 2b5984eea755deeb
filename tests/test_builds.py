"""Which build is in use, and that a build of other sources is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

import quadriga
from quadriga import builds

FILES = (
    "setup.py",
    "pyproject.toml",
    "src/quadriga/builds.py",
    "src/quadriga/games/board.toml",
    "src/quadriga/web/app.js",
    "src/quadriga/web/style.css",
)
NO_SOURCES = {".pyc", ".so", "", ".ts"}  # nothing of these is shown or run as it stands


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a source file, and how it is built."""
    for folder in ("games", "web"):
        (tmp_path / "src" / "quadriga" / folder).mkdir(parents=True)
    for name in FILES:
        (tmp_path / name).write_text(f"# {name}")
    return tmp_path


@pytest.fixture
def installed(
    checkout: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A folder where a build of this checkout is installed."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / builds.FINGERPRINT_FILE).write_text(builds.fingerprint(checkout))
    monkeypatch.setattr(builds, "HERE", folder)
    return folder


def test_build_of_these_sources_is_not_stale(checkout: Path, installed: Path) -> None:
    assert not builds.stale(checkout)


@pytest.mark.parametrize("name", FILES)
def test_changed_file_makes_a_build_stale(checkout: Path, installed: Path, name: str) -> None:
    (checkout / name).write_text("# changed")
    assert builds.stale(checkout)


def test_whatever_is_served_is_a_source() -> None:
    """Else a page that was changed would not be installed."""
    files = [path for path in Path(quadriga.__file__).parent.rglob("*") if path.is_file()]
    kinds = {path.suffix for path in files if path.name not in ("py.typed", builds.FINGERPRINT_FILE)}
    assert {".js", ".css", ".ftl", ".toml"} <= kinds
    assert kinds - NO_SOURCES <= {*builds.SOURCES}


def test_new_moved_and_missing_files_make_a_build_stale(checkout: Path, installed: Path) -> None:
    games = checkout / "src" / "quadriga" / "games"
    (games / "rules.py").write_text("")
    assert builds.stale(checkout)
    (games / "rules.py").unlink()
    assert not builds.stale(checkout)
    (games / "board.toml").rename(games / "other.toml")
    assert builds.stale(checkout)


def test_what_is_no_source_does_not_matter(checkout: Path, installed: Path) -> None:
    (checkout / "src" / "quadriga" / "__pycache__").mkdir()
    (checkout / "src" / "quadriga" / "__pycache__" / "builds.pyc").write_text("")
    assert not builds.stale(checkout)


def test_other_folders_and_plain_sources_are_never_stale(checkout: Path, installed: Path) -> None:
    (checkout / "setup.py").write_text("# changed")
    assert not builds.stale(checkout / "src")
    (installed / builds.FINGERPRINT_FILE).unlink()
    assert not builds.stale(checkout)


def test_build_in_use_is_described(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "compiled", lambda: True)
    assert builds.description() == "compiled"
    monkeypatch.setattr(builds, "compiled", lambda: False)
    assert builds.description() == (
        "plain Python: it was installed without a C compiler, so play-outs are slower"
    )
    (installed / builds.FINGERPRINT_FILE).unlink()
    assert builds.description() == "plain Python, straight from the sources"
