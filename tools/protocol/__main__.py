"""Writes docs/protocol.md: `python -m tools.protocol`."""

from __future__ import annotations

from tools.protocol.page import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
