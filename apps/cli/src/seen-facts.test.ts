import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { portrait } from "@tintery/engine/testing/scenes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runTintery } from "./testing/run-tintery.ts";
import { landscapePng, smallPng } from "./testing/small-png.ts";

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-seen-"));
  const { width, height, data } = portrait(1000, 800, 0.5);
  const head = smallPng({ width, height }, (x, y) => {
    const i = 4 * (y * width + x);
    return [data[i]!, data[i + 1]!, data[i + 2]!];
  });
  await writeFile(at("head.png"), head);
  await writeFile(at("landscape.png"), landscapePng(160, 120));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ["coloring", "--type", "simple"],
  ["paint-by-numbers", "--numberOfColors", "10"],
])("tintery %s --json says what a photo shows, in its pixels", async (...[product, ...options]) => {
  const { stdout } = await runTintery([product, at("head.png"), "--out", at(product), "--json", ...options]);
  const { seen } = JSON.parse(stdout);
  expect(seen.faces).toHaveLength(1);
  const [{ box, confidence, visible, glasses }] = seen.faces;
  // the head's middle; from its hair to its chin
  expect(Math.abs(box.x + box.width / 2 - 500)).toBeLessThan(15);
  expect(Math.abs(box.y + box.height / 2 - 430)).toBeLessThan(40);
  expect(confidence).toBeGreaterThan(0.8);
  expect(visible).toEqual(["leftEye", "rightEye", "leftBrow", "rightBrow", "nose", "mouth", "oval"]);
  expect(glasses).toBe(false);
  expect(seen.person).toBeGreaterThan(0.15);
  expect(seen.person).toBeLessThan(0.6);
  expect(seen.subject).toBeGreaterThan(0.15);
  expect(seen.letters).toEqual([]);
});

it("a landscape shows nobody", async () => {
  const { stdout } = await runTintery(["coloring", at("landscape.png"), "--out", at("none"), "--json"]);
  const { seen } = JSON.parse(stdout);
  expect([seen.faces, seen.animals]).toEqual([[], []]);
});

it("an animal shows its head, with the points that were found on it", async () => {
  const kitten = fileURLToPath(import.meta.resolve("@tintery/photos/samples/kitten.webp"));
  const { stdout } = await runTintery(["coloring", kitten, "--out", at("kitten"), "--json"]);
  const [{ box, confidence, view, eyes, nose }] = JSON.parse(stdout).seen.animals;
  expect(confidence).toBeGreaterThan(0.5);
  expect(view).not.toBe("profile");
  expect(eyes).toHaveLength(2);
  for (const { x, y } of [...eyes, nose]) {
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  }
  expect(eyes[0].radius).toBeGreaterThan(1);
  expect(nose.y).toBeGreaterThan(Math.max(eyes[0].y, eyes[1].y));
});
