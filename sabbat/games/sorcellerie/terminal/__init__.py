"""Sorcellerie ! in a terminal: the circle, the dice, who has won what."""
