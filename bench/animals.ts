/**
 * How well heads of animals are found on labeled photos (training/animals/labels.jsonl): heads, and eyes and noses within a tenth of
 * the head's longer side; heads where nobody labeled one; CPU seconds a photo for faces of people and heads of animals.
 *
 *   npm run animals -- FOLDER [--only may-train|test] [--lines FOLDER]
 *
 * FOLDER has the photos that training/animals/sources.tsv names. `test` are those whose licenses let nobody train on them. `--lines` is
 * the folder of photos of training/lines: those of both test sets without an animal count false heads, by kind.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSeeingNetworks } from "@tintery/weights";
import type { FoundHead } from "../packages/engine/src/seeing/animals/find-animal-heads.ts";
import { seeFirst, sightSizes } from "../packages/engine/src/seeing/see.ts";
import type { Box } from "../packages/engine/src/seeing/seen.ts";
import { photoKinds, readLabeledPhotos } from "./kept-lines/line-labels.ts";
import { decodeAtMax } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "test" }, lines: { type: "string" } },
});
const [folder] = positionals;
if (!folder) throw new RangeError("FOLDER must be given");

/** A head as somebody labeled it, in pixels of its photo. */
interface Label {
  readonly head: readonly [number, number, number, number];
  readonly eyes: readonly (readonly [number, number, number])[];
  readonly nose: readonly [number, number] | null;
  readonly eyesComplete?: boolean;
}

const beside = (name: string) =>
  readFileSync(new URL(`../training/animals/${name}`, import.meta.url), "utf8");
/** What a photo shows. */
interface PhotoLabels {
  readonly file: string;
  readonly animals: readonly Label[];
  readonly allAnimalsLabeled?: boolean;
}

const labels = new Map(
  beside("labels.jsonl")
    .trim()
    .split("\n")
    .map((line): PhotoLabels => JSON.parse(line))
    .map((photo) => [photo.file, photo]),
);
const testOnly = ["Unsplash licence", "Pexels licence", "Pixabay licence"];
const files = beside("sources.tsv")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t") as [string, string])
  .filter(([, licence]) => testOnly.includes(licence) === (values.only === "test"))
  .map(([file]) => file);

/** Heads below this share of the photo's longer side are small. */
const small = 0.1;
/** Points are right within this share of the head's longer side. */
const near = 0.1;

const sideOf = ({ head: [x0, y0, x1, y1] }: Label) => Math.max(x1 - x0, y1 - y0);
const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

/** Whether a find is of a head: middles nearer than half of it, and sizes that differ by less than a factor of two. */
function isSame({ box }: FoundHead, label: Label): boolean {
  const [x0, y0, x1, y1] = label.head;
  const [x, y] = middleOf(box);
  const times = Math.max(box.width, box.height) / sideOf(label);
  return Math.hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2) < 0.5 * sideOf(label) && times > 0.5 && times < 2;
}

const counts = new Map<string, [number, number]>();
const count = (name: string, good: number, of: number) => {
  const [before, all] = counts.get(name) ?? [0, 0];
  counts.set(name, [before + good, all + of]);
};

const networks = await readSeeingNetworks();
let seconds = 0;
const facesOf = async (path: string) => {
  const photo = await decodeAtMax(readFileSync(path), 1_000_000);
  const begin = process.cpuUsage().user;
  const faces = seeFirst(sightSizes(photo), networks);
  seconds += (process.cpuUsage().user - begin) / 1e6;
  return { photo, ...faces };
};
const things = values.lines
  ? readLabeledPhotos().filter(({ file, testSet }) => testSet > 0 && !file.startsWith("a"))
  : [];
for (const { file } of things) {
  const { animals } = await facesOf(join(values.lines!, file));
  const kind = photoKinds[file[0] as keyof typeof photoKinds];
  count(`false heads on ${kind} of the lines’ test sets`, animals.length, 1);
  for (const { confidence, eyes } of animals)
    console.log(`${file}: a head of ${confidence.toFixed(2)} with ${eyes.length} eyes`);
}
for (const file of files) {
  const { photo, people, animals } = await facesOf(join(folder, file));
  const own = labels.get(file)!;
  if (own.animals.length === 0) {
    count("false heads on photos without animals", animals.length, 1);
    continue;
  }
  count("faces of people on photos of animals", people.length, 1);
  for (const label of own.animals) {
    const size = sideOf(label) < small * Math.max(photo.width, photo.height) ? "small" : "large";
    const head = animals.find((one) => isSame(one, label));
    const isNear = (point: { readonly x: number; readonly y: number } | undefined, x: number, y: number) =>
      point !== undefined && Math.hypot(point.x - x, point.y - y) < near * sideOf(label);
    count(`${size} heads`, head ? 1 : 0, 1);
    for (const [x, y] of label.eyes)
      count(`eyes of ${size} heads`, head?.eyes.some((eye) => isNear(eye, x, y)) ? 1 : 0, 1);
    if (head && label.eyesComplete !== false)
      count(
        "false eyes in heads",
        head.eyes.filter((eye) => !label.eyes.some(([x, y]) => isNear(eye, x, y))).length,
        head.eyes.length,
      );
    if (label.nose) count(`noses of ${size} heads`, isNear(head?.nose, ...label.nose) ? 1 : 0, 1);
  }
  if (own.allAnimalsLabeled !== false) {
    const strays = animals.filter((one) => !own.animals.some((label) => isSame(one, label)));
    count("false heads on photos of animals", strays.length, 1);
  }
}
console.log(
  tableOf([
    ["", "found", "of", ""],
    ...[...counts]
      .toSorted(([p], [q]) => (p < q ? -1 : 1))
      .map(([name, [good, of]]) => [name, `${good}`, `${of}`, `${Math.round((100 * good) / of)} %`]),
  ]),
);
const seen = files.length + things.length;
console.log(`${seen} photos, ${(seconds / seen).toFixed(2)} s of CPU each`);
