import { describe, expect, it } from "vitest";
import { waitBeforeTry } from "./backoff";
import { Refusal, Requests } from "./requests";
import { Syncing } from "./syncing";
import { TableClock } from "./tableClock";

describe("requests", () => {
  it("wait until they are answered, and are sent again with the same number", async () => {
    const requests = new Requests();
    const first = requests.add({ t: "Say", text: "hello" });
    const second = requests.add({ t: "Rise" });
    expect(first.message.n).not.toBe(second.message.n);
    expect(requests.unanswered()).toEqual([first.message, second.message]);
    requests.done(first.message.n);
    await first.answered;
    expect(requests.unanswered()).toEqual([second.message]);
    requests.done(second.message.n);
    requests.done(second.message.n); // answered twice: no harm
    await second.answered;
  });

  it("can be refused, with rule and reason", async () => {
    const requests = new Requests();
    const { message, answered } = requests.add({ t: "Act", question: 3, action: { t: "Draw" } });
    requests.refused({ t: "Refused", n: message.n, rule: "CHA-16", why: "flask_is_empty", facts: {} });
    await expect(answered).rejects.toBeInstanceOf(Refusal);
    expect(requests.unanswered()).toEqual([]);
  });
});

describe("the wait before the next try", () => {
  it("grows, stays under a limit, and is never the same for all", () => {
    const whole = [1, 2, 3, 4, 20].map((failures) => waitBeforeTry(failures, () => 1));
    expect(whole).toEqual([400, 800, 1600, 3200, 10_000]);
    expect(waitBeforeTry(3, () => 0)).toBe(800);
  });
});

describe("the table's clock", () => {
  it("is read off the quickest exchange, and is never further off than half of it", () => {
    let ours = 1_000;
    const clock = new TableClock(() => ours);
    expect(clock.error).toBe(Infinity);
    expect(clock.until(99_999)).toBe(0); // not known: no reason to wait
    clock.take(1_000, 1_100, 6_000); // both ways 50: the table is 4950 ahead
    clock.take(1_200, 1_500, 6_400); // slow, and off
    expect(clock.error).toBe(50);
    ours = 2_000;
    expect(clock.now()).toBe(6_950);
    expect(clock.until(6_990)).toBe(40);
    expect(clock.until(6_000)).toBe(0);
    expect(clock.until(60_000)).toBe(1_000);
  });

  it("is measured by questions that say which answer they follow at once", () => {
    let ours = 0;
    const sent: { heard?: number | null }[] = [];
    const clock = new TableClock(() => ours);
    const syncing = new Syncing(
      clock,
      (sync) => sent.push(sync),
      () => ours,
    );
    syncing.start();
    for (let n = 1; n <= 7; n++) {
      ours += 40;
      syncing.heard({ t: "Synced", n, at: ours + 500 - 20 });
      syncing.heard({ t: "Synced", n, at: 0 }); // told twice, or another's: no matter
    }
    syncing.stop();
    expect(sent.map((message) => message.heard)).toEqual([null, 1, 2, 3, 4, 5, 6]);
    expect(clock.error).toBe(20);
    expect(clock.now()).toBe(ours + 500);
  });

  it("measures again when something happens, but not all the time", () => {
    let ours = 0;
    const sent: { heard?: number | null }[] = [];
    const syncing = new Syncing(
      new TableClock(() => ours),
      (sync) => sent.push(sync),
      () => ours,
    );
    const answered = () => {
      for (let n = sent.length; n <= sent.length; n++) syncing.heard({ t: "Synced", n, at: ours });
    };
    syncing.burst();
    expect(sent).toHaveLength(0); // no line yet
    syncing.start();
    answered();
    syncing.burst();
    expect(sent).toHaveLength(7); // as without it
    ours += 2_000;
    syncing.burst();
    answered();
    syncing.burst();
    syncing.stop();
    expect(sent.slice(7).map((sync) => sync.heard)).toEqual([null, 8, 9, 10, 11, 12, 13]);
  });

  it("forgets the short line that a long one was", () => {
    const clock = new TableClock(() => 0);
    clock.take(0, 40, 500);
    for (let second = 1; second < 7; second++) clock.take(second * 1_000, second * 1_000 + 300, 500);
    expect(clock.error).toBe(20);
    clock.take(7_000, 7_300, 500);
    expect(clock.error).toBe(150);
  });
});
