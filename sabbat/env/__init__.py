"""The five games as environments for learning. Nothing here is needed to play: `pip install sabbat[env]`.

from sabbat.env.pettingzoo_env import aec_env, parallel_env     # every seat is an agent
from sabbat.env.gymnasium_env import SeatEnv                    # one seat against bots
from sabbat.env.openspiel_game import load_game                 # sequential, with chance nodes

A reward comes at the end of a match, from -1 to 1 (`Game.utilities`). What an agent observes is `Match.tensor` and the
mask of its legal actions: what the seat may see, and nothing else.
"""
