import { describe, expect, test } from "vitest";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
import { mouthPixels, pixelsIn, ringOf } from "./face-shapes.ts";
import { faceLines } from "../seeing/face-lines.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { faceParts } from "./face-paint.ts";
import { laidParts, paintParts } from "./painted-part.ts";
import { type Planes, toPlanes } from "./planes.ts";

const [width, height] = [240, 240];
const skin = [225, 180, 150];
const face = (wish: Partial<FaceWish> = {}) => drawnFace({ x: 120, y: 120, height: 200, ...wish });
/** A face of skin with dark irises and lips whose color changes from pixel to pixel, as in a photo. */
function photoOf(seen: ReturnType<typeof face>, iris = [70, 45, 35], lips = [200, 90, 95]): Planes {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const put = (i: number, color: readonly number[]) => data.set(color, 4 * i);
  for (let i = 0; i < width * height; i++) put(i, skin);
  for (const middle of [468, 473]) {
    const [x, y] = [seen.points![3 * middle]!, seen.points![3 * middle + 1]!];
    for (let i = 0; i < width * height; i++)
      if (((i % width) + 0.5 - x) ** 2 + (Math.floor(i / width) + 0.5 - y) ** 2 < 49) put(i, iris);
  }
  mouthPixels(seen.points!, { width, height }).lips.forEach((i) => {
    put(
      i,
      lips.map((value) => value + ((i * 7) % 30) - 15),
    );
  });
  return toPlanes({ width, height, data });
}
/** Pixels per millimeter that make faces so large: 68 pixels lie between the eyes of the drawn one. */
const small = 6;
const large = 1.2;
const colorsAt = ({ l, a, b }: Planes, pixels: readonly number[]) =>
  new Set(pixels.map((i) => `${l[i]} ${a[i]} ${b[i]}`));

const flattenFaceParts = (planes: Planes, faces: Parameters<typeof faceParts>[1], perMM: number) =>
  paintParts(planes, faceParts(planes, faces, perMM));

describe("parts of faces", () => {
  test("are of one color where faces are small, and stay where they are large", () => {
    const seen = face();
    const photo = photoOf(seen);
    const { lips } = mouthPixels(seen.points!, photo);
    expect(colorsAt(photo, lips).size).toBeGreaterThan(10);
    expect(colorsAt(flattenFaceParts(photo, [seen], small), lips).size).toBe(1);
    expect(flattenFaceParts(photo, [seen], large)).toEqual(photo);
  });

  test("leave the picture as it is around them", () => {
    const seen = face();
    const photo = photoOf(seen);
    const { l } = flattenFaceParts(photo, [seen], small);
    // cheeks and forehead
    for (const [x, y] of [
      [60, 150],
      [180, 150],
      [120, 40],
    ] as const)
      expect(l[y * width + x]).toBe(photo.l[y * width + x]);
  });

  test("that cannot be seen are not painted", () => {
    const seen = face({ hidden: ["leftEye", "rightEye", "leftBrow", "rightBrow", "mouth"] });
    const photo = photoOf(seen);
    expect(flattenFaceParts(photo, [seen], small)).toEqual(photo);
  });

  test("pale lips become darker than the skin around them", () => {
    const seen = face();
    const photo = photoOf(seen, undefined, skin);
    const [lip] = mouthPixels(seen.points!, photo).lips;
    expect(flattenFaceParts(photo, [seen], small).l[lip!]).toBeLessThan(photo.l[5]! - 100);
  });

  test("of the smallest faces are regions of their own: both eyes of one color, as high as the finest brush, and the mouth", () => {
    const seen = face({ lids: 0.005 });
    const photo = photoOf(seen);
    const perMM = 14;
    const [eyes, mouth, ...more] = laidParts(faceParts(photo, [seen], perMM));
    expect(more).toEqual([]);
    const rows = new Set(eyes!.pixels.map((i) => Math.floor(i / width)));
    expect(rows.size / perMM).toBeGreaterThan(1.2);
    for (const middle of [468, 473]) {
      const [x, y] = [seen.points![3 * middle]!, seen.points![3 * middle + 1]!];
      expect(eyes!.pixels).toContain(Math.floor(y) * width + Math.floor(x));
    }
    expect(mouth!.color[1]).toBeGreaterThan(eyes!.color[1]);
    expect(laidParts(faceParts(photo, [seen], large))).toEqual([]);
  });

  test("a lid that is shut has no eye", () => {
    const seen = face();
    const photo = photoOf(seen, skin);
    const at = Math.floor(seen.points![3 * 468 + 1]!) * width + Math.floor(seen.points![3 * 468]!);
    expect(flattenFaceParts(photo, [seen], small).l[at]).toBe(photo.l[at]);
  });

  test("golden: a face from small to large, with whites, brows and teeth, and with pale ones", () => {
    const seen = face({ mouth: 0.03 });
    /** What a picture of it is after brows of a lightness, and teeth, were painted over the photo of a face. */
    const photoWith = (brow: number, teeth: number) => {
      const planes = photoOf(seen);
      const paint = (pixels: readonly number[], light: number) => {
        for (const i of pixels) planes.l[i] = light + ((i * 13) % 60);
      };
      const inRing = (lines: { upper: readonly number[]; lower: readonly number[] }) =>
        pixelsIn(ringOf(seen.points!, lines), planes);
      paint(inRing(faceLines.leftBrow), brow);
      paint(inRing(faceLines.rightBrow), brow - 300);
      paint(mouthPixels(seen.points!, planes).between, teeth);
      return planes;
    };
    /** Lightness as red, the two colors as green and blue. */
    const asRaster = ({ l, a, b }: Planes) => {
      const data = new Uint8ClampedArray(width * height * 4).fill(255);
      for (let i = 0; i < width * height; i++)
        data.set([l[i]! / 32, 128 + a[i]! / 16, 128 + b[i]! / 16], 4 * i);
      return { width, height, data };
    };
    const photos = [photoWith(3500, 7000), photoWith(5850, 2000)];
    // between the eyes 68 pixels: from 7 mm to 50 mm
    const densities = [10, 6.4, 6, 4.2, 3.8, 2.5, 1.6, 1.35];
    const faces = photos.flatMap((photo) =>
      densities.map((perMM) => asRaster(flattenFaceParts(photo, [seen], perMM))),
    );
    expectGoldenPicture("face-parts.png", contactSheet(faces, densities.length));
  });
});
