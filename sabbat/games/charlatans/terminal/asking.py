"""How Charlatans puts its questions: natural keys, notes beside the options, and the shop in two easy picks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rich.text import Text

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.sheet import Choice, Manners, Sheet, plain_sheet, with_keys
from sabbat.engine.actions import Action, Seat
from sabbat.engine.match import Match
from sabbat.games.charlatans.actions import (
    Buy,
    Done,
    Draw,
    Exchange,
    Place,
    PutBack,
    PutInBag,
    Stop,
    Take,
    TakeCoins,
    TakePoints,
    UseFlask,
    Waive,
)
from sabbat.games.charlatans.components import CHIPS, COINS, WHITE, Chip
from sabbat.games.charlatans.rules.scoring import PointsOrCoins
from sabbat.games.charlatans.rules.shopping import MOST_CHIPS, BuyChips
from sabbat.games.charlatans.terminal.chips import FAINT, GOLD, RUBY, chip
from sabbat.games.charlatans.terminal.panels import odds_colour, percent
from sabbat.games.charlatans.view import CharlatansView
from sabbat.words import Words

KEYS: dict[type[Action], str] = {Draw: "d", Stop: "s", UseFlask: "f", Waive: "0", Done: "0"}


def sheet(match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet | None:
    question = match.pending.get(seat)
    if question is not None and isinstance(question.decision, BuyChips):
        return shop(match, seat, words, say)
    manners = Manners(lambda action: KEYS.get(type(action), ""), lambda view, who, action: note(view, who, action, say))
    return plain_sheet(match, seat, words, manners)


def note(view: CharlatansView, seat: Seat, action: Action, say: Phrases) -> Text:
    """What helps to decide: odds, gains, the chip itself in colour."""
    me = view.players[seat]
    match action:
        case Draw():
            return Text(say("terminal-note-draw", odds=percent(me.odds)), odds_colour(me.odds)) if me.bag else Text()
        case Stop():
            worth = Text(say("terminal-price-coins", price=me.scoring.coins), GOLD).append(f"  {me.scoring.points}★")
            return worth.append(" ◆", RUBY) if me.scoring.ruby else worth
        case UseFlask():
            return chip(me.pot[-1].chip) if me.pot else Text()
        case Place(chip=kind) | Take(chip=kind) | PutInBag(chip=kind):
            return chip(kind.text)
        case Exchange(old=old, new=new):
            return Text.assemble(chip(old.text), " → ", chip(new.text))
        case PutBack():
            whites = [placed.chip for placed in me.pot[-2:] if placed.chip.startswith("W")]
            return chip(whites[-1]) if whites else Text()
        case TakePoints() if _is_asked(view, seat, PointsOrCoins):
            return Text(f"{me.scoring.points}★", "bold")
        case TakeCoins():
            return Text(say("terminal-price-coins", price=me.scoring.coins), GOLD)
    return Text()


def _is_asked(view: CharlatansView, seat: Seat, kind: type) -> bool:
    asked = view.asked[seat]
    return asked is not None and asked["t"] == kind.__name__


def shop(match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet:
    """CHA-27 in two picks; what is submitted is one Buy. First the first chip, or nothing."""
    view: CharlatansView = match.view(seat)
    coins = COINS[view.players[seat].score_space]
    question = words.question(match.pending[seat].decision)
    title = Text.assemble((say("terminal-coins-to-spend", coins=coins), f"bold {GOLD}"), f"  {question}")
    nothing = Choice(Text(say("terminal-pick-none")), Buy(()), wanted_key="0")
    offers = []
    for kind in CHIPS:
        if kind.colour == WHITE:
            continue
        offer = _offer(match, seat, words, view, kind, (kind,))
        if offer.legal and any(kind in buy.chips and len(buy.chips) == MOST_CHIPS for buy in _buys(match, seat)):
            offer = replace(offer, leads_to=partial(second_pick, match, seat, words, say, kind))
        offers.append(offer)
    return Sheet(title, with_keys([*_affordable_first(offers), nothing]), BuyChips.rule)


def second_pick(match: Match, seat: Seat, words: Words, say: Phrases, first: Chip) -> Sheet:
    """Then another of a different colour, or only the first."""
    view: CharlatansView = match.view(seat)
    left = COINS[view.players[seat].score_space] - view.prices[first.text]
    question = say("terminal-pick-second", chip=words.text(f"chip-{first}"))
    title = Text.assemble((say("terminal-coins-left", coins=left), f"bold {GOLD}"), f"  {question} ", chip(first.text))
    only = Choice(Text(say("terminal-pick-only", chip=words.text(f"chip-{first}"))), Buy((first,)), wanted_key="0")
    offers = []
    for kind in CHIPS:
        if kind.colour != WHITE and kind is not first:
            pair = (first, kind) if first < kind else (kind, first)
            offers.append(_offer(match, seat, words, view, kind, pair))
    return Sheet(title, with_keys([*_affordable_first(offers), only]), BuyChips.rule)


def _offer(match: Match, seat: Seat, words: Words, view: CharlatansView, kind: Chip, chips: tuple[Chip, ...]) -> Choice:
    buy = Buy(chips)
    price = view.prices.get(kind.text, 0)
    label = Text.assemble(chip(kind.text), (f" {price:>2}" if price else "  –", GOLD if price else FAINT))
    name = Text(words.text(f"chip-{kind}"), FAINT)
    refusal = match.why_not(seat, buy)
    if refusal is None:
        return Choice(label, buy, name)
    return Choice(label, None, name, words.refusal(refusal), refusal.rule)


def _buys(match: Match, seat: Seat) -> list[Buy]:
    return [action for action in match.options(seat) if isinstance(action, Buy)]


def _affordable_first(offers: list[Choice]) -> list[Choice]:
    return sorted(offers, key=lambda offer: not offer.legal)
