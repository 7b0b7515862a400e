"""The lab plays many matches and says what came of them: `run` plays, `report` adds up."""

from sabbat.lab.report import EntryReport, Report, report
from sabbat.lab.tournament import MatchResult, play_match, run

__all__ = ["EntryReport", "MatchResult", "Report", "play_match", "report", "run"]
