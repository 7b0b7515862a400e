// Written by scripts/protocol.py from sabbat/games/chaudron_magique/page.py. Never edit it: edit that, and write this again.

export const RESOURCES: string = "BRFCGP";
export const SIDE: number = 7;
export const COLUMNS: string = "ABCDEFG";
export const OUTER_COLUMNS: string = "XYZABCDEFG";
export const CELLS: readonly string[] = ["B1", "C1", "D1", "E1", "F1", "A2", "B2", "C2", "D2", "E2", "F2", "G2", "A3", "B3", "C3", "D3", "E3", "F3", "G3", "A4", "B4", "C4", "D4", "E4", "F4", "G4", "A5", "B5", "C5", "D5", "E5", "F5", "G5", "A6", "B6", "C6", "D6", "E6", "F6", "G6", "B7", "C7", "D7", "E7", "F7"];
export const MARKERS: number = 3;
export const CHOICES: Record<string, string> = {"b": "BRF", "a": "CG", "*": "BRFCG"};
export const ABOUT_RESOURCE: readonly string[] = ["can_make", "cannot_make", "can_use_up", "need", "keep", "in_the_way"];
export const ABOUT_POTION: readonly string[] = ["work_on", "finish", "wait_with", "hurry_with", "give_up"];
export const ALONE: readonly string[] = ["room_please", "careful", "help_me", "dont_know", "yes", "no", "thanks", "sorry", "well_done"];
