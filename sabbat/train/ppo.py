"""Self-play by proximal policy optimisation: the network plays all seats of thousands of twins at once.

A match pays at its end only. Advantages are summed up seat by seat, back in time, over that seat's own answers.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from sabbat.games.charlatans.bots.payoff import CLOSE_CALL
from sabbat.train import flow
from sabbat.train import tables as t
from sabbat.train.kernel.building import each
from sabbat.train.legal import legal
from sabbat.train.luck import Luck, hashed
from sabbat.train.network import FORBIDDEN, Weights, at_action, logits, think
from sabbat.train.observe import shown
from sabbat.train.opening import lay_again
from sabbat.train.scoring import keys
from sabbat.train.state import Table, X, lay, perhaps

CLIP = 0.2
VALUE_COST = 0.5
MOST_CURIOUS = 10  # where there are many options, as in the shop, surprise is worth so many times more
BIG_NORM = 0.5
SETS = (1, 2, 3, 4)
TURN = 12  # matches in a row that have the same learner's seat: any list of 1, 2, 3, 4, 6 or 12 sets comes whole
STRAY = 0.2  # how sure of itself somebody is who strays


class Pay(NamedTuple):
    """What a match pays: for the win, for a clear one, for each point; and how far ahead a lesson looks."""

    win: X
    clear: X
    point: X
    reach: X  # lambda: 0 trusts the expected end after one answer, 1 waits for the end itself


class Rivals(NamedTuple):
    """Others to learn against, who do not learn: in some of the matches one kind of them has all seats but one."""

    weights: tuple[Weights, ...]
    shares: X  # of the matches, for each kind


class Play(NamedTuple):
    """Many matches under way."""

    table: Table
    luck: Luck


class Moves(NamedTuple):
    """What happened in one tick of each match."""

    seen: X
    mask: X
    action: X
    chance: X  # log, when it was taken
    value: X
    seat: X
    valid: X
    strays: X  # the answer was taken to see what comes of it, and says nothing of those before
    over: X
    reward: X  # [seat], where the match is over
    score: X  # the mean of the points, there


def begin(seats: int, matches: int, key: X, sets: tuple[int, ...] = SETS) -> Play:
    """Sets come by turns; one that stands there twice is played twice as often."""
    luck = Luck(jax.random.bits(key, (matches, 2)))
    number = jnp.asarray(sets)[jnp.arange(matches) % len(sets)]
    return Play(jax.vmap(partial(lay, seats))(number), luck)


def rewards(table: Table, pay: Pay) -> X:
    """By seat."""
    key = keys(table)
    winners = key == key.max()
    points = table.players.points.astype(jnp.int32)
    others = jnp.where(jnp.eye(points.shape[0], dtype=bool), -1000, points[None, :]).max(1)
    clear = jnp.tanh((points - others) / CLOSE_CALL)
    return pay.win * winners / winners.sum() + pay.clear * clear + pay.point * points


def learners_seat(matches: int, seats: int) -> X:
    """By match, where there are rivals: sets come by turns, seats more slowly."""
    return (jnp.arange(matches) // TURN) % seats


def _rival_asked(rivals: Rivals, seat: X, seats: int) -> X:
    """By match, which kind of rival is asked; their number where nobody of them is."""
    matches = seat.shape[0]
    block = jnp.arange(matches) // (TURN * seats)  # every set and seat
    spot = (block * 0.6180339887) % 1.0
    kind = (spot[:, None] >= jnp.cumsum(rivals.shares)).sum(1)
    return jnp.where(seat == learners_seat(matches, seats), len(rivals.weights), kind)


def look(table: Table) -> tuple[X, X, X, X]:
    """Of one match: who is asked, whether an answer is due, what that seat sees, and what it may do."""
    seat = flow.asked_seat(table)
    return seat, flow.waits(table), shown(table, seat), legal(table, seat)


def pick(answers: X, mask: X, sure: X, bits: X) -> tuple[X, X]:
    """Of one match: an answer by these odds, and how likely it was (log) for somebody who is as sure as ever. `bits`:
    a random number."""
    answers = jnp.where(mask, answers, FORBIDDEN)
    noise = hashed(bits ^ hashed(jnp.arange(t.N, dtype=jnp.uint32)))
    spot = ((noise >> jnp.uint32(8)).astype(jnp.float32) + 0.5) / (1 << 24)
    gumbel = -jnp.log(-jnp.log(spot))
    action = jnp.argmax(jnp.where(mask, sure * answers + gumbel, FORBIDDEN)).astype(jnp.int32)
    most = answers.max()
    return action, answers[action] - most - jnp.log(jnp.exp(answers - most).sum())


def go_on(table: Table, luck: Luck, seat: X, action: X, pay: Pay) -> tuple[Table, Luck, X, X, X]:
    """Of one match: what comes of the answer, whether the match is over, what it paid each seat and the mean of the
    points. One that is over begins anew."""
    table = flow.tick(table, luck, seat, action)
    over = table.over > 0

    def end(now: tuple[Table, Luck, X, X]) -> tuple[Table, Luck, X, X]:
        table, luck, _, _ = now
        points = table.players.points.astype(jnp.float32)
        return *begin_again(table, luck), rewards(table, pay), points.sum() / points.shape[0]

    nothing = jnp.zeros(table.queue.shape, jnp.float32), jnp.float32(0)
    table, luck, reward, score = perhaps(over, end, (table, luck, *nothing))
    return table, luck, over, reward, score


def begin_again(table: Table, luck: Luck) -> tuple[Table, Luck]:
    """Of the same set, with other luck."""
    return lay_again(table), Luck(luck.key + jnp.array([0x632BE5AB, 0x85157AF5], jnp.uint32))


_looks, _picks, _go_on = each(look), each(pick), each(go_on)


def one_tick(
    weights: Weights, play: Play, key: X, pay: Pay, rivals: Rivals | None = None, astray: X = 0.0
) -> tuple[Play, Moves]:
    """Whoever is asked answers; the other matches go on by themselves; those that are over begin anew. One seat of each
    goes astray with this share of its answers: so the judge learns what answers lead to that are hardly ever taken."""
    table, luck = play
    matches, seats = table.queue.shape
    seat, valid, seen, mask = _looks(table)
    answers, value = think(weights, seen)
    valid &= mask.sum(1) > 1  # a single option teaches nothing
    key, one = jax.random.split(key)
    mine = seat == learners_seat(matches, seats)
    strays = mine & valid & jax.random.bernoulli(one, astray, seat.shape)
    sure = jnp.where(strays, STRAY, 1.0)
    action, chance = _picks(answers, mask, sure, jax.random.bits(key, (matches,)))
    if rivals is not None:
        asked = _rival_asked(rivals, seat, seats)
        for kind, theirs in enumerate(rivals.weights):
            usual = jnp.argmax(jnp.where(mask, logits(theirs, seen), FORBIDDEN), 1).astype(jnp.int32)
            action = jnp.where(asked == kind, usual, action)
        valid &= asked == len(rivals.weights)
    pays = jax.tree.map(lambda x: jnp.broadcast_to(x, (matches,)), pay)
    table, luck, over, reward, score = _go_on(table, luck, seat, action, pays)
    return Play(table, luck), Moves(seen, mask, action, chance, value, seat, valid, strays, over, reward, score)


def spread(
    weights: Weights,
    play: Play,
    key: X,
    pay: Pay,
    ticks: int,
    parts: int,
    rivals: Rivals | None = None,
    astray: X = 0.0,
) -> Play:
    """Plays on, and each time a part of the matches begins again: so a lesson has something of every round."""
    for part, one in enumerate(jax.random.split(key, parts)):
        play, *_ = roll_out(weights, play, one, pay, ticks, rivals, astray)
        table, luck = play
        which = (jnp.arange(luck.key.shape[0]) // 4) % parts == part
        play = Play(
            *jax.vmap(lambda which, *now: perhaps(which, lambda now: begin_again(*now), now))(which, table, luck)
        )
    return play


@partial(jax.jit, static_argnums=4, donate_argnums=1)
def roll_out(
    weights: Weights, play: Play, key: X, pay: Pay, ticks: int, rivals: Rivals | None = None, astray: X = 0.0
) -> tuple[Play, Moves, X, X, X]:
    """So many ticks, and what each move was better than expected; the value that it should have been told; and what the
    matches that ended paid. The last answer of a seat that is still at it teaches nothing: it tells what to expect of
    those before."""
    play, moves = jax.lax.scan(
        lambda now, k: one_tick(weights, now, k, pay, rivals, astray), play, jax.random.split(key, ticks)
    )
    seats = moves.reward.shape[2]

    def back(carried: tuple[X, X, X], move: Moves) -> tuple[tuple[X, X, X], tuple[X, X]]:
        expected, advantage, known = carried
        over = move.over[:, None]
        expected = jnp.where(over, move.reward, expected)
        advantage = jnp.where(over, 0.0, advantage)
        known |= over
        here = (jnp.arange(seats) == move.seat[:, None]) & move.valid[:, None]
        teaches = (known & here).any(1) & ~move.strays
        mine = (expected * here).sum(1) - move.value + pay.reach * (advantage * here).sum(1)
        mine = jnp.where(teaches, mine, 0.0)
        expected = jnp.where(here, move.value[:, None], expected)
        return (expected, jnp.where(here, mine[:, None], advantage), known | here), (mine, teaches)

    light = moves._replace(seen=moves.valid, mask=moves.valid)  # the large ones are not needed here
    nothing = jnp.zeros(moves.reward.shape[1:])
    _, (advantage, teaches) = jax.lax.scan(back, (nothing, nothing, nothing > 0), light, reverse=True)
    ours = jnp.arange(seats) == learners_seat(moves.reward.shape[1], seats)[:, None]  # any seat's, where all learn
    paid = (moves.reward * ours).sum()
    ended = jnp.stack([moves.valid.sum(), moves.over.sum(), moves.score.sum(), paid]).astype(jnp.float32)
    lesson = moves._replace(valid=teaches, strays=teaches, reward=moves.valid, over=moves.valid, score=moves.valid)
    return play, lesson, advantage, advantage + moves.value, ended


def loss(weights: Weights, moves: Moves, advantage: X, target: X, entropy_worth: X, acts: X) -> tuple[X, Any]:
    """`acts`: 1, or 0 where only the judge learns."""
    answers, value = think(weights, moves.seen)
    logs = jax.nn.log_softmax(jnp.where(moves.mask, answers, FORBIDDEN))
    chance = at_action(logs, moves.action)
    count = jnp.maximum(1.0, moves.valid.sum())

    def mean(x: X) -> X:
        return (x * moves.valid).sum() / count

    centred = advantage - mean(advantage)
    centred /= jnp.sqrt(mean(centred**2)) + 1e-6
    ratio = jnp.exp(jnp.clip(chance - moves.chance, -5, 5))
    gain = mean(jnp.minimum(ratio * centred, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * centred))
    miss = mean((value - target) ** 2)
    surprise = -(jnp.exp(logs) * jnp.where(moves.mask, logs, 0.0)).sum(-1)
    entropy = mean(surprise)
    curious = mean(surprise * jnp.minimum(moves.mask.sum(-1) - 1, MOST_CURIOUS))
    told = {"miss": miss, "entropy": entropy, "moved": mean(jnp.abs(ratio - 1) > CLIP)}
    return VALUE_COST * miss - acts * (gain + entropy_worth * curious), told


@partial(jax.jit, static_argnums=(7, 8, 9), donate_argnums=(0, 1))
def learn(
    weights: Weights,
    momenta: Any,
    batch: Any,
    key: X,
    rate: X,
    entropy_worth: X,
    acts: X,
    epochs: int,
    parts: int,
    share: float,
) -> tuple[Weights, Any, Any]:
    """Some passes over what was played at all seat counts, part by part. `share`: about how much of it teaches
    anything; the rest is left out, and where more teaches than that, some of it, by chance."""
    lesson = [jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), one) for one in batch]
    batch = jax.tree.map(lambda *x: jnp.concatenate(x), *lesson)
    valid = batch[0].valid

    def step(carried: Any, chosen: X) -> tuple[Any, Any]:
        weights, momenta = carried
        part = jax.tree.map(lambda x: jnp.take(x, chosen, axis=0), batch)
        (_, told), slope = jax.value_and_grad(loss, has_aux=True)(weights, *part, entropy_worth, acts)
        return adam(weights, momenta, slope, rate), told

    size = int(valid.shape[0] * share) // parts
    spots = [jnp.where(valid, jax.random.uniform(k, valid.shape), 2.0) for k in jax.random.split(key, epochs)]
    chosen = jnp.concatenate([jnp.argsort(spot)[: size * parts].reshape(size, parts).T for spot in spots])
    (weights, momenta), told = jax.lax.scan(step, (weights, momenta), chosen)
    return weights, momenta, jax.tree.map(lambda x: x.mean(), told)


def adam(weights: Weights, momenta: Any, slope: Weights, rate: X) -> tuple[Weights, Any]:
    """One step of learning, with a bound on it."""
    first, second, count = momenta
    norm = jnp.sqrt(sum(jnp.sum(x**2) for x in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda x: x * jnp.minimum(1.0, BIG_NORM / (norm + 1e-9)), slope)
    count += 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
    scale = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    weights = jax.tree.map(lambda w, m, v: w - scale * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return weights, (first, second, count)


def no_momenta(weights: Weights) -> Any:
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return zeros, jax.tree.map(jnp.zeros_like, weights), jnp.float32(0)
