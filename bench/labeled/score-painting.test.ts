import type { Raster } from "@tintery/engine";
import { expect, test } from "vitest";
import type { Labels } from "./labels.ts";
import { scorePainting } from "./score-painting.ts";

const size = { width: 60, height: 60 };
const labels: Labels = {
  photo: "",
  kind: "photo",
  ...size,
  people: [],
  animals: [{ box: [0, 0, 60, 60], eyes: [[20, 20, 6]], mouth: [40, 45, 6] }],
  unclear: [],
  subject: [],
};

/** Gray of this value, with an eye of its own. */
function rasterOf(fur: number, eye: number): Raster {
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let i = 0; i < size.width * size.height; i++) {
    const isEye = Math.hypot((i % size.width) - 20, Math.floor(i / size.width) - 20) < 5;
    data.fill(isEye ? eye : fur, 4 * i, 4 * i + 3);
  }
  return { ...size, data };
}

test("an eye is painted while half of its contrast is left; what the photo does not show is not missed", () => {
  const photo = rasterOf(180, 20);
  const eyesIn = (painted: Raster) => scorePainting(photo, painted, labels).eyes.there;
  expect(eyesIn(photo)).toBe(1);
  expect(eyesIn(rasterOf(170, 60))).toBe(1);
  expect(eyesIn(rasterOf(170, 150))).toBe(0);
  expect(scorePainting(photo, rasterOf(170, 170), labels).mouths).toEqual({ there: 1, of: 1 });
});
