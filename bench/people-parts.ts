/**
 * How well hair and hats are found: IoU with masks drawn by hand.
 *
 *   npm run bench -- people-parts FOLDER [--only BEGINNING]
 *
 * FOLDER has photos/NAME.jpg and masks/NAME.png, in which hair is magenta, hats are green, and gray may be anything. `--only` takes photos
 * whose names begin so. Where a mask has less than a thousandth of a part, the share of the photo that is taken for it stands in brackets.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type Raster, see } from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { type CoverOnPage, hairOnPage } from "../packages/engine/src/coloring/hair-on-page.ts";
import { overlap, type Truth } from "./metrics/subject-likeness.ts";
import { decodeAtMax } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" } },
});
const folder = positionals[0]!;
const networks = await readSeeingNetworks();
const colors = { hair: "255,0,255", hat: "0,200,0" } as const satisfies Record<keyof CoverOnPage, string>;
const unsure = "128,128,128";
/** Less of a part than this share of the photo is none. */
const minShare = 0.001;
/** An outline with so much overlap can be used. */
const good = 0.8;

const read = (kind: "photos" | "masks", file: string): Promise<Raster> =>
  decodeAtMax(readFileSync(join(folder, kind, file)), Number.POSITIVE_INFINITY);

/** What is drawn in a color: 255, 0, or between where nobody knows. */
function truthOf({ width, height, data: pixels }: Raster, color: string): Truth {
  const data = Uint8Array.from({ length: width * height }, (_, i) => {
    const own = pixels.subarray(4 * i, 4 * i + 3).join();
    if (own === unsure) return 128;
    return own === color ? 255 : 0;
  });
  return { width, height, data };
}

const shareOf = (data: ArrayLike<number>, isIt: (value: number) => boolean) =>
  Array.from(data).filter(isIt).length / data.length;

const parts = Object.keys(colors) as (keyof CoverOnPage)[];
const rows: string[][] = [];
const overlaps: Record<keyof CoverOnPage, number[]> = { hair: [], hat: [] };
for (const file of readdirSync(join(folder, "photos")).filter((name) => name.startsWith(values.only))) {
  const name = basename(file, ".jpg");
  const photo = await read("photos", file);
  const mask = await read("masks", `${name}.png`);
  const found = hairOnPage(see(photo, networks), photo);
  const cells = parts.map((part) => {
    const { width, height } = mask;
    const field = found?.[part] ?? { width, height, data: new Float32Array(width * height) };
    const on = { ...field, data: field.data.map((value) => (value >= 0.5 ? 1 : 0)) };
    const truth = truthOf(mask, colors[part]);
    if (shareOf(truth.data, (value) => value === 255) < minShare)
      return `(${shareOf(on.data, (value) => value === 1).toFixed(3)})`;
    const own = overlap(on, truth);
    overlaps[part].push(own);
    return own.toFixed(3);
  });
  rows.push([name, ...cells]);
}
const mean = (all: readonly number[]) => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3);
rows.push(
  ["mean", ...parts.map((part) => mean(overlaps[part]))],
  [
    `${good} or more`,
    ...parts.map((part) => {
      const all = overlaps[part];
      return `${all.filter((one) => one >= good).length} of ${all.length}`;
    }),
  ],
);
console.log(tableOf([["IoU", ...parts], ...rows]));
