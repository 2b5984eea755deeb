"""A match: seats, turns, dice, and what each may see. Pure: it has no clock, file or socket of its own."""
