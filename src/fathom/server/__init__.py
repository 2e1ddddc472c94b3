"""The table server: play together, live."""
