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
