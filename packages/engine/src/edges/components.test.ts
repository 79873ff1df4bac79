import fc from "fast-check";
import { expect, test } from "vitest";
import { masks } from "../testing/masks.ts";
import { keepLong, componentsOf } from "./components.ts";

/** Pixels that hang together along sides or at corners, found by a flood fill from each. */
function slowly(on: Uint8Array, width: number, height: number): number[][] {
  const left = new Set([...on.keys()].filter((i) => on[i]));
  return [...left].flatMap((first) => {
    if (!left.delete(first)) return [];
    const component = [first];
    for (const i of component)
      for (const [dx, dy] of [-1, 0, 1].flatMap((v) => [-1, 0, 1].map((u) => [u, v] as const))) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        if (x >= 0 && x < width && y >= 0 && y < height && left.delete(y * width + x))
          component.push(y * width + x);
      }
    return [component.sort((p, q) => p - q)];
  });
}

test("components are what touches along a side or at a corner, in reading order", () => {
  fc.assert(
    fc.property(masks, ({ on, width, height }) => {
      const { count, start, pixels } = componentsOf(on, { width, height });
      const found = Array.from({ length: count }, (_, p) => [...pixels.subarray(start[p], start[p + 1])]);
      expect(found.map((component) => component.sort((p, q) => p - q))).toEqual(slowly(on, width, height));
    }),
  );
});

test("short components go", () => {
  fc.assert(
    fc.property(masks, fc.integer({ min: 0, max: 9 }), ({ on, width, height }, min) => {
      const expected = new Uint8Array(on.length);
      for (const component of slowly(on, width, height))
        if (component.length >= min) for (const i of component) expected[i] = 1;
      expect(keepLong(on, { width, height }, min)).toEqual(expected);
    }),
  );
});
