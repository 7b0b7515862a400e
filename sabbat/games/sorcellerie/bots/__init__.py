"""The callers made of code, from weak to strong. `caller` is how they all play, and says what the figures mean."""

from sabbat.engine.bot import Bot
from sabbat.games.sorcellerie.bots.caller import CallerBot, Manner


class Novice(CallerBot):
    """A child of six at the family table: slow, often wrong, sometimes too eager."""

    name = "novice"
    manner = Manner(
        quickest=700, median=1700, spread=0.5, slower_for_least=500, slower_for_two=700, errs=0.2, jumps=0.05
    )


class Sensible(CallerBot):
    """An adult who has played a few times."""

    name = "sensible"
    manner = Manner(
        quickest=600, median=1300, spread=0.45, slower_for_least=350, slower_for_two=500, errs=0.09, jumps=0.02
    )


class Strong(CallerBot):
    """The one nobody wants to play against."""

    name = "strong"
    manner = Manner(
        quickest=500, median=1050, spread=0.4, slower_for_least=200, slower_for_two=300, errs=0.03, jumps=0.005
    )


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Sensible, Strong)}
