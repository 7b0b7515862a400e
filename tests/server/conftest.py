"""What tests of the server share."""

from tests.server.empty_stores import url
from tests.server.front_door import client
from tests.server.postgres import postgres

__all__ = ["client", "postgres", "url"]
