/**
 * The fifteen looks: what they cost, how many specks they leave in a conversion, and how much they differ.
 *
 *   npm run bench -- looks [PHOTO …] [--strength 1] [--only LOOK,LOOK] [--save FOLDER]
 *
 * Cost is CPU for each megapixel, of photos at 1 MP. Specks are the share of a base's area, at 720 pixels, in regions of less than
 * 30 pixels when every pixel takes the nearest of the 24 colors that its conversion has; beside those of the plain photo. The
 * difference of two looks is the mean distance of their colors and of their texture, in hundredths of the way from black to white.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  defaultPaintByNumbersOptions,
  type LookName,
  looks,
  paintByNumbers,
  paintLook,
  type Raster,
  see,
} from "@tintery/engine";
import { encodePreview } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { nearestColors } from "../packages/engine/src/colors/nearest.ts";
import { rgbOfHex } from "../packages/engine/src/colors/hex.ts";
import { toPlanes } from "../packages/engine/src/raster/planes.ts";
import { resample } from "../packages/engine/src/raster/resample.ts";
import { connect } from "../packages/engine/src/regions/connect.ts";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strength: { type: "string", default: "1" },
    only: { type: "string", default: looks.join(",") },
    save: { type: "string" },
  },
});
const photos = await readPhotos(positionals.slice(0, 6));
const shown = looks.filter((name) => values.only.split(",").includes(name));
const networks = await readSeeingNetworks();
/** Looks whose shapes are flat leave less than this of the plain photo's specks; no look leaves more than the other. */
const flatLooks = new Set<LookName>([
  "gouache",
  "acrylic",
  "watercolor",
  "digital",
  "retrofuturism",
  "graffiti",
]);
const goals = { flat: 0.4, any: 1.3, secondsPerMP: 2, difference: 2 } as const;

function shrunk(photo: Raster, side: number): Raster {
  const by = Math.min(1, side / Math.max(photo.width, photo.height));
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  return resample(photo, whole, Math.round(photo.width * by), Math.round(photo.height * by));
}

/** The share of a picture in regions too small to paint, as it would be cut into 24 colors. */
function specks(picture: Raster): number {
  const small = shrunk(picture, 720);
  const { palette } = paintByNumbers(small, { ...defaultPaintByNumbersOptions, numberOfColors: 24 });
  const one = new Uint8ClampedArray(palette.flatMap(({ hex }) => [...rgbOfHex(hex), 255]));
  const planes = toPlanes({ width: palette.length, height: 1, data: one });
  const colors = Float64Array.from(
    { length: palette.length * 3 },
    (_, i) => [planes.l, planes.a, planes.b][i % 3]![Math.floor(i / 3)]!,
  );
  const labels = connect(nearestColors(toPlanes(small), colors), small.width, small.height);
  const areas = new Int32Array(labels.count);
  for (const label of labels.data) areas[label]!++;
  return areas.filter((area) => area < 30).reduce((sum, area) => sum + area, 0) / labels.data.length;
}

/** What a picture looks like from afar and from near: its colors at 48 pixels, and how rough it is there. */
function signature(picture: Raster): Float64Array {
  const far = shrunk(picture, 48);
  const near = shrunk(picture, 480);
  const out = new Float64Array(far.width * far.height * 4);
  const rough = new Float64Array(far.width * far.height);
  for (let y = 1; y < near.height; y++)
    for (let x = 1; x < near.width; x++) {
      const i = (y * near.width + x) * 4;
      const cell =
        Math.floor((y * far.height) / near.height) * far.width + Math.floor((x * far.width) / near.width);
      rough[cell]! +=
        Math.abs(near.data[i]! - near.data[i - 4]!) +
        Math.abs(near.data[i]! - near.data[i - near.width * 4]!);
    }
  for (let i = 0; i < rough.length; i++) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = far.data[i * 4 + c]! / 2.55;
    out[i * 4 + 3] = rough[i]! / 100 / 2.55;
  }
  return out;
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const cost = new Map<LookName, number[]>();
const speckShare = new Map<LookName, number[]>();
const apart = new Map<string, number[]>();
const plainShare: number[] = [];
const add = <K>(map: Map<K, number[]>, key: K, value: number) =>
  map.set(key, [...(map.get(key) ?? []), value]);

for (const { name: photoName, bytes } of photos) {
  const photo = await decodeAtMax(bytes, 1_000_000);
  const seen = see(photo, networks);
  const plain = specks(photo);
  plainShare.push(plain);
  const signatures = new Map<LookName, Float64Array>();
  for (const name of shown) {
    const begin = process.cpuUsage();
    const { look, base } = paintLook(photo, { name, strength: Number(values.strength), seen });
    const { user, system } = process.cpuUsage(begin);
    add(cost, name, (user + system) / (look.width * look.height));
    add(speckShare, name, specks(base));
    signatures.set(name, signature(look));
    if (values.save) {
      mkdirSync(values.save, { recursive: true });
      const { width, height } = look;
      const whole = { crop: { left: 0, top: 0, width, height }, width, height };
      writeFileSync(join(values.save, `${photoName}-${name}.jpg`), await encodePreview(look, whole));
      writeFileSync(join(values.save, `${photoName}-${name}-base.jpg`), await encodePreview(base, whole));
    }
  }
  for (const p of shown)
    for (const q of shown)
      if (p < q) {
        const [a, b] = [signatures.get(p)!, signatures.get(q)!];
        add(apart, `${p} ${q}`, mean(Array.from(a, (value, i) => Math.abs(value - b[i]!))));
      }
}

const plain = mean(plainShare);
const verdict = (holds: boolean) => (holds ? "ok" : "FAILS");
const rows = shown.map((name) => {
  const seconds = mean(cost.get(name)!);
  const share = mean(speckShare.get(name)!);
  const goal = flatLooks.has(name) ? goals.flat : goals.any;
  const pairs = [...apart].filter(([pair]) => pair.split(" ").includes(name));
  const [pair, difference] = pairs
    .map(([key, list]) => [key, mean(list)] as const)
    .sort((a, b) => a[1] - b[1])[0]!;
  return [
    name,
    seconds.toFixed(2),
    verdict(seconds <= goals.secondsPerMP),
    `${(share * 100).toFixed(1)} %`,
    (share / plain).toFixed(2),
    `≤ ${goal}`,
    verdict(share / plain <= goal),
    pair.split(" ").find((other) => other !== name)!,
    difference.toFixed(1),
    verdict(difference >= goals.difference),
  ];
});
console.log(
  `${photos.length} photos at strength ${values.strength}; the plain photos have ${(plain * 100).toFixed(1)} % specks\n`,
);
console.log(
  tableOf([
    ["look", "CPU s/MP", "", "specks", "× plain", "goal", "", "most alike", "difference", ""],
    ...rows,
  ]),
);
