"""How training went, as a picture: points in a match by decisions played. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 860, 420, 60, 48, 40
COLOURS = {"points_2": "#3f6fb5", "points_3": "#3f8f5b", "points_4": "#b5533f"}
SMOOTH = 5


def draw_curve(curve: Sequence[dict[str, float]]) -> str:
    most = max(line["decisions"] for line in curve)
    names = [name for name in COLOURS if name in curve[-1]]
    high = max(line.get(name, 0.0) for line in curve for name in names) * 1.05 or 1.0

    def x(decisions: float) -> float:
        return LEFT + decisions / most * (WIDTH - LEFT - 30)

    def y(points: float) -> float:
        return HEIGHT - BOTTOM - points / high * (HEIGHT - BOTTOM - TOP)

    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="14"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf6"/>',
    ]
    parts.append(
        '<text x="16" y="24" font-size="17" font-weight="bold">Self-play: mean points at the end of a match</text>'
    )
    for mark in range(0, int(high) + 1, 10):
        parts.append(f'<path d="M{LEFT} {y(mark):.1f}H{WIDTH - 30}" stroke="#e3dccb"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(mark) + 5:.1f}" text-anchor="end">{mark}</text>')
    for tenth in range(0, 11, 2):
        at = most * tenth / 10
        parts.append(f'<text x="{x(at):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{at / 1e6:.0f} M</text>')
    parts.append(f'<text x="{WIDTH - 30}" y="{HEIGHT - 6}" text-anchor="end" fill="#666">decisions</text>')
    for place, name in enumerate(names):
        dots = []
        for at in range(len(curve)):
            near = [line[name] for line in curve[max(0, at - SMOOTH) : at + SMOOTH + 1] if line.get(name)]
            if near:
                dots.append(f"{x(curve[at]['decisions']):.1f},{y(sum(near) / len(near)):.1f}")
        parts.append(f'<polyline points="{" ".join(dots)}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        parts.append(
            f'<text x="{LEFT + 20 + 100 * place}" y="{TOP + 8}" fill="{COLOURS[name]}">{name[-1]} seats</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
