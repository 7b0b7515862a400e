/** Which questions are answered on the board itself, though not by their kind alone. */
import type { Question } from "./types.gen";

/** The first throw stands below how a turn goes: so it is read before. */
export const isFirstThrow = ({ decision }: Question): boolean => decision.t === "CastTheDice" && decision.drawn;

/** Somebody plays a spell while she writes: the nine cards stay where they are, and the keys with them. */
export const isWriting = ({ offers }: Question): boolean => offers.some(({ action }) => action.t === "WriteFormula");
