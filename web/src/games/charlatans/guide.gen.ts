// Written by scripts/protocol.py from sabbat/games/charlatans/guide.toml. Never edit it: edit that, and write this again.
import type { Guide } from "../../guide/types";

export const GUIDE: Guide = {
  steps: [
    {"id": "theme", "at": "pot", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHA-1", "CHA-33"], "hint": true},
    {"id": "draw", "at": "bag", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": []}, "until": "Draw", "rules": ["CHA-12"], "hint": true},
    {"id": "white", "at": "fuse", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["players", "me", "white"], "sign": ">=", "value": 1}]}, "until": "Draw", "rules": ["CHA-14"], "hint": true},
    {"id": "odds", "at": "fuse", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["players", "me", "white"], "sign": ">=", "value": 3}]}, "until": "Draw", "rules": ["CHA-14"], "hint": true},
    {"id": "dare", "at": "pot", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["players", "me", "white"], "sign": ">=", "value": 5}]}, "until": "tap", "rules": ["CHA-13"], "hint": true},
    {"id": "scoring", "at": "scoring", "when": {"question": "BuyChips", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHA-20", "CHA-26"], "hint": true},
    {"id": "shop", "at": "shop", "when": {"question": "BuyChips", "event": "", "mine": false, "view": []}, "until": "Buy", "rules": ["CHA-27", "CHA-28"], "hint": true},
    {"id": "ruby", "at": "purse", "when": {"question": "", "event": "RubiesGained", "mine": true, "view": []}, "until": "tap", "rules": ["CHA-24"], "hint": true},
    {"id": "card", "at": "card", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["CHA-10"], "hint": true},
    {"id": "rats", "at": "pot", "when": {"question": "", "event": "RatPlaced", "mine": true, "view": []}, "until": "tap", "rules": ["CHA-11"], "hint": true},
    {"id": "flask", "at": "flask", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}, {"path": ["players", "me", "white"], "sign": ">=", "value": 4}, {"path": ["players", "me", "flask_full"], "sign": "=", "value": true}]}, "until": "tap", "rules": ["CHA-16"], "hint": true},
    {"id": "boom", "at": "fuse", "when": {"question": "", "event": "PotExploded", "mine": true, "view": []}, "until": "tap", "rules": ["CHA-14"], "hint": true},
    {"id": "choice", "at": "scoring", "when": {"question": "PointsOrCoins", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHA-25"], "hint": true},
    {"id": "die", "at": "pot", "when": {"question": "", "event": "DieRolled", "mine": true, "view": []}, "until": "tap", "rules": ["CHA-21", "CHA-22"], "hint": true},
    {"id": "books", "at": "books", "when": {"question": "BuyChips", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["CHA-3", "CHA-15"], "hint": true},
    {"id": "rubies", "at": "purse", "when": {"question": "SpendRubies", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["CHA-29"], "hint": true},
    {"id": "free", "at": "pot", "when": {"question": "DrawOrStop", "event": "", "mine": false, "view": [{"path": ["round"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": [], "hint": false},
  ],
};
