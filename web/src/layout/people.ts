/** Who sits around the table, for whoever draws them: a board in its own places, or the frame's strip. */
import { createContext } from "preact";
import type { SeatView } from "../protocol.gen";
import type { IconName } from "../ui/icons";

export type StateName = "free" | "away" | "stand-in" | "thinking" | "asked" | "done";

/** One person as everybody sees her just now. */
export interface PersonNow {
  name: string;
  mine: boolean;
  host: boolean;
  bot: boolean;
  /** Owes an answer. */
  asked: boolean;
  state: StateName;
  icon: IconName;
  /** In words: to answer, away, a bot of which level. */
  says: string;
  line: SeatView["line"];
  /** The seconds left on her clock; null: no clock runs. */
  secondsLeft(): number | null;
}

export interface People {
  /** Null: there is no such seat. */
  of(seat: number): PersonNow | null;
  /** Opens what may be done about this seat. */
  open(seat: number): void;
  text(id: string, facts?: Record<string, string | number>): string;
}

/** The frame gives it; without a frame (a ranking, a test) people are names only. */
export const PeopleAround = createContext<People | null>(null);
