"""One file a step; released ones are never changed."""
