"""The pictures of a report: Vega-Lite by Altair, drawn by vl-convert without any network (extra: lab)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import altair as alt
import vl_convert

from sabbat.lab.balance import Balance, Piece, Share, interval

Say = Callable[..., str]  # words by id
Rows = list[dict[str, Any]]  # JSON
WIDTH = 520
MOST_PIECES = 36  # in one picture: the best and the worst
COLOUR = "#5b3f8c"
OTHER = "#b9a8d4"
WIDE = alt.Axis(labelLimit=320)  # names in full
ROOM = {"left": 30, "top": 5, "right": 5, "bottom": 5}  # many readers' letters are wider than those measured here


def pictures(found: Balance, say: Say, name_of: Callable[[str], str]) -> dict[str, dict[str, Any]]:
    """The specifications by name, in the order of the page; what a game has nothing of is left out."""
    drawn: dict[str, Any] = {}  # Altair's charts
    if found.bots:
        drawn["bots"] = _bars(_shares(found.bots, lambda name: name), say("lab-wins"))
        drawn["seats"] = _bars(_shares(found.seats, lambda name: f"{say('lab-seat')} {name}"), say("lab-wins"))
        drawn["luck"] = _bars(_shares(found.luck, lambda name: say(f"lab-{name}")), "%")
    if found.rounds:
        drawn["rounds"] = _lines(found, say)
    weighed = [piece for piece in found.pieces if piece.worth is not None]
    if weighed:
        drawn["worth"] = _dots(weighed, say, name_of)
    if found.pieces:
        drawn["taken"] = _taken(found.pieces, say, name_of)
    drawn["lengths"] = _histogram(found.lengths, say)
    return {name: _specification(chart) for name, chart in drawn.items()}


def _specification(chart: Any) -> dict[str, Any]:  # Altair's types do not say what they return
    found: dict[str, Any] = chart.properties(padding=ROOM).to_dict()
    return found


def svg(specification: dict[str, Any]) -> str:
    return str(vl_convert.vegalite_to_svg(specification))


def png(specification: dict[str, Any]) -> bytes:
    return bytes(vl_convert.vegalite_to_png(specification, scale=2))


def _shares(shares: list[Share], name_of: Callable[[str], str]) -> Rows:
    return [
        {"name": name_of(one.name), "rate": 100 * one.rate, "low": 100 * one.low, "high": 100 * one.high}
        for one in shares
    ]


def _chart(rows: Rows, height: int | None = None) -> Any:
    """Altair's types do not say what they return."""
    chart: Any = alt.Chart({"values": rows})
    return chart.properties(width=WIDTH) if height is None else chart.properties(width=WIDTH, height=height)


def _bars(rows: Rows, axis: str) -> Any:
    base = _chart(rows).encode(y=alt.Y("name:N", sort=None, title=None, axis=WIDE))
    bars = base.mark_bar(color=OTHER).encode(x=alt.X("rate:Q", title=axis))
    return bars + base.mark_rule(color=COLOUR, strokeWidth=3).encode(x="low:Q", x2="high:Q")


def _lines(found: Balance, say: Say) -> Any:
    rows = [{"round": at, "who": say(f"lab-{who}"), "mean": mean} for at, who, mean in found.rounds]
    colours = alt.Scale(range=[COLOUR, OTHER])
    return (
        _chart(rows, 240)
        .mark_line(point=True)
        .encode(
            x=alt.X("round:O", title=say("lab-round")),
            y=alt.Y("mean:Q", title=say("lab-standing")),
            color=alt.Color("who:N", title=None, scale=colours, sort=[say("lab-winner"), say("lab-other")]),
        )
    )


def _dots(pieces: list[Piece], say: Say, name_of: Callable[[str], str]) -> Any:
    best = sorted(pieces, key=lambda piece: -(piece.worth or 0.0))
    kept = best if len(best) <= MOST_PIECES else [*best[: MOST_PIECES // 2], *best[-MOST_PIECES // 2 :]]
    rows = [
        {
            "name": name_of(piece.name),
            "worth": 100 * (piece.worth or 0.0),
            "low": 100 * interval(piece)[0],
            "high": 100 * interval(piece)[1],
        }
        for piece in kept
    ]
    base = _chart(rows).encode(y=alt.Y("name:N", sort=None, title=None, axis=WIDE))
    dots = base.mark_point(filled=True, color=COLOUR, size=60).encode(x=alt.X("worth:Q", title=say("lab-points")))
    return base.mark_rule(color=OTHER, strokeWidth=3).encode(x="low:Q", x2="high:Q") + dots


def _taken(pieces: list[Piece], say: Say, name_of: Callable[[str], str]) -> Any:
    most = sorted(pieces, key=lambda piece: -piece.rate)
    kept = most if len(most) <= MOST_PIECES else [*most[: MOST_PIECES // 2], *most[-MOST_PIECES // 2 :]]
    rows = [{"name": name_of(piece.name), "rate": 100 * piece.rate} for piece in kept]
    return (
        _chart(rows)
        .mark_bar(color=OTHER)
        .encode(y=alt.Y("name:N", sort=None, title=None, axis=WIDE), x=alt.X("rate:Q", title=say("lab-taken-axis")))
    )


def _histogram(lengths: list[int], say: Say) -> Any:
    rows = [{"answers": length} for length in lengths]
    return (
        _chart(rows, 200)
        .mark_bar(color=OTHER)
        .encode(
            x=alt.X("answers:Q", bin=alt.Bin(maxbins=30), title=say("lab-answers")),
            y=alt.Y("count():Q", title=say("lab-matches")),
        )
    )


def differences(rows: Rows, say: Say) -> dict[str, Any]:
    """One picture for a comparison: differences in units of the printed figure's own size, with intervals."""
    base = _chart(rows).encode(y=alt.Y("name:N", sort=None, title=None, axis=WIDE))
    dots = base.mark_point(filled=True, color=COLOUR, size=60).encode(
        x=alt.X("mean:Q", title=f"{say('lab-difference')}, %")
    )
    return _specification(base.mark_rule(color=OTHER, strokeWidth=3).encode(x="low:Q", x2="high:Q") + dots)
