import fc from "fast-check";
import { expect, test } from "vitest";
import type { Picture } from "../drawing/picture.ts";
import { encodePicture } from "../drawing/encode-picture.ts";
import { meadow } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "./options.ts";
import { previewPainting } from "./preview-painting.ts";

const photo = meadow(180, 120);
const seen = seenNothing(photo);

function toTheEnd(steps: Generator<undefined, Picture>): Picture {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const anyOptions: fc.Arbitrary<PaintByNumbersOptions> = fc
  .record({
    numberOfColors: fc.constantFrom(8, 12, 18),
    canvasSize: fc.constantFrom("none", "5x7", "12x12"),
    crop: fc.boolean(),
    detalization: fc.constantFrom("normal", "low", "lowest"),
    segmentsComplexity: fc.constantFrom("none", "simplest"),
    colorPrecision: fc.constantFrom("high", "lowest"),
    gradientStep: fc.constantFrom("normal", "high"),
    minArea: fc.constantFrom(0, 30),
    enhancement: fc.boolean(),
    thinLines: fc.boolean(),
    mode: fc.constantFrom("polygon", "polygon", "pixel"),
  } as const)
  .map((some) => ({ ...defaultPaintByNumbersOptions, ...some }));

test("what is kept from other options changes nothing, nor does a painting that nobody waited for", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyOptions, fc.nat(4)), { minLength: 2, maxLength: 4 }), (wishes) => {
      const preview = previewPainting(photo, seen);
      for (const [options, steps] of wishes) {
        const left = preview.paint(options, "sketch");
        for (let k = 0; k < steps; k++) left.next();
        const again = toTheEnd(preview.paint(options, "sketch"));
        const anew = toTheEnd(previewPainting(photo, seen).paint(options, "sketch"));
        expect(encodePicture(again)).toEqual(encodePicture(anew));
      }
    }),
    { numRuns: 12 },
  );
});

test("what is painted beside a preview is as the preview would be with its options, which stays as it was", () => {
  const preview = previewPainting(photo, seen);
  const [own, other] = [{}, { detalization: "low", numberOfColors: 12 } as const].map((some) => ({
    ...defaultPaintByNumbersOptions,
    canvasSize: "5x7" as const,
    ...some,
  })) as [PaintByNumbersOptions, PaintByNumbersOptions];
  const paint = (options: PaintByNumbersOptions, quality: "final" | "beside", by = preview) =>
    encodePicture(toTheEnd(by.paint(options, quality)));
  const first = paint(own, "final");
  expect(paint(other, "beside")).toEqual(paint(other, "final", previewPainting(photo, seen)));
  expect(paint(own, "beside")).toEqual(first);
  expect(paint(own, "final")).toEqual(first);
});

test("a mask that was drawn meanwhile is heard", () => {
  const preview = previewPainting(photo, seen);
  const paint = (importance?: PaintByNumbersOptions["importance"]) =>
    toTheEnd(preview.paint({ ...defaultPaintByNumbersOptions, ...(importance && { importance }) }, "sketch"));
  const plain = paint();
  const calm = paint({ width: 1, height: 1, data: Uint8Array.of(0), calm: Uint8Array.of(255) });
  expect(calm.regions.length).toBeLessThan(plain.regions.length);
  expect(encodePicture(paint())).toEqual(encodePicture(plain));
});
