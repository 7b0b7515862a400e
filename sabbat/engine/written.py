"""What the codec has written, by name: for fields of views and messages that hold it as plain data.

To Python they are all the same; the page's types, which are written from the fields, tell them apart.
"""

from __future__ import annotations

from typing import Any, TypeAlias

WrittenAction: TypeAlias = dict[str, Any]
WrittenDecision: TypeAlias = dict[str, Any]
WrittenEvent: TypeAlias = dict[str, Any]
WrittenOutcome: TypeAlias = dict[str, Any]
WrittenView: TypeAlias = dict[str, Any]
