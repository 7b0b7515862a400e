/** How long a sentence is left on a large screen: as long as it takes to read, and less when others wait. */
const FIRST_MS = 450;
const LETTER_MS = 16;
const LONGEST_MS = 2_200;
const HURRIED_MS = 160;

export const readingTime = (letters: number, hurried: boolean): number =>
  hurried ? HURRIED_MS : Math.min(LONGEST_MS, FIRST_MS + letters * LETTER_MS);
