"""Which build is in use, compiled or plain Python, and whether it is the one of these sources.

Imports nothing of ours: setup.py runs this file on its own.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
FINGERPRINT_FILE = "fingerprint.txt"
SOURCES = (".py", ".toml", ".ftl", ".md")


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
    return "plain Python: no C compiler was found when it was installed, so play-outs are slower"


def fingerprint(folder: Path) -> str:
    """Return a text that changes whenever a source file in this folder does."""
    digest = blake2b(digest_size=16)
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOURCES:
            digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def stale(checkout: Path) -> bool:
    """Whether this is an installed build of other sources than those of this checkout."""
    sources = checkout / "src" / "quadriga"
    built_from = HERE / FINGERPRINT_FILE
    if not built_from.exists() or not (sources / "builds.py").exists():
        return False
    return built_from.read_text() != fingerprint(sources)
