import { expect, test } from "vitest";
import { pictureToJson } from "../drawing/picture-json.ts";
import { drawRaster, portrait } from "../testing/scenes.ts";
import { seenHead } from "../testing/seen-head.ts";
import { paintLook } from "../looks/paint-look.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { paintByNumbers, paintWithLook } from "./paint-by-numbers.ts";
import { previewPainting } from "./preview-painting.ts";
import { asFlatArt, withLook } from "./with-look.ts";

const photo = portrait(200, 160);
const graffiti: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  canvasSize: "5x7",
  numberOfColors: 12,
  aiFilterType: "graffiti",
  lookStrength: 1,
};
const plain: PaintByNumbersOptions = { ...graffiti, aiFilterType: "none" };
const hexes = (options: PaintByNumbersOptions) =>
  paintByNumbers(photo, options).palette.map(({ hex }) => hex);

test("without a look the photo is converted, whatever the strength", () => {
  expect(withLook(photo, plain, undefined)).toBe(photo);
  expect(hexes({ ...plain, lookStrength: 0.2 })).toEqual(hexes(plain));
});

test("with one it is its base, in the size of the photo, that is converted", () => {
  const { base } = paintLook(photo, { name: "graffiti", strength: 1, seen: seenHead });
  expect(withLook(photo, graffiti, seenHead).data).toEqual(base.data);
  expect(hexes(graffiti)).not.toEqual(hexes(plain));
});

test("the look itself is handed out with the picture", () => {
  const { picture, look } = paintWithLook(photo, graffiti, { seen: seenHead });
  expect(pictureToJson(picture)).toBe(pictureToJson(paintByNumbers(photo, graffiti, undefined, seenHead)));
  expect(look).toEqual(paintLook(photo, { name: "graffiti", strength: 1, seen: seenHead }).look);
  expect(paintWithLook(photo, plain, { seen: undefined }).look).toBeNull();
});

test("a preview paints its look once, and gives what a preview without memory gives", () => {
  const last = (options: PaintByNumbersOptions, preview = previewPainting(photo)) => {
    const steps = preview.paint(options, "sketch");
    for (;;) {
      const { done, value } = steps.next();
      if (done) return pictureToJson(value);
    }
  };
  const preview = previewPainting(photo);
  last(plain, preview);
  const other = { ...graffiti, numberOfColors: 20 };
  last(graffiti, preview);
  expect(last(other, preview)).toBe(last(other));
  expect(last(plain, preview)).toBe(last(plain));
});

test("a painting of flat art is flat art no more", () => {
  const flag = drawRaster(90, 60, (u, v) =>
    v > 0.7 ? [250, 210, 40] : u > 0.4 ? [200, 40, 40] : [60, 110, 200],
  );
  const found = (options: PaintByNumbersOptions) =>
    asFlatArt(flag, options, { opaque: flag, seen: undefined, looked: undefined });
  expect(found(plain)!.colors).toHaveLength(3);
  expect(found(graffiti)).toBeUndefined();
});

test("a strength or a look that is none is refused", () => {
  expect(() => paintByNumbers(photo, { ...graffiti, lookStrength: 0.1 })).toThrow("lookStrength");
  expect(() => paintByNumbers(photo, { ...graffiti, aiFilterType: "ai" as "none" })).toThrow("aiFilterType");
});
