"""Who calls, and by which name of ours: what is refused before anybody looks at it.

A page of somebody else's can make a browser ask us. If its name leads to our address (DNS rebinding), the Host header
gives it away; if it asks by our own name, the Origin does. Programs send no Origin, and are nobody's browser.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from secrets import compare_digest
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabbat.server.reach import Reach

FOR_MACHINES = frozenset(("/healthz", "/readyz", "/metrics"))  # asked by address, with no name or any
READS = frozenset(("GET", "HEAD", "OPTIONS"))
PREFIX = 64  # bits of an IPv6 address: whoever has one such address has all of them


def names_us(caller: HTTPConnection, reach: Reach) -> bool:
    """Has it been sent to one of our names?"""
    return caller.scope["path"] in FOR_MACHINES or reach.is_called(caller.headers.get("host", ""))


def is_our_page(caller: HTTPConnection) -> bool:
    """Only our own page may ask in the name of its reader."""
    origin = caller.headers.get("origin")
    if origin is None:
        return caller.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        where = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return origin in caller.app.state.origins or (where != "" and where == caller.headers.get("host"))


def address_of(caller: HTTPConnection) -> str:
    """The address by which limits are counted; uvicorn has put the real one there, where we are behind a proxy that
    the operator has named."""
    return _counted(caller.client.host if caller.client else "")


@lru_cache(4096)
def _counted(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


def may_read_metrics(caller: HTTPConnection, reach: Reach, token: str) -> bool:
    """From this very machine and not by way of a proxy, or with the operator's token."""
    given = caller.headers.get("authorization", "").removeprefix("Bearer ")
    if token and compare_digest(given.encode(), token.encode()):
        return True
    passed_on = "x-forwarded-for" in caller.headers or "forwarded" in caller.headers
    return not passed_on and is_loopback(caller) and reach.is_this_machine(caller.headers.get("host", ""))


def is_loopback(caller: HTTPConnection) -> bool:
    try:
        return caller.client is not None and ip_address(caller.client.host).is_loopback
    except ValueError:
        return False
