/**
 * Does a message wait in line until it has been shown, or is it true at once and shown beside what the reader does?
 * Nobody is kept waiting by what others do while she is asked, nor by her own chip when she wants the next one.
 */
import type { QuestionView, Tagged, Told } from "../protocol.gen";
import type { Lane } from "./queue";

export interface ReaderNow {
  /** What she sees herself asked. */
  question: Pick<QuestionView, "number" | "decision"> | null;
  seat: number | null;
  /** She has answered it. */
  sent: boolean;
  /** The board bears it: see `GameModule.beside`. */
  beside: boolean;
}

const isOf = (event: Tagged, seat: number | null): boolean => event.seat === seat;

export function laneOf(told: Pick<Told, "question" | "events">, { question, seat, sent, beside }: ReaderNow): Lane {
  if (!beside || question === null || told.question === null) return "line";
  if (told.question.number === question.number) return "beside"; // others act, and she is asked as before
  // She goes on: the same kind again is what her hand expects, and nothing has happened to anybody else.
  const goesOn = sent && told.question.decision.t === question.decision.t;
  return goesOn && told.events.every((event) => isOf(event, seat)) ? "mine" : "line";
}
