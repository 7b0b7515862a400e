import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GUARD_MS, InputGuard } from "./inputGuard";

const asked = (t: string) => ({ decision: { t } });

describe("the guard before a new question", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const guardOf = (...kinds: string[]): InputGuard => {
    const guard = new InputGuard();
    guard.begins(kinds[0] === undefined ? null : asked(kinds[0]));
    for (const kind of kinds.slice(1)) guard.shows(asked(kind), false);
    return guard;
  };

  it("is on for 400 ms after a question of another kind", () => {
    const guard = guardOf("WriteInSecret", "AnswerSpell");
    expect(guard.isOn.value).toBe(true);
    vi.advanceTimersByTime(GUARD_MS - 1);
    expect(guard.isOn.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(guard.isOn.value).toBe(false);
  });

  it("is off for another question of the same kind, also after a while of waiting", () => {
    const guard = guardOf("DrawOrStop", "DrawOrStop");
    expect(guard.isOn.value).toBe(false);
    guard.shows(null, false);
    guard.shows(asked("DrawOrStop"), false);
    expect(guard.isOn.value).toBe(false);
  });

  it("counts anew for each kind", () => {
    const guard = guardOf("A", "B");
    vi.advanceTimersByTime(300);
    guard.shows(asked("C"), false);
    vi.advanceTimersByTime(300);
    expect(guard.isOn.value).toBe(true);
    vi.advanceTimersByTime(100);
    expect(guard.isOn.value).toBe(false);
  });

  it("is never on where moments count, and opens at once for such a question", () => {
    const guard = guardOf("TakeTheCup", "B");
    guard.shows(asked("BeFirst"), true);
    expect(guard.isOn.value).toBe(false);
    vi.advanceTimersByTime(GUARD_MS);
    expect(guard.isOn.value).toBe(false);
  });

  it("is off for what was asked when the page was opened", () => {
    expect(guardOf("ChooseCard").isOn.value).toBe(false);
  });
});
