"""By which addresses this server is reached: what a link begins with, and which names are its own."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabbat.server.local_network import LocalNetwork

ALSO_CALLED = ("", ".local", ".lan", ".home", ".fritz.box")  # how routers complete the name of a machine


class Reach:
    """`base_url` is what the operator says (`is_fixed`), or else the address that was listened on. `local_network` is
    there where a press may open it: on somebody's own machine."""

    def __init__(self, base_url: str, is_fixed: bool = True, local_network: LocalNetwork | None = None) -> None:
        self.base_url = base_url
        self.is_fixed = is_fixed
        self.local_network = local_network
        self._own_name = socket.gethostname().casefold()

    def base_for(self, caller: HTTPConnection) -> str:
        """What a link begins with that this caller can hand on: the address by which the caller came, if it is ours;
        from this machine itself, the one in the local network, where that is open."""
        if self.is_fixed:
            return self.base_url
        network = self.local_network
        host = caller.headers.get("host", "")
        if network is not None and network.is_open and self.is_this_machine(host):
            return network.url
        return f"{caller.url.scheme}://{host}" if self.is_ours(host) else self.base_url

    def is_ours(self, host: str) -> bool:
        """A Host header that names us: by an address, which no foreign page can take for a name of its own, or by a
        name that we know."""
        name = _name_in(host)
        if name is None:
            return False
        if host.casefold() == urlsplit(self.base_url).netloc.casefold() or name == "localhost" or _is_address(name):
            return True
        return any(name == self._own_name + end for end in ALSO_CALLED)

    def is_called(self, host: str) -> bool:
        """May a request come by this name? By what the operator says, else by what is ours; on somebody's own machine
        by that machine's, and from the house by the address that was opened. Always by a loopback address."""
        name = _name_in(host)
        if name is None:
            return False
        if name == "localhost" or _is_loopback(name) or name == urlsplit(self.base_url).hostname:
            return True
        if self.is_fixed:
            return False
        network = self.local_network
        if network is None:
            return self.is_ours(host)
        return network.is_open and (name == network.address or not _is_address(name)) and self.is_ours(host)

    def is_this_machine(self, host: str) -> bool:
        """Does this name reach us only from the machine itself?"""
        name = _name_in(host)
        if name is None or (self.local_network is not None and name == self.local_network.address):
            return False
        return name == "localhost" or (_is_address(name) and ip_address(name).is_loopback)

    def may_change(self, caller: HTTPConnection) -> bool:
        """May this caller open the local network and close it? Only our own page in a browser on this very machine,
        by the door that was always open."""
        if self.local_network is None or caller.client is None:
            return False
        origin, host = caller.headers.get("origin"), caller.headers.get("host", "")
        came_to = (caller.scope.get("server") or ("",))[0]
        return (
            _is_loopback(caller.client.host)
            and self.is_this_machine(host)
            and came_to != self.local_network.address
            and "forwarded" not in caller.headers
            and "x-forwarded-for" not in caller.headers
            and (origin is None or origin == f"{caller.url.scheme}://{host}")
        )


@lru_cache(64)
def _name_in(host: str) -> str | None:
    """The name or address in a Host header, without its port; None where it is no such header."""
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname
        parts.port  # noqa: B018  # raises where it is no number
    except ValueError:
        return None
    if not name or parts.path or parts.query or parts.fragment or "@" in host:
        return None
    return name


@lru_cache(64)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(64)
def _is_loopback(name: str) -> bool:
    return _is_address(name) and ip_address(name).is_loopback
