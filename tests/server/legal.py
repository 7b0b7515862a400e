"""What may be answered to a question as it was sent."""

from __future__ import annotations

from sabbat.server import protocol as wire


def legal_answers(question: wire.QuestionView) -> list[wire.Json]:
    """Every one of them, written out."""
    listed = [offer.action for offer in question.offers if offer.refusal is None]
    return [*listed, *(action for composition in question.composed for action in composition.actions())]
