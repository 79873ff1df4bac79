/**
 * Ours against fast-paint-by-numbers, the fastest peer: what a conversion costs at several sizes of one photo, and
 * how like the photo both are with the same number of regions.
 *
 *   npm run bench -- [--colors 24] [--sizes 0.25,0.5,1,2,3,12] [--runs 1] [--json FILE] [PHOTO…]
 *
 * The first photo is scaled to every size; without photos our own sample scenes are taken. Every case runs in a
 * process of its own; with several runs the median counts. Times are user CPU seconds of the conversion and its SVG,
 * with programs loaded and the photo decoded and looked at, which are listed apart; memory is the peak of the whole process.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  paintByNumbers,
  see,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { measureDrawing } from "./metrics/measure-drawing.ts";
import { measurePeer } from "./peer-likeness.ts";
import {
  comparedPixels,
  decodeAtMax,
  decodeForEngine,
  type Photo,
  readPhotos,
  writeScaled,
} from "./photos.ts";
import { coloringTable } from "./coloring-speed.ts";
import { runCase } from "./run-case.ts";
import type { Cost, Job } from "./speed-case.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    colors: { type: "string", default: "24" },
    sizes: { type: "string", default: "0.25,0.5,1,2,3,12" },
    runs: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const colors = Number(values.colors);
const sizes = values.sizes.split(",").map(Number);
const folder = mkdtempSync(join(tmpdir(), "tintery-bench-"));
const file = (name: string) => join(folder, name);
/** A phone's photo. */
const coloringMegapixels = 12;

const runs = Number(values.runs);
const cost = (job: Job) => runCase(job, runs);

/** Writes a photo as a JPEG of about `megapixels`, enlarged where it is smaller; answers the file. */
async function scalePhoto({ bytes }: Photo, megapixels: number): Promise<string> {
  const path = file(`photo-${megapixels}.jpg`);
  await writeScaled(bytes, megapixels, path);
  return path;
}

interface SizeCosts {
  readonly megapixels: number;
  readonly ours: Cost | string;
  readonly peer: Cost | string;
  readonly decodeOurs: Cost | string;
  readonly decodeWhole: Cost | string;
}

async function costsAt(photo: Photo, megapixels: number): Promise<SizeCosts> {
  const path = await scalePhoto(photo, megapixels);
  const [small, whole] = [file("small.raw"), file("whole.raw")];
  return {
    megapixels,
    decodeOurs: cost({ kind: "decode", photo: path, raster: small, whole: false }),
    decodeWhole: cost({ kind: "decode", photo: path, raster: whole, whole: true }),
    ours: cost({ kind: "ours", raster: small, colors }),
    peer: cost({ kind: "peer", raster: whole, colors }),
  };
}

const number = (value: Cost | string, pick: (cost: Cost) => number | undefined, digits: number) =>
  typeof value === "string" ? value : (pick(value)?.toFixed(digits) ?? "");
const ratio = (a: Cost | string, b: Cost | string, pick: (cost: Cost) => number) =>
  typeof a === "string" || typeof b === "string" ? "" : `${(pick(a) / pick(b)).toFixed(1)}×`;
const userSeconds = (cost: Cost) => cost.userSeconds;
const peakMB = (cost: Cost) => cost.peakMB;

function speedTable(photo: Photo, costs: readonly SizeCosts[]): string {
  const heading = [
    `${photo.name}, ${colors} colors`,
    ...[
      "ours, user s",
      "our seeing, user s",
      "peer, user s",
      "peer ÷ ours",
      "ours, MB",
      "peer, MB",
      "peer ÷ ours",
    ],
    ...["decode ours, s", "decode whole, s", "ours, regions", "peer, regions"],
  ];
  const body = costs.map(({ megapixels, ours, peer, decodeOurs, decodeWhole }) => [
    `${megapixels} MP`,
    number(ours, userSeconds, 2),
    number(ours, ({ stages }) => stages?.see, 2),
    number(peer, userSeconds, 2),
    ratio(peer, ours, userSeconds),
    number(ours, peakMB, 0),
    number(peer, peakMB, 0),
    ratio(peer, ours, peakMB),
    number(decodeOurs, userSeconds, 2),
    number(decodeWhole, userSeconds, 2),
    number(ours, (cost) => cost.regions, 0),
    number(peer, (cost) => cost.regions, 0),
  ]);
  return tableOf([heading, ...body]);
}

/** What the boundary network costs at one megapixel and half its sides, as most coloring pages need it. */
async function boundaryTable(photo: Photo): Promise<string> {
  const rasters: string[] = [];
  for (const megapixels of [1, 0.25]) {
    const raster = file(`boundaries-${megapixels}.raw`);
    cost({ kind: "decode", photo: await scalePhoto(photo, megapixels), raster, whole: true });
    rasters.push(raster);
  }
  const found = cost({ kind: "boundaries", rasters });
  return tableOf([
    ["boundary network", "user s", "MB"],
    ["1 MP and 0.25 MP", number(found, userSeconds, 2), number(found, peakMB, 0)],
  ]);
}

/** How like the photo ours and the peer's picture are, the peer's with about as many regions as ours. */
async function likenessRow({ name, bytes }: Photo): Promise<string[]> {
  const options = { ...defaultPaintByNumbersOptions, numberOfColors: colors };
  const photo = await decodeForEngine(bytes, options);
  const seen = see(photo, await readSeeingNetworks());
  const picture = paintByNumbers(photo, options, undefined, seen);
  const compared = await decodeAtMax(bytes, comparedPixels);
  const ours = measureDrawing(drawPaintByNumbers(picture, defaultStyle), compared);
  const peer = await measurePeer(compared, { colors, regions: ours.regions, widthMM: picture.widthMM });
  return [
    name,
    ...[ours.regions, peer.regions].map(String),
    ...[ours.difference, peer.difference].map((value) => value.toFixed(2)),
    ...[ours.similarity, peer.similarity].map((value) => value.toFixed(3)),
    ours.similarity >= peer.similarity ? "ok" : "FAILS",
  ];
}

try {
  const photos = await readPhotos(positionals);
  const costs: SizeCosts[] = [];
  for (const megapixels of sizes) costs.push(await costsAt(photos[0]!, megapixels));
  console.log(`${speedTable(photos[0]!, costs)}\n`);

  console.log(`${await boundaryTable(photos[0]!)}\n`);
  console.log(`${coloringTable(await scalePhoto(photos[0]!, coloringMegapixels), cost)}\n`);

  const heading = ["same number of regions", "ours", "peer", "ours, CIEDE2000", "peer, CIEDE2000"];
  const likeness: string[][] = [];
  for (const photo of photos) likeness.push(await likenessRow(photo));
  console.log(tableOf([[...heading, "ours, SSIM", "peer, SSIM", "SSIM ≥ peer"], ...likeness]));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ costs, likeness }, undefined, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
