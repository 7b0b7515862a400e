"""The rules in the reader's language, and which tests prove them."""

from __future__ import annotations

import pytest

from sabbat.words import Words
from tests.cli.command import Command


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_rules_are_printed_in_the_readers_language(sabbat: Command, language: str) -> None:
    words = Words("charlatans", language, strict=True)
    ran = sabbat("rules", "charlatans", "--language", language)
    assert ran.code == 0
    printed = " ".join(ran.out.split())
    for rule in words.rules():
        told = words.rule(rule.id)
        assert " ".join(f"{rule.id} {told.title}".split()) in printed
        assert " ".join(told.text.split()) in printed
        assert " ".join(rule.chapter.split()) in printed


@pytest.mark.parametrize("given", ["CHA-16", "cha-16"])
def test_one_rule(sabbat: Command, given: str) -> None:
    ran = sabbat("rules", "charlatans", given)
    assert ran.code == 0
    assert ran.out.count("CHA-") == 1
    assert Words("charlatans", "en").rule("CHA-16").title in ran.out


def test_the_environment_names_the_language(sabbat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert Words("charlatans", "fr").rule("CHA-16").title in sabbat("rules", "charlatans", "CHA-16").out


@pytest.mark.plain
def test_coverage_lists_a_rule_with_its_tests(sabbat: Command) -> None:
    ran = sabbat("rules", "charlatans", "CHA-16", "--coverage")
    assert ran.code == 0
    assert "tests/charlatans/test_flask.py::test_" in ran.out
