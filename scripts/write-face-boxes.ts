/**
 * Writes where the product finds human faces: what the training of parts of people looks at.
 *
 *   node scripts/write-face-boxes.ts FILE PHOTO…
 *
 * FILE becomes JSON: for each photo its faces as left, top, width and height, in pixels of it.
 */
import { writeFileSync } from "node:fs";
import { see } from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { decodeAtMax, readPhotos } from "../bench/photos.ts";

const [file, ...paths] = process.argv.slice(2);
const networks = await readSeeingNetworks();
const boxes: Record<string, number[][]> = {};
for (const { name, bytes } of await readPhotos(paths)) {
  const { faces } = see(await decodeAtMax(bytes, Number.POSITIVE_INFINITY), networks);
  boxes[name] = faces.map(({ box: { x, y, width, height } }) => [x, y, width, height].map(Math.round));
}
const rows = Object.entries(boxes).map(([name, own]) => `  ${JSON.stringify(name)}: ${JSON.stringify(own)}`);
writeFileSync(file!, `{\n${rows.join(",\n")}\n}\n`);
