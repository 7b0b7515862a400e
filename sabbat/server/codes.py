"""A code to type: the first six letters of a table's id, told apart by eye and ear."""

from __future__ import annotations

import secrets

from sabbat.server.store import Store

LETTERS = "abcdefghjkmnpqrstuvwxyz"  # no i, l, o: they look like figures
FIGURES_TOO = "23456789" + LETTERS
CODE = 6
TABLE_ID = 16
MOST_TRIES = 20


async def new_table_id(store: Store) -> str:
    """Short enough for a link, far too long to guess: 76 bits in 16 letters and digits. Nobody else's code."""
    for _ in range(MOST_TRIES):
        code = letters(CODE)
        if await table_with_code(store, code) is None:
            break
    return code + "".join(secrets.choice(FIGURES_TOO) for _ in range(TABLE_ID - CODE))


def letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def clean_code(typed: str, length: int = CODE) -> str | None:
    """What was meant: capital letters, spaces and dashes are as good. None where it is no code."""
    code = "".join(character for character in typed.casefold() if character not in " -\u00a0")
    return code if len(code) == length and all(letter in FIGURES_TOO for letter in code) else None


async def table_with_code(store: Store, code: str) -> str | None:
    """The newest, should there be two: tables from before there were codes took no care."""
    return next(iter(await store.tables_beginning_with(code)), None)
