// Written by scripts/message_ids.py from sabbat/games/sorcellerie/text/en.ftl. Never edit it: edit that, and write this again.
import { type Say, sayer } from "../../words/say";
import type { Words } from "../types";

/** What this board says, each message with the names of its facts. */
export interface Messages {
  "board-circle": never;
  "board-place": "n" | "scene";
  "board-gap": "n";
  "board-stands-here": never;
  "board-lands-here": never;
  "board-star-to": "next" | "other";
  "board-cup-of": "who";
  "board-your-cup": never;
  "board-tap-the-cup": never;
  "board-shaking": never;
  "board-white-die": "colour" | "n";
  "board-dice-read": "list" | "white";
  "board-counted": "n" | "name";
  "board-most": never;
  "board-least": never;
  "board-find-most": never;
  "board-find-least": never;
  "board-say": never;
  "board-quiet": never;
  "board-type": never;
  "board-type-here": never;
  "board-speak-on": never;
  "board-speak-off": never;
  "board-collection": "who";
  "board-none": never;
  "board-pile": "n";
  "board-locked-for": "seconds";
  "board-out": never;
  "board-spoken": never;
  "board-has-cup": never;
  "board-margins": never;
  "board-ms": "n";
  "board-tie": never;
  "board-wrong-all": never;
  "board-breath-left": "n";
  "board-time-left": "n";
  "board-answered": "all" | "n";
  "board-goal": "any";
  "board-cards": "n";
  "board-quickest": never;
  "board-right": never;
  "board-wrong": never;
  "board-early": never;
  "board-too-early": never;
  "board-wrong-one": never;
}

export const boardText = (words: Words): Say<Messages> => sayer(words);
