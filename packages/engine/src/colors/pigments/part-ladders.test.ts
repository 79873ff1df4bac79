import { expect, test } from "vitest";
import { choicesOf, maxInTable, partsFor, partsForGamut } from "./part-ladders.ts";

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

test("every ratio comes once, in its least numbers", () => {
  for (const count of [1, 2, 5, 12, 20, maxInTable, 100]) {
    for (const lists of partsFor(count)) {
      expect(new Set(lists.map((parts) => parts.join())).size).toBe(lists.length);
      for (const parts of lists) expect(parts.reduce(divisor)).toBe(1);
    }
  }
});

test("parts can be measured: no more than 64 to 1, and of four paints twelve in all", () => {
  const [alone, two, three, four] = partsFor(12);
  expect(alone).toEqual([[1]]);
  for (const parts of two!)
    expect(Math.max(...parts)).toBeLessThanOrEqual(Math.min(...parts) === 1 ? 64 : 12);
  for (const parts of three!) expect(Math.max(...parts) / Math.min(...parts)).toBeLessThanOrEqual(32);
  for (const parts of four!) expect(total(parts)).toBeLessThanOrEqual(12);
});

test("no table has more mixtures than fit, and few paints are mixed of few", () => {
  for (let count = 1; count <= 120; count++) {
    const mixtures = partsFor(count).map((lists, n) => lists.length * choicesOf(count, n + 1).length);
    expect(total(mixtures)).toBeLessThan(800_000);
    expect(mixtures.length).toBe(Math.min(count, count <= 12 ? 4 : count <= maxInTable ? 3 : 2));
  }
});

test("parts for gamuts are the same for any number of paints, each ratio once, and can be turned around", () => {
  const lists = partsForGamut();
  expect(lists).toHaveLength(3);
  for (const parts of lists) {
    const known = new Set(parts.map((list) => list.join()));
    expect(known.size).toBe(parts.length);
    // whatever the order of two paints, there is the same mixture
    for (const list of parts) expect(known.has([...list].reverse().join())).toBe(true);
  }
});

test("choices are all there are, in ascending order", () => {
  expect(choicesOf(4, 2)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(choicesOf(12, 4)).toHaveLength(495);
});
