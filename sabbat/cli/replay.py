"""`sabbat replay FILE`: a recorded match once more, as a log to read."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

import sabbat
from sabbat.cli.arguments import add_language
from sabbat.cli.phrases import Phrases, phrases
from sabbat.cli.usage import UsageError
from sabbat.engine.chance import Recorded
from sabbat.engine.errors import BadRecord
from sabbat.engine.events import Event
from sabbat.engine.record import Record
from sabbat.engine.state import Outcome
from sabbat.engine.undo import still_true
from sabbat.words import Words, reader_language


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="as written by `sabbat play --save FILE`")
    add_language(parser)
    parser.add_argument("--names", help="of the seats, such as Ada,Ben")
    parser.add_argument("--step", action="store_true", help="answer by answer: Enter goes on, q leaves")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    record, outcome = read_record(Path(given.file))
    language = reader_language(given.language)
    tell(record, outcome, Words(record.game, language), phrases(language, record.game), given.names, given.step)
    return 0


def read_record(file: Path) -> tuple[Record, Outcome | None]:
    """A record on disk that replays as it is written, and how its match ended."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror or error}") from None
    try:
        record = sabbat.read_record(text)
        return record, sabbat.replay(record).outcome
    except (BadRecord, ValueError) as error:  # BadOptions is a ValueError too
        raise UsageError(f"{file} is no record that can be replayed: {error}") from None


def told_by(record: Record) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """The match told again: what happened before the first answer (-1), then what came of each entry, by its number."""
    fallen = [*record.opening, *(outcome for entry in record.entries for outcome in entry.luck)]
    luck = None if record.seed is not None else Recorded(fallen)
    match = sabbat.GAMES[record.game].start(record.seats, record.seed or 0, record.options, luck)
    yield -1, match.told_at_start
    for number, entry in enumerate(record.entries):
        yield number, match.submit(entry.seat, entry.action, entry.at).events


def tell(record: Record, outcome: Outcome | None, words: Words, say: Phrases, given: str | None, step: bool) -> None:
    from sabbat.cli.table.board import board_of  # late: brings Textual
    from sabbat.cli.table.ending import earnings, ranking, reason, verdict

    names = _names(record.seats, given, say)
    board = board_of(record.game)
    console = Console(highlight=False)
    told = []
    for number, events in told_by(record):
        told.append((number, events))
        for event in events:
            if board.begins_chapter(event):
                console.print(Text(f"\n── {words.event(event, names)}", "bold magenta"), soft_wrap=True)
            elif board.is_logged(event):
                console.print(Text(f"   {words.event(event, names)}"), soft_wrap=True)
        if step and not _goes_on():
            return
    console.print()
    if outcome is None:
        console.print(Text(say("replay-unfinished", answers=len(record.entries)), "italic"))
        return
    together = sabbat.GAMES[record.game].together
    console.print(Text(verdict(outcome, names, None, say, together), "bold yellow"))
    console.print(Text(reason(outcome, words)), soft_wrap=True)
    if together:  # nobody stands before another, and nobody has points
        return
    console.print(ranking(outcome, names, names, say))
    earned = [gain for event in still_true(told) if (gain := board.earned(event, words))]
    if earned:
        console.print(Text(f"\n{say('ending-from')}", "bold"))
        console.print(earnings(outcome, names, earned, say))


def _names(seats: int, given: str | None, say: Phrases) -> list[str]:
    if given is None:
        return [say("seat", number=seat + 1) for seat in range(seats)]
    names = [name.strip() for name in given.split(",")]
    if len(names) != seats:
        raise UsageError(f"the match has {seats} seats, and there are {len(names)} names")
    return names


def _goes_on() -> bool:
    """Waits for Enter; an end of input leaves too."""
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() not in ("q", "quit")
