import { describe, expect, test } from "vitest";
import { LONG_SILENCE_MS, LOOK_EVERY_MS, SHORT_SILENCE_MS, Silence } from "./silence";

/** When a page that looks steadily asks, and when it takes the line for lost. */
function follow(longest: number, heardAt: number[] = []): { asked: number[]; lost: number | null } {
  const silence = new Silence();
  silence.broken(0);
  const asked: number[] = [];
  for (let now = 0; now <= 20_000; now += LOOK_EVERY_MS) {
    if (heardAt.includes(now)) silence.broken(now);
    const verdict = silence.look(now, longest);
    if (verdict === "ask") asked.push(now);
    if (verdict === "lost") return { asked, lost: now };
  }
  return { asked, lost: null };
}

describe("silence", () => {
  test("asks once, then the line is lost: soon where moments count", () => {
    expect(follow(SHORT_SILENCE_MS)).toEqual({ asked: [1_500], lost: 2_500 });
    expect(follow(LONG_SILENCE_MS)).toEqual({ asked: [3_000], lost: 6_000 });
  });

  test("begins anew with every word", () => {
    expect(follow(LONG_SILENCE_MS, [3_500, 7_000])).toEqual({ asked: [3_000, 6_500, 10_000], lost: 13_000 });
  });

  test("is not counted while the page itself sleeps", () => {
    const silence = new Silence();
    silence.broken(0);
    expect(silence.look(500, LONG_SILENCE_MS)).toBeNull();
    expect(silence.look(600_000, LONG_SILENCE_MS)).toBeNull();
    expect(silence.look(602_500 - 500, LONG_SILENCE_MS)).toBeNull();
  });
});
