import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import { readCases } from "./labels.ts";
import { type CaseScore, scoreCase } from "./score-case.ts";
import { linesBeyond, tableOf, totalIn } from "./score-table.ts";

const file = join(import.meta.dirname, "scores.tsv");
const photos = join(import.meta.dirname, "photos");

test("the labeled photos score no less than the table says (npm run bless writes it)", async () => {
  const networks = await readSeeingNetworks();
  const scores: CaseScore[] = [];
  for (const labeled of readCases()) scores.push(await scoreCase(labeled, networks));
  const table = tableOf(scores);
  if (process.env.BLESS === "1") writeFileSync(file, table);
  const known = readFileSync(file, "utf8");
  const changed = ["was:", ...linesBeyond(known, table), "is:", ...linesBeyond(table, known)].join("\n");
  expect(totalIn(table), changed).toBeGreaterThanOrEqual(totalIn(known));
});

test("every photo is small, labeled, and has its source and license beside it", () => {
  const sources = readFileSync(join(import.meta.dirname, "SOURCES.tsv"), "utf8").split("\n");
  const files = readdirSync(photos);
  const labeled = readCases().map(({ photo }) => photo);
  for (const name of files) {
    expect(labeled).toContain(`bench/labeled/photos/${name}`);
    expect(sources.filter((line) => line.startsWith(`${name}\t`))).toHaveLength(1);
  }
  const bytes = files.reduce((sum, name) => sum + statSync(join(photos, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
});
