"""The long proofs: runs them, goes on where a stopped run was, and writes down what was proved.

scripts/audit.py [--hours N] [--fresh] [--also COMMIT ...] [pytest's arguments]

Without --hours everything is proved whole. With it, every proof takes the share of its examples that should fit (never
fewer than ./test takes). A proof holds for the commit that it ran on; where a fault was mended on the way, --also lets
those of earlier commits stand, and the result names each commit. It goes to docs/proofs.json, from which docs/proofs.md
is made. What stands above the rules (server, terminal, browser) is proved on plain Python, all else on the compiled
package where `./audit` names its folder in SABBAT_COMPILED. A proof that skips itself has proved nothing: it is named.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROOFS = ROOT / "docs" / "proofs.json"
PAGE = ROOT / "docs" / "proofs.md"
JOBS = os.environ.get("SABBAT_JOBS", "3")  # one more than two cores: browsers and servers wait now and then
NOTHING_LEFT = 5  # pytest's word for: no test was run, for all had been proved
USUAL_HOURS = 1.5  # a whole audit on two cores, where no earlier one says better
Proofs = dict[str, Any]  # JSON


def commit() -> str:
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    return git("rev-parse", "--short=12", "HEAD") + ("-changed" if git("status", "--porcelain", "-uno") else "")


def share_for(hours: float | None) -> float:
    """How much of each proof fits into so many hours, by what the last audit took."""
    if hours is None:
        return 1.0
    last: Proofs = json.loads(PROOFS.read_text("utf-8")) if PROOFS.is_file() else {}
    whole = last["hours"] / last["share"] if last else USUAL_HOURS
    return round(min(1.0, hours / whole), 3)


def run(share: float, log: Path, commits: list[str], arguments: list[str]) -> int:
    """Both halves; what failed in the first does not hold up the second."""
    compiled = os.environ.get("SABBAT_COMPILED", "")
    halves = [("audit and plain", ""), ("audit and not plain", compiled)]
    statuses = [half(share, log, commits, [*arguments, "-m", which], folder) for which, folder in halves]
    wrong = [status for status in statuses if status not in (0, NOTHING_LEFT)]
    return wrong[0] if wrong else 0


def half(share: float, log: Path, commits: list[str], arguments: list[str], compiled: str) -> int:
    environment = {
        **os.environ,
        "SABBAT_AUDIT": "full" if share == 1.0 else str(share),
        "SABBAT_AUDIT_LOG": str(log),
        "SABBAT_AUDIT_COMMITS": " ".join(commits),
        "PYTHONPATH": os.pathsep.join(filter(None, [compiled, str(ROOT), os.environ.get("SABBAT_PROVING")])),
        "PYTHONSAFEPATH": "1",  # the working folder's plain sources must not win over the compiled ones
    }
    command = [sys.executable, "-m", "pytest", "-n", JOBS, "--dist", "worksteal", "-q", "-p", "tests.audit_log"]
    return subprocess.run([*command, *arguments], cwd=ROOT, env=environment, check=False).returncode


def result(share: float, log: Path, commits: list[str]) -> Proofs:
    """What stands in the log for these commits, by module."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    entries = [entry for entry in lines if entry["commit"] in commits and "skipped" not in entry]
    proved = {entry["proof"] for entry in entries}
    skipped = {line["proof"]: line["skipped"] for line in lines if "skipped" in line and line["commit"] == commits[-1]}
    modules: defaultdict[str, Proofs] = defaultdict(lambda: {"proofs": 0, "seconds": 0.0, "asked": {}, "commits": []})
    for entry in entries:
        module = modules[entry["proof"].partition("::")[0]]
        module["proofs"] += 1
        module["seconds"] = round(module["seconds"] + entry["seconds"], 1)
        module["asked"] |= entry.get("asked", {})
        if entry["commit"] not in module["commits"]:
            module["commits"].append(entry["commit"])
    seconds = sum(entry["seconds"] for entry in entries)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commits": [name for name in commits if any(entry["commit"] == name for entry in entries)],
        "python": ".".join(map(str, sys.version_info[:3])),
        "share": share,
        "hours": round(seconds / 3600 / int(JOBS), 3),
        "jobs": int(JOBS),
        "proofs": len(proved),
        "skipped": {name: why for name, why in sorted(skipped.items()) if name not in proved},
        "modules": dict(sorted(modules.items())),
    }


def page(proofs: Proofs) -> str:
    """docs/proofs.md, for people."""
    how = "whole" if proofs["share"] == 1 else f"{proofs['share']:.0%} of the examples of each"
    lines = [
        "# What the last audit proved",
        "",
        "Made by `./audit` from docs/proofs.json; do not edit it. Each proof is a test marked `audit`, of which",
        "`./test` runs a small sample.",
        "",
        f"**{proofs['date']}**, {_named(proofs['commits'])}, Python {proofs['python']}: {proofs['proofs']} proofs",
        f"passed, {how}; {proofs['hours']:.2f} hours with {proofs['jobs']} at a time.",
        "",
        "| proofs in | passed | seconds | how far | proved at |",
        "|---|---:|---:|---|---|",
    ]
    for name, module in proofs["modules"].items():
        asked = ", ".join(f"{count:,} {what}" for what, count in module["asked"].items())
        at = ", ".join(module["commits"])
        lines.append(f"| `{name}` | {module['proofs']} | {module['seconds']:.0f} | {asked} | {at} |")
    if proofs["skipped"]:
        lines += ["", "Not proved, for these skipped themselves:", ""]
        lines += [f"- `{name}`: {why}" for name, why in proofs["skipped"].items()]
    return "\n".join(lines) + "\n"


def _named(commits: list[str]) -> str:
    return f"commit{'s' if len(commits) > 1 else ''} " + ", ".join(f"`{name}`" for name in commits)


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs the long proofs.")
    parser.add_argument("--hours", type=float, help="take a share of each proof that fits into so many hours")
    parser.add_argument("--fresh", action="store_true", help="prove again what an earlier run had proved")
    parser.add_argument("--also", action="append", default=[], metavar="COMMIT", help="let its proofs stand, too")
    given, arguments = parser.parse_known_args()
    share = share_for(given.hours)
    commits = [*given.also, commit()]
    log = ROOT / ".build" / "audit" / f"{share}.jsonl"
    if given.fresh:
        log.unlink(missing_ok=True)
    status = run(share, log, commits, arguments)
    if status:
        print(f"\nNot all is proved. What has been is kept: ./audit goes on from there ({log.name}).", file=sys.stderr)
        return status
    if not arguments:  # a part of the proofs is no audit
        proofs = result(share, log, commits)
        PROOFS.write_text(json.dumps(proofs, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(page(proofs), encoding="utf-8")
        print(f"\n{proofs['proofs']} proofs; written to docs/proofs.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
