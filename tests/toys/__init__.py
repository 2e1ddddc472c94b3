"""Toy games for testing what all games share: small enough to see through."""
