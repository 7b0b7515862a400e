"""The documentation site: every page has its place in it, and it builds without a warning."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.audit import share

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.plain


def test_every_page_stands_in_the_site() -> None:
    listed = set(re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    ledgers = {page for page in there if page.startswith("rules/")}  # a new game's is there without being listed
    assert listed | ledgers == there


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="fetches what the site is built with: ./audit does that")
def test_the_site_builds_and_fetches_nothing_from_elsewhere() -> None:
    subprocess.run([ROOT / "scripts" / "docs"], check=True)
    site = ROOT / ".build" / "site"
    assert (site / "api" / "engine.html").is_file()
    for page in site.rglob("*.html"):
        assert not re.search(r'(?:src|href)="https?://[^"]+\.(?:js|css|woff2?)"', page.read_text("utf-8")), page
