// Written by scripts/protocol.py from sabbat/games/chaudron_magique/guide.toml. Never edit it: edit that, and write this again.
import type { Guide } from "../../guide/types";

export const GUIDE: Guide = {
  steps: [
    {"id": "theme", "at": "potions", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHM-6"], "hint": true},
    {"id": "pattern", "at": "potions", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHM-45"], "hint": true},
    {"id": "choose", "at": "hand", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": []}, "until": "PlayAndKeep", "rules": ["CHM-12", "CHM-13"], "hint": true},
    {"id": "remove", "at": "workbench", "when": {"question": "RemoveBlocks", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHM-20", "CHM-25"], "hint": true},
    {"id": "add", "at": "cauldron", "when": {"question": "AddBlocks", "event": "", "mine": false, "view": []}, "until": "LayBlock", "rules": ["CHM-20", "CHM-23", "CHM-27"], "hint": true},
    {"id": "burnt", "at": "burnt", "when": {"question": "", "event": "BurntCaused", "mine": false, "view": []}, "until": "tap", "rules": ["CHM-25", "CHM-27", "CHM-28"], "hint": true},
    {"id": "brewed", "at": "potions", "when": {"question": "", "event": "PotionBrewed", "mine": false, "view": []}, "until": "tap", "rules": ["CHM-45", "CHM-46"], "hint": true},
    {"id": "talk", "at": "talk", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["CHM-60"], "hint": true},
    {"id": "candles", "at": "potions", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["CHM-10", "CHM-11", "CHM-50"], "hint": true},
    {"id": "stone", "at": "potions", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": ["CHM-51"], "hint": true},
    {"id": "free", "at": "hand", "when": {"question": "ChooseCards", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": [], "hint": false},
  ],
};
