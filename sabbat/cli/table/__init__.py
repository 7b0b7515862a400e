"""A table in a terminal: the frame that every game shares, and one board per game."""
