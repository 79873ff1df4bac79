import {
  defaultPaintByNumbersOptions,
  type PaintByNumbersOptions,
  type PaintingQuality,
  paintByNumbers,
  paintingPreviewSide,
  previewPainting,
  type Picture,
  see,
} from "@tintery/engine";
import { decodePhoto, uprightSize } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import { ciede2000, labOfHex } from "./metrics/color-difference.ts";
import { decodeForEngine, readPhotos } from "./photos.ts";

const networks = await readSeeingNetworks();
// more pixels than a form looks at, as photos have
const [first] = await readPhotos([], 3_000_000);
if (!first) throw new RangeError("there must be a sample scene");
const { bytes } = first;
const size = await uprightSize(bytes);

/** The photo as a server paints it, in the size that it decodes it to. */
async function made(options: PaintByNumbersOptions): Promise<Picture> {
  const photo = await decodeForEngine(bytes, options);
  return paintByNumbers(photo, options, undefined, see(photo, networks));
}

/** The photo as a form shows it before that. */
async function previewed(options: PaintByNumbersOptions, quality: PaintingQuality): Promise<Picture> {
  const scale = Math.min(1, paintingPreviewSide / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const photo = await decodePhoto(bytes, { width, height });
  const steps = previewPainting(photo, see(photo, networks)).paint(options, quality);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How far the colors of a picture are from the nearest of another one, CIEDE2000, each as much as it covers. */
function apart(picture: Picture, other: Picture): number {
  const others = other.palette.map(({ hex }) => labOfHex(hex));
  const nearest = (hex: string) => Math.min(...others.map((lab) => ciede2000(labOfHex(hex), lab)));
  return picture.palette.reduce((sum, { hex, areaShare }) => sum + areaShare * nearest(hex), 0);
}

test.each([
  ["few colors and little detail", { numberOfColors: 12, detalization: "low" }],
  ["16 × 20 in, cropped", { canvasSize: "16x20", crop: true }],
] as const)("what is made is what the form showed: %s", async (_, some) => {
  const options = { ...defaultPaintByNumbersOptions, ...some };
  const picture = await made(options);
  const shown = await previewed(options, "final");
  // within a tenth; in tones that are told apart side by side in their pots, but not on a wall
  expect(Math.abs(shown.regions.length / picture.regions.length - 1)).toBeLessThan(0.1);
  expect(Math.abs(shown.palette.length - picture.palette.length)).toBeLessThanOrEqual(1);
  expect(apart(picture, shown)).toBeLessThan(3.5);
  expect(apart(picture, await previewed(options, "sketch"))).toBeLessThan(4);
});
