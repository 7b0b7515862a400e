"""What a witch made of code thinks of Black Magic: when a spell helps, and what to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.du_balai.actions import AddSymbol, HexPawn, KeepMagic, PlaySpell, PullPawn, SwapSymbol
from sabbat.games.du_balai.components import COLOURS, FINISH, bits_of, size
from sabbat.games.du_balai.view import DuBalaiView, FlyerView

# What a card is worth to keep, roughly in squares or points.
WORTH: Final[dict[str, float]] = {
    "tailwind": 3.0,
    "loop": 3.0,
    "correction": 2.6,
    "mended_memory": 2.4,
    "decree": 2.2,
    "double_game": 2.1,
    "barrel_roll": 2.0,
    "attraction": 1.6,
    "hex": 1.5,
    "fog": 1.2,
    "inverted_flight": 1.0,
    "roadblock": 0.9,
}
NEAR_THE_FINISH: Final = 15


def me_of(view: DuBalaiView) -> FlyerView:
    assert view.seat is not None
    return view.players[view.seat]


def gain(view: DuBalaiView, formula: int) -> float:
    """What a formula brings, with the dice open: squares, and a bonus if it is perfect; a loss for a fall."""
    assert view.valid is not None
    for colour in COLOURS:
        valid = bits_of(tuple(view.valid[colour]))
        if formula and not formula & ~valid:
            return size(formula) + (2.0 if formula == valid else 0.0)
    return -1.0 if formula and view.closer == view.seat else 0.0


def mended(view: DuBalaiView, action: Action) -> float:
    """What the formula brings after this change. With two formulas, the one that is changed."""
    me = me_of(view)
    second = isinstance(action, (AddSymbol, SwapSymbol)) and action.second
    bits = bits_of(tuple((me.second if second else me.formula) or ()))
    if isinstance(action, AddSymbol):
        bits |= bits_of((action.symbol,))
    elif isinstance(action, SwapSymbol):
        bits = bits & ~bits_of((action.old,)) | bits_of((action.new,))
    return gain(view, bits)


def best_change(view: DuBalaiView, card: str) -> float:
    """How much better the one formula could be made by this card."""
    me = me_of(view)
    if me.double or view.valid is None:
        return 0.0
    written = list(me.formula or ())
    every = [symbol for colour in COLOURS for symbol in view.valid[colour] if symbol not in written]
    changes: list[Action] = [AddSymbol(symbol, False) for symbol in every]
    if card == "correction":
        changes = [SwapSymbol(old, new, False) for old in written for new in every]
    return max([mended(view, change) for change in changes], default=0.0) - gain(view, bits_of(tuple(written)))


def helps(view: DuBalaiView, card: str) -> bool:
    """Is this the moment for this spell, on one's own go?"""
    me = me_of(view)
    others = [player.square for seat, player in enumerate(view.players) if seat != view.seat]
    ahead = [square for square in others if me.square < square < FINISH]
    behind = [square for square in others if square < me.square]
    if card in ("mended_memory", "correction"):
        return best_change(view, card) >= 1.5
    if card == "tailwind":
        return len([square for square in others if square > me.square]) >= 1 or me.square >= NEAR_THE_FINISH
    if card == "hex":
        return bool(ahead) and (max(ahead) - me.square >= 4 or max(ahead) >= NEAR_THE_FINISH)
    if card == "attraction":
        return len(ahead) > len(behind) and bool(ahead)
    if card == "roadblock":
        return bool(view.queue) and any(view.players[seat].square < me.square for seat in view.queue)
    return False


def fogged(view: DuBalaiView, card: str, caster: int) -> bool:
    """Is this spell of somebody else worth a fog?"""
    me = me_of(view)
    them = view.players[caster].square
    best = max(player.square for player in view.players if player.square < FINISH or player.crossed)
    if card == "hex":
        return me.square == best
    if card == "attraction":
        return me.square > them
    if card == "fog":
        return view.caster == view.seat
    return them >= me.square - 2


def choose_pull(view: DuBalaiView, other: int, options: Sequence[Action]) -> Action:
    """Who is ahead comes back as far as possible, who is behind as little as possible."""
    ahead = view.players[other].square > me_of(view).square
    wanted = [option for option in options if isinstance(option, PullPawn)]
    return max(wanted, key=lambda each: each.squares if ahead else -each.squares)


def choose_victim(view: DuBalaiView, options: Sequence[Action]) -> Action:
    """Anybody but oneself."""
    return next((option for option in options if isinstance(option, HexPawn) and option.seat != view.seat), options[0])


def choose_card(options: Sequence[Action]) -> Action:
    kept = [option for option in options if isinstance(option, KeepMagic)]
    return max(kept, key=lambda each: WORTH[each.card])


def on_the_go(view: DuBalaiView, options: Sequence[Action]) -> Action | None:
    """A spell that helps now."""
    return next((option for option in options if isinstance(option, PlaySpell) and helps(view, option.card)), None)
