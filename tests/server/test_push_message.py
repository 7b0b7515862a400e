"""A push message is sealed as RFC 8291 says and signed as RFC 8292 says; and it goes to public addresses alone."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag

from sabbat.server import timing
from sabbat.server.push_line import NotThere, checked, is_public, post
from sabbat.server.push_message import (
    BadKeys,
    BrowserKeys,
    browser_keys,
    from_text,
    new_key,
    private_key,
    private_text,
    public_bytes,
    seal,
    signature,
    to_text,
)
from tests.server.push_service import claims_in, opened

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291() -> None:
    keys = browser_keys(RECEIVER_PUBLIC, AUTH)
    assert public_bytes(private_key(RECEIVER)) == keys.public
    assert to_text(seal(PLAIN, keys, private_key(SENDER), from_text(SALT))) == SEALED
    assert opened(from_text(SEALED), private_key(RECEIVER), from_text(AUTH)) == PLAIN


def test_nobody_else_can_open_it() -> None:
    sealed = seal(PLAIN, browser_keys(RECEIVER_PUBLIC, AUTH), new_key(), bytes(16))
    with pytest.raises(InvalidTag):
        opened(sealed, private_key(RECEIVER), bytes(16))
    with pytest.raises(InvalidTag):
        opened(sealed[:-1] + bytes([sealed[-1] ^ 1]), private_key(RECEIVER), from_text(AUTH))


def test_it_is_signed_for_that_push_service_and_no_other() -> None:
    key = private_key(private_text(new_key()))
    now = timing.now() // 1000
    signed = signature("https://push.example/send/1?x=2", key, now, "mailto:ada@example.org")
    claims = claims_in(signed, "https://push.example")
    assert claims["sub"] == "mailto:ada@example.org"
    assert from_text(claims["key"]) == public_bytes(key)
    with pytest.raises(AssertionError):
        claims_in(signed, "https://other.example")
    other = to_text(public_bytes(new_key()))
    with pytest.raises(InvalidSignature):
        claims_in(signed.partition("k=")[0] + f"k={other}", "https://push.example")
    assert "sub" not in claims_in(signature("https://push.example/1", key, now, ""), "https://push.example")


@pytest.mark.parametrize(
    ("public", "auth"),
    [
        ("", AUTH),
        (RECEIVER_PUBLIC, ""),
        (RECEIVER_PUBLIC[:-4], AUTH),
        (RECEIVER_PUBLIC, AUTH + "AAAA"),
        ("B" + "A" * 86, AUTH),  # no point of the curve
        ("é", AUTH),
    ],
)
def test_keys_that_are_none_are_refused(public: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        browser_keys(public, auth)
    assert browser_keys(RECEIVER_PUBLIC, AUTH) == BrowserKeys(from_text(RECEIVER_PUBLIC), from_text(AUTH))


# --- where it may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://user@push.example/1",
        "https://push.example/1\r\nX-Smuggled: 1",
        "https://push.example/a b",
        "https://push.example/" + "x" * 1000,
        "https:///1",
        "https://[::1/1",
        "https://push.example:x/1",
        "file:///etc/passwd",
        "ftp://push.example/1",
        "",
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(NotThere):
        checked(endpoint)


def test_an_ordinary_address_is_fine() -> None:
    assert checked("https://push.example/send/abc?x=1").hostname == "push.example"
    assert checked("https://push.example:443/send").port == 443


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "2002:0a00:0001::1",
    ],
)  # fmt: skip
def test_addresses_of_our_own_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2001:4860:4860::8888", "64:ff9b::8.8.8.8", "::ffff:8.8.8.8"])
def test_addresses_of_the_wide_world_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]])
def test_a_name_that_leads_into_our_own_network_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    """Nor one that leads to both: the look-up is done once, and nothing is connected to."""

    async def leads_here(*_: object, **__: object) -> list[Any]:  # as getaddrinfo answers
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in found]

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("connected")

    async def send() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", leads_here)
        monkeypatch.setattr("asyncio.open_connection", never)
        with pytest.raises(NotThere):
            await post("https://push.example/1", {}, b"")

    asyncio.run(send())
