"""The rules: boats, charts and what a move does to them (compiled); why a move is refused."""
