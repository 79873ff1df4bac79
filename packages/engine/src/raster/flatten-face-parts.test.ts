import { describe, expect, test } from "vitest";
import { drawnFace, type FaceWish } from "../testing/drawn-face.ts";
import { flattenFaceParts } from "./flatten-face-parts.ts";
import { mouthPixels } from "./face-shapes.ts";
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

  test("a lid that is shut has no eye", () => {
    const seen = face();
    const photo = photoOf(seen, skin);
    const at = Math.floor(seen.points![3 * 468 + 1]!) * width + Math.floor(seen.points![3 * 468]!);
    expect(flattenFaceParts(photo, [seen], small).l[at]).toBe(photo.l[at]);
  });
});
