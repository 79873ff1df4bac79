import { describe, expect, it } from "vitest";
import { seeded, wavy } from "./seeded.ts";

const series = (seed: number) => {
  const chance = seeded(seed);
  return Array.from({ length: 500 }, () => chance.next());
};

describe("seeded", () => {
  it("gives the same series for the same seed and another for another", () => {
    expect(series(3)).toEqual(series(3));
    expect(series(3)).not.toEqual(series(4));
  });

  it("stays in its ranges and fills them", () => {
    const chance = seeded(9);
    const values = Array.from({ length: 500 }, () => chance.between(-2, 6));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...values)).toBeLessThan(6);
    expect(Math.min(...values)).toBeLessThan(-1.5);
    expect(Math.max(...values)).toBeGreaterThan(5.5);
    for (let i = 0; i < 500; i++) expect(Math.abs(chance.around(10, 3) - 10)).toBeLessThanOrEqual(3);
  });

  it("picks only what is there", () => {
    const chance = seeded(1);
    expect(["a", "b"]).toContain(chance.pick(["a", "b"]));
    expect(() => chance.pick([])).toThrow("list: must not be empty, got length 0");
  });

  it("draws waves no higher than asked", () => {
    const wave = wavy(seeded(2), 20, 300);
    for (let x = 0; x < 900; x += 7) expect(Math.abs(wave(x))).toBeLessThanOrEqual(20);
  });
});
