// Written by scripts/protocol.py from sabbat/games/sorcellerie/guide.toml. Never edit it: edit that, and write this again.
import type { Guide } from "../../guide/types";

export const GUIDE: Guide = {
  steps: [
    {"id": "theme", "at": "ring", "when": {"question": "TakeTheCup", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["SOR-4", "SOR-10"], "hint": true},
    {"id": "cup", "at": "cup", "when": {"question": "TakeTheCup", "event": "", "mine": false, "view": []}, "until": "ShakeCup", "rules": ["SOR-3"], "hint": true},
    {"id": "fly", "at": "ring", "when": {"question": "BeFirst", "event": "", "mine": false, "view": []}, "until": "tap", "rules": ["SOR-5"], "hint": true},
    {"id": "many", "at": "dice", "when": {"question": "BeFirst", "event": "", "mine": false, "view": [{"path": ["circle", "target", "scene"], "sign": "=", "value": "many"}]}, "until": "Say", "rules": ["SOR-6", "SOR-7"], "hint": true},
    {"id": "one", "at": "dice", "when": {"question": "BeFirst", "event": "", "mine": false, "view": [{"path": ["circle", "target", "scene"], "sign": "=", "value": "one"}]}, "until": "Say", "rules": ["SOR-6", "SOR-7"], "hint": true},
    {"id": "won", "at": "players", "when": {"question": "", "event": "WitchCardWon", "mine": true, "view": []}, "until": "tap", "rules": ["SOR-10", "SOR-13"], "hint": true},
    {"id": "wrong", "at": "players", "when": {"question": "TakeTheCup", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 2}]}, "until": "tap", "rules": ["SOR-9"], "hint": true},
    {"id": "tie", "at": "buttons", "when": {"question": "BeFirst", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 3}]}, "until": "tap", "rules": ["SOR-8"], "hint": true},
    {"id": "free", "at": "ring", "when": {"question": "BeFirst", "event": "", "mine": false, "view": [{"path": ["turn"], "sign": ">=", "value": 5}]}, "until": "tap", "rules": ["SOR-11"], "hint": false},
  ],
};
