"""Taking back an answer after which others have answered: theirs are kept where nothing of theirs hangs on it.

The match is played on from before that answer, as if it had never been given, with the others' answers in their order.
They are kept where each was the same answer to the same question and told the same, where nothing came to light in
either match, and where nobody has been told how the one to be taken back was answered. So whoever chooses in secret
can change her mind until all is opened, however many have chosen since. Somebody who leaves a secret choice to luck
meets the same luck again: that she did must not be told by an undo of somebody else that is free no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sabbat.engine.actions import Seat
from sabbat.engine.chance import Chance, Luck, Open, Recorded, Undecided
from sabbat.engine.events import Event, Secret
from sabbat.engine.play import Play
from sabbat.engine.progress import perform
from sabbat.engine.record import Entry
from sabbat.engine.state import State
from sabbat.engine.undo import PastStep, field_names

if TYPE_CHECKING:
    from sabbat.engine.game import Game


def own_luck(entry: Entry, events: Sequence[Event], revealed: bool) -> tuple[str, ...]:
    """What a step has drawn, where its seat alone has been told of it; `revealed`: by the rule's own mark."""
    return () if revealed or not events or tells_how(events, entry.seat) else entry.luck


def tells_how(events: Sequence[Event], seat: Seat) -> bool:
    """Was anybody else told how the seat has answered? Not by what names the seat, closed secrets and nothing else."""
    for event in events:
        names_seat = False
        for name in field_names(event):
            value = getattr(event, name)
            if isinstance(value, Secret):
                if any(viewer != seat for viewer in value.seen_by):
                    return True
            elif name == "seat" and value == seat:
                names_seat = True
            else:
                return True
        if event.opens or not names_seat:
            return True
    return False


def looks_alike(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Do the others see the same table, but for the seat being done? What it is asked next might tell how."""
    seen: list[Any] = []  # a view of the game
    for state in (before, after):
        twin = state.clone()
        if after.asked[seat] is None:
            twin.asked[seat] = None
            twin.later[seat] = ()
        seen.append(game.view(twin, None))
    return bool(seen[0] == seen[1])


class WithoutIt:
    """The match as if one answer had not been given. It goes on with the others' later ones, step by step."""

    def __init__(self, game: Game[Any], left_out: PastStep, after: State) -> None:
        self.game = game
        self.left_out = left_out
        self.last = left_out.entry  # the entry that was looked at last
        self.steps: list[PastStep] = []  # the others' answers, each with the table as it would have lain before it
        self.state = left_out.before
        self.holds = self._is_hidden(after)

    def _is_hidden(self, after: State) -> bool:
        """Have the others seen no more of the answer than that it was given?"""
        step = self.left_out
        if step.revealed or step.action is None or tells_how(step.events, step.seat):
            return False
        return bool(step.events) or looks_alike(self.game, step.before, after, step.seat)

    def go_on(self, step: PastStep, after: State) -> None:
        """Gives the next answer of somebody else, after which the match that was played stood at `after`; where it
        cannot be kept, nothing `holds` any more."""
        self.last = step.entry
        self.holds = self.holds and not step.is_open and self._gives(step, after.streams)

    def _gives(self, step: PastStep, streams: list[int]) -> bool:
        before, seat, action = self.state, step.seat, step.action
        decision = before.asked[seat]
        if action is None or decision is None or decision != step.before.asked[seat]:
            return False
        if decision.check(before, seat, action) is not None:
            return False
        after = before.clone()
        luck: Luck = Recorded(list(step.own_luck)) if step.own_luck else Open()
        play: Play[Any] = Play(after, Chance(luck, after.streams, recording=True), wants_events=True, at=step.at)
        try:
            perform(self.game, play, seat, action)
        except (Undecided, LookupError):  # luck would be drawn, or other luck than there was
            return False
        after.streams[:] = streams  # the answer that is left out has drawn nothing
        mine = self.left_out.seat
        still_asked = after.asked[mine] is not None and after.numbers[mine] == self.left_out.before.numbers[mine]
        if play.revealed or tuple(play.events) != step.events or not still_asked:
            return False
        self.steps.append(replace(step, before=before))
        self.state = after
        return True

    def fits(self, now: State) -> bool:
        """Is everybody else asked the same as in the match that was played?"""
        if not self.holds:
            return False
        for seat in range(len(now.asked)):
            same = self.state.asked[seat] == now.asked[seat] and self.state.later[seat] == now.later[seat]
            if seat != self.left_out.seat and not same:
                return False
        return True

    def standing(self, now: State) -> State:
        """What lies on the table then. Who is asked all along keeps the number of that question; whose answer was
        left out is asked anew."""
        return _numbered(self.state, now, self.left_out.seat, now.questions + 1)

    def kept(self, played: Sequence[PastStep], now: State) -> list[PastStep]:
        """The others' answers as past steps: they keep their entries, and the numbers of their questions."""
        seat, number = self.left_out.seat, now.questions + 1
        found: list[PastStep] = []
        for step, was in zip(self.steps, played, strict=True):
            found.append(replace(step, before=_numbered(step.before, was.before, seat, number)))
        return found


def _numbered(state: State, as_in: State, seat: Seat, number: int) -> State:
    """With the numbers that the questions had, and the newest one for the seat's."""
    twin = state.clone()
    twin.numbers = as_in.numbers.copy()
    twin.numbers[seat] = number
    twin.questions = number
    return twin


class KeptAnswers:
    """One match's: for each seat, the match without its last answer. It grows as the match does, when it is asked for;
    so telling everybody after each answer what can be taken back costs one answer more for each, and no replay."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._by_seat: dict[Seat, WithoutIt] = {}

    def without(self, past: Sequence[PastStep], place: int, now: State) -> WithoutIt | None:
        """The match without the answer at this place, a seat's last, after which others came; None where theirs
        cannot be kept."""
        left_out = past[place]
        found = self._by_seat.get(left_out.seat)
        if found is None or found.left_out is not left_out:
            found = WithoutIt(self.game, left_out, past[place + 1].before)
            self._by_seat[left_out.seat] = found
        for at in range(place + 1, len(past)):
            if found.holds and past[at].entry > found.last:
                found.go_on(past[at], past[at + 1].before if at + 1 < len(past) else now)
        return found if found.fits(now) else None

    def forget(self) -> None:
        """An answer was taken back: what came after it stands on another table now."""
        self._by_seat.clear()
