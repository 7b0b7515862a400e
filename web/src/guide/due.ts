/** Which step is to be told now: the first of the file that has not been seen and whose condition holds. */
import type { Json } from "../protocol.gen";
import type { Condition, Step } from "./types";

/** What a condition may look at. `told` has the events by name, and those about my seat as `name/me`. */
export interface Moment {
  asked: string;
  told: ReadonlySet<string>;
  view: Json;
  seat: number;
}

export function nextStep(steps: readonly Step[], seen: ReadonlySet<string>, now: Moment): Step | null {
  return steps.find((step) => !seen.has(step.id) && isDue(step, now)) ?? null;
}

export function isDue({ when }: Step, now: Moment): boolean {
  if (when.question && when.question !== now.asked) return false;
  if (when.event && !now.told.has(when.mine ? `${when.event}/me` : when.event)) return false;
  return when.view.every((condition) => holds(condition, now));
}

export function holds({ path, sign, value: wanted }: Condition, { view, seat }: Moment): boolean {
  const value = wanted === "me" ? seat : wanted;
  const found = path.reduce<Json | undefined>((at, name) => inside(at, name, view, seat), view);
  if (sign === "=") return found === value;
  if (sign === "!=") return found !== value;
  if (typeof found !== "number" || typeof value !== "number") return false;
  if (sign === "<") return found < value;
  if (sign === "<=") return found <= value;
  return sign === ">" ? found > value : found >= value;
}

/** In a list: the place of that number, of my seat, or the one that the view itself names: `circle.target.scene`. */
function inside(at: Json | undefined, name: string, view: Json, seat: number): Json | undefined {
  if (name === "length") return Array.isArray(at) ? at.length : 0; // a list that is not to be seen has nothing in it
  if (isList(at)) {
    const place =
      name === "me" ? seat : /^\d+$/.test(name) ? Number.parseInt(name, 10) : inside(view, name, view, seat);
    return typeof place === "number" ? at[place] : undefined;
  }
  return at !== null && typeof at === "object" ? at[name] : undefined;
}

const isList = (at: Json | undefined): at is readonly Json[] => Array.isArray(at);
