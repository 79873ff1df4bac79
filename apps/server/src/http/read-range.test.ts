import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRange } from "./read-range.ts";

describe("the part of a file that is asked for", () => {
  test("is read as the standard has it", () => {
    expect(readRange("bytes=0-4", 10)).toEqual({ start: 0, end: 4 });
    expect(readRange("bytes=4-", 10)).toEqual({ start: 4, end: 9 });
    expect(readRange("bytes=4-99", 10)).toEqual({ start: 4, end: 9 });
    expect(readRange("bytes=-3", 10)).toEqual({ start: 7, end: 9 });
    expect(readRange("bytes=-30", 10)).toEqual({ start: 0, end: 9 });
    for (const outside of ["bytes=10-", "bytes=12-13", "bytes=-0"])
      expect(readRange(outside, 10), outside).toBe("outside");
    for (const whole of ["bytes=-", "bytes=5-4", "bytes=0-1,3-4", "items=0-1", "bytes=a-b", ""])
      expect(readRange(whole, 10), whole).toBeNull();
  });

  test("always lies within the file", () => {
    const count = fc.nat({ max: 1e15 });
    fc.assert(
      fc.property(fc.option(count), fc.option(count), fc.integer({ min: 1, max: 1e12 }), (from, to, size) => {
        const range = readRange(`bytes=${from ?? ""}-${to ?? ""}`, size);
        if (range === null || range === "outside") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
