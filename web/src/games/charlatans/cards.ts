/** Which fortune cards are purple (at once); all others are blue (for the round): the back of the printed card. */
const PURPLE = new Set([
  "choose_wisely",
  "pot_is_filling_up",
  "alms",
  "less_is_more",
  "only_one",
  "wheel_and_deal",
  "good_start",
  "roll_the_die",
  "opportunistic_moment",
  "beginners_bonus",
  "rat_infestation",
  "just_in_time",
  "rats_are_friends",
]);

export function isPurple(card: string): boolean {
  return PURPLE.has(card);
}
