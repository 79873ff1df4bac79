/**
 * What the small pages of a coloring form cost on a visitor's device: looking at the photo once, then a page of every type, with
 * maps, strokes and the estimate that the form shows. User CPU milliseconds; what the browser adds is decoding the file.
 *
 *   npm run bench -- previews [PHOTO…]
 *
 * The first round has code compiled as it goes, as a visitor's first photo has; of the others each step's least counts.
 */
import {
  type ColoringType,
  coloringOptions,
  coloringPage,
  lookSide,
  previewMaps,
  previewPage,
  previewPhoto,
  recognizability,
} from "@tintery/engine";
import { decodePhoto, uprightSize } from "@tintery/photos";
import { readSeeingNetworks } from "@tintery/weights";
import { readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

const rounds = 4;
const types = Object.keys(coloringOptions.types) as ColoringType[];
const userMs = () => process.cpuUsage().user / 1000;
const networks = await readSeeingNetworks();

async function decodeForPreviews(bytes: Uint8Array) {
  const { width, height } = await uprightSize(bytes);
  const scale = Math.min(1, lookSide / Math.max(width, height));
  return decodePhoto(bytes, { width: Math.round(width * scale), height: Math.round(height * scale) });
}

/** Milliseconds of one round: of looking, then of each type's page. */
function roundOf(photo: Awaited<ReturnType<typeof decodeForPreviews>>): number[] {
  let before = userMs();
  const since = () => {
    const spent = userMs() - before;
    before += spent;
    return spent;
  };
  const looked = previewPhoto(photo, networks);
  const page = previewPage(looked);
  const times = [since()];
  for (const type of types) {
    const maps = previewMaps(page, type);
    coloringPage(maps, { details: coloringOptions.details.default });
    recognizability(maps, looked.seen);
    times.push(since());
  }
  return times;
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
const columns: string[][] = [];
const photos = await readPhotos(process.argv.slice(2));
for (const { bytes } of photos) {
  const photo = await decodeForPreviews(bytes);
  const [first, ...others] = Array.from({ length: rounds }, () => roundOf(photo));
  const shortest = first!.map((_, step) => Math.min(...others.map((times) => times[step]!)));
  columns.push([...shortest, sum(shortest), sum(first!)].map((time) => time.toFixed(0)));
}
const names = ["look", ...types, "all", "all, first round"];
console.log(
  tableOf([
    ["previews, user ms", ...photos.map(({ name }) => name)],
    ...names.map((name, row) => [name, ...columns.map((column) => column[row]!)]),
  ]),
);
