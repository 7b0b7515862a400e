"""The charlatans made of code, from weak to strong. Where each question is answered: `answers`.

novice, sensible, strong: how each brews and what it likes. item_values, strong_values: what chips, steps and rubies are
worth to whom; bag_draws: exact chances of a bag; end_values: what ending the brewing on each space is worth;
draw_lookahead: what further draws are worth; brew_evaluator: stop, draw or place, weighed on an imagined table.
companion: between novice and sensible, as the others need. trained, network, seen_by: a network and what it is
shown. judged: search, judged by a network. grand_master, last_round: the network, and the last round played to its
end. payoff: what a match pays.
"""

from importlib.util import find_spec

from sabbat.engine.bot import Bot
from sabbat.engine.mastery import Mastery
from sabbat.games.charlatans.bots.companion import Companion
from sabbat.games.charlatans.bots.novice import Novice
from sabbat.games.charlatans.bots.sensible import Sensible
from sabbat.games.charlatans.bots.strong import Strong
from sabbat.games.charlatans.policy import CharlatansPolicy

SEARCH = Mastery(usual=Strong, policy=CharlatansPolicy, playouts=300, doubt=2.0)  # no better than strong: no master
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Companion, Sensible, Strong)}
if find_spec("numpy"):  # where there is none, as in a browser, these are missing
    from sabbat.games.charlatans.bots.grand_master import GrandMaster
    from sabbat.games.charlatans.bots.judged import JudgedPolicy
    from sabbat.games.charlatans.bots.trained import Trained

    MASTER = SEARCH = Mastery(usual=Strong, policy=JudgedPolicy, playouts=192, doubt=2.0)
    BOTS |= {Trained.name: Trained, GrandMaster.name: GrandMaster}
