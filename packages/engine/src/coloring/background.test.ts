import { describe, expect, test } from "vitest";
import type { Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { calmFrom } from "./recipe.ts";
import { type BoundaryFinder, seeAlone } from "../seeing/see-alone.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { animal } from "../testing/coloring-scenes.ts";
import { meadow } from "../testing/scenes.ts";
import { seenNothing } from "../testing/seen-nothing.ts";
import { coloringPage } from "./coloring-page.ts";
import { mapWith } from "./map-photo.ts";
import { type Background, type ColoringType, coloringOptions, settingsOf } from "./options.ts";
import { penOfZone, zones } from "./zones.ts";

const types = Object.keys(coloringOptions.types) as ColoringType[];

const ink = (strokes: readonly Stroke[]) =>
  strokes.filter(({ layer }) => layer === "lines").reduce((sum, { points }) => sum + lengthOf(points), 0);

function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let i = 6; i < points.length; i += 6)
    length += Math.hypot(points[i]! - points[i - 6]!, points[i + 1]! - points[i - 5]!);
  return length / unitsPerMM;
}

test("the subject is the same for every type", () => {
  const photo = animal(160, 120);
  const seen = seeAlone(photo, boundariesOfSteps);
  const shares = types.map((type) => {
    const { zones: zone } = mapWith(boundariesOfSteps, photo, { type, seen });
    return zone!.filter((value) => value >= zones.subject).length / zone!.length;
  });
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.01);
});

test("around a guess nothing is surely background: a calm page shows what a full one does", () => {
  const photo = animal(160, 120);
  const seen = seeAlone(photo, boundariesOfSteps);
  /** Sees lines that are sure enough for a page, and not for a calm background. */
  const faint: BoundaryFinder = (picture) => {
    const { data, ...size } = boundariesOfSteps(picture);
    return { ...size, data: data.map((value) => value / 2) };
  };
  const pages = [1, 0.5].map((confidence) => {
    const subject = { ...seen.subject, confidence };
    const maps = mapWith(faint, photo, { type: "v2_detailed", seen: { ...seen, subject } });
    return (["none", "calm", "full"] as const).map((background) =>
      ink(coloringPage(maps, { details: 100, background }).strokes),
    );
  });
  const [[, calm, full], guessed] = pages as [number[], number[]];
  expect(full).toBeGreaterThan(calm!);
  expect(guessed[1]).toBeGreaterThan(guessed[0]!);
  expect(guessed[1]).toBe(guessed[2]);
});

describe.each(types)("the background of a %s page", (type) => {
  const maps = mapWith(boundariesOfSteps, animal(160, 120), { type });
  const page = (background?: Background) =>
    coloringPage(maps, { details: 100, ...(background && { background }) });

  test("is what suits the type when nobody asks", () => {
    expect(page()).toEqual(page(settingsOf(type).background));
  });

  test("goes line by line: none has fewer than calm, calm no more than full", () => {
    const [none, calm, full] = (["none", "calm", "full"] as const).map((how) => ink(page(how).strokes));
    expect(none).toBeGreaterThan(200);
    expect(calm).toBeGreaterThan(none!);
    // the same lines are smoothed in other strokes
    expect(full).toBeGreaterThan(0.999 * calm!);
  });

  test("is parted from the subject by a contour that closes, whatever else is drawn", () => {
    const on = maps.zones!.map((zone, i) => (zone === zones.contour && maps.shownFrom[i] === 20 ? 1 : 0));
    // from the middle of the head nothing leads to the page's edge but over the contour
    expect(reaches(on, maps)).toBe(false);
  });

  test("comes after the subject: with the fewest details there is none", () => {
    const atMin = maps.shownFrom.map((from) => (from > 0 && from <= 20 ? 1 : 0));
    const around = atMin.filter((on, i) => on === 1 && maps.zones![i]! < zones.subject).length;
    const within = atMin.filter((on, i) => on === 1 && maps.zones![i]! >= zones.subject).length;
    // a line of the subject may run a pixel or two outside
    expect(within).toBeGreaterThan(400);
    expect(around).toBeLessThan(0.02 * within);
  });

  test("comes after what is strong in the subject", () => {
    const isStrong = (i: number) => maps.zones![i] === zones.subject && maps.strength[i]! >= 85;
    const strong = maps.shownFrom.filter((from, i) => from > 0 && isStrong(i));
    expect(strong.length).toBeGreaterThan(100);
    expect(strong.filter((from) => from > calmFrom).length).toBeLessThan(0.02 * strong.length);
  });

  test("has the thinner pen", () => {
    if (settingsOf(type).pen.weights || settingsOf(type).pen.taper) return;
    const { strokes } = page("full");
    const pens = new Set(strokes.filter(({ layer }) => layer === "lines").map(({ widths }) => widths[0]!));
    const own = (zone: number) => Math.round(settingsOf(type).pen.width * penOfZone[zone]! * unitsPerMM);
    for (const zone of [zones.background, zones.contour]) expect(pens).toContain(own(zone));
  });

  test("is all of the page where nothing stands out", () => {
    const photo = meadow(160, 120);
    const landscape = mapWith(boundariesOfSteps, photo, { type, seen: seenNothing(photo) });
    expect(landscape.zones).toBeUndefined();
    const pages = (["none", "calm", "full"] as const).map((background) =>
      coloringPage(landscape, { details: 100, background }),
    );
    expect(pages[0]!.strokes.length).toBeGreaterThan(0);
    expect(pages[0]).toEqual(pages[2]);
    expect(pages[1]).toEqual(pages[2]);
  });
});

/** Whether the middle of a page is connected with its edge, around the pixels that are on. */
function reaches(on: Uint8Array, { width, height }: { width: number; height: number }): boolean {
  const queue = [Math.floor(height / 2) * width + Math.floor(width / 2)];
  const seen = Uint8Array.from(on);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen[at]) continue;
    seen[at] = 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return true;
    queue.push(at - 1, at + 1, at - width, at + width);
  }
  return false;
}
