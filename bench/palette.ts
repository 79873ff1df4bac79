/**
 * How well a palette serves a photo, ours beside plain k-means of as many colors: CIEDE2000 between each pixel and the palette's
 * nearest color (mean, 95th percentile), and the least one between two of its colors.
 *
 *   npm run bench -- palette [--colors 24] [--canvas none] [PHOTO…]
 *
 * Plain k-means sees every pixel alike, in the same color space. Without photos our own sample scenes are taken.
 */
import { parseArgs } from "node:util";
import {
  type CanvasSize,
  defaultPaintByNumbersOptions,
  paintByNumbers,
  type Raster,
  see,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { cluster } from "../packages/engine/src/colors/cluster.ts";
import { histogram } from "../packages/engine/src/colors/histogram.ts";
import { oklabToHex } from "../packages/engine/src/colors/oklab.ts";
import { toPlanes } from "../packages/engine/src/raster/planes.ts";
import { labOfHex, minDifference } from "./metrics/color-difference.ts";
import { type Floor, measureFloor } from "./metrics/likeness.ts";
import { comparedPixels, decodeAtMax, decodeForEngine, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { colors: { type: "string", default: "24" }, canvas: { type: "string", default: "none" } },
});
const options = {
  ...defaultPaintByNumbersOptions,
  numberOfColors: Number(values.colors),
  canvasSize: values.canvas as "none" | CanvasSize,
};

function plainPalette(photo: Raster, count: number): string[] {
  const { colors } = cluster(histogram(toPlanes(photo)), count);
  return Array.from({ length: colors.length / 3 }, (_, k) =>
    oklabToHex(colors[3 * k]!, colors[3 * k + 1]!, colors[3 * k + 2]!),
  );
}

const networks = await readSeeingNetworks();
const rows: string[][] = [];
for (const { name, bytes } of await readPhotos(positionals)) {
  const photo = await decodeForEngine(bytes, options);
  const { palette } = paintByNumbers(photo, options, undefined, see(photo, networks));
  const compared = await decodeAtMax(bytes, comparedPixels);
  const both = [palette.map(({ hex }) => hex), plainPalette(compared, options.numberOfColors)];
  const floors = both.map((hexes) => measureFloor(compared, hexes.map(labOfHex)));
  const min = both.map((hexes) => minDifference(hexes.map(labOfHex)));
  const [ours, plain] = floors as [Floor, Floor];
  const isNoWorse = ours.difference <= plain.difference && ours.difference95 <= plain.difference95;
  rows.push([
    name,
    String(palette.length),
    ...floors.map(({ difference }) => difference.toFixed(2)),
    ...floors.map(({ difference95 }) => difference95.toFixed(2)),
    ...min.map((value) => value.toFixed(2)),
    isNoWorse && min[0]! >= min[1]! ? "ok" : "FAILS",
  ]);
}
const heading = [`${values.colors} colors`, "paints", "mean", "plain", "95th percentile", "plain"];
console.log(tableOf([[...heading, "least distance", "plain", "none worse"], ...rows]));
