"""One folder per game. A new folder here is a new game: nothing else needs to know."""
