import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runTintery } from "../testing/run-tintery.ts";
import { smallPng } from "../testing/small-png.ts";

/**
 * The bound that docs/outlines.md states, in MB: of the process, and for each megapixel that is traced. Two thirds to
 * five sixths of it were needed when it was set, 40 of the process's to strip types at a first start.
 */
const ofProcess = 200;
const perMegapixel = 75;
/** Megapixels of which more are not traced. */
const maxTraced = 3.2;

/** Writes what a process took. */
const reporter = new URL("../../../../bench/report-usage.mjs", import.meta.url).href;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-outlines-memory-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Soft waves with noise: as many small areas as a photo of grass has. */
function busyPng(width: number, height: number): Buffer {
  return smallPng({ width, height }, (x, y) => {
    const noise = ((Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b)) >>> 26) - 32;
    const wave = 128 + 80 * Math.sin(x / 37 + Math.sin(y / 23)) * Math.cos(y / 31) + noise;
    return [wave, 200 - wave / 2, 90 + (x / width) * 100 + noise / 2].map((value) =>
      Math.max(0, Math.min(255, Math.round(value))),
    ) as [number, number, number];
  });
}

it.each([
  [800, 600],
  [1600, 1200],
  [3200, 2400],
])("outlines of %i × %i pixels keep to the memory that the documentation states", async (width, height) => {
  const file = join(folder, `${width}.png`);
  await writeFile(file, busyPng(width, height));
  const report = join(folder, "usage.json");
  const environment = { NODE_OPTIONS: `--import=${reporter}`, USAGE_FILE: report };
  const { code, stderr } = await runTintery(["outlines", file, "--out", join(folder, "out")], {
    environment,
  });
  expect(code, stderr).toBe(0);
  const { peakMB } = JSON.parse(await readFile(report, "utf8"));
  const traced = Math.min(maxTraced, (width * height) / 1e6);
  expect(peakMB).toBeLessThan(ofProcess + perMegapixel * traced);
});
