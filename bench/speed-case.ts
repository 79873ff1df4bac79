/**
 * One case of the speed table in a process of its own: `node bench/speed-case.ts JOB`, where JOB is JSON. Prints
 * the user CPU seconds of the work alone and the peak memory of the whole process, as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  decodeNetwork,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawPaintByNumbers,
  findBoundaries,
  paintByNumbers,
  type Raster,
} from "@tintery/engine";

/** What a case does; files are named by their paths. */
export type Job = Decoding | Conversion | Search;

interface Decoding {
  readonly kind: "decode";
  readonly photo: string;
  readonly raster: string;
  /** Every pixel, or only as many as the engine will look at. */
  readonly whole: boolean;
}

interface Conversion {
  readonly kind: "ours" | "peer";
  readonly raster: string;
  readonly colors: number;
}

/** Boundaries are looked for in each raster, one after the other. */
interface Search {
  readonly kind: "boundaries";
  readonly rasters: readonly string[];
}

/** What a case cost. */
export interface Cost {
  readonly userSeconds: number;
  readonly peakMB: number;
  readonly regions?: number;
}

function writeRaster(path: string, { width, height, data }: Raster): void {
  const size = Buffer.from(Uint32Array.of(width, height).buffer);
  writeFileSync(path, Buffer.concat([size, Buffer.from(data.buffer, data.byteOffset, data.length)]));
}

function readRaster(path: string): Raster {
  const bytes = readFileSync(path);
  const [width, height] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2);
  return { width: width!, height: height!, data: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset + 8) };
}

async function decode({ photo, raster, whole }: Decoding): Promise<Cost> {
  // loaded only here: neither library belongs to the memory of a conversion
  const { decodeAtMost, decodeForEngine } = await import("./photos.ts");
  const bytes = readFileSync(photo);
  const before = process.cpuUsage().user;
  const decoded = whole
    ? await decodeAtMost(bytes, Number.POSITIVE_INFINITY)
    : await decodeForEngine(bytes, defaultPaintByNumbersOptions);
  const cost = costSince(before);
  writeRaster(raster, decoded);
  return cost;
}

function convertOurs({ raster, colors }: Conversion): Cost {
  const photo = readRaster(raster);
  const before = process.cpuUsage().user;
  const picture = paintByNumbers(photo, { ...defaultPaintByNumbersOptions, numberOfColors: colors });
  drawPaintByNumbers(picture, defaultStyle);
  return { ...costSince(before), regions: picture.regions.length };
}

async function convertPeer({ raster, colors }: Conversion): Promise<Cost> {
  const { convertWithPeer, preparePeer } = await import("./peer.ts");
  const photo = readRaster(raster);
  await preparePeer();
  const before = process.cpuUsage().user;
  const { regions } = await convertWithPeer(photo, { colors });
  return { ...costSince(before), regions };
}

function searchBoundaries({ rasters }: Search): Cost {
  const photos = rasters.map(readRaster);
  const weights = fileURLToPath(import.meta.resolve("@tintery/engine/weights/boundary-network.bin"));
  const bytes = readFileSync(weights);
  const before = process.cpuUsage().user;
  const network = decodeNetwork(bytes);
  for (const photo of photos) findBoundaries(photo, network);
  return costSince(before);
}

function costSince(before: number): Cost {
  return {
    userSeconds: (process.cpuUsage().user - before) / 1e6,
    peakMB: process.resourceUsage().maxRSS / 1024,
  };
}

if (import.meta.main) {
  const job = JSON.parse(process.argv[2] ?? "") as Job;
  const work = { decode, ours: convertOurs, peer: convertPeer, boundaries: searchBoundaries };
  console.log(JSON.stringify(await work[job.kind](job as never)));
}
