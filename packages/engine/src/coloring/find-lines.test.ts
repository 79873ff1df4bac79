import { test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { toPlanes } from "../raster/planes.ts";
import { resample } from "../raster/resample.ts";
import { seeAlone } from "../seeing/see-alone.ts";
import type { Seen } from "../seeing/seen.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { animal, board } from "../testing/coloring-scenes.ts";
import { contactSheet, expectGoldenPicture } from "../testing/expect-golden.ts";
import { disks, meadow, portrait } from "../testing/scenes.ts";
import { seenAnimal } from "../testing/seen-animal.ts";
import { seenHead } from "../testing/seen-head.ts";
import { boundaryMaps } from "./boundary-maps.ts";
import { findLines } from "./find-lines.ts";
import type { ColoringType } from "./options.ts";
import { pageSize, recipe } from "./recipe.ts";
import { weighLines } from "./weigh-lines.ts";

const side = 240;

/**
 * The lines of a small page, as a picture of the page's size: lines black, lettering red, the rest the darker the likelier
 * a line is.
 */
function linesOf(photo: Raster, type: ColoringType, seen?: Seen): Raster {
  const size = pageSize(photo, type, side);
  const want = recipe(type, size.perMM);
  const canvas = resample(
    photo,
    { left: 0, top: 0, width: photo.width, height: photo.height },
    size.width,
    size.height,
  );
  const planes = toPlanes(canvas);
  const boundaries = boundaryMaps(canvas, want, boundariesOfSteps);
  const weighed = weighLines(
    { canvas, planes, seen: seen ?? seeAlone(photo, boundariesOfSteps) },
    boundaries,
    want,
  );
  const { on, strength, letters } = findLines(weighed, want, size);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < on.length; i++) {
    const at = 4 * (Math.floor(i / size.width) * side + (i % size.width));
    const light = Math.round(254 - 84 * strength.data[i]!);
    data.set(on[i] ? [0, 0, 0] : letters?.[i] ? [200, 0, 0] : [light, light, light], at);
  }
  return { width: side, height: side, data };
}

const word = board({ width: 240, height: 120 }, "HELLO", {
  ink: 240,
  paper: 60,
  square: 2,
  left: 80,
  top: 50,
});
/** Soft hills: nothing in them is sure. */
const mist = meadow(240, 160);
const misty = { ...mist, data: mist.data.map((value, i) => (i % 4 === 3 ? 255 : 140 + value / 5)) };

test("golden: the lines of small pages of an animal, a head, disks, a meadow, mist and a word", () => {
  const head = portrait(200, 200);
  const fox = animal(160, 120);
  const seenFox = seenAnimal(fox);
  const cases: [Raster, ColoringType, Seen?][] = [
    [fox, "for_kids", seenFox],
    [fox, "v2_detailed", seenFox],
    [fox, "simple", seenFox],
    [fox, "v2_comic", seenFox],
    [head, "for_kids", seenHead],
    [head, "v2_detailed", seenHead],
    [head, "v2_general", seenHead],
    [head, "simple", seenHead],
    [disks(160, 110), "v2_general"],
    [disks(160, 110), "photo"],
    [meadow(160, 110), "for_kids"],
    [meadow(160, 110), "for_adults"],
    [misty, "v2_general"],
    [misty, "photo"],
    [word, "for_kids"],
    [word, "photo"],
  ];
  const found = cases.map(([photo, type, seen]) => linesOf(photo, type, seen));
  expectGoldenPicture("coloring/lines.png", contactSheet(found, 4));
});
