"""HAProxy before several servers: the table's id decides which one is asked, and one that is not the table's home says
by name which one is."""

from __future__ import annotations

from collections.abc import Sequence

CONFIG = """\
# Several servers behind one HAProxy (2.6 or newer). Written by sabbat/server/proxy.py, as for `sabbat serve --nodes`.
defaults
    mode http
    option forwardfor
    timeout connect 250ms       # who is refused is tried again after as long
    timeout client 60s
    timeout server 5s           # for an answer, and for the handshake of a socket
    timeout tunnel 1h           # for an open socket: the page asks for a sign of life every 20 s
    timeout http-request 10s    # headers and body: who sends slowly is cut off here
    retries 3
    option redispatch 1
    retry-on conn-failure empty-response response-timeout

frontend tables
    bind {listen}
    use_backend tables if {{ path_beg /ws/ /t/ }}
    default_backend anywhere

backend tables
    balance hash path,field(3,/)    # /ws/TABLE and /t/TABLE
    hash-type consistent
    option httpchk GET /readyz
    timeout check 1s
    # A server that dies is noticed within a second, one that hangs within four; its sockets are closed, and the pages
    # come back elsewhere.
    default-server check inter 500ms fastinter 200ms fall 3 rise 1 on-marked-down shutdown-sessions
{nodes}

# Whatever else is asked for, any server can answer: they take turns.
backend anywhere
    balance roundrobin
    default-server on-marked-down shutdown-sessions
{tracks}
"""


def haproxy_config(listen: str, nodes: Sequence[tuple[str, str]]) -> str:
    """For servers by name and address."""
    # The name that a server has told (`?node=`) wins over the hash, for as long as that server is up.
    lines = [f"    use-server {name} if {{ url_param(node) -m str {name} }}" for name, _ in nodes]
    lines += [f"    server {name} {address}" for name, address in nodes]
    tracks = [f"    server {name} {address} track tables/{name}" for name, address in nodes]
    return CONFIG.format(listen=listen, nodes="\n".join(lines), tracks="\n".join(tracks))
