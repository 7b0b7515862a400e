"""The documentation is where "about" says: as it was shipped, every page of it, and nothing besides."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from starlette.testclient import TestClient

from sabbat.server.docs_pages import docs_folder, rendered, shipped


def test_about_leads_there_and_every_page_links_to_pages_that_are_there(client: TestClient) -> None:
    first = client.get("/api/about").json()["docs"]
    seen, ahead = set[str](), [first]
    while ahead:
        address = ahead.pop()
        if address in seen:
            continue
        seen.add(address)
        answer = client.get(address)
        assert answer.status_code == 200, address
        if answer.headers["content-type"].startswith("text/html"):
            assert "<h1>" in answer.text, address
            found = re.findall(r'(?:href|src)="([^"#:]+)["#]', answer.text.partition("<main>")[2])
            ahead += [urljoin(address, link) for link in found]
    assert {"/docs/hosting.md", "/docs/protocol.md", "/docs/playing.md", "/docs/table.jpg"} <= seen


def test_a_report_is_shown_as_it_is_and_can_touch_nothing_of_ours(client: TestClient) -> None:
    report = client.get("/docs/reports/sorcellerie.html")
    assert "<svg" in report.text
    assert report.headers["Content-Security-Policy"].startswith("sandbox allow-scripts; default-src 'none'")
    assert "sandbox" not in client.get("/docs/lab.md").headers["Content-Security-Policy"]


def test_without_its_last_stroke_it_leads_there_too(client: TestClient) -> None:
    assert client.get("/docs").text == client.get("/docs/").text


@pytest.mark.parametrize(
    "name", ["../pyproject.toml", "%2e%2e/pyproject.toml", "/etc/passwd", "api/engine.md", "no.md"]
)
def test_nothing_else_is_opened(client: TestClient, name: str) -> None:
    assert client.get(f"/docs/{name}").status_code == 404


def test_markup_in_a_text_is_shown_and_not_obeyed() -> None:
    page = rendered("# A <b>\n\n<script>alert(1)</script>\n")
    assert "<script>" not in page
    assert "<title>A &lt;b&gt;</title>" in page


def test_pages_of_the_tree_are_all_there() -> None:
    assert {f"rules/{game}.md" for game in ("charlatans", "du_balai", "sorcellerie")} <= set(shipped(docs_folder()))
