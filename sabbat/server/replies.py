"""Answers already given: a request sent twice counts once."""

from __future__ import annotations

from sabbat.server.protocol import Done, Refused

KEPT = 64  # answers per browser page
PAGES = 256  # browser pages per table

Reply = Done | Refused


class Replies:
    """By page (person and page load) and request number."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, str], dict[int, Reply]] = {}

    def to(self, page: tuple[str, str], number: int) -> Reply | None:
        return self._pages.get(page, {}).get(number)

    def keep(self, page: tuple[str, str], number: int, reply: Reply) -> None:
        answered = self._pages.setdefault(page, {})
        answered[number] = reply
        if len(answered) > KEPT:
            del answered[next(iter(answered))]
        if len(self._pages) > PAGES:
            del self._pages[next(iter(self._pages))]
