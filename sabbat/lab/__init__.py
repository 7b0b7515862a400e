"""The lab plays many matches and says what came of them: `run` plays, `report` adds up."""

from sabbat.lab.one_match import play_match
from sabbat.lab.report import EntryReport, Report, Tally, report
from sabbat.lab.tournament import MatchResult, Plan, play_batch, run

__all__ = ["EntryReport", "MatchResult", "Plan", "Report", "Tally", "play_batch", "play_match", "report", "run"]
