// Written by scripts/protocol.py from sabbat/games/bal_des_chaudrons/guide.toml. Never edit it: edit that, and write this again.
import type { Guide } from "../../guide/types";

export const GUIDE: Guide = {
  steps: [
    {"id": "theme", "at": "bench", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["BAL-26"], "hint": true},
    {"id": "room", "at": "bench", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["BAL-7"], "hint": true},
    {"id": "choose", "at": "hand", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": []}, "until": "StudyPotion", "rules": ["BAL-10", "BAL-12"], "hint": true},
    {"id": "produce", "at": "potions", "when": {"question": "Produce", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["BAL-20", "BAL-21", "BAL-22"], "hint": true},
    {"id": "output", "at": "cauldron", "when": {"question": "Produce", "event": "", "mine": false, "view": [{"path": ["witches", "me", "steps", "length"], "sign": ">=", "value": 1}]}, "until": "tap", "rules": ["BAL-24", "BAL-26"], "hint": true},
    {"id": "hers", "at": "bench", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["BAL-26"], "hint": true},
    {"id": "circle", "at": "circle", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["BAL-27", "BAL-28"], "hint": true},
    {"id": "left", "at": "hand", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "StudyPotion", "rules": ["BAL-29"], "hint": true},
    {"id": "chain", "at": "potions", "when": {"question": "Produce", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["BAL-21"], "hint": true},
    {"id": "arcana", "at": "arcana", "when": {"question": "UseArcana", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["BAL-14", "BAL-15", "BAL-17", "BAL-18", "BAL-19"], "hint": true},
    {"id": "turned", "at": "hand", "when": {"question": "ChoosePotion", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": ["BAL-11"], "hint": true},
    {"id": "free", "at": "bench", "when": {"question": "Produce", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": [], "hint": false},
  ],
};
