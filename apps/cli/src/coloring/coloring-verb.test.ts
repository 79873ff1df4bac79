import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { coloringStages } from "@tintery/engine";
import { inspectPhoto } from "@tintery/photos";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { runTintery } from "../testing/run-tintery.ts";
import { fogPng, landscapePng } from "../testing/small-png.ts";

const names = ["coloring.pdf", "coloring.png", "coloring.svg"];
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const color = (...args: string[]) => runTintery(["coloring", at("photo.png"), ...args]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-coloring-"));
  await writeFile(at("photo.png"), landscapePng(160, 120));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("tintery coloring", () => {
  it("writes strokes, a picture and a PDF, and says what it did", async () => {
    const { code, stdout, stderr } = await color("--out", at("json"), "--json", "--name", "Anna");
    expect([code, stderr]).toEqual([0, ""]);
    expect(await readdir(at("json"))).toEqual(names);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      product: "coloring",
      options: { type: "for_kids", version: "v1", details: 100, background: "calm", paper: "a4" },
      counts: { strokes: expect.any(Number) },
      recognizability: { estimate: expect.any(Number), outline: expect.any(Number) },
      troubles: expect.any(Array),
    });
    for (const stage of coloringStages) expect(report.milliseconds[stage]).toBeGreaterThanOrEqual(0);
    expect(inspectPhoto(await readFile(at("json", "coloring.png")))).toMatchObject({
      width: 3508,
      height: 2480,
    });
    expect((await readFile(at("json", "coloring.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
    expect(await readFile(at("json", "coloring.svg"), "utf8")).toContain("<svg");
  });

  it("says when a page will be hard to recognize, and what helps", async () => {
    await writeFile(at("fog.png"), fogPng(160, 120));
    const fog = (...args: string[]) => runTintery(["coloring", at("fog.png"), "--out", at("fog"), ...args]);
    const { troubles, recommendations } = JSON.parse((await fog("--json")).stdout);
    expect(troubles).toEqual(["hard", "small"]);
    expect((await fog()).stdout.split("\n").slice(1, 3)).toEqual(recommendations);
    expect(recommendations).toEqual([
      expect.stringMatching(/hard to recognize.*--subject/),
      expect.stringMatching(/^The photo is very small/),
    ]);
  });

  it("makes the same bytes from the same photo and options", async () => {
    for (const out of ["once", "again"])
      await color("--out", at(out), "--type", "v2_comic", "--details", "60");
    for (const name of names) {
      const [first, second] = await Promise.all(["once", "again"].map((out) => readFile(at(out, name))));
      expect(first?.equals(second ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  it("is told what the photo is about by taps", async () => {
    const told = async (...args: string[]) => {
      const { code, stdout } = await color("--out", at("taps"), "--json", ...args);
      expect(code).toBe(0);
      return JSON.parse(stdout).seen.subject;
    };
    const all = await told("--subject", "10,10", "--subject", "90,10", "--subject", "50,90");
    expect(
      await told("--notSubject", "10,10", "--notSubject", "90,10", "--notSubject", "50,90"),
    ).toBeLessThan(all);
  });

  it.each([
    ["--type", "oil"],
    ["--details", "43"],
    ["--details", "10"],
    ["--color", "red"],
    ["--background", "white"],
    ["--subject", "40"],
    ["--notSubject", "40,101"],
    ["--paper", "a0"],
    ["--name", "x".repeat(41)],
  ])("refuses %s %s before any work", async (option, value) => {
    const { code, stderr } = await color("--out", at("none"), option, value);
    expect([code, stderr.split("\n").length]).toEqual([exitCodes.usage.code, 2]);
  });
});
