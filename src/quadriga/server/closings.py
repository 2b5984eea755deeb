"""Why the server closes a line, by the numbers that the standard leaves free for it."""

from __future__ import annotations

UNREADABLE = 4400
SILENT = 4401
FORBIDDEN = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
UNPLAYABLE = 4410
TOO_MUCH = 4429
LATER = 4503
