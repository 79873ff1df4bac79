import { describe, expect, test } from "vitest";
import { fillFaces } from "./fill-faces.ts";
import { faceParts, type SeenFace } from "./seen.ts";

/** A face in the left half of a photo of 40 × 32 pixels. */
const face: SeenFace = {
  box: { x: 4, y: 2, width: 12, height: 16 },
  confidence: 1,
  turn: { cos: 1, sin: 0 },
  visible: Object.fromEntries(faceParts.map((part) => [part, true])) as SeenFace["visible"],
};
const photo = { width: 40, height: 32 };
/** A mask at half that size, of what lies left of a column but for a bar of dark glasses. */
const maskUntil = (column: number) => {
  const data = new Float32Array(20 * 16);
  for (let y = 0; y < 16; y++) for (let x = 0; x < column; x++) data[y * 20 + x] = y === 4 && x < 6 ? 0 : 1;
  return { width: 20, height: 16, data };
};

describe("faces of who is subject", () => {
  test("are subject where glasses cut them", () => {
    const mask = maskUntil(10);
    fillFaces(mask, [face], photo);
    expect([2, 3, 4, 5].map((x) => mask.data[4 * 20 + x])).toEqual([1, 1, 1, 1]);
    expect(mask.data[4 * 20]).toBe(0);
  });

  test("stay out with who is none", () => {
    const mask = maskUntil(4);
    const before = mask.data.slice();
    fillFaces(mask, [face], photo);
    expect(mask.data).toEqual(before);
  });

  test("are subject whatever a cut says where they fill the photo", () => {
    const mask = maskUntil(4);
    fillFaces(mask, [{ ...face, box: { x: 4, y: 2, width: 18, height: 24 } }], photo);
    expect(mask.data[7 * 20 + 9]).toBe(1);
  });
});
