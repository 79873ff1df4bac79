import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outlinesStages } from "@tintery/engine";
import { inspectPhoto } from "@tintery/photos";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { runTintery } from "../testing/run-tintery.ts";
import { landscapePng } from "../testing/small-png.ts";

const names = ["cutting.svg", "lines.dxf", "lines.svg", "outlines.png", "outlines.svg"];
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40"><path fill="#fc0" d="M0 0h60v40H0z"/><circle fill="#03a" cx="30" cy="20" r="12"/></svg>';
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const outline = (file: string, ...args: string[]) => runTintery(["outlines", at(file), ...args]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-outlines-"));
  await writeFile(at("photo.png"), landscapePng(160, 120));
  // what a file is, is told by its content
  await writeFile(at("drawing.ai"), drawing);
  await writeFile(at("broken.svg"), drawing.slice(0, 120));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("tintery outlines", () => {
  it("writes areas, lines, cut files and pixels, and says what it did", async () => {
    const { code, stdout, stderr } = await outline("photo.png", "--out", at("json"), "--json");
    expect([code, stderr]).toEqual([0, ""]);
    const written = await readdir(at("json"));
    expect(written.filter((name) => name !== "centerlines.svg")).toEqual(names);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      product: "outlines",
      photo: { type: "png", width: 160, height: 120 },
      options: { colorPrecision: "normal" },
      tracedPx: { width: 160, height: 120 },
    });
    expect(Object.keys(report.files).sort()).toEqual(written.sort());
    expect(report.counts.colors).toBe(report.colors.length);
    for (const stage of outlinesStages) expect(report.milliseconds[stage]).toBeGreaterThanOrEqual(0);
    const { width } = inspectPhoto(await readFile(at("json", "outlines.png")))!;
    expect(width).toBe(Math.round((report.sizeMM.width / 25.4) * 300));
    for (const name of ["outlines.svg", "lines.svg", "cutting.svg"])
      expect(await readFile(at("json", name), "utf8"), name).toMatch(/^<svg.*<\/svg>\s*$/s);
    expect(await readFile(at("json", "lines.dxf"), "utf8")).toMatch(/EOF\s*$/);
  });

  it("makes the same bytes from the same photo and precision", async () => {
    for (const out of ["once", "again"]) await outline("photo.png", "--out", at(out), "--precision", "low");
    for (const name of names) {
      const [first, second] = await Promise.all(["once", "again"].map((out) => readFile(at(out, name))));
      expect(first?.equals(second ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  it("takes drawings by what they are, in the size that they say", async () => {
    const { code, stdout, stderr } = await outline("drawing.ai", "--out", at("drawn"), "--json");
    expect([code, stderr]).toEqual([0, ""]);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      photo: { type: "svg", width: 2048, height: 1365 },
      sizeMM: { width: 60, height: 40 },
      counts: { colors: 2 },
    });
  });

  it("refuses drawings that are none, with a sentence", async () => {
    const { code, stderr } = await outline("broken.svg", "--out", at("none"));
    expect([code, stderr.split("\n").length]).toEqual([exitCodes.photoRefused.code, 2]);
    const other = await runTintery(["coloring", at("drawing.ai"), "--out", at("none")]);
    expect(other.code).toBe(exitCodes.photoRefused.code);
  });

  it("takes what is pointed out for the subject, and refuses what is no place", async () => {
    const taps = ["--subject", "50,50", "--notSubject", "5,5"];
    const { code, stdout } = await outline("photo.png", "--out", at("tapped"), "--json", ...taps);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).options).toEqual({
      colorPrecision: "normal",
      subject: [[0.5, 0.5]],
      notSubject: [[0.05, 0.05]],
    });
    const refused = await outline("photo.png", "--out", at("none"), "--subject", "50");
    expect(refused.code).toBe(exitCodes.usage.code);
  });

  it("refuses a precision that is none before any work", async () => {
    const { code } = await outline("photo.png", "--out", at("none"), "--precision", "ultra");
    expect(code).toBe(exitCodes.usage.code);
  });
});
