/**
 * How much of photos some paints reach, and what it costs to find out: CPU for a photo's colors, for the check and for the question
 * which one paint more would help most, out of all makers' acrylics.
 *
 *   npm run bench -- gamut [PHOTO …]
 */
import { findPalette, plainColors, vendorPalettes } from "@tintery/contract/palettes";
import {
  basePaintSlugs,
  checkGamut,
  type KnownPaint,
  photoColors,
  reachedShares,
  spreadPaints,
  suggestPaints,
} from "@tintery/engine/pigments";
import { decodeAtMax, readPhotos } from "./photos.ts";
import { tableOf } from "./table.ts";

/** Pixels of a photo as the page looks at it: 800 along the longer side of most. */
const pixelCount = 800 * 600;

const known = ({ hex, pigments }: { hex: string; pigments: readonly string[] }): KnownPaint => ({
  hex,
  pigments,
});
const golden = plainColors(findPalette("golden-heavy-body")!);
const spread = (count: number) =>
  spreadPaints(
    golden.map(({ hex }) => hex),
    count,
  ).map((place) => known(golden[place]!));
const sets: Record<string, readonly KnownPaint[]> = {
  "12 base paints": basePaintSlugs.map((slug) => ({ slug })),
  "6 of them": (
    ["titanium-white", "deep-yellow", "red", "magenta", "phthalo-blue", "ivory-black"] as const
  ).map((slug) => ({ slug })),
  "24 of Golden": spread(24),
  "30 of Golden": spread(30),
};
const candidates = vendorPalettes.filter(({ medium }) => medium === "acrylic").flatMap(plainColors);

/** What a function gives, and the milliseconds of processor that it takes, so that others on the machine do not count. */
function timed<T>(run: () => T): [T, string] {
  const start = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(start);
  return [value, ((user + system) / 1000).toFixed(0)];
}

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rows: string[][] = [];
for (const { name, bytes } of await readPhotos(process.argv.slice(2))) {
  const raster = await decodeAtMax(bytes, pixelCount);
  const [colors, colorsMS] = timed(() => photoColors(raster));
  for (const [what, paints] of Object.entries(sets)) {
    const [reached, checkMS] = timed(() => finish(checkGamut(colors, paints)));
    const [found, suggestMS] = timed(() =>
      finish(suggestPaints(colors, reached, { paints, candidates: candidates.map(known) })),
    );
    const [best] = found;
    rows.push([
      `${name}, ${what}`,
      String(colors.labs.length),
      colorsMS,
      checkMS,
      ...reachedShares(colors, reached).map(percent),
      suggestMS,
      best ? candidates[best.place]!.name : "none",
      best ? percent(best.shares.at(-1)!) : "",
    ]);
  }
}
console.log(
  tableOf([
    ["photo, paints", "colors", "ms", "check ms", "≤ 1", "≤ 2", "≤ 5", "one more ms", "best", "≤ 5 with it"],
    ...rows,
  ]),
);
