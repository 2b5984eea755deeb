"""The page: what a browser is given. It draws what it is told, and knows no game."""
