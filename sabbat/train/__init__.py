"""Les Charlatans on an accelerator: a twin of the rules as array code, and a player trained by self-play on it.

`flow` plays thousands of matches at once (JAX); `ppo` trains on it; `python -m sabbat.train` does all of that. Nothing
of this is needed to play: the trained player runs on NumPy.

The twin plays 2 to 4 seats, book sets 1 to 4, all 24 cards, the flask for any chip, round 9 together. Not in it: mixed
books, test tubes, the white flask, waivers, together from round 1. `proof` holds it against the engine after each step.
"""
