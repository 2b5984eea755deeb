"""What the server says of itself: a line of JSON for each thing, whoever says it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

SPEAK = """
import logging.config, sys
from quadriga.server import logs
logging.config.dictConfig(logs.CONFIG)
try:
    raise ValueError("so")
except ValueError as error:
    logging.getLogger(sys.argv[1]).error("something failed", exc_info=error)
"""


@pytest.mark.parametrize("speaker", ["quadriga.server", "uvicorn.error", "asyncio"])
def test_each_thing_is_a_line_of_json(speaker: str) -> None:
    done = subprocess.run([sys.executable, "-c", SPEAK, speaker], check=True, capture_output=True, text=True)
    line = json.loads(done.stderr)
    assert (line["level"], line["event"]) == ("error", "something failed")
    assert line["trace"].endswith("ValueError: so")
