"""Where bots think: never on the event loop."""
