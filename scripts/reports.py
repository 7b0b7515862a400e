"""Plays and writes the balance reports of the documentation site, and the page that lists them: see scripts/reports."""

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import sabbat
from sabbat.lab.balance_report import say_in

ROOT = Path(__file__).resolve().parent.parent
PICTURES = Path(".build/reports")  # pages and pictures as `sabbat lab report` writes them
PAGES = Path("docs/reports")
LIST = Path("docs/reports.md")
GAMES, GAMES_TOGETHER = 600, 120  # who wins together thinks longer
ARGUMENTS = "--seed 1 --language en --out .build/reports"
HEAD = """# Balance reports

How each game plays, by matches between bots: who wins, from which seat, what each piece is worth, how much is luck.
[The lab](lab.md) says how to make such a page of your own; `scripts/reports` makes all of these anew.

| | made on | rules version | command |
|---|---|---|---|
"""


def made_before() -> dict[str, str]:
    """The line of each game in the list that is there."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    return {found[1]: line for line in lines if (found := re.search(r"\(reports/(\w+)\.html\)", line))}


def main() -> int:
    wanted = sys.argv[1:] or list(sabbat.GAMES)
    PAGES.mkdir(exist_ok=True)
    for name in wanted:
        games = GAMES_TOGETHER if sabbat.game(name).together else GAMES
        command = f"sabbat lab report {name} --games {games} {ARGUMENTS}"
        subprocess.run([sys.executable, "-m", *command.split()], check=True, cwd=ROOT)
        shutil.copy(PICTURES / f"{name}.html", PAGES)
        title = say_in(name, "en")(f"game-{name}")
        version = sabbat.game(name).rules_version
        listed = made_before()
        listed[name] = f"| [{title}](reports/{name}.html) | {date.today().isoformat()} | {version} | `{command}` |"
        lines = [listed[name] for name in sabbat.GAMES if name in listed]
        LIST.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
