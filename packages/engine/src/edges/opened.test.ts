import fc from "fast-check";
import { expect, test } from "vitest";
import { masks } from "../testing/masks.ts";
import { opened } from "./opened.ts";

test("what is left of an opened mask are the crosses of five pixels that lie in it", () => {
  fc.assert(
    fc.property(masks, ({ on, width, height }) => {
      const expected = new Uint8Array(on.length);
      for (let y = 1; y < height - 1; y++)
        for (let x = 1; x < width - 1; x++) {
          const i = y * width + x;
          const cross = [i, i - 1, i + 1, i - width, i + width];
          // what touches the picture's edge is never left
          if (!cross.every((at) => on[at])) continue;
          for (const at of cross)
            if (at % width > 0 && at % width < width - 1 && at >= width && at < width * (height - 1))
              expected[at] = 1;
        }
      expect(opened(on, { width, height })).toEqual(expected);
    }),
  );
});
