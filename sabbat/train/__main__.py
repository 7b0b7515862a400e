"""python -m sabbat.train              trains a player of Charlatans by self-play
python -m sabbat.train bench        how fast the twin is on this device, at random and in training, beside the engine
python -m sabbat.train prove        the twin against the engine, match by match
python -m sabbat.train versus       one player (--begins) among copies of another (--other), on the twin
python -m sabbat.train watch        matches of a bot (--bots, the first of them), for imitate; needs no JAX
python -m sabbat.train imitate      a network that does what was watched (--out), to be trained against (--other)
"""

from __future__ import annotations

import argparse
import json
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabbat.train.training import Plan

ON_THE_PROCESSOR = 1024  # matches at once, at most
SECONDS = 10.0  # of training, and on the engine
WHAT = ("train", "bench", "prove", "versus", "watch", "imitate")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sabbat.train", description="Self-play for Les Charlatans.")
    parser.add_argument("what", nargs="?", choices=WHAT, default="train")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train (default: 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for weights, figures and the curve")
    parser.add_argument("--matches", default="2:2048,3:2048,4:8192", help="matches at once, by seat count")
    parser.add_argument("--ticks", type=int, default=128, help="small steps of each match between two lessons")
    parser.add_argument("--epochs", type=int, default=2, help="passes over what was played")
    parser.add_argument("--parts", type=int, default=32, help="steps of learning in a pass")
    parser.add_argument("--hidden", type=int, default=384, help="units in each of the two hidden layers")
    parser.add_argument("--rate", default="5e-4,2.5e-5", help="how large a step of learning is, at first and at last")
    parser.add_argument("--reach", type=float, default=0.95, help="how far ahead a lesson looks, from 0 to 1")
    parser.add_argument("--curious", default="0.02,0.002", help="what surprise is worth, at first and at last")
    parser.add_argument("--begins", default="", help="weights to begin with (versus: the one)")
    parser.add_argument("--judge", default="", help="weights of the judge to begin with (worth.npz)")
    parser.add_argument("--calm", type=float, default=1.0, help="how sure these still are of themselves")
    parser.add_argument("--settles", type=float, default=0.5, help="the share of the time until the win alone counts")
    parser.add_argument("--other", default="", help="weights that do not learn, of the others; commas between several")
    parser.add_argument("--among", default="0.75", help="the share of the matches that is played among each of them")
    parser.add_argument(
        "--sets", default="1,2,3,4", help="train, watch, versus: sets by turns; 1,4,2,4,3,4 has more of one"
    )
    parser.add_argument("--astray", type=float, default=0.0, help="the share of its answers that a seat just tries")
    parser.add_argument("--judges", action="store_true", help="only the network learns that knows how matches end")
    parser.add_argument("--games", type=int, default=100, help="prove, watch: how many matches (default: 100)")
    parser.add_argument("--bots", default="strong,strong,strong,trained", help="watch: who plays; the first is watched")
    parser.add_argument("--watched", type=Path, default=Path("watched"), help="the folder of what was watched")
    parser.add_argument("--passes", type=int, default=10, help="imitate: passes over what was watched")
    given = parser.parse_args()
    counts, sets = _counts(given), _sets(given)
    if given.what == "watch":
        from sabbat.train.watching import watch

        bots = given.bots.split(",")
        answers = watch(bots, bots[0], given.games, given.seed, given.watched, cpu_count() or 1, sets)
        print(f"{given.games} matches, {answers} answers of {bots[0]}")
    elif given.what == "bench":
        from sabbat.train.speed import engine, measure, on_the_processor, training

        for seats, count in counts.items():
            _say(json.dumps(measure(seats, count, given.ticks, 3)))
        seats = max(counts)
        _say(json.dumps(on_the_processor(seats, min(counts[seats], ON_THE_PROCESSOR), given.ticks)))
        _say(json.dumps(engine(seats, SECONDS)))
        _say(json.dumps(training(_plan(given, parser), SECONDS)))
    elif given.what == "prove":
        from sabbat.train.proof import prove

        wrong = prove(given.games, given.seed, list(counts))
        print("\n".join(wrong) or f"{given.games} matches, the same after every step")
        return 1 if wrong else 0
    elif given.what == "versus":
        from sabbat.train.network import warm
        from sabbat.train.versus import versus

        other = warm(Path(given.other), 1.0)
        for path in given.begins.split(","):
            for seats, count in counts.items():
                found = versus(warm(Path(path), 1.0), other, seats, count, given.seed, sets)
                print(json.dumps({"one": path, "other": given.other, **found}), flush=True)
    elif given.what == "imitate":
        from sabbat.train.imitating import imitate
        from sabbat.train.network import fresh, save, warm

        weights = warm(Path(given.begins), given.calm) if given.begins else fresh(given.seed, given.hidden)
        weights, told = imitate(weights, given.watched, given.passes, _pair(given.rate)[0], given.seed)
        given.out.mkdir(parents=True, exist_ok=True)
        save(str(given.out / "imitation.npz"), weights)
        print(json.dumps(told))
    else:
        from sabbat.train.training import train

        figures = train(given.out, 60 * given.minutes, given.seed, _plan(given, parser), say=_say)
        print(json.dumps(figures, indent=2))
    return 0


def _counts(given: argparse.Namespace) -> dict[int, int]:
    return {int(seats): int(count) for seats, count in (part.split(":") for part in given.matches.split(","))}


def _sets(given: argparse.Namespace) -> tuple[int, ...]:
    return tuple(int(number) for number in given.sets.split(","))


def _plan(given: argparse.Namespace, parser: argparse.ArgumentParser) -> Plan:
    from sabbat.train.training import Plan

    rate, curious = (_pair(text) for text in (given.rate, given.curious))
    rivals = tuple(filter(None, given.other.split(",")))
    among = tuple(float(share) for share in given.among.split(",")) if rivals else ()
    if len(among) != len(rivals):
        parser.error("--among: a share for each of --other")
    return Plan(
        _counts(given), given.ticks, given.epochs, given.parts, given.hidden, rate, given.reach, curious,
        given.calm, given.begins, given.settles, rivals, among, _sets(given), given.astray, given.judges,
        given.judge,
    )  # fmt: skip


def _pair(text: str) -> tuple[float, float]:
    first, last = (float(part) for part in text.split(","))
    return first, last


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
