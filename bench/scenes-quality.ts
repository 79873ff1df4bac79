/**
 * How good the pictures of Scene Builder are: the grades given by looking (bench/scenes/prompts.tsv), beside how much of each prompt is
 * placed and what painting costs at one megapixel.
 *
 *   npm run scenes-quality -- [--sheet FILE.png] [--set held]
 *
 * --sheet puts all pictures on one, five in a row, in the order of the table.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { paintScene } from "@tintery/scenes/paint";
import { drawnShare, parsePrompt } from "@tintery/scenes/words";
import sharp from "sharp";
import { tableOf } from "./table.ts";

const { values } = parseArgs({ options: { sheet: { type: "string" }, set: { type: "string" } } });
const size = { width: 1152, height: 864 };
const tile = { width: 480, height: 360 };

const rows = readFileSync(new URL("scenes/prompts.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [set = "", seed = "1", grade = "", prompt = ""] = line.split("\t");
    return { set, seed: Number(seed), grade, prompt };
  })
  .filter(({ set }) => values.set === undefined || set === values.set);

const painted = rows.map((row) => {
  const graph = parsePrompt(row.prompt);
  const from = process.cpuUsage();
  const { raster, placed } = paintScene(graph, { ...size, seed: row.seed });
  return { ...row, graph, placed, raster, cpu: process.cpuUsage(from).user / 1000 };
});

console.log(
  tableOf([
    ["prompt", "set", "seed", "grade", "placed", "share", "CPU ms"],
    ...painted.map(({ prompt, set, seed, grade, graph, placed, cpu }) => [
      prompt,
      set,
      String(seed),
      grade,
      String(placed.length),
      `${Math.round(100 * drawnShare(graph, new Set(placed.map(({ item }) => item))))} %`,
      cpu.toFixed(0),
    ]),
  ]),
);

const sets = [...new Set(rows.map(({ set }) => set))];
const cpus = painted.map(({ cpu }) => cpu).sort((a, b) => a - b);
const shareOf = (set: string, grades: readonly string[]) => {
  const own = rows.filter((row) => row.set === set);
  return `${Math.round((100 * own.filter(({ grade }) => grades.includes(grade)).length) / own.length)} %`;
};
console.log(
  `\n${tableOf([
    ["set", "prompts", "good", "good or acceptable"],
    ...sets.map((set) => [
      set,
      String(rows.filter((row) => row.set === set).length),
      shareOf(set, ["good"]),
      shareOf(set, ["good", "acceptable"]),
    ]),
  ])}\n\nCPU per picture: median ${cpus[cpus.length >> 1]?.toFixed(0)} ms, worst ${cpus.at(-1)?.toFixed(0)} ms`,
);

if (values.sheet !== undefined) {
  const tiles = await Promise.all(
    painted.map(async ({ raster }, i) => ({
      input: await sharp(raster.data, { raw: { ...size, channels: 4 } })
        .resize(tile.width, tile.height)
        .png()
        .toBuffer(),
      left: (i % 5) * tile.width,
      top: Math.floor(i / 5) * tile.height,
    })),
  );
  const all = {
    width: 5 * tile.width,
    height: Math.ceil(tiles.length / 5) * tile.height,
    channels: 3 as const,
    background: "white",
  };
  await sharp({ create: all }).composite(tiles).png().toFile(values.sheet);
}
