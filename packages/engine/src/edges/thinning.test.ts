import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "../regions/connect.ts";
import { maskOf, pictureOf, trimmed } from "../testing/line-picture.ts";
import { componentsOf } from "./components.ts";
import { thin } from "./thinning.ts";

const thinned = (picture: string) => {
  const { on, ...size } = maskOf(picture);
  return pictureOf(thin(on, size), size.width);
};

test("a bar becomes its middle", () => {
  expect(
    thinned(`
      .........
      .#######.
      .#######.
      .#######.
      .........`),
  ).toBe(
    trimmed(`
      .........
      .........
      .######..
      .........
      .........`),
  );
});

test("a step becomes a diagonal", () => {
  expect(
    thinned(`
      #.....
      ##....
      .##...
      ..##..
      ...###`),
  ).toBe(
    trimmed(`
      #.....
      .#....
      ..#...
      ...#..
      ....##`),
  );
});

test("lines hang together as the mask did, and areas that it parted stay apart", () => {
  const side = 24;
  const masks = fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side });
  fc.assert(
    fc.property(masks, (values) => {
      const on = Uint8Array.from(values, Number);
      const size = { width: side, height: side };
      const lines = thin(on, size);
      expect(componentsOf(lines, size).count).toBe(componentsOf(on, size).count);
      // a frame of white joins what the picture's edge parts
      const areas = (mask: Uint8Array) => {
        const framed = new Int32Array((side + 2) * (side + 2));
        for (let i = 0; i < mask.length; i++)
          framed[(Math.floor(i / side) + 1) * (side + 2) + (i % side) + 1] = mask[i]!;
        return connect(framed, side + 2, side + 2).colors.filter((color) => color === 0).length;
      };
      expect(areas(lines)).toBe(areas(on));
    }),
    { numRuns: 60, seed: 3 },
  );
});

/** Thinning with sets of pixels and the rules as the paper has them: small and slow. */
function plainThin(mask: Uint8Array, width: number): Uint8Array {
  const on = new Set([...mask.keys()].filter((i) => mask[i]));
  const isOn = (x: number, y: number) => x >= 0 && x < width && on.has(y * width + x);
  /** The eight neighbors, above first, then clockwise. */
  const ringOf = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return (
      [
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [-1, -1],
      ] as const
    ).map(([dx, dy]) => Number(isOn(x + dx, y + dy)));
  };
  /** In which passes a pixel may go. */
  const passesOf = (i: number): number[] => {
    const p = ringOf(i);
    const neighbors = p.reduce((sum, value) => sum + value, 0);
    const rises = p.filter((value, k) => value === 0 && p[(k + 1) % 8] === 1).length;
    if (neighbors < 2 || neighbors > 6 || rises !== 1) return [];
    const areAllOn = (...places: number[]) => places.every((k) => p[k] === 1);
    const first = !areAllOn(0, 2, 4) && !areAllOn(2, 4, 6);
    const second = !areAllOn(0, 2, 6) && !areAllOn(0, 4, 6);
    return [...(first ? [1] : []), ...(second ? [2] : [])];
  };
  const isStair = (i: number) => {
    const p = ringOf(i);
    return [0, 2, 4, 6].some((k) => {
      const [one, corner, other, ...rest] = [0, 1, 2, 4, 5, 6].map((by) => p[(k + by) % 8]!);
      return one === 1 && corner === 0 && other === 1 && rest.every((value) => value === 0);
    });
  };
  const drop = (pixels: number[], mayGo: (i: number) => boolean) => {
    let gone = false;
    for (const i of pixels) if (mayGo(i)) gone = on.delete(i);
    return gone;
  };
  const inOrder = () => [...on].sort((p, q) => p - q);
  for (let changed = true; changed; ) {
    changed = drop(inOrder(), isStair);
    for (const pass of [1, 2]) {
      const marked = inOrder().filter((i) => passesOf(i).includes(pass));
      if (drop(marked, (i) => passesOf(i).length > 0)) changed = true;
    }
  }
  return Uint8Array.from(mask, (_, i) => Number(on.has(i)));
}

test("thinning is what the paper's rules make of a mask", () => {
  const masks = fc.integer({ min: 1, max: 24 }).chain((width) =>
    // mostly on, so that there is something to thin
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: width, maxLength: 260 }).map((values) => ({
      width,
      mask: Uint8Array.from(values.slice(0, width * Math.floor(values.length / width)), (value) =>
        Number(value > 0),
      ),
    })),
  );
  fc.assert(
    fc.property(masks, ({ width, mask }) => {
      expect([...thin(mask, { width, height: mask.length / width })]).toEqual([...plainThin(mask, width)]);
    }),
    { numRuns: 200 },
  );
});

test("with few rounds what is narrow becomes the same lines, and only the middle of what is wide stays an area", () => {
  const size = { width: 60, height: 40 };
  // a bar three pixels wide that leads from a disk
  const mask = new Uint8Array(60 * 40).map((_, i) => {
    const [x, y] = [i % 60, Math.floor(i / 60)];
    return Number(Math.hypot(x - 18, y - 20) < 14 || (x > 18 && x < 55 && Math.abs(y - 20) < 2));
  });
  const [whole, part] = [thin(mask, size), thin(mask, size, 4)];
  const differs = [...whole.keys()].filter((i) => whole[i] !== part[i]);
  expect(differs.length).toBeGreaterThan(20);
  for (const i of differs) expect(Math.hypot((i % 60) - 18, Math.floor(i / 60) - 20)).toBeLessThan(11);
});
