"""`sabbat serve`: the table in the browser."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import threading
import time
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import platformdirs
import structlog
import uvicorn

from sabbat.bots.own import NoSuchBot, allow
from sabbat.cli.serve_nodes import run_nodes
from sabbat.cli.usage import UsageError
from sabbat.server.app import make_app
from sabbat.server.local_network import UVICORN, LocalNetwork
from sabbat.server.notice_settings import NoticeSettings
from sabbat.server.reach import Reach
from sabbat.server.store.trying import CannotUse, try_store

PORTS_TRIED = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8666, help="the port (default 8666; 0: any free one)")
    parser.add_argument("--store", default=str(default_store()), help="a file for SQLite, or postgresql://…")
    parser.add_argument("--base-url", help="how players reach this server, for links (default: from host and port)")
    parser.add_argument("--local-address", metavar="IP", help="this machine in the local network, if it is not found")
    parser.add_argument(
        "--behind", metavar="IP", action="append", default=[], help="a proxy before us, as an address or 10.0.0.0/8"
    )
    parser.add_argument("--metrics-token", metavar="FILE", help="a file with the word by which /metrics may be read")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--bot-pause", type=float, default=0.7, help="seconds a bot waits before it answers")
    parser.add_argument("--bot-workers", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--bots", metavar="BOTS", help="your own bots that tables may offer: ./my_bot.py:Careful")
    parser.add_argument("--node", metavar="NAME", help="one of several servers on this PostgreSQL, by this name")
    parser.add_argument("--nodes", type=int, metavar="N", help="start so many servers here, behind HAProxy")
    parser.add_argument("--push-contact", metavar="ADDRESS", default="", help="for push services: mailto:you@…")
    parser.add_argument("--no-push", action="store_true", help="tell nobody by push that it is their turn")
    parser.set_defaults(run=run)


def default_store() -> Path:
    """A file of the user's own, where this system keeps such files."""
    return platformdirs.user_data_path("sabbat", appauthor=False) / "tables.sqlite"


def allow_bots(names: str) -> None:
    try:
        allow(names)
    except NoSuchBot as error:
        raise UsageError(str(error)) from None


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that nobody listens on."""
    for port in range(wanted, wanted + PORTS_TRIED) if wanted else (0,):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"no free port from {wanted} to {wanted + PORTS_TRIED - 1} on {host}")


def run(arguments: argparse.Namespace) -> int:
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    if arguments.bots:
        allow_bots(arguments.bots)
    try:
        port = free_port(arguments.host, arguments.port)
    except OSError as error:
        print(f"sabbat: {error}", file=sys.stderr)
        return 2
    base_url = (arguments.base_url or f"http://{_shown(arguments.host)}:{port}").rstrip("/")
    if arguments.nodes:
        return _run_several(arguments, port, base_url)
    store = arguments.store if "://" in arguments.store else str(Path(arguments.store).expanduser())
    try:
        asyncio.run(try_store(store, arguments.node or "the only one"))
    except CannotUse as error:
        raise UsageError(str(error)) from None
    app = make_app(
        store,
        base_url,
        bot_pause=arguments.bot_pause,
        workers=arguments.bot_workers,
        node=arguments.node or "",
        reach=_reach(arguments, base_url, port),
        metrics_token=_metrics_token(arguments.metrics_token),
        notices=None if arguments.no_push else NoticeSettings(arguments.push_contact),
    )
    print(f"Sabbat is at {base_url}   (Ctrl-C ends it)", flush=True)
    if arguments.open:
        threading.Thread(target=open_page, args=(base_url,), daemon=True).start()
    uvicorn.run(app, host=arguments.host, port=port, **UVICORN | _behind(arguments.behind))
    return 0


def _behind(proxies: list[str]) -> dict[str, Any]:  # of uvicorn's own settings
    """Whose word we take for the address of a caller: that of the proxies named, and of nobody else."""
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise UsageError(f"--behind {proxy}: {error}") from None
    return {"proxy_headers": True, "forwarded_allow_ips": proxies} if proxies else {}


def _metrics_token(file: str | None) -> str:
    try:
        return "" if file is None else Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"--metrics-token {file}: {error}") from None


def _reach(arguments: argparse.Namespace, base_url: str, port: int) -> Reach:
    """On this machine alone, unless the operator says otherwise; a press in the page lets phones in the house join."""
    at_home = arguments.host in ("127.0.0.1", "localhost") and not arguments.base_url and not arguments.node
    network = LocalNetwork(port, arguments.local_address) if at_home else None
    return Reach(base_url, is_fixed=bool(arguments.base_url), local_network=network)


def _run_several(arguments: argparse.Namespace, port: int, base_url: str) -> int:
    if not arguments.store.startswith(("postgres://", "postgresql://")):
        raise UsageError("several servers need PostgreSQL: --store postgresql://…")
    ports = [free_port("127.0.0.1", 0) for _ in range(arguments.nodes)]
    passed = ["--store", arguments.store, "--bot-pause", str(arguments.bot_pause)]
    passed += ["--bot-workers", str(arguments.bot_workers)]
    passed += ["--behind", "127.0.0.1"]  # HAProxy
    for proxy in arguments.behind:
        passed += ["--behind", proxy]
    passed += ["--metrics-token", arguments.metrics_token] if arguments.metrics_token else []
    passed += ["--bots", arguments.bots] if arguments.bots else []
    passed += ["--push-contact", arguments.push_contact] if arguments.push_contact else []
    passed += ["--no-push"] if arguments.no_push else []
    if arguments.open:
        threading.Thread(target=open_page, args=(base_url,), daemon=True).start()
    return run_nodes(arguments.nodes, f"{arguments.host}:{port}", base_url, ports, passed)


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


def open_page(url: str) -> None:
    """Opens the page once the server answers."""
    for _ in range(100):
        try:
            with urlopen(f"{url}/healthz", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(url)
