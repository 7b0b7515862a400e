/** How a witch looks: colours, and the outlines of hair and hats. */
import type { ComponentChildren } from "preact";

export interface Look {
  /** Night behind her: from the light to the dark. */
  sky: [string, string];
  skin: string;
  hair: string;
  hat: string;
  band: string;
  cloak: string;
  /** How the hair falls behind the face. */
  falls: string;
  /** Hair over the forehead. */
  fringe: string;
  /** The hat; most wear a pointed one. */
  wears?: string;
  mouth?: string;
  /** Closed, or none of the usual kind. */
  eyes?: "open" | "closed" | "none";
  behind?: ComponentChildren;
  extra?: ComponentChildren;
}

export const POINTED =
  "M18 39c14-6 50-6 64 0 4 2 3 5-1 5-18-5-44-5-62 0-4 0-5-3-1-5zM31 36C35 22 42 12 58 3c-2 8 2 12 4 18 2 5 5 10 7 15-12-3-26-3-38 0z";
export const BENT =
  "M18 39c14-6 50-6 64 0 4 2 3 5-1 5-18-5-44-5-62 0-4 0-5-3-1-5zM31 36c2-12 6-24 20-29 8-2 16 0 21 7-7-2-10 0-10 4 0 8 5 12 7 18-12-3-26-3-38 0z";
export const LONG = "M27 46c-8 18-8 34-4 50h54c4-16 4-32-4-50-4-16-42-16-46 0z";
export const BOB = "M27 46c-5 12-5 22-1 30h48c4-8 4-18-1-30-4-16-42-16-46 0z";
export const PARTED = "M28 52c0-12 8-16 22-17 14 1 22 5 22 17-4-8-12-10-21-13-9 3-19 5-23 13z";
export const SWEPT = "M28 53c-1-14 10-18 24-18 12 0 20 6 20 18-8-3-14-6-18-12-6 6-16 8-26 12z";

export const UNKNOWN: Look = {
  sky: ["#4a4266", "#181329"],
  skin: "#3a3256",
  hair: "#241d3d",
  hat: "#1c1730",
  band: "#46386d",
  cloak: "#1c1730",
  falls: LONG,
  fringe: PARTED,
  eyes: "none",
};
