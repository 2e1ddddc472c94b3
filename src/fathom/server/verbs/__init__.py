"""What can be done at a table, before, during and after the game."""
