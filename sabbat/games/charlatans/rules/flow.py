"""Charlatans, the order of a round: CHA-1, CHA-30, CHA-31.

A step is entered once; then it comes to each seat in `queue`, one after another. `proceed` is called when nobody owes
an answer.
"""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.charlatans.components import COLOURS, LAST_SPACE, OPENS, PURPLE, ROUNDS, WHITE_1, YELLOW
from sabbat.games.charlatans.round_events import BookOpened, BrewingBegan, RoundBegan, RoundEnded, WhiteAdded
from sabbat.games.charlatans.rules.brewing import brew
from sabbat.games.charlatans.rules.cards import GIFTS, carry_out, read_card
from sabbat.games.charlatans.rules.chip_actions import AcceptReward, black_acts, green_acts, purple_acts
from sabbat.games.charlatans.rules.ending import cash_in, end_match, spend_last_rubies
from sabbat.games.charlatans.rules.go_on import plays_together
from sabbat.games.charlatans.rules.placing import draw_strong_ingredient
from sabbat.games.charlatans.rules.rats import count_tails, place_rat
from sabbat.games.charlatans.rules.scoring import (
    fix_scoring_spaces,
    roll_bonus,
    score_points,
    score_rubies,
    season,
    who_rolls,
)
from sabbat.games.charlatans.rules.shopping import fill_flask, shop, spend_rubies
from sabbat.games.charlatans.rules.verbs import offer
from sabbat.games.charlatans.state import UNDECIDED, Charlatan, Charlatans, in_turn, left_of, right_of

OPENING: Final = 0
CARD: Final = 1
RATS: Final = 2
BREWING: Final = 3
STRONG_INGREDIENT: Final = 4  # the card
EXPLOSIONS: Final = 5  # the cards Seasoned Perfectly and Schadenfreude
DIE: Final = 6  # A
BLACKS: Final = 7  # B
GREENS: Final = 8
PURPLES: Final = 9
RUBY_SPACES: Final = 10  # C
POINT_SPACES: Final = 11  # D
SHOP: Final = 12  # E
RUBIES: Final = 13  # F
CLOSING: Final = 14
STEPS: Final = (
    "opening",
    "card",
    "rats",
    "brewing",
    "strong_ingredient",
    "explosions",
    "die",
    "blacks",
    "greens",
    "purples",
    "ruby_spaces",
    "point_spaces",
    "shop",
    "rubies",
    "closing",
)
WHITE_ADDED_IN: Final = 6  # CHA-31


def proceed(play: Play[Charlatans]) -> None:
    """Goes on until somebody is asked, or the match is over."""
    table = play.state
    while table.outcome is None:
        if table.step == BREWING and brew(play):
            pass
        elif table.queue:
            seat = table.queue[0]
            table.queue = table.queue[1:]
            _visit(play, table.step, seat)
        else:
            table.step = OPENING if table.step == CLOSING else table.step + 1
            _enter(play, table.step)
        if play.waiting:
            return


def _enter(play: Play[Charlatans], step: int) -> None:
    table = play.state
    if step == OPENING:
        _open_round(play)
    elif step == CARD:
        read_card(play)
    elif step == RATS:
        if table.round > 1:
            table.queue = in_turn(table)
    elif step == BREWING:
        for me in table.players:
            me.start = min(LAST_SPACE, me.drop + me.rat)
        if play.wants_events:
            play.tell(BrewingBegan(plays_together(table)))
    elif step == STRONG_INGREDIENT:
        if table.card == "strong_ingredient":
            table.queue = in_turn(table)
    elif step == EXPLOSIONS:
        fix_scoring_spaces(play)
        if table.card == "seasoned_perfectly":
            table.queue = in_turn(table)
        elif table.card == "schadenfreude":
            table.queue = tuple([seat for seat in in_turn(table) if table.players[right_of(table, seat)].exploded])
    elif step == DIE:
        table.queue = who_rolls(table)
    elif step == RUBY_SPACES:
        score_rubies(play)
    elif step == RUBIES:
        _spend_rubies(play)
    elif step == CLOSING:
        _close_round(play)
    else:  # blacks, greens, purples, points, shop
        table.queue = in_turn(table)


def _visit(play: Play[Charlatans], step: int, seat: Seat) -> None:
    table = play.state
    if step == CARD:
        carry_out(play, seat)
    elif step == RATS:
        if not table.waivers:
            place_rat(play, seat)
        elif count_tails(table, seat) > table.players[seat].given_up:
            play.ask(seat, AcceptReward("rat"))
    elif step == STRONG_INGREDIENT:
        draw_strong_ingredient(play, seat)
    elif step == EXPLOSIONS:
        if table.card == "seasoned_perfectly":
            season(play, seat)
        else:
            offer(play, seat, GIFTS["schadenfreude"])  # the left neighbours of the exploded, in turn order
    elif step == DIE:
        roll_bonus(play, seat)
    elif step == BLACKS:
        black_acts(play, seat)
    elif step == GREENS:
        green_acts(play, seat)
    elif step == PURPLES:
        purple_acts(play, seat)
    elif step == POINT_SPACES:
        score_points(play, seat)
    elif step == SHOP:
        if table.round < ROUNDS:
            shop(play, seat)
        else:
            cash_in(play, seat)
    elif step == RUBIES:
        if table.round < ROUNDS:
            spend_rubies(play, seat)
        else:
            spend_last_rubies(play, seat)


def _open_round(play: Play[Charlatans]) -> None:
    """CHA-1, CHA-3, CHA-31."""
    table = play.state
    table.round += 1
    if table.round == 1:
        seats = len(table.players)
        table.first = play.chance.below("first player", seats, seats)
    if play.wants_events:
        play.tell(RoundBegan(table.round, table.first))
    for colour in (YELLOW, PURPLE):
        if OPENS[colour] == table.round and play.wants_events:
            play.tell(BookOpened(COLOURS[colour]))
    if table.round == WHITE_ADDED_IN:
        for me in table.players:
            table.supply[WHITE_1.kind] -= 1
            me.bag[WHITE_1.kind] += 1
        if play.wants_events:
            play.tell(WhiteAdded())


def _spend_rubies(play: Play[Charlatans]) -> None:
    """CHA-29. All at once; in turn where a tube may hold the last chip of its kind (CHA-41)."""
    table = play.state
    if table.card == "magic_potion":
        for seat in in_turn(table):
            fill_flask(play, seat, table.card)
    if table.tubes or table.round == ROUNDS:
        table.queue = in_turn(table)
    else:
        for seat in range(len(table.players)):
            spend_rubies(play, seat)


def _close_round(play: Play[Charlatans]) -> None:
    """CHA-28, CHA-30: pots into bags, rat stones back, the deck to the next player."""
    table = play.state
    if play.wants_events:
        play.tell(RoundEnded(table.round))
    if table.round == ROUNDS:
        end_match(play)
        return
    for me in table.players:
        _clear(me)
    table.first = left_of(table, table.first)


def _clear(me: Charlatan) -> None:
    for placed in me.pot:
        me.bag[placed.chip.kind] += 1
    me.pot = []
    me.rat = 0
    me.start = me.drop
    me.draws = 0
    me.last_is_fresh = False
    me.fresh_beside = 0
    me.shield = 0
    me.shield_before = 0
    me.seen_white = False
    me.second_chance = False
    me.intent = UNDECIDED
    me.score_space = 0
    me.stopped = False
    me.exploded = False
    me.shielded = False
    me.takes_coins = False
    me.given_up = 0
    me.tails = 0
