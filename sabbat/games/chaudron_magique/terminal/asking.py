"""How Le Chaudron Magique puts its questions: the best placements first, all others in small steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.text import Text

from sabbat.cli.table.sheet import Choice, Manners, Sheet, plain_sheet, with_keys
from sabbat.engine.actions import Action, Seat
from sabbat.engine.match import Match
from sabbat.games.chaudron_magique.actions import LayBlock, MoveToken, PlayAndKeep
from sabbat.games.chaudron_magique.components import LETTERS
from sabbat.games.chaudron_magique.rules.adding import AddBlocks
from sabbat.games.chaudron_magique.rules.removing import RemoveBlocks
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.terminal.panels import BAD, GOLD
from sabbat.games.chaudron_magique.view import ForeseenView
from sabbat.words import Words

BEST = 8  # so many placements are offered at once
Part = Callable[[Action], str]  # what one step of a question chooses


def sheet(match: Match, seat: Seat, words: Words) -> Sheet | None:
    question = match.pending.get(seat)
    if question is None:
        return None
    decision = question.decision
    offers = decision.candidates(match.state, seat)
    title = Text(words.question(decision))
    if isinstance(offers[0], PlayAndKeep):
        return _steps(title, offers, [_to_play, _to_keep], partial(_card_name, match, seat, words))
    if any(isinstance(offer, MoveToken) for offer in offers):
        return _steps(title, offers, [_moved, _onto], lambda action, label: label or words.action(action, decision))
    if not isinstance(offers[0], LayBlock):
        return plain_sheet(match, seat, words, Manners())
    few = len(offers) <= 2 * BEST
    laid = [offer for offer in offers if isinstance(offer, LayBlock)]
    shown = offers if few else [*laid[:BEST], *[offer for offer in offers if not isinstance(offer, LayBlock)]]
    seen = match.view(seat).foreseen
    places, state = offers, match.state
    if isinstance(decision, (AddBlocks, RemoveBlocks)) and isinstance(state, Sabbath):
        places = decision.as_sent(state, seat)
    choices = [
        Choice(Text(words.action(action, decision)), action, _note(seen, places.index(action))) for action in shown
    ]
    more = [] if few else [Choice(Text(words.text("word-elsewhere")), partial(_anywhere, title, laid))]
    return Sheet(title, with_keys([*choices, *more]), decision.rule)


def _note(seen: ForeseenView | None, place: int) -> Text:
    """What the placement would burn and brew."""
    if seen is None:
        return Text()
    brews = seen.brews.get(str(place), [])
    return Text("★" * len(brews), GOLD).append("x" * seen.burnt[place], BAD)


def _anywhere(title: Text, laid: Sequence[Action]) -> Sheet:
    return _steps(title, laid, [_block, _held, _corner], lambda action, label: label)


def _steps(title: Text, actions: Sequence[Action], parts: Sequence[Part], name: Callable[[Action, str], str]) -> Sheet:
    """One part after another; where the last one is chosen, the action is found."""
    choices: list[Choice] = []
    for value in dict.fromkeys(parts[0](action) for action in actions):
        like = [action for action in actions if parts[0](action) == value]
        label = Text(name(like[0], value))
        if len(parts) == 1 or len(like) == 1:
            choices.append(Choice(label, like[0]))
        else:
            choices.append(Choice(label, partial(_steps, title, like, parts[1:], name)))
    return Sheet(title, with_keys(choices))


def _card_name(match: Match, seat: Seat, words: Words, action: Action, place: str) -> str:
    hand = match.view(seat).witches[seat].hand
    return f"{place} {words.text(f'card-{hand[int(place) - 1]}')}"


def _to_play(action: Action) -> str:
    return str(action.play) if isinstance(action, PlayAndKeep) else ""


def _to_keep(action: Action) -> str:
    return str(action.keep) if isinstance(action, PlayAndKeep) else ""


def _moved(action: Action) -> str:
    return action.cell.text if isinstance(action, MoveToken) else ""


def _onto(action: Action) -> str:
    return action.onto.text if isinstance(action, MoveToken) else ""


def _block(action: Action) -> str:
    return str(action.block) if isinstance(action, LayBlock) else ""


def _held(action: Action) -> str:
    """The resource chosen and the turn: `B r1`."""
    if not isinstance(action, LayBlock) or action.at.turn < 0:
        return "out"
    chosen = LETTERS[action.at.kind] if action.at.kind >= 0 else ""
    return f"{chosen} {'rf'[action.at.turn // 4]}{action.at.turn % 4}".strip()


def _corner(action: Action) -> str:
    return action.at.text if isinstance(action, LayBlock) else ""
