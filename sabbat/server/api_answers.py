"""What is asked and answered over HTTP, as JSON."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sabbat.server.api_types import ApiRefusal
from sabbat.server.limits import LARGEST_TABLE, LONGEST_DETAIL

T = TypeVar("T")


def answer(data: Any, status: int = 200) -> Response:  # JSON
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refused(why: str, status: int = 400, **facts: int | str) -> Response:
    return answer(ApiRefusal(why, facts), status)


async def body_of(request: Request, kind: type[T]) -> T | Response:
    """What was posted, or the refusal that it gets."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_TABLE:
                return refused("too_large", 413)
    except ClientDisconnect:
        return refused("malformed", 408, detail="half a request")  # nobody reads it
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        return refused("malformed", detail=str(error)[:LONGEST_DETAIL])
