import { beforeEach, expect, test, vi } from "vitest";
import { keepColors, keptColors } from "./kept-colors.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
  return () => vi.unstubAllGlobals();
});

test("recent colors lie under the specification's name, and old ones move there once", () => {
  kept.set("tintery.UserColors", JSON.stringify(["#abc", 7, "#123456"]));
  expect(keptColors()).toEqual(["#abc", "#123456"]);
  expect([...kept.keys()]).toEqual(["UserColors"]);
  keepColors(["#ffeedd"]);
  expect(keptColors()).toEqual(["#ffeedd"]);
  expect(kept.get("UserColors")).toBe('["#ffeedd"]');
});

test("newer colors stand before those that move over", () => {
  keepColors(["#111111"]);
  kept.set("tintery.UserColors", JSON.stringify(["#222222"]));
  expect(keptColors()).toEqual(["#111111", "#222222"]);
});

test("whatever else lies there is none", () => {
  for (const text of ["{", "7", "null", '{"0":"#abc"}']) {
    kept.set("UserColors", text);
    kept.set("tintery.UserColors", text);
    expect(keptColors()).toEqual([]);
  }
});

test("a browser that keeps nothing has none", () => {
  vi.stubGlobal("localStorage", undefined);
  keepColors(["#abc"]);
  expect(keptColors()).toEqual([]);
});
