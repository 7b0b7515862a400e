import { describe, expect, it } from "vitest";
import { waitBeforeTry } from "./backoff";
import { Refusal, Requests } from "./requests";

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
