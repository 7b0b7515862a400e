"""The last round, played to its end: what each answer wins in many worlds. The seat itself goes on as the network would
in all of them, and everybody else by the quick policy."""

from __future__ import annotations

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.play import Play
from sabbat.engine.progress import perform
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.bots.payoff import paid
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, Moment, question_of
from sabbat.games.charlatans.bots.trained import likeliest
from sabbat.games.charlatans.policy import CharlatansPolicy
from sabbat.games.charlatans.state import Charlatans


def worths(worlds: list[Charlatans], seat: Seat, answers: list[Action], seed: int) -> list[float]:
    """What the match pays after each answer: the mean over the worlds, which meet every answer with the same luck."""
    policy = CharlatansPolicy()
    ends: list[list[_End]] = [
        [_End(world, seat, answer, f"{seed}/{number}", policy) for number, world in enumerate(worlds)]
        for answer in answers
    ]
    going = [end for group in ends for end in group]
    while True:
        going, moments = _asked(going)
        if not going:
            return [sum(paid(end.state, seat) for end in group) / len(group) for group in ends]
        for end, answer in zip(going, likeliest(moments), strict=True):
            end.give(answer)


def _asked(ends: list[_End]) -> tuple[list[_End], list[Moment]]:
    """Those that are not over, and where each has come to."""
    found = [(end, moment) for end in ends if (moment := end.next_choice())]
    return [end for end, _ in found], [moment for _, moment in found]


class _End:
    """Of one match, after one answer."""

    def __init__(self, world: Charlatans, seat: Seat, answer: Action, seed: str, policy: CharlatansPolicy) -> None:
        luck = Seeded(seed)
        self.seat = seat
        self.policy = policy
        self.state = world.clone()
        self.play: Play[Charlatans] = Play(self.state, Chance(luck, self.state.streams, False), False)
        self.choices = Chance(luck, [0] * (len(self.state.streams) + 1), False)
        self.give(answer)

    def give(self, answer: Action) -> None:
        perform(GAME, self.play, self.seat, answer)

    def next_choice(self) -> Moment | None:
        """On until the seat has a choice that the network knows. None: the match is over."""
        state, seat = self.state, self.seat
        while state.outcome is None:
            asked = state.asked[seat]
            if asked is None:
                self._others_answer()
            elif question_of(asked) != NOT_ASKED and len(asked.options(state, seat)) > 1:
                return state, seat, asked
            else:
                self.give(self.policy.answer(state, seat, asked, self.choices))
        return None

    def _others_answer(self) -> None:
        """Each of them once, unless the seat is asked again before."""
        state = self.state
        for other in range(len(state.asked)):
            asked = state.asked[other]
            if asked is not None and state.outcome is None and state.asked[self.seat] is None:
                perform(GAME, self.play, other, self.policy.answer(state, other, asked, self.choices))
