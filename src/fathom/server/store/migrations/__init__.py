"""The steps from each form of the database to the next; see `fathom.server.store.migrating`."""
