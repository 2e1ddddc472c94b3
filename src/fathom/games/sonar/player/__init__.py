"""How people and bots play: greedily, or at a level."""
