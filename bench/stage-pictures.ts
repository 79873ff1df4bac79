/**
 * Makes the pictures of docs/engine.md, docs/coloring.md and docs/outlines.md, what each stage of a conversion leaves behind,
 * and the table of types in docs/coloring.md.
 *
 *   npm run stage-pictures -- [PHOTO] [--out DIR]
 *
 * Without a photo our own fox is converted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPhotos } from "./photos.ts";
import { showColoring } from "./stage-pictures/coloring.ts";
import { showOutlines } from "./stage-pictures/outlines.ts";
import { showPainting } from "./stage-pictures/painting.ts";
import { saveInto } from "./stage-pictures/show.ts";
import { withTypeTable } from "./stage-pictures/type-table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "docs" } },
});
const photos = await readPhotos(positionals);
const chosen = photos.find(({ name }) => name === "fox") ?? photos[0];
if (!chosen) throw new RangeError("there must be a photo");
for (const [folder, show] of [
  ["engine", showPainting],
  ["coloring", showColoring],
  ["outlines", showOutlines],
] as const) {
  const into = join(values.out, folder);
  mkdirSync(into, { recursive: true });
  await show(chosen.bytes, saveInto(into));
}

const document = join(values.out, "coloring.md");
if (existsSync(document)) writeFileSync(document, withTypeTable(readFileSync(document, "utf8")));
