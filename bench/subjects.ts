/**
 * How well the subject of photos is found: IoU with masks drawn by hand (bench/subjects), without a tap and with taps
 * where the error is greatest.
 *
 *   npm run subjects -- [--taps 3] [--alone] PHOTO…
 *
 * --alone leaves out what the network for people says.
 * Photos that no mask was drawn for show the confidence only: 0 says that nothing stands out.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  cutSubject,
  type PreparedSubject,
  prepareSeenSubject,
  type SubjectStroke,
  see,
  seeSubject,
} from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { deepestOf, errorsOf, overlap, type Truth } from "./metrics/subject-likeness.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { taps: { type: "string", default: "3" }, alone: { type: "boolean", default: false } },
});
const count = Number(values.taps);

/** Half the width of a tap, in shares of the longer side: a finger on a phone. */
const radius = 0.015;

const networks = await readSeeingNetworks();

/** A mask drawn by hand: white is subject, black is not, gray may be either. */
async function readTruth(name: string): Promise<Truth | undefined> {
  const file = new URL(`subjects/${name}.png`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const { width, height, data } = await decodeAtMax(readFileSync(file), Number.POSITIVE_INFINITY);
  return { width, height, data: Uint8Array.from({ length: width * height }, (_, i) => data[4 * i]!) };
}

/** The overlap without a tap, with one, and so on, and the user CPU milliseconds of the slowest answer to a tap. */
function afterTaps(prepared: PreparedSubject, truth: Truth) {
  const strokes: SubjectStroke[] = [];
  const found: number[] = [];
  let slowest = 0;
  for (;;) {
    const begin = process.cpuUsage().user;
    const { mask, confidence } = cutSubject(prepared, strokes);
    slowest = Math.max(slowest, (process.cpuUsage().user - begin) / 1000);
    found.push(overlap(mask, truth));
    if (found.length > count) return { found, slowest, confidence };
    const errors = errorsOf(mask, truth);
    const at = deepestOf(errors, mask);
    if (at < 0) continue;
    const [column, row] = [at % mask.width, Math.floor(at / mask.width)];
    strokes.push({
      isSubject: mask.data[at] === 0,
      points: [(column + 0.5) / mask.width, (row + 0.5) / mask.height],
      radius,
    });
  }
}

const percent = (value: number) => (100 * value).toFixed(1);
const rows: string[][] = [];
const overlaps: number[][] = [];
for (const { name, bytes } of await readPhotos(positionals)) {
  const photo = await decodeAtMax(bytes, 800_000);
  const all = see(photo, networks);
  const nobody = { ...all.person, data: new Uint8Array(all.person.data.length) };
  const seen = values.alone ? { ...all, faces: [], person: nobody } : all;
  const begin = process.cpuUsage().user;
  const prepared = prepareSeenSubject(photo, seen);
  const milliseconds = (process.cpuUsage().user - begin) / 1000;
  const sure = percent(seeSubject(photo, seen).subject.confidence);
  const truth = await readTruth(name);
  if (!truth) {
    rows.push([name, ...Array.from({ length: count + 1 }, () => ""), sure, milliseconds.toFixed(0), ""]);
    continue;
  }
  const { found, slowest } = afterTaps(prepared, truth);
  overlaps.push(found);
  rows.push([name, ...found.map(percent), sure, milliseconds.toFixed(0), slowest.toFixed(0)]);
}
const median = (column: number) => {
  const sorted = overlaps.map((found) => found[column]!).sort((p, q) => p - q);
  return sorted.length > 0 ? percent(sorted[sorted.length >> 1]!) : "";
};
const taps = Array.from({ length: count + 1 }, (_, k) => (k === 0 ? "no tap" : `${k} taps`));
rows.push(["median", ...taps.map((_, k) => median(k)), "", "", ""]);
console.log(
  tableOf([["IoU %", ...taps, "confidence %", "prepare, user ms", "slowest cut, user ms"], ...rows]),
);
