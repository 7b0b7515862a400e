import { beforeEach, describe, expect, it, vi } from "vitest";

/** A page just opened: nothing in memory, and what the tab has kept. */
async function opened(storage: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return import("./useDraft");
}

describe("what is being composed", () => {
  let storage: Map<string, string>;
  beforeEach(() => void (storage = new Map()));

  it("is there again after a reload", async () => {
    const before = await opened(storage);
    new before.Draft<string[]>("t1.0", "basket").keep("7", ["B2"]);
    const after = await opened(storage);
    expect(new after.Draft<string[]>("t1.0", "basket").about("7", [])).toEqual(["B2"]);
  });

  it("belongs to its table, its seat, its kind and what it is about", async () => {
    const { Draft } = await opened(storage);
    new Draft<number>("t1.0", "basket").keep("7", 1);
    expect(new Draft<number>("t1.0", "basket").about("7", 0)).toBe(1);
    expect(new Draft<number>("t1.0", "basket").about("8", 0)).toBe(0);
    expect(new Draft<number>("t1.1", "basket").about("7", 0)).toBe(0);
    expect(new Draft<number>("t2.0", "basket").about("7", 0)).toBe(0);
    expect(new Draft<number>("t1.0", "block").about("7", 0)).toBe(0);
  });

  it("comes back after an interruption, and is gone when something else was begun", async () => {
    const { Draft } = await opened(storage);
    const draft = new Draft<number>("t1.0", "formula");
    draft.keep("turn 3", 5);
    expect(draft.about("turn 3", 0)).toBe(5);
    draft.keep("turn 4", 1);
    expect(draft.about("turn 3", 0)).toBe(0);
    expect(storage.size).toBe(1);
  });

  it("is forgotten with its seat, and with no other", async () => {
    const { Draft, forgetDrafts } = await opened(storage);
    new Draft<number>("t1.0", "basket").keep("7", 1);
    new Draft<number>("t1.1", "basket").keep("7", 2);
    forgetDrafts("t1.0");
    expect(new Draft<number>("t1.0", "basket").about("7", 0)).toBe(0);
    expect(new Draft<number>("t1.1", "basket").about("7", 0)).toBe(2);
    expect(storage.size).toBe(1);
  });

  it("lives as long as the page where nothing may be stored", async () => {
    vi.resetModules();
    vi.stubGlobal("sessionStorage", undefined);
    const { Draft } = await import("./useDraft");
    new Draft<number>("t1.0", "basket").keep("7", 1);
    expect(new Draft<number>("t1.0", "basket").about("7", 0)).toBe(1);
  });
});
