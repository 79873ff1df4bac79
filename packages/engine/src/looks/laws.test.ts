import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { meadow, portrait } from "../testing/scenes.ts";
import { seenHead } from "../testing/seen-head.ts";
import { looks } from "./looks.ts";
import { lookSize, maxLookPixels, paintLook } from "./paint-look.ts";

const photo = meadow(120, 90);
const head = portrait(120, 120);

/** Mean distance of two pictures, 0 to 255. */
function apart(a: Raster, b: Raster): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;
}

/** How much neighbors differ. */
function roughness({ width, data }: Raster): number {
  let sum = 0;
  for (let i = 4; i < data.length; i++) if ((i / 4) % width >= 1) sum += Math.abs(data[i]! - data[i - 4]!);
  return sum / data.length;
}

describe.each(looks)("%s", (name) => {
  const paint = (picture: Raster, strength: number) => paintLook(picture, { name, strength });

  test("is the same each time, as large as the photo, and opaque", () => {
    const { look, base } = paint(photo, 0.7);
    const again = paint(photo, 0.7);
    expect(again.look.data).toEqual(look.data);
    expect(again.base.data).toEqual(base.data);
    for (const made of [look, base]) {
      expect([made.width, made.height]).toEqual([photo.width, photo.height]);
      expect(made.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  test("is the photo at no strength, near it at little, and far from it in the end", () => {
    expect(paint(photo, 0).look.data).toEqual(photo.data);
    const [faint, full] = [apart(paint(photo, 0.02).look, photo), apart(paint(photo, 1).look, photo)];
    expect(faint).toBeLessThan(full / 4);
    expect(full).toBeGreaterThan(2);
  });

  test("changes a face less than it would if nobody had seen it", () => {
    const { box } = seenHead.faces[0]!;
    const scale = head.width / seenHead.width;
    const [left, right] = [box.x * scale, (box.x + box.width) * scale];
    const inside = (x: number) => x > left + (right - left) * 0.3 && x < right - (right - left) * 0.3;
    const off = (made: Raster) =>
      made.data.reduce((sum, value, i) => {
        const [x, y] = [((i / 4) % head.width) | 0, Math.floor(i / 4 / head.width)];
        const scaled = y / (head.height / seenHead.height);
        const isFace = inside(x) && scaled > box.y + box.height * 0.3 && scaled < box.y + box.height * 0.7;
        return isFace ? sum + Math.abs(value - head.data[i]!) : sum;
      }, 0);
    const plain = paintLook(head, { name, strength: 1 }).look;
    const kept = paintLook(head, { name, strength: 1, seen: seenHead }).look;
    // looks that only move tones have nothing to keep
    expect(off(kept)).toBeLessThanOrEqual(off(plain) * 1.1);
  });

  test("paints pictures of any shape, also of one pixel", () => {
    for (const [width, height] of [
      [1, 1],
      [1, 40],
      [40, 1],
      [3, 5],
    ] as const) {
      const { look, base } = paint(meadow(width, height), 1);
      expect([look.width, look.height, base.data.length]).toEqual([width, height, width * height * 4]);
    }
  });
});

test.each(["oil-painting", "impasto", "pointillism", "palette-knife"] as const)(
  "%s has texture that its base has not",
  (name) => {
    const { look, base } = paintLook(photo, { name, strength: 1 });
    expect(roughness(base)).toBeLessThan(roughness(look) * 0.8);
  },
);

test.each(["impasto", "palette-knife"] as const)("%s makes no wrinkles on a face", (name) => {
  // so large that ridges are some pixels apart
  const side = 420;
  const skin = {
    width: side,
    height: side,
    data: Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => [224, 172, 140, 255][i % 4]!),
  };
  const { box } = seenHead.faces[0]!;
  const part = (at: number, length: number) => Math.round(((at + length) * side) / seenHead.width);
  const face = {
    left: part(box.x, box.width * 0.25),
    top: part(box.y, box.height * 0.25),
    width: part(0, box.width * 0.5),
    height: part(0, box.height * 0.5),
  };
  const [kept, plain] = [seenHead, undefined].map((seen) =>
    roughness(resample(paintLook(skin, { name, strength: 1, seen }).look, face, face.width, face.height)),
  );
  expect(kept).toBeLessThan(plain! * 0.75);
});

test("a photo of nothing is laid on white", () => {
  const clear = { width: 60, height: 40, data: new Uint8ClampedArray(60 * 40 * 4) };
  const white = { ...clear, data: clear.data.map(() => 255) };
  const [onClear, onWhite] = [clear, white].map((picture) =>
    paintLook(picture, { name: "acrylic", strength: 1 }),
  );
  expect(onClear!.look.data).toEqual(onWhite!.look.data);
});

test("a look keeps the shape of the photo and has so many pixels at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (width, height) => {
      const size = lookSize({ width, height });
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
      // rounding adds half a pixel to a side
      expect((size.width - 0.5) * (size.height - 0.5)).toBeLessThanOrEqual(maxLookPixels);
    }),
  );
});

test("a strength or a name that nobody knows is refused", () => {
  for (const strength of [-0.1, 1.1, Number.NaN])
    expect(() => paintLook(photo, { name: "digital", strength })).toThrow(RangeError);
  expect(() => paintLook(photo, { name: "none" as "digital", strength: 1 })).toThrow("none");
});

test("looks of a meadow are those of the golden", () => {
  const small = meadow(160, 120);
  expectGoldenPicture(
    "looks.png",
    contactSheet(
      looks.map((name) => paintLook(small, { name, strength: 1 }).look),
      5,
    ),
  );
});
