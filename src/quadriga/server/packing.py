"""Messages packed for who offers to unpack them, as browsers do (RFC 7692): a third is left of most.

Each is packed by itself, so that nothing is kept for a line between two of them, and the same for everybody.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

WORTH = 400  # bytes: less is not worth it
LONG = 10_000  # bytes: a view of a table, which many may come to see
KEPT = 32  # of these
END = b"\0\0\xff\xff"  # of what is packed, which goes without saying
FASTEST = 1  # which is the level

PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": FASTEST}
)


def packed(message: bytes, agreed: Sequence[Extension]) -> bytes | None:
    """Return a message as it goes over a line where this was agreed on; None: it goes as it is."""
    if not agreed or len(message) < WORTH:
        return None
    agreement = agreed[0]
    assert isinstance(agreement, PerMessageDeflate), "nothing else was offered"
    pack = _kept if len(message) >= LONG else _packed
    return pack(message, agreement.local_max_window_bits)


def _packed(message: bytes, window: int) -> bytes:
    packer = zlib.compressobj(FASTEST, wbits=-window)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


_kept = lru_cache(KEPT)(_packed)  # where somebody comes again and again, it would be most of the work


def unpacked(data: bytes, agreed: Sequence[Extension], largest: int) -> bytes:
    """Return a message as it was before a client packed it; PayloadTooBig if it was larger than this."""
    return bytes(agreed[0].decode(Frame(Opcode.TEXT, data, rsv1=True), max_size=largest).data)
