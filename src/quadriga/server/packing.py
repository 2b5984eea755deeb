"""Messages packed for who offers to unpack them, as browsers do (RFC 7692): a third is left of most.

Each is packed by itself, so that nothing is kept for a line between two of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

WORTH = 400  # bytes: less is not worth it
FASTEST = {"level": 1, "memLevel": 8}

PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=FASTEST
)


def packed(message: bytes, agreed: Sequence[Extension]) -> bytes | None:
    """Return a message as it goes over a line where this was agreed on; None: it goes as it is."""
    if not agreed or len(message) < WORTH:
        return None
    return bytes(agreed[0].encode(Frame(Opcode.TEXT, message)).data)


def unpacked(data: bytes, agreed: Sequence[Extension], largest: int) -> bytes:
    """Return a message as it was before a client packed it; PayloadTooBig if it was larger than this."""
    return bytes(agreed[0].decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=largest).data)
