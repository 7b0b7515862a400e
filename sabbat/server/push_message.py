"""A push message: sealed for one browser (RFC 8291, aes128gcm), and signed as ours (VAPID, RFC 8292).

What passes through a push service can be read by the browser alone that subscribed. Needs `cryptography`, which comes
with the extra `sabbat[push]`.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096  # bytes; our messages are one short record
POINT = 65  # bytes of a public key: uncompressed, on P-256
AUTH = 16  # bytes of a subscription's secret
SALT = 16
SIGNED_FOR = 12 * 3600  # seconds; RFC 8292 allows a day
LAST_RECORD = b"\x02"


class BadKeys(Exception):
    """These are no keys of a subscription."""


class BrowserKeys(NamedTuple):
    """What a subscription says of the browser: its public key and a secret of the two."""

    public: bytes
    auth: bytes


def from_text(text: str) -> bytes:
    """base64url, with or without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def browser_keys(public: str, auth: str) -> BrowserKeys:
    """Raises BadKeys where they are not of this form."""
    try:
        keys = BrowserKeys(from_text(public), from_text(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.public)
    except ValueError:
        raise BadKeys from None
    if len(keys.public) != POINT or len(keys.auth) != AUTH:
        raise BadKeys
    return keys


def new_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """From its number, as `private_text` writes it."""
    return ec.derive_private_key(int.from_bytes(from_text(text)), ec.SECP256R1())


def private_text(key: ec.EllipticCurvePrivateKey) -> str:
    return to_text(key.private_numbers().private_value.to_bytes(32))


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(text: bytes, to: BrowserKeys, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The body of the request. `key` and `salt` are fresh for each message."""
    own = public_bytes(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.public))
    secret = _derive(to.auth, shared, b"WebPush: info\0" + to.public + own, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + bytes([len(own)]) + own
    return head + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(endpoint: str, key: ec.EllipticCurvePrivateKey, now: int, contact: str) -> str:
    """The Authorization header: who sends this, to that push service alone, and for how long it holds (`now`: seconds
    since 1970). `contact` is how the service's people reach the operator: `mailto:…` or `https://…`, or empty."""
    address = urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{address.scheme}://{address.netloc}", "exp": now + SIGNED_FOR}
    if contact:
        claims["sub"] = contact
    signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{to_text(r.to_bytes(32) + s.to_bytes(32))}"
    return f"vapid t={token}, k={to_text(public_bytes(key))}"
