"""`sabbat lab compare`: the game as printed and with a file of changes, on the same luck.

Each of the two is played by a process of its own: what is printed is read when a game is loaded.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from datetime import date
from importlib import import_module
from pathlib import Path

from sabbat.games import GAMES
from sabbat.games.printed import VARIABLE, BadChanges, check_changes
from sabbat.lab.balance import mean_and_error
from sabbat.lab.balance_report import say_in
from sabbat.lab.html import Cell, page, paragraph, section, table
from sabbat.lab.tournament import MatchResult, Plan, run


@dataclass(frozen=True)
class Difference:
    """One figure of both, and the mean of the differences match by match with half of its 95 % interval."""

    name: str
    printed: float
    changed: float
    difference: float
    reach: float


def compare(plan: Plan, games: int, changes: Path, workers: int | None = None) -> list[Difference]:
    """BadChanges where the file does not fit; then nothing is played."""
    check_changes(Path(str(import_module(f"sabbat.games.{plan.game}").__file__)).parent / "data", changes)
    changed = _played(plan, games, workers, changes.resolve())
    return differences(plan, _played(plan, games, workers, None), changed)


def differences(plan: Plan, printed: list[MatchResult], changed: list[MatchResult]) -> list[Difference]:
    pairs = list(zip(printed, changed, strict=True))
    found = [
        _difference("answers", [(one.actions, other.actions) for one, other in pairs]),
        _difference("winner", [(max(one.scores), max(other.scores)) for one, other in pairs]),
        _difference("score", [(_mean(one.scores), _mean(other.scores)) for one, other in pairs]),
    ]
    if GAMES[plan.game].together:
        won = [(100.0 * bool(one.winners), 100.0 * bool(other.winners)) for one, other in pairs]
        return [*found, _difference("won", won)]
    found.append(_difference("same", [(100.0, 100.0 * (one.winners == other.winners)) for one, other in pairs]))
    for bot in dict.fromkeys(plan.entries):
        entries = {entry for entry, name in enumerate(plan.entries) if name == bot}
        wins = [(_wins(one, entries), _wins(other, entries)) for one, other in pairs]
        found.append(_difference(f"bot {bot}", wins))
    return found


def _difference(name: str, pairs: list[tuple[float, float]]) -> Difference:
    mean, reach = mean_and_error([changed - printed for printed, changed in pairs])
    return Difference(name, _mean([one for one, _ in pairs]), _mean([other for _, other in pairs]), mean, reach)


def _mean(values: tuple[int, ...] | list[float]) -> float:
    return sum(values) / len(values)


def _wins(result: MatchResult, entries: set[int]) -> float:
    return 100.0 * len(entries & set(result.winners)) / len(result.winners) if result.winners else 0.0


def write_comparison(
    plan: Plan, games: int, changes: Path, folder: Path, language: str, command: str, workers: int | None = None
) -> tuple[Path, list[Difference]]:
    """Plays both, and writes a page with a picture; the page, and the differences."""
    from sabbat.lab.pictures import differences as drawn
    from sabbat.lab.pictures import png, svg

    found = compare(plan, games, changes, workers)
    say = say_in(plan.game, language)
    rows, figures = [], []
    for one in found:
        kind, _, bot = one.name.partition(" ")
        name, unit = say(f"lab-figure-{kind}", bot=bot), abs(one.printed) / 100 or 1.0
        low, high = one.difference - one.reach, one.difference + one.reach
        rows.append({"name": name, "mean": one.difference / unit, "low": low / unit, "high": high / unit})
        cells: list[Cell] = [name, one.printed, one.changed, one.difference, (f"{low:+.2f} – {high:+.2f}", low)]
        figures.append(cells)
    specification = drawn(rows, say)
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{plan.game}-{changes.stem}"
    (folder / f"{stem}.svg").write_text(svg(specification), encoding="utf-8")
    (folder / f"{stem}.png").write_bytes(png(specification))
    title = say("lab-compare-title", game=say(f"game-{plan.game}"), file=changes.name)
    intro = say(
        "lab-compare-intro",
        matches=games,
        bots=", ".join(plan.entries),
        date=date.today().isoformat(),
        command=command,
    )
    headings = [say(f"lab-{word}") for word in ("figure", "printed", "changed", "difference", "interval")]
    changed = section(changes.name, f"<pre>{_escaped(changes.read_text(encoding='utf-8'))}</pre>")
    parts = [paragraph(intro), svg(specification), table(headings, figures), changed]
    written = folder / f"{stem}.html"
    written.write_text(page(language, title, parts), encoding="utf-8")
    return written, found


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _played(plan: Plan, games: int, workers: int | None, changes: Path | None) -> list[MatchResult]:
    environment = {**os.environ, VARIABLE: f"{plan.game}:{changes}" if changes else ""}
    order = json.dumps({**asdict(plan), "games": games, "workers": workers})
    command = [sys.executable, "-m", "sabbat.lab.compare"]
    done = subprocess.run(command, input=order, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
        raise BadChanges(f"{changes.name if changes else plan.game}: the game cannot be played like this: {last}")
    return [MatchResult(n, tuple(s), tuple(r), tuple(w), a) for n, s, r, w, a in json.loads(done.stdout)]


def _play_here() -> None:
    """In a process of its own: the plan on stdin, the results on stdout."""
    order = json.load(sys.stdin)
    plan = (order["game"], order["entries"], order["games"], order["seed"], order["options"], order["workers"])
    results = sorted(run(*plan), key=lambda result: result.number)
    print(json.dumps([(one.number, one.scores, one.ranks, one.winners, one.actions) for one in results]))


if __name__ == "__main__":
    _play_here()
