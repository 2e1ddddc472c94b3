"""What the terminal screens of all games share: colours, seats, the plain screen, sentences."""
