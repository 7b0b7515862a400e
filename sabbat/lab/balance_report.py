"""`sabbat lab report`: one page and a folder of pictures on how a game plays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from sabbat.games import GAMES
from sabbat.lab.balance import Balance, Piece, Share, balance, interval
from sabbat.lab.html import Cell, page, paragraph, section, table
from sabbat.lab.pictures import pictures, png, svg
from sabbat.lab.stories import stories
from sabbat.lab.tournament import Plan
from sabbat.words.texts import SHARED, Texts, home_of

HOME = "sabbat.lab"
Say = Callable[..., str]


def words(game: str, language: str) -> Texts:
    return Texts((SHARED, home_of(game), HOME), language, strict=False)


def say_in(game: str, language: str) -> Say:
    texts = words(game, language)

    def say(message: str, **facts: str | int | float) -> str:
        return texts.write(message, facts=facts)

    return say


def write_report(plan: Plan, lucks: int, folder: Path, language: str, command: str, workers: int | None = None) -> Path:
    """Plays, and writes the page and its pictures into the folder; the page."""
    game = GAMES[plan.game]
    found = balance(stories(plan, lucks, workers), game.together)
    say = say_in(plan.game, language)
    texts = words(plan.game, language)
    specifications = pictures(found, say, lambda name: texts.write(name))
    drawn = {name: svg(specification) for name, specification in specifications.items()}
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn.items():
        (folder / f"{plan.game}-{name}.svg").write_text(picture, encoding="utf-8")
        (folder / f"{plan.game}-{name}.png").write_bytes(png(specifications[name]))
    title = say("lab-title", game=say(f"game-{plan.game}"))
    made = say(
        "lab-made",
        matches=found.matches,
        bots=", ".join(plan.entries),
        date=date.today().isoformat(),
        rules=game.rules_version,
        command=command,
    )
    parts = [paragraph(sentence, "says") for sentence in sentences(found, say)]
    parts += [paragraph(say("lab-intro")), paragraph(made, "made")]
    parts += [section(say(f"lab-{name}"), *_under(name, drawn[name], found, say, texts)) for name in drawn]
    written = folder / f"{plan.game}.html"
    written.write_text(page(language, title, parts), encoding="utf-8")
    return written


def sentences(found: Balance, say: Say) -> list[str]:
    """What a family reads."""
    told: list[str] = []
    for bot in found.bots:
        told.append(say("lab-bot-says", bot=bot.name, **_percent(bot)))
    if found.won is not None:
        told.append(say("lab-together-says", **_percent(found.won)))
    if found.seats:
        even = 1 / len(found.seats)
        unfair = [seat for seat in found.seats if not seat.low <= even <= seat.high]
        told += [say("lab-seats-unfair", seat=seat.name, even=f"{100 * even:.0f}", **_percent(seat)) for seat in unfair]
        told += [] if unfair else [say("lab-seats-fair")]
    if found.luck:
        by_seat, by_bot = (f"{100 * share.rate:.0f}" for share in found.luck[:2])
        told.append(say("lab-luck-says", seat=by_seat, bot=by_bot))
    mean = sum(found.lengths) / len(found.lengths)
    return [*told, say("lab-length-says", mean=f"{mean:.0f}", most=max(found.lengths))]


def _percent(share: Share) -> dict[str, str]:
    return {"rate": f"{100 * share.rate:.0f}", "reach": f"{50 * (share.high - share.low):.0f}"}


def _under(name: str, picture: str, found: Balance, say: Say, texts: Texts) -> list[str]:
    """What stands under a heading: the picture, and a table where figures are worth reading."""
    rows: list[list[Cell]]
    if name in ("bots", "seats", "luck"):
        shares: list[Share] = getattr(found, name)
        rows = [[_named(name, share, say), 100 * share.rate, _reach(share)] for share in shares]
        return [picture, table([say("lab-what"), "%", say("lab-interval")], rows)]
    if name == "worth":
        return [paragraph(say("lab-worth-how")), picture, _worth_table(found.pieces, say, texts)]
    if name == "taken":
        headings = [say(f"lab-{word}") for word in ("piece", "taken-axis", "times", "offered")]
        rows = [[texts.write(one.name), 100 * one.rate, one.taken, one.offered] for one in found.pieces]
        return [picture, table(headings, rows)]
    return [picture]


def _named(name: str, share: Share, say: Say) -> str:
    return say(f"lab-{share.name}") if name == "luck" else share.name


def _reach(share: Share) -> tuple[str, float]:
    return f"{100 * share.low:.1f} – {100 * share.high:.1f}", share.low


def _worth_table(pieces: list[Piece], say: Say, texts: Texts) -> str:
    rows: list[list[Cell]] = []
    for piece in sorted(pieces, key=lambda piece: -(piece.worth or 0.0)):
        if piece.worth is not None:
            low, high = interval(piece)
            rows.append([texts.write(piece.name), 100 * piece.worth, (f"{100 * low:.1f} – {100 * high:.1f}", low)])
    return table([say("lab-piece"), say("lab-points"), say("lab-interval")], rows)
