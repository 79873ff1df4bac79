import { expect, test } from "vitest";
import { disks, meadow, portrait, thicket } from "../testing/scenes.ts";
import { facesIn } from "./importance.ts";
import { toPlanes } from "./planes.ts";
import { stretchLightness } from "./stretch.ts";

const perMM = 2.5;
const found = (raster: ReturnType<typeof meadow>) => facesIn(stretchLightness(toPlanes(raster)), perMM);

test.each([0.3, 0.45, 0.6, 0.8])("a head of %f of the height has its eyes where the square says", (size) => {
  const faces = found(portrait(400, 500, size));
  expect(faces.length).toBe(1);
  const { x, y, side } = faces[0]!;
  // eyes lie 0.23 faces beside the middle, at 0.48 of the height
  const eyes = [200 - 0.23 * size * 360, 200 + 0.23 * size * 360];
  expect((eyes[0]! - x) / side).toBeCloseTo(0.28, 1);
  expect((eyes[1]! - x) / side).toBeCloseTo(0.74, 1);
  expect((240 - y) / side).toBeCloseTo(0.37, 1);
});

test("where there is no face, none is found", () => {
  for (const raster of [meadow(600, 400), thicket(600, 400), disks(400, 500), portrait(400, 500, 0.08)]) {
    expect(found(raster)).toEqual([]);
  }
});
