"""The kernel: knows no game, no socket, no clock, no file."""

from sabbat.engine.actions import CLOCK, Action, Seat, Tick
from sabbat.engine.bot import Bot
from sabbat.engine.box import Box
from sabbat.engine.chance import Chance, Luck, Scripted, Seeded
from sabbat.engine.decision import Decision, Question
from sabbat.engine.errors import BadOptions, BadRecord, IllegalAction, Refusal
from sabbat.engine.events import Event, Secret
from sabbat.engine.game import Game
from sabbat.engine.match import Match, replay
from sabbat.engine.options import TableOption
from sabbat.engine.play import Play
from sabbat.engine.record import Entry, Record, Step
from sabbat.engine.state import Outcome, State, state
from sabbat.engine.undo import AnswerTakenBack, PastStep, Undo

__all__ = [
    "CLOCK",
    "Action",
    "AnswerTakenBack",
    "BadOptions",
    "BadRecord",
    "Bot",
    "Box",
    "Chance",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "Luck",
    "Match",
    "Outcome",
    "PastStep",
    "Play",
    "Question",
    "Record",
    "Refusal",
    "Scripted",
    "Seat",
    "Secret",
    "Seeded",
    "State",
    "Step",
    "TableOption",
    "Tick",
    "Undo",
    "replay",
    "state",
]
