// Written by scripts/protocol.py from sabbat/games/du_balai/guide.toml. Never edit it: edit that, and write this again.
import type { Guide } from "../../guide/types";

export const GUIDE: Guide = {
  steps: [
    {"id": "theme", "at": "track", "when": {"question": "CastTheDice", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["DUB-1", "DUB-50"], "hint": true},
    {"id": "throw", "at": "dice", "when": {"question": "CastTheDice", "event": "", "mine": false, "view": []}, "until": "CastDice", "rules": ["DUB-10"], "hint": true},
    {"id": "colour", "at": "dice", "when": {"question": "LookAtDice", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["DUB-13"], "hint": true},
    {"id": "close", "at": "lid", "when": {"question": "LookAtDice", "event": "", "mine": false, "view": []}, "until": "CloseLid", "rules": ["DUB-11"], "hint": true},
    {"id": "closer", "at": "desk", "when": {"question": "WriteInSecret", "event": "", "mine": false, "view": [{"path": ["closer"], "sign": "=", "value": "me"}]}, "until": "tap", "rules": ["DUB-19"], "hint": true},
    {"id": "write", "at": "desk", "when": {"question": "WriteInSecret", "event": "", "mine": false, "view": []}, "until": "WriteFormula", "rules": ["DUB-12", "DUB-15"], "hint": true},
    {"id": "judged", "at": "track", "when": {"question": "", "event": "FormulaJudged", "mine": true, "view": []}, "until": "tap", "rules": ["DUB-15", "DUB-16"], "hint": true},
    {"id": "curse", "at": "track", "when": {"question": "", "event": "CurseMoved", "mine": false, "view": []}, "until": "tap", "rules": ["DUB-20"], "hint": true},
    {"id": "perfect", "at": "desk", "when": {"question": "WriteInSecret", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["DUB-17"], "hint": true},
    {"id": "magic", "at": "magic", "when": {"question": "KeepOneMagic", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["DUB-17", "DUB-30"], "hint": true},
    {"id": "spell", "at": "magic", "when": {"question": "TakeYourGo", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["DUB-31"], "hint": true},
    {"id": "free", "at": "desk", "when": {"question": "WriteInSecret", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": [], "hint": false},
  ],
};
