"""A page of one file: no network, no script but the one that sorts tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;
color:#241a36;background:#fdfbff}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.2rem}.says{font-size:1.15rem}
.made{color:#6b6180;font-size:.85rem}svg{max-width:100%;height:auto;overflow:visible}
table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid #e5dff0}
td:first-child,th:first-child{text-align:left}th button{all:unset;cursor:pointer;font-weight:600}
th button:focus-visible{outline:2px solid #5b3f8c}
@media (prefers-color-scheme:dark){body{background:#17121f;color:#eee8f7}svg{background:#fff;border-radius:.5rem}}
"""
SORT = """
for(const table of document.querySelectorAll('table'))table.querySelectorAll('th button').forEach((button,at)=>{
let down=true;button.onclick=()=>{const body=table.tBodies[0];
const value=row=>row.cells[at].dataset.value??row.cells[at].textContent;
[...body.rows].sort((a,b)=>{const x=value(a),y=value(b),n=Number(x)-Number(y);
return (down?-1:1)*(Number.isNaN(n)?x.localeCompare(y):n)}).forEach(row=>body.append(row));down=!down}})
"""
Cell = str | float | int | tuple[str, float]  # what is shown; for an interval also what it is sorted by


def page(language: str, title: str, parts: Sequence[str]) -> str:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return (
        f'<!doctype html><html lang="{language}">{head}'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"{''.join(parts)}<script>{SORT}</script></html>\n"
    )


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def table(headings: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table that is sorted by a click on a heading."""
    heads = "".join(f"<th><button type=button>{escape(heading)}</button></th>" for heading in headings)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return f'<td data-value="{cell[1]}">{escape(cell[0])}</td>'
    if isinstance(cell, float):
        return f'<td data-value="{cell}">{cell:.1f}</td>'
    return f"<td>{escape(str(cell))}</td>"
