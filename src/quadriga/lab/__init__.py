"""Experiments on games: many at once, on every core."""
