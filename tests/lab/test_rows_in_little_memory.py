"""Ten million rows do not need a gigabyte: a run keeps sums, a byte for each match and one part, however long it is.

The rows are made up, but go the way of `sabbat sim --log`: `MatchLog.add`, the tally, the parts on disk; then the run
is taken up again, which reads all of them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat.lab.match_log import ROWS_IN_A_PART
from tests.audit import amount

pytest.importorskip("duckdb", reason="the extra `lab` is not installed")
resource = pytest.importorskip("resource", reason="this system does not tell how much memory a process took")

ROWS = amount(4 * ROWS_IN_A_PART, 10_000_000, "rows of a match log")
MOST = 1_000_000_000  # bytes

# In a process of its own: the memory of the tests does not count. Prints bytes of memory and rows that were read back.
WRITES = """
import json, resource, sys
from pathlib import Path
from sabbat.lab.match_log import MatchLog
from sabbat.lab.report import Tally
from sabbat.lab.tournament import MatchResult, Plan

rows, folder = int(sys.argv[1]), Path(sys.argv[2])
bots = ("strong", "sensible", "novice", "random")
plan = Plan("charlatans", bots, 1, {"set": 1})

def result(number):
    scores = tuple(20 + (number * prime) % 61 for prime in (3, 5, 7, 11))
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    winners = tuple(entry for entry, rank in enumerate(ranks) if rank == 1)
    return MatchResult(number, scores, ranks, winners, 170, {"exploded": number % 9, "rubies": number % 31}, 0.01)

tally = Tally(bots)
log = MatchLog(folder, plan, resume=False)
for number in range(rows):
    played = result(number)
    tally.add(played)
    log.add(played)
log.close()
again = MatchLog(folder, plan, resume=True)
found, before = Tally(bots), again.done(rows)
for played in again.results(rows):
    found.add(played)
again.close()
assert found.report() == tally.report()
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps({"bytes": most * (1 if sys.platform == "darwin" else 1024), "rows": sum(before)}))
"""


@pytest.mark.audit
def test_ten_million_rows_take_less_than_a_gigabyte(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITES, str(ROWS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["rows"] == ROWS
    assert len(list(tmp_path.glob("matches-*.parquet"))) == -(-ROWS // ROWS_IN_A_PART)
    assert told["bytes"] < MOST
