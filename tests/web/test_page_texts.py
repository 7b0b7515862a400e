"""The page can say in both languages whatever a table may refuse."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SLUG = re.compile(r'[Rr]efused\(\s*"([a-z_]+)"')
WIRE_SLUG = re.compile(r'Refused\([^"()]*(?:\([^()]*\))?[^"()]*"", "([a-z_]+)"')


def refusals_of_the_server() -> set[str]:
    found: set[str] = set()
    for path in sorted((ROOT / "sabbat" / "server").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.update(SLUG.findall(text), WIRE_SLUG.findall(text))
    return found


@pytest.mark.plain
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_of_the_table_has_words(language: str) -> None:
    folders = (ROOT / "web" / "src" / "words" / "text", ROOT / "sabbat" / "text")
    texts = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    told = set(re.findall(r"^why-([a-z_]+) =", texts, re.MULTILINE))
    refused = refusals_of_the_server()
    assert {"not_seated", "too_fast"} <= refused  # the search finds both forms
    assert refused - told == set()
