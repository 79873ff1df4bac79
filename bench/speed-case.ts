/**
 * One case of the speed table in a process of its own: `node bench/speed-case.ts JOB`, where JOB is JSON. Prints
 * the user CPU seconds of the work alone and the peak memory of the whole process, as JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type ColoringType,
  coloringPage,
  decodeNetwork,
  defaultColoringStyle,
  defaultPaintByNumbersOptions,
  defaultStyle,
  drawColoring,
  drawPaintByNumbers,
  findBoundaries,
  mapPhoto,
  type Network,
  pageSize,
  paintByNumbers,
  type Raster,
  see,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { peakMB } from "./peak-memory.mjs";

/** What a case does; files are named by their paths. */
export type Job = Decoding | Conversion | Search | Thumbnail | Look | Page;

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

/** The measure of all things here: one file, made to fit 512 pixels by sharp. */
interface Thumbnail {
  readonly kind: "thumbnail";
  readonly photo: string;
}

/** A look at a photo, from the file to all that it shows. */
interface Look {
  readonly kind: "look";
  readonly photo: string;
}

/** A coloring page from the file to its SVG. */
interface Page {
  readonly kind: "page";
  readonly photo: string;
  readonly type: ColoringType;
}

/** What a case cost. */
export interface Cost {
  readonly userSeconds: number;
  readonly systemSeconds: number;
  readonly peakMB: number;
  readonly regions?: number;
  /** User CPU seconds of each stage. */
  readonly stages?: Readonly<Record<string, number>>;
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
  const { decodeAtMax, decodeForEngine } = await import("./photos.ts");
  const bytes = readFileSync(photo);
  const before = process.cpuUsage();
  const decoded = whole
    ? await decodeAtMax(bytes, Number.POSITIVE_INFINITY)
    : await decodeForEngine(bytes, defaultPaintByNumbersOptions);
  const cost = costSince(before);
  writeRaster(raster, decoded);
  return cost;
}

async function convertOurs({ raster, colors }: Conversion): Promise<Cost> {
  const photo = readRaster(raster);
  const before = process.cpuUsage();
  const seen = see(photo, await readSeeingNetworks());
  const stages = { see: costSince(before).userSeconds };
  const looked = process.cpuUsage();
  const options = { ...defaultPaintByNumbersOptions, numberOfColors: colors };
  const picture = paintByNumbers(photo, options, undefined, seen);
  drawPaintByNumbers(picture, defaultStyle);
  return { ...costSince(looked), stages, regions: picture.regions.length };
}

async function convertPeer({ raster, colors }: Conversion): Promise<Cost> {
  const { convertWithPeer, preparePeer } = await import("./peer.ts");
  const photo = readRaster(raster);
  await preparePeer();
  const before = process.cpuUsage();
  const { regions } = await convertWithPeer(photo, { colors });
  return { ...costSince(before), regions };
}

function readNetwork(): Network {
  const weights = fileURLToPath(import.meta.resolve("@tintery/engine/weights/boundary-network.bin"));
  return decodeNetwork(readFileSync(weights));
}

function searchBoundaries({ rasters }: Search): Cost {
  const photos = rasters.map(readRaster);
  const before = process.cpuUsage();
  const network = readNetwork();
  for (const photo of photos) findBoundaries(photo, network);
  return costSince(before);
}

async function makeThumbnail({ photo }: Thumbnail): Promise<Cost> {
  const { encodeThumbnail } = await import("@tintery/photos");
  const bytes = readFileSync(photo);
  const before = process.cpuUsage();
  await encodeThumbnail(bytes, 512);
  return costSince(before);
}

async function look({ photo }: Look): Promise<Cost> {
  const { decodeForEngine } = await import("./photos.ts");
  const raster = await decodeForEngine(readFileSync(photo), defaultPaintByNumbersOptions);
  const before = process.cpuUsage();
  see(raster, await readSeeingNetworks());
  return costSince(before);
}

async function makePage({ photo, type }: Page): Promise<Cost> {
  const { decodePhoto, uprightSize } = await import("@tintery/photos");
  const bytes = readFileSync(photo);
  const before = process.cpuUsage();
  const begun: [string, number][] = [];
  const begin = (stage: string) => begun.push([stage, process.cpuUsage().user]);
  begin("decode");
  const raster = await decodePhoto(bytes, pageSize(await uprightSize(bytes), type));
  begin("weights");
  const networks = await readSeeingNetworks();
  begin("see");
  const seen = see(raster, networks);
  const maps = mapPhoto(raster, { type, seen }, networks.boundaries, begin);
  begin("strokes");
  const art = coloringPage(maps, { details: 100 });
  begin("drawing");
  drawColoring(art, defaultColoringStyle);
  begin("end");
  const ends = begun.slice(1).map(([, at]) => at);
  const stages = ends.map((end, i) => [begun[i]![0], (end - begun[i]![1]) / 1e6] as const);
  return { ...costSince(before), stages: Object.fromEntries(stages) };
}

function costSince(before: NodeJS.CpuUsage): Cost {
  const { user, system } = process.cpuUsage(before);
  return {
    userSeconds: user / 1e6,
    systemSeconds: system / 1e6,
    peakMB: peakMB(),
  };
}

if (import.meta.main) {
  const job = JSON.parse(process.argv[2] ?? "") as Job;
  const work = {
    decode,
    ours: convertOurs,
    peer: convertPeer,
    boundaries: searchBoundaries,
    thumbnail: makeThumbnail,
    look,
    page: makePage,
  };
  console.log(JSON.stringify(await work[job.kind](job as never)));
}
