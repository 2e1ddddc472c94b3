"""What can be known: of a boat by all that was public, and of the own one by its sheets."""
