"""The HTTP side of the protocol: one file a concern."""
