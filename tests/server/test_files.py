"""Files: a server may have as many open as the system lets it."""

from __future__ import annotations

import subprocess
import sys

import pytest

OPEN = """
import resource
from quadriga.server import files
resource.setrlimit(resource.RLIMIT_NOFILE, ({now}, {most}))
files.allow_many()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("now", "most"), [(100, 300), (300, 300)])
def test_as_many_may_be_open_as_the_system_allows(now: int, most: int) -> None:
    program = OPEN.format(now=now, most=most)
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert ran.stdout.split() == [str(most), str(most)]
