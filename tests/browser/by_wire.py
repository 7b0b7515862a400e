"""The rest of a match without the page's care: what has been tried by hand need not be tried until the end.

Each person's own cookie answers over a second line, as from another device of hers; her page looks on.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from tests.audit import share
from tests.browser.people import Person
from tests.server.player import Player

BY_HAND = share() > 0  # the audit plays to the end by hand


def play_out(*people: Person) -> None:
    """By chance, until the match is over."""
    table = urlsplit(people[0].page.url).path.rpartition("/")[2]
    cookies = [{cookie["name"]: cookie["value"] for cookie in person.context.cookies(person.base)} for person in people]

    async def answers(person: Person, known_by: dict[str, str], seed: int) -> None:
        async with Player(person.base, person.name, seed, cookies=known_by) as player:
            await player.joins(table)
            await player.plays()

    async def all_of_them() -> None:
        await asyncio.gather(
            *(
                answers(person, known_by, seed)
                for seed, (person, known_by) in enumerate(zip(people, cookies, strict=True))
            )
        )

    with ThreadPoolExecutor(1) as elsewhere:  # a browser's own loop runs here
        elsewhere.submit(asyncio.run, all_of_them()).result()
