"""Games by the million: simulate, measure, report."""
