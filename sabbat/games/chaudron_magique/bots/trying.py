"""Trying a card out on an imagined table: the rules play it, and each question gets the best answer in sight."""

from __future__ import annotations

from typing import Any, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.decision import Decision
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import BrewNext, DropNext, LayBlock
from sabbat.games.chaudron_magique.bots.outlook import Outlook
from sabbat.games.chaudron_magique.bots.placing import Choice, Placing
from sabbat.games.chaudron_magique.bots.plans import planner
from sabbat.games.chaudron_magique.components import STONE
from sabbat.games.chaudron_magique.rules.adding import AddBlocks, ChooseWhatFalls
from sabbat.games.chaudron_magique.rules.applying import begin_card
from sabbat.games.chaudron_magique.rules.brewing import ChoosePotionToBrew, ChooseWhatToTake
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from sabbat.games.chaudron_magique.rules.effects import DuplicateOne, MoveOne
from sabbat.games.chaudron_magique.rules.flow import APPLYING, proceed
from sabbat.games.chaudron_magique.rules.laying import matched
from sabbat.games.chaudron_magique.rules.removing import ChooseEvery, RemoveBlocks
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, Sabbath

MOST_QUESTIONS: Final = 40  # that one card may ask; there are hardly ever more than ten


class Trying:
    """`width`: so many answers to a question are weighed. `any_order`: which of a card's blocks comes first, too."""

    def __init__(self, outlook: Outlook, width: int, any_order: bool) -> None:
        self.outlook = outlook
        self.placing = Placing(outlook, width, any_order)

    def card(self, table: Sabbath, seat: Seat, card: str) -> Sabbath:
        """The table after this card, which nobody has applied yet."""
        tried = table.clone()
        tried.asked = [None] * len(tried.asked)
        tried.picked[seat] = card
        tried.step = APPLYING
        begin_card(tried, seat)
        _go_on(tried)
        return self._to_the_end(tried)

    def answer(self, table: Sabbath, action: Action) -> Sabbath:
        """The table after this answer and the rest of the card."""
        tried = table.clone()
        _answer(tried, action)
        return self._to_the_end(tried)

    def _to_the_end(self, table: Sabbath) -> Sabbath:
        for _ in range(MOST_QUESTIONS):
            if _asked(table) is None:
                break
            _answer(table, self.choices(table)[0].action)
        return table

    def choices(self, table: Sabbath) -> list[Choice]:
        """Answers to the question that waits, the best first."""
        asked = _asked(table)
        placing = self.placing
        match asked:
            case AddBlocks():
                return placing.adding(table)
            case RemoveBlocks():
                return placing.removing(table, asked.or_burnt)
            case PlaceBurnt():
                return placing.burning(table)
            case DuplicateOne():
                return placing.duplicating(table)
            case MoveOne():
                return placing.moving(table)
            case ChooseEvery():
                return placing.clearing(table)
            case ChoosePotionToBrew():
                return self._which_potion(table, asked)
            case ChooseWhatToTake():
                return self._what_to_take(table, asked)
            case ChooseWhatFalls():
                return self._what_falls(table, asked)
        raise NotImplementedError(f"no answer to the question {asked}")

    def _which_potion(self, table: Sabbath, asked: ChoosePotionToBrew) -> list[Choice]:
        """CHM-47. What the others find when it has taken its own."""
        found: list[Choice] = []
        for name in asked.potions:
            taken = planner(table.printed.potions[name]).plan(table.lying, 0).taken & ~table.lying[STONE]
            found.append(Choice(BrewNext(name), self._without(table, name, taken)))
        return sorted(found, key=_value, reverse=True)

    def _what_to_take(self, table: Sabbath, asked: ChooseWhatToTake) -> list[Choice]:
        """CHM-47, CHM-50. What burns least, and the other Potions miss least."""
        block = table.printed.potions[asked.potion].blocks[asked.block - 1]
        found: list[Choice] = []
        for spot, cost in zip(asked.spots, asked.costs, strict=True):
            cover = block.cover_of(spot)
            taken = matched(cover, table.lying, -1) if cover is not None else 0
            value = self._without(table, asked.potion, (table.taken | taken) & ~table.lying[STONE])
            found.append(Choice(LayBlock(asked.block, spot), value - cost))
        return sorted(found, key=_value, reverse=True)

    def _what_falls(self, table: Sabbath, asked: ChooseWhatFalls) -> list[Choice]:
        """CHM-30. What each leads to at once."""
        found: list[Choice] = []
        for cell in asked.cells:
            twin = table.clone()
            _answer(twin, DropNext(cell))
            found.append(Choice(DropNext(cell), self.outlook.value(twin)))
        return sorted(found, key=_value, reverse=True)

    def _without(self, table: Sabbath, potion: str, taken: int) -> float:
        twin = table.clone()
        place = twin.shown.index(potion)
        twin.shown = twin.shown[:place] + twin.shown[place + 1 :]
        twin.markers = twin.markers[:place] + twin.markers[place + 1 :]
        return self.outlook.weigh(twin, [mask & ~taken for mask in twin.lying], twin.owed)


def _asked(table: Sabbath) -> Decision[Any] | None:
    for decision in table.asked:
        if decision is not None:
            return decision
    return None


def _answer(table: Sabbath, action: Action) -> None:
    """The rules carry it out, until the next question or the end of the card."""
    for seat, decision in enumerate(table.asked):
        if decision is not None:
            table.asked[seat] = None
            decision.resolve(_played(table), seat, action)
            break
    _go_on(table)


def _go_on(table: Sabbath) -> None:
    play = _played(table)
    while table.outcome is None and _asked(table) is None and (table.owner != NOBODY or table.brewing != NO_POTION):
        proceed(play)


def _played(table: Sabbath) -> Play[Sabbath]:
    """Within a card there is no luck."""
    return Play(table, Chance(Seeded(0), table.streams, recording=False), wants_events=False)


def _value(each: Choice) -> float:
    return each.value
