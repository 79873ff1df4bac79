import { expect, test } from "vitest";
import { nearSquaredDistances } from "../raster/distance.ts";
import { connect } from "../regions/connect.ts";
import { inkOf } from "../testing/ink-of.ts";
import { disks, meadow } from "../testing/scenes.ts";
import { boundariesOfSteps } from "../testing/boundaries-of-steps.ts";
import { coloringPage } from "./coloring-page.ts";
import { mapWith } from "./map-photo.ts";
import { type ColoringType, coloringOptions, settingsOf } from "./options.ts";
import { zones } from "./zones.ts";

const closedTypes = (Object.keys(coloringOptions.types) as ColoringType[]).filter(
  (type) => settingsOf(type).areas.closedFrom !== undefined,
);
/** 300 dots to the inch. */
const perMM = 300 / 25.4;
/** Pixels of an area that are further from its lines than the pen reaches and curves run beside them, in millimeters. */
const apart = 0.9;

for (const [name, photo] of [
  ["meadow", meadow(160, 120)],
  ["disks", disks(160, 120)],
] as const) {
  const pages = closedTypes.flatMap((type) => (["full", "calm"] as const).map((how) => [type, how] as const));
  test.each(pages)(
    `no two areas of a %s page of the ${name}, its background %s, run into one`,
    (type, how) => {
      const maps = mapWith(boundariesOfSteps, photo, { type });
      const isShown = (i: number) => how === "full" || !maps.zones || maps.zones[i]! >= zones.calm;
      const lines = maps.shownFrom.map((from, i) => (from > 0 && isShown(i) ? 1 : 0));
      const areas = connect(Int32Array.from(lines), maps.width, maps.height);
      const far = (settingsOf(type).pen.width / 2 + apart) * maps.perMM;
      const distances = nearSquaredDistances(lines, { ...maps, cap: Math.ceil(far) + 1 });
      const drawn = inkOf(coloringPage(maps, { details: 100, background: how }), perMM);
      const white = connect(Int32Array.from(drawn.on), drawn.width, drawn.height);

      const inside = new Map<number, Set<number>>();
      for (let i = 0; i < lines.length; i++) {
        if (lines[i] || distances[i]! < far * far) continue;
        const [x, y] = [(i % maps.width) + 0.5, Math.floor(i / maps.width) + 0.5];
        const at =
          Math.floor((y * drawn.height) / maps.height) * drawn.width +
          Math.floor((x * drawn.width) / maps.width);
        if (drawn.on[at]) continue;
        const own = inside.get(white.data[at]!) ?? new Set();
        inside.set(white.data[at]!, own.add(areas.data[i]!));
      }
      expect(inside.size).toBeGreaterThan(2);
      for (const found of inside.values()) expect([...found]).toHaveLength(1);
    },
  );
}
