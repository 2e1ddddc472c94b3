"""What every game has in common. The engine knows no game."""
