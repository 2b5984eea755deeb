"""Compiles the rules with mypyc where a C compiler is at hand; elsewhere the wheel is plain Python.

QUADRIGA_COMPILE=1 demands compiling and fails without a compiler; =0 does without one.
"""

from __future__ import annotations

import os
import runpy
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "quadriga"
BUILDS = runpy.run_path(str(PACKAGE / "builds.py"))


# mypyc writes many small functions; gcc and clang only inline them when they are not exported
# and, for gcc, when the limits are raised: a third faster together.
INLINING = [
    "-fvisibility=hidden",
    "-finline-limit=3000",
    "--param=large-function-growth=5000",
    "--param=inline-unit-growth=100",
    "--param=large-function-insns=20000",
]
# Python asks gcc for warnings; looking for them in what mypyc writes takes a third of the time.
UNWARNED = ["-Wno-all"]


class BuildWithFingerprint(build_py):  # type: ignore[misc]  # setuptools has no types here
    """Puts beside the modules which sources they were built from."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "quadriga" / BUILDS["FINGERPRINT_FILE"]
        target.write_text(BUILDS["fingerprint"](ROOT))


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are at hand: try them."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def wants_compiling() -> bool:
    # This file runs several times per wheel; only the last run builds it.
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return False
    wish = os.environ.get("QUADRIGA_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"QUADRIGA_COMPILE={wish}: it can be 1 (demand compiling), 0 (do without) or left out")
    if wish == "0":
        return False
    if can_compile():
        return True
    if wish == "1":
        sys.exit("QUADRIGA_COMPILE=1, but no C compiler with Python's headers was found")
    print("no C compiler with Python's headers: building plain Python, which is slower", file=sys.stderr)
    return False


def extensions() -> list[Extension]:
    if not wants_compiling():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  # only there when building

    globs = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["quadriga"]["compiled"]
    modules = sorted(str(path.relative_to(ROOT)) for glob in globs for path in PACKAGE.glob(glob))
    compiled: list[Extension] = mypycify(
        ["--strict", *modules], opt_level="3", group_name="quadriga_compiled"
    )
    for extension in compiled:
        extension.extra_compile_args += INLINING + UNWARNED
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithFingerprint})
