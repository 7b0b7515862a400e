"""CHM-60, for bots: what a witch would say with the phrase wheel. Never a quantity, never a shape."""

from __future__ import annotations

from collections.abc import Sequence

from sabbat.games.chaudron_magique.cards import Ingredient, deck_of
from sabbat.games.chaudron_magique.components import GROUPS, KINDS, LETTERS
from sabbat.games.chaudron_magique.view import ChaudronView, ShownPotion

Phrase = tuple[str, str]  # kind, subject


def what_to_say(view: ChaudronView, hand: Sequence[str]) -> Phrase | None:
    """`hand` is her hand, the card that she would play first. She tells what it brings that a Potion lacks, or what it
    uses up that none wants; else what the most urgent Potion needs and she cannot make."""
    if not view.shown or not hand:
        return None
    deck = deck_of(view.cards)
    wanted = wanted_now(view)
    card = deck.ingredients[hand[0]]
    for letter in wanted:
        if letter in makes(view, card):
            return "can_make", letter
    for letter in uses_up(card):
        if letter not in needed_at_all(view) and any([letter in row for row in view.grid]):
            return "can_use_up", letter
    makeable = {letter for card in hand for letter in makes(view, deck.ingredients[card])}
    for letter in wanted:
        if letter not in makeable:
            return "need", letter
    return None


def wanted_now(view: ChaudronView) -> list[str]:
    """What the face-up Potions lack, the most urgent Potion's first, what it lacks most first."""
    found: list[str] = []
    for potion in sorted(view.shown, key=_urgent):
        missing = "".join([block.missing for block in potion.blocks])
        for letter in sorted(set(missing), key=lambda each: (-missing.count(each), LETTERS.index(each))):
            if letter not in found:
                found.append(letter)
    return found


def needed_at_all(view: ChaudronView) -> set[str]:
    """What some face-up Potion is made of."""
    return {letter for lying in view.shown for block in view.potions[lying.potion].blocks for letter in block}


def makes(view: ChaudronView, card: Ingredient) -> set[str]:
    """The resources that a card can bring: printed, to choose, or one more of what lies there."""
    found = {
        LETTERS[kind] for kind in range(KINDS) for block in card.after if block.needs[kind] or kind in block.choices
    }
    if card.duplicate:
        found |= {LETTERS[kind] for kind in GROUPS[card.of] if any([LETTERS[kind] in row for row in view.grid])}
    return found


def uses_up(card: Ingredient) -> str:
    """The resources that a card takes, those that are printed on it."""
    found = card.every if card.every in LETTERS else ""
    for kind in range(KINDS):
        if any([block.needs[kind] for block in card.before]) and LETTERS[kind] not in found:
            found += LETTERS[kind]
    return found


def _urgent(potion: ShownPotion) -> int:
    return potion.turns_left
