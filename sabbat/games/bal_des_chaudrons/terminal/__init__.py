"""Bal des Chaudrons in a terminal: every witch with what she has, and your hand with its recipes."""
