"""What can be done at a table: one verb a file. A new one is a new file."""
