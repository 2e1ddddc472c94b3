"""What is in the box."""

CLAUSES = ("PRL-1", "PRL-2", "PRL-3", "PRL-4")
SEATS = range(2, 5)  # PRL-1
PEARLS = 9  # PRL-1
