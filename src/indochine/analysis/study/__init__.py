"""The balance desk: many games between bots, what they have in common, and a report to read."""
