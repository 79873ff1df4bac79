import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePhoto } from "./decode-photo.ts";
import { encodePixels } from "./encode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { paletteCard, pictureCard } from "./share-card.ts";

const size = { width: 1200, height: 630 };

/** A picture of one color. */
function plain(width: number, height: number, rgb: readonly [number, number, number]): Promise<Uint8Array> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let p = 0; p < data.length; p += 4) data.set([...rgb, 255], p);
  return encodePixels({ width, height, data });
}

/** How many pixels of a card are about this color, and the box around them. */
async function find(card: Uint8Array, rgb: readonly [number, number, number]) {
  const { width, data } = await decodePhoto(card, size);
  const box = { left: width, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1, count: 0 };
  for (let p = 0; p * 4 < data.length; p++) {
    if (rgb.some((value, c) => Math.abs(data[p * 4 + c]! - value) > 8)) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.count++;
  }
  return box;
}

const blue = [20, 40, 200] as const;
const green = [20, 160, 60] as const;
const pink = [220, 40, 140] as const;

test("before and after of any shape are both seen whole, alike in size, and apart", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 40, max: 400 }), fc.integer({ min: 40, max: 400 }), async (w, h) => {
      const card = await pictureCard(size, {
        before: await plain(w, h, blue),
        after: await plain(w, h, green),
        colors: [],
      });
      expect(inspectPhoto(card)).toMatchObject({ type: "jpeg", ...size });
      const [before, after] = [await find(card, blue), await find(card, green)];
      const across = ({ left, right }: typeof before) => right - left + 1;
      const down = ({ top, bottom }: typeof before) => bottom - top + 1;
      expect(Math.abs(across(before) - across(after))).toBeLessThanOrEqual(2);
      expect(Math.abs(across(before) / down(before) / (w / h) - 1)).toBeLessThan(0.05);
      expect(before.count).toBeGreaterThan(0.95 * across(before) * down(before));
      expect(before.right < after.left || before.bottom < after.top).toBe(true);
    }),
    { numRuns: 12 },
  );
});

test("the palette lies beneath, every color of it", async () => {
  const picture = await plain(300, 200, pink);
  const colors = ["#1428c8", "#14a03c"];
  const card = await pictureCard(size, { before: picture, after: picture, colors });
  const [first, second] = [await find(card, blue), await find(card, green)];
  expect(first.right).toBeLessThan(second.left);
  expect(Math.abs(first.count / second.count - 1)).toBeLessThan(0.1);
  expect(first.top).toBeGreaterThan((await find(card, pink)).bottom);
});

test.each([1, 2, 8, 13, 120, 400])("a palette of %i colors shows each of them", async (count) => {
  const colors = Array.from({ length: count }, (_, k) => (k === count - 1 ? "#14a03c" : "#1428c8"));
  const card = await paletteCard(size, colors);
  expect(inspectPhoto(card)).toMatchObject({ type: "jpeg", ...size });
  expect((await find(card, green)).count).toBeGreaterThan(300);
  if (count > 1) expect((await find(card, blue)).count).toBeGreaterThan(300 * (count - 1));
});
