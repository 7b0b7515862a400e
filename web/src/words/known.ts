/** A message that there is: one of the frame's (`web-…`) must be among those that are written, any other is its game's. */
import type { FrameMessage } from "./messages.gen";

export type Known<Id extends string> = Id extends `web-${string}` ? FrameMessage & Id : Id;
