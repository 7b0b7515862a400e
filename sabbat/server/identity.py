"""Who a browser is: a random id in a signed cookie. No account, nothing about the person."""

from __future__ import annotations

import secrets
from functools import lru_cache

from itsdangerous import BadSignature, Signer
from starlette.requests import Request
from starlette.responses import Response

COOKIE = "sabbat"
A_YEAR = 365 * 24 * 3600
KNOWN_BY_HEART = 1024  # cookies
LONGEST = 200  # of a cookie: no longer one is ours


class Identities:
    """Gives out ids and knows its own again."""

    def __init__(self, secret: str, secure: bool = False) -> None:
        self._secure = secure  # people reach us by https alone, whatever a proxy says
        self._signer = Signer(secret, salt="sabbat.person")
        self._read = lru_cache(KNOWN_BY_HEART)(self._unsigned)  # whoever plays comes again and again

    def known(self, cookie: str | None) -> str | None:
        """The id in a cookie that we signed."""
        return self._read(cookie) if cookie and len(cookie) < LONGEST else None

    def _unsigned(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def signed(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def give(self, person: str, request: Request, response: Response) -> None:
        """From now on this browser is that person."""
        response.set_cookie(
            COOKIE,
            self.signed(person),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure or request.url.scheme == "https",
        )
