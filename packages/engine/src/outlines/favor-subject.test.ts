import { expect, test } from "vitest";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { meadow } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { outlines } from "./outlines.ts";

const photo = meadow(240, 160);
/** A photo in whose left half people look. */
const seen = { ...seenNothing(photo), saliency: { width: 2, height: 1, data: Uint8Array.of(200, 20) } };

/** Corners of areas in the left half and in the right one. */
function cornersOf({ arcs, width, unitsPerPixel }: OutlinesPicture) {
  const counts = { left: 0, right: 0 };
  for (const { points } of arcs)
    for (let k = 0; k + 1 < points.length; k += 2)
      counts[points[k]! < (width * unitsPerPixel) / 2 ? "left" : "right"]++;
  return counts;
}

test("what somebody pointed out has more in it, and what is around it less", () => {
  const plain = outlines(photo, { colorPrecision: "normal" });
  const pointed = outlines(photo, { colorPrecision: "normal" }, () => {}, seen);
  expect(plain.kind).toBe("photo");
  const [before, after] = [cornersOf(plain), cornersOf(pointed)];
  expect(after.right).toBeLessThan(0.9 * before.right);
  expect(after.left / after.right).toBeGreaterThan(1.2 * (before.left / before.right));
});
