"""Why something is refused or a socket is closed: every code, for the page; a test finds them all."""

from __future__ import annotations

from quadriga.server import closings, frames, line

REFUSALS = {
    "broken": "What was written down of the table cannot be read.",
    "busy": "Too much happens at the table at once. Try again.",
    "full": "Enough has been said at this table.",
    "illegal": "The action is none that the seat was told.",
    "no-hint": "Whoever gives hints could not. Try again.",
    "no-moment": "The game has no moment of this number.",
    "no-page": "There is no such page or drawing, or none in this language.",
    "no-seat": "The table has no seat of this number.",
    "no-table": "There is no such table.",
    "no-undo": "Nothing is taken back: dice fell, another decided, their clock runs, or something was seen.",
    "nobody": "All seats are for bots: nobody would ever come to let the game begin.",
    "not-here": "This table has no chat, no undo or no hints.",
    "not-paused": "The game is not paused.",
    "not-yours": "The key is missing or opens another seat, or it is not this seat's turn.",
    "origin": "A page of another origin asks.",
    "paused": "The game is paused.",
    "rules": "The table was set up with another version of the game's rules.",
    "stale": "Something happened since this version. Look at the view again.",
    "taken": "The seat is taken.",
    "text": "A name or what is said is empty, too long, has more than one line, or is somebody else's.",
    "too-large": "The request is too large.",
    "too-many": "Too much was asked for from your address, or too many tables opened; try later.",
    "too-often": "Pauses and changes of seats come to an end at one table.",
    "unavailable": "It could not be written down. Try again, with the same id.",
    "unreadable": "What was sent is not what must be sent there, or names no such game or option.",
    "wrong-phase": "The game has not begun, has begun, or is over.",
}

CLOSINGS = {
    frames.AGAINST_THE_STANDARD: "What came was no frame of a WebSocket, or not packed as agreed.",
    frames.TOO_LARGE: "A message was too large.",
    line.GONE: "Nothing was heard of you for a while, not even an answer to a ping.",
    line.STOPPING: "The server stops. Come back to the same table when it runs again.",
    closings.UNREADABLE: "The first message was no hello.",
    closings.SILENT: "No hello came in time.",
    closings.LATER: "Tables cannot be read for now; come again.",
    closings.FORBIDDEN: "The key opens no seat here, or no more; nobody may watch; the page is another's.",
    closings.NO_TABLE: "There is no such table.",
    closings.UNPLAYABLE: "The table cannot be read here, or its rules are others now.",
    closings.TOO_SLOW: "Too much waited to be read.",
    closings.TOO_MUCH: "Too many messages came at once, or too many sockets from your address; come later.",
}
