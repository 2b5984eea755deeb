"""Which build is in use, compiled or plain Python, and whether it is the one of these sources.

Imports nothing of ours: setup.py runs this file on its own.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = "src/quadriga"
FINGERPRINT_FILE = "fingerprint.txt"
SOURCES = (".py", ".toml", ".ftl", ".md", ".txt", ".js", ".css", ".html", ".svg", ".json")


def compiled() -> bool:
    """Whether the rules run compiled; where no compiler was found they run in plain Python."""
    file = import_module("quadriga.core.state").__file__
    return file is not None and not file.endswith(".py")


def description() -> str:
    """Say which build is in use, and what follows from it."""
    if compiled():
        return "compiled"
    if not (HERE / FINGERPRINT_FILE).exists():
        return "plain Python, straight from the sources"
    return "plain Python: it was installed without a C compiler, so play-outs are slower"


def fingerprint(checkout: Path) -> str:
    """Return a text that changes whenever a source file does, or how they are built."""
    digest = blake2b(digest_size=16)
    sources = sorted(path for path in (checkout / PACKAGE).rglob("*") if path.suffix in SOURCES)
    for path in (checkout / "pyproject.toml", checkout / "setup.py", *sources):
        digest.update(f"{path.relative_to(checkout).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def stale(checkout: Path) -> bool:
    """Whether this is an installed build of other sources than those of this checkout."""
    built_from = HERE / FINGERPRINT_FILE
    if not built_from.exists() or not (checkout / PACKAGE / "builds.py").exists():
        return False
    return built_from.read_text() != fingerprint(checkout)


def checkout(here: Path) -> Path | None:
    """Return the checkout of Quadriga in which this folder lies, if it lies in one."""
    folders = (here, *here.parents)
    return next((folder for folder in folders if (folder / PACKAGE / "builds.py").is_file()), None)
