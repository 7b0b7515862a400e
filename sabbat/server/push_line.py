"""The way out to a push service: HTTPS to a public address, and nowhere else.

The address of a subscription comes from a browser, so it could be anything. It is looked up here, looked at, and only
then connected to, by that very number: a name that points into our own network leads nowhere.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST_ADDRESS = 1000
HTTPS = 443
LONGEST_LINE = 1024  # of what we read of the answer
MOST_ADDRESSES = 2  # that are tried

_PLAIN = re.compile(r"[!-~]+")  # no spaces, no line ends: nothing but an address
_NAT64 = IPv6Network("64:ff9b::/96")


class NotThere(Exception):
    """Not an address that we send to."""


def checked(endpoint: str, anywhere: bool = False) -> SplitResult:
    """The parts of an address to which we would send. `anywhere` (in tests): plain HTTP and any port too."""
    if len(endpoint) > LONGEST_ADDRESS or not _PLAIN.fullmatch(endpoint):
        raise NotThere("not an address")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise NotThere("not an address") from None
    if not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise NotThere("not an address")
    if not anywhere and (parts.scheme != "https" or port not in (None, HTTPS)):
        raise NotThere("not HTTPS")
    if parts.scheme not in ("http", "https"):
        raise NotThere("not HTTPS")
    return parts


def is_public(address: str) -> bool:
    """Somewhere in the wide world, also where an IPv4 address is wrapped into an IPv6 one."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in _NAT64:
            inner = IPv4Address(found.packed[-4:])
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


async def post(endpoint: str, headers: dict[str, str], body: bytes, anywhere: bool = False) -> int:
    """Sends, and says with which status it was answered. Raises NotThere, OSError, or whatever TLS finds; the caller
    sets the time limit. Redirections are not followed."""
    parts = checked(endpoint, anywhere)
    host = parts.hostname or ""
    port = parts.port or (HTTPS if parts.scheme == "https" else 80)
    tls = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await _connect(await _addresses(host, port, anywhere), port, tls, host)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        said = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.close()


async def _addresses(host: str, port: int, anywhere: bool) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not anywhere and not all(is_public(address) for address in addresses):
        raise NotThere("not a public address")
    return addresses[:MOST_ADDRESSES]


async def _connect(
    addresses: list[str], port: int, tls: ssl.SSLContext | None, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    trouble: OSError = OSError("no address")
    for address in addresses:
        try:
            return await asyncio.open_connection(
                address, port, ssl=tls, server_hostname=host if tls else None, limit=LONGEST_LINE
            )
        except OSError as error:
            trouble = error
    raise trouble


def _status(line: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if found is None:
        raise OSError("no HTTP")
    return int(found[1])
