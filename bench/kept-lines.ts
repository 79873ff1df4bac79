/**
 * How well pages agree with the lines that an illustrator would keep (training/lines/labels.jsonl): precision, recall and F1 of a page
 * with all details, how many of the outlines and of the features are drawn, and how much line lies in zones that should have none, in
 * longer sides of a photo. Faces that landmarks draw are left out, as is the frame.
 *
 *   npm run bench -- kept-lines FOLDER [--only train|1|2] [--type for_kids] [--seen FOLDER] [--photos]
 *
 * FOLDER has the photos that training/lines/sources.tsv names. `--only` takes those that train or one of the two test sets (both test
 * sets without it), `--seen` keeps what was seen of photos from run to run, `--photos` adds a row a photo.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { coloringPage, decodeSeen, encodeSeen, mapPhoto, type Raster, type Seen, see } from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { innerFaces, isMeshed } from "../packages/engine/src/coloring/face-areas.ts";
import type { ColoringType } from "../packages/engine/src/coloring/options.ts";
import { flattenCubics } from "../packages/engine/src/drawing/flatten-cubics.ts";
import { unitsPerMM } from "../packages/engine/src/drawing/picture.ts";
import { type LabeledPhoto, type Place, photoKinds, readLabeledPhotos } from "./kept-lines/line-labels.ts";
import { type PageFigures, pageFigures, scoresOf } from "./kept-lines/page-figures.ts";
import { decodeAtMax } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    type: { type: "string", default: "for_kids" },
    seen: { type: "string" },
    photos: { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new RangeError("FOLDER must be given");
const type = values.type as ColoringType;
const networks = await readSeeingNetworks();

function seenOf(name: string, photo: Raster): Seen {
  if (!values.seen) return see(photo, networks);
  const file = join(values.seen, `${name}.seen`);
  if (existsSync(file)) return decodeSeen(readFileSync(file));
  const seen = see(photo, networks);
  mkdirSync(values.seen, { recursive: true });
  writeFileSync(file, encodeSeen(seen));
  return seen;
}

/** The lines of a page, without its frame, in pixels of a photo. */
function linesOnPhoto(photo: Raster, seen: Seen): Place[][] {
  const art = coloringPage(mapPhoto(photo, { type, seen }, networks.boundaries), { details: 100 });
  const scale = photo.width / (art.widthMM * unitsPerMM);
  const isFrame = (points: readonly number[]) =>
    Math.min(...points) < unitsPerMM &&
    Math.max(...points) > unitsPerMM * Math.max(art.widthMM, art.heightMM) - unitsPerMM;
  return art.strokes
    .filter(({ layer, points, closed }) => layer === "lines" && !(closed && isFrame(points)))
    .map(({ points }) => {
      const flat = [points[0]!, points[1]!];
      flattenCubics(points, false, unitsPerMM / 20, flat);
      return Array.from({ length: flat.length / 2 }, (_, k) => [
        flat[2 * k]! * scale,
        flat[2 * k + 1]! * scale,
      ]);
    });
}

async function figuresOf(labels: LabeledPhoto): Promise<PageFigures> {
  const photo = await decodeAtMax(readFileSync(join(folder!, labels.file)), Number.POSITIVE_INFINITY);
  const seen = seenOf(labels.file.replace(/\.\w+$/, ""), photo);
  const inner = innerFaces(seen.faces.filter(isMeshed), photo, 1);
  const isLeftOut = (x: number, y: number) =>
    inner?.[
      Math.min(photo.height - 1, Math.floor(y)) * photo.width + Math.min(photo.width - 1, Math.floor(x))
    ] === 1;
  return pageFigures(labels, linesOnPhoto(photo, seen), isLeftOut);
}

const wanted = readLabeledPhotos().filter(({ testSet }) =>
  values.only ? testSet === (values.only === "train" ? 0 : Number(values.only)) : testSet > 0,
);
const all: { labels: LabeledPhoto; figures: PageFigures }[] = [];
for (const labels of wanted) all.push({ labels, figures: await figuresOf(labels) });

const mean = (list: readonly number[]) => list.reduce((p, q) => p + q, 0) / list.length;

function rowOf(name: string, some: typeof all): string[] {
  const scores = some.map(({ figures }) => scoresOf(figures));
  const of = (key: keyof ReturnType<typeof scoresOf>) => mean(scores.map((score) => score[key])).toFixed(3);
  const share = (kind: "outline" | "feature") => {
    const known = some.map(({ figures }) => figures.drawn[kind]).filter((one) => one.of > 0);
    return known.length === 0 ? "" : mean(known.map((one) => one.found / one.of)).toFixed(2);
  };
  const length = mean(some.map(({ figures: { kept, wrong, unknown } }) => kept + wrong + unknown));
  const wrong = mean(some.map(({ figures }) => figures.wrong));
  return [
    name,
    `${some.length}`,
    of("f1"),
    of("precision"),
    of("recall"),
    share("outline"),
    share("feature"),
    length.toFixed(1),
    wrong.toFixed(2),
  ];
}

const header = ["", "photos", "F1", "precision", "recall", "outlines", "features", "length", "wrong"];
for (const set of new Set(all.map(({ labels }) => labels.testSet))) {
  const own = all.filter(({ labels }) => labels.testSet === set);
  const kinds = Object.entries(photoKinds).map(
    ([letter, name]) => [name, own.filter(({ labels }) => labels.file[0] === letter)] as const,
  );
  const rows = [
    [set === 0 ? "training" : `test set ${set}`, own] as const,
    ...kinds,
    ...(values.photos ? own.map((one) => [one.labels.file, [one]] as const) : []),
  ];
  console.log(
    tableOf([
      header,
      ...rows.filter(([, some]) => some.length > 0).map(([name, some]) => rowOf(name, [...some])),
    ]),
  );
  const zones = new Map<string, number>();
  for (const { figures } of own)
    for (const [zone, length] of figures.wrongIn) zones.set(zone, (zones.get(zone) ?? 0) + length);
  console.log(
    `wrong in zones: ${[...zones].map(([zone, length]) => `${zone} ${length.toFixed(1)}`).join(", ")}\n`,
  );
}
