"""A pytest plugin of ./audit: keeps what was proved, leaves out what had been, and tells how long it will take.

One line of JSON for each proof that has passed; an audit that was stopped goes on from there.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from tests.audit import ASKED

LOG = Path(os.environ["SABBAT_AUDIT_LOG"])
COMMITS = os.environ["SABBAT_AUDIT_COMMITS"].split()  # whose proofs stand; the last one is what runs now
EVERY = 20.0  # seconds between two lines of progress
LONGEST_TROUBLE = 3_000  # letters of what a proof says when it fails; pytest's summary has all of it


def proved() -> set[str]:
    if not LOG.is_file():
        return set()
    entries = [json.loads(line) for line in LOG.read_text("utf-8").splitlines()]
    return {entry["proof"] for entry in entries if entry["commit"] in COMMITS and "skipped" not in entry}


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    done = proved()
    again = [item for item in items if item.nodeid in done]
    items[:] = [item for item in items if item.nodeid not in done]
    if again:
        config.hook.pytest_deselected(items=again)
    for item in items:
        module = item.getparent(pytest.Module)
        name = module.obj.__name__ if module is not None else ""
        item.user_properties.append(("asked", ASKED.get(name, {})))


def keep(report: pytest.TestReport | pytest.CollectReport, **facts: object) -> None:
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps({"proof": report.nodeid, "commit": COMMITS[-1], **facts}) + "\n")


class Progress:
    """In the process that talks to the person; with workers, the only one that writes."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.told_at = 0.0
        self.done = 0
        self.of = 0

    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self.of = len(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.of = self.of or len(session.items)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.outcome == "skipped":  # a whole module, for want of what it needs
            keep(report, skipped=str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" and report.outcome == "passed":
            return
        self.done += 1
        if report.outcome == "passed":
            keep(report, seconds=round(report.duration, 1), **dict(report.user_properties))
        elif report.outcome == "skipped":
            keep(report, skipped=str(report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr))
        else:  # at once: the end of an audit is far away
            print(f"\n{report.nodeid} failed:\n{report.longreprtext[-LONGEST_TROUBLE:]}", flush=True)
        self.tell()

    def tell(self) -> None:
        now = time.monotonic()
        if now - self.told_at < EVERY or not self.of:
            return
        self.told_at = now
        spent = now - self.began
        left = spent / self.done * (self.of - self.done)
        print(f"\n{self.done} of {self.of} proofs, {spent / 60:.0f} min, about {left / 60:.0f} min to go", flush=True)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        LOG.parent.mkdir(parents=True, exist_ok=True)
        config.pluginmanager.register(Progress(), "audit-progress")
