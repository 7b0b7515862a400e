"""A small push service on the loopback, and a browser that subscribes there. It believes nothing: each message must be
signed by the key that the browser subscribed with (RFC 8292), and open with the browser's own keys (RFC 8291)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC

from sabbat.server import timing
from sabbat.server.push_message import from_text, new_key, public_bytes, to_text


def point(text: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), text)


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 by hand, for one block: not the way of the program that is tested."""

    def mac(key: bytes, data: bytes) -> bytes:
        made = HMAC(key, SHA256())
        made.update(data)
        return made.finalize()

    return mac(mac(salt, secret), info + b"\x01")[:length]


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads."""
    salt, record, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= record
    secret = hkdf(auth, key.exchange(ec.ECDH(), point(sender)), b"WebPush: info\0" + public_bytes(key) + sender, 32)
    content_key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    text = AESGCM(content_key).decrypt(hkdf(salt, secret, b"Content-Encoding: nonce\0", 12), sealed, None)
    assert text.endswith(b"\x02")
    return text[:-1]


def claims_in(header: str, audience: str) -> dict[str, Any]:  # JSON
    """The signed words of an Authorization header, if it is one for us."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_text(signature)
    assert len(raw) == 64
    dss = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point(from_text(parts["k"])).verify(dss, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (msgspec.json.decode(from_text(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert 0 < claims["exp"] - timing.now() // 1000 <= 24 * 3600
    return {**claims, "key": parts["k"]}


@dataclass
class Browser:
    """Subscribed there, by the key of some server."""

    service: PushService
    server_key: str
    path: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=new_key)
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    answers: list[int] = field(default_factory=list)  # with what the service answers next; then 201
    tried: int = 0
    got: list[dict[str, Any]] = field(default_factory=list)  # JSON
    headers: list[dict[str, str]] = field(default_factory=list)
    contact: str | None = None

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": f"{self.service.address}{self.path}",
            "p256dh": to_text(public_bytes(self.key)),
            "auth": to_text(self.auth),
            "language": language,
        }


class PushService:
    def __init__(self) -> None:
        self.address = ""
        self.holds = False  # takes the line, and never answers
        self.news = asyncio.Event()
        self._held: list[asyncio.StreamWriter] = []
        self._browsers: dict[str, Browser] = {}

    def subscribes(self, server_key: str) -> Browser:
        browser = Browser(self, server_key, f"/send/{len(self._browsers)}?v=1")
        self._browsers[browser.path] = browser
        return browser

    async def hears(self) -> None:
        """The next message, or 20 seconds without one."""
        await asyncio.wait_for(self.news.wait(), 20)
        self.news.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        method, path, _ = head[0].split(" ")
        assert method == "POST"
        if self.holds:
            self._held.append(writer)
        else:
            status = self._take(self._browsers.get(path), headers, body)
            writer.write(f"HTTP/1.1 {status} Whatever\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            writer.close()
        self.news.set()

    def _take(self, browser: Browser | None, headers: dict[str, str], body: bytes) -> int:
        if browser is None:
            return 404
        browser.tried += 1
        if browser.answers:
            return browser.answers.pop(0)
        try:
            claims = claims_in(headers["authorization"], self.address)
            assert claims["key"] == browser.server_key
            assert headers["content-encoding"] == "aes128gcm"
            browser.contact = claims.get("sub")
            browser.got.append(msgspec.json.decode(opened(body, browser.key, browser.auth)))
        except Exception:  # a push service says no more than this
            return 400
        browser.headers.append(headers)
        return 201


@asynccontextmanager
async def a_push_service() -> AsyncIterator[PushService]:
    service = PushService()
    listening = await asyncio.start_server(service._serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        listening.close()
        for writer in service._held:
            writer.close()
            await writer.wait_closed()
