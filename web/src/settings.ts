/** What this browser remembers of its reader: language, light, sound, motion, name. Nothing else is kept. */
import { computed, effect, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { Language } from "./games/types";
import { LANGUAGES, nearest } from "./words/languages";

/** What the reader chose; `system`: whatever the device says, also when it changes in the evening. */
export type Theme = "system" | "dark" | "light";

export type Speed = "slow" | "normal" | "quick" | "none";
/** How long an animation lasts, as a part of the usual time. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, quick: 0.45, none: 0 };

function remembered<T extends string>(key: string, fallback: T, allowed?: readonly T[]): Signal<T> {
  const name = `sabbat.${key}`;
  let start = fallback;
  try {
    const stored = localStorage.getItem(name) as T | null;
    if (stored !== null && (!allowed || allowed.includes(stored))) start = stored;
  } catch {
    // Storage may be forbidden: then nothing is remembered, and all else works.
  }
  const value = signal<T>(start);
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false; // a default is not a choice: do not store it
      return;
    }
    try {
      localStorage.setItem(name, now);
    } catch {
      // as above
    }
  });
  return value;
}

export const language = remembered<Language>("language", nearest(navigator.languages), LANGUAGES);
export const theme = remembered<Theme>("theme", "system", ["system", "dark", "light"]);
export const sound = remembered<"on" | "off">("sound", "on", ["on", "off"]);
export const volume = remembered<"quiet" | "normal" | "loud">("volume", "normal", ["quiet", "normal", "loud"]);
/** Does a phone tremble when it is my turn? */
export const vibration = remembered<"on" | "off">("vibration", "on", ["on", "off"]);
export const motion = remembered<"full" | "calm">("motion", "full", ["full", "calm"]);
/** How long what others do is shown. */
export const speed = remembered<Speed>("speed", "normal", ["slow", "normal", "quick", "none"]);
/** Are formulas read aloud? */
export const speech = remembered<"on" | "off">("speech", "off", ["on", "off"]);
/** Is a rule told when it first matters? */
export const hints = remembered<"on" | "off">("hints", "on", ["on", "off"]);
/** Is this device told by push when it is my turn? Empty: nobody has said. */
export const noticesWish = remembered<"" | "yes" | "no">("notices", "", ["", "yes", "no"]);
/** Log, chat, rules, table: beside the board, or put away. */
export const sidePanel = remembered<"open" | "closed">("side", "open", ["open", "closed"]);
/** As the server has it (`LONGEST_NAME` in seating.py). */
export const LONGEST_NAME = 24;
export const playerName = remembered<string>("name", "");
/** The bots that the reader chose last; empty: none yet. */
export const botLevel = remembered<string>("bot", "");
/** Of those that a game offers: the chosen ones, else its usual ones. */
export const levelAmong = (offered: readonly string[], usual: string): string =>
  offered.includes(botLevel.value) ? botLevel.value : usual;

const lightWanted = matchMedia("(prefers-color-scheme: light)");
const systemLight = signal(lightWanted.matches);
lightWanted.addEventListener("change", (change) => (systemLight.value = change.matches));

/** The light that the page is seen in. */
export const themeSeen = computed(() =>
  theme.value === "system" ? (systemLight.value ? "light" : "dark") : theme.value,
);

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const systemCalm = signal(lessMotion.matches);
lessMotion.addEventListener("change", (change) => (systemCalm.value = change.matches));

/** Does the reader want little motion, by the system's setting or by ours? */
export const reducedMotion = (): boolean => systemCalm.value || motion.value === "calm";

const narrow = matchMedia("(max-width: 899px), (max-height: 479px)");
/** A phone, upright or lying, or a window as small as one: panels become sheets. */
export const phone = signal(narrow.matches);
narrow.addEventListener("change", (change) => (phone.value = change.matches));

/** Tells the style sheets, which hold all of the looks. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = themeSeen.value;
    root.dataset.motion = motion.value;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", themeSeen.value === "dark" ? "#0d0a18" : "#efe2c6");
  });
}
