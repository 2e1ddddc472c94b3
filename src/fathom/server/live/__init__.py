"""Tables in memory: a cache of the log, the people who look, and what happens by itself."""
