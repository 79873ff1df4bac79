import { watch } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paintByNumbersStages } from "@tintery/contract/tables";
import { version } from "@tintery/contract/version";
import { pictureFromJson } from "@tintery/engine";
import { heicFile } from "@tintery/photos/testing/heic";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "./exit-codes.ts";
import { commandLine } from "./program.ts";
import { runTintery } from "./testing/run-tintery.ts";
import { landscapePng, smallPng } from "./testing/small-png.ts";

const names = ["model.json", "outlines.svg", "palette.json", "pbn.png", "pbn.svg"];
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const small = ["--numberOfColors", "8", "--canvasSize", "5x7"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-cli-"));
  await writeFile(at("photo.png"), landscapePng(160, 120));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("tintery paint-by-numbers", () => {
  it("writes five files, says what they are, and keeps quiet on standard error", async () => {
    const { code, stdout, stderr } = await runTintery([
      "paint-by-numbers",
      at("photo.png"),
      "--out",
      at("new", "dir"),
      ...small,
    ]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(await readdir(at("new", "dir"))).toEqual(names);
    expect(stdout).toMatch(/^\d+ regions in \d+ colors on 169 × 127 mm, [\d.]+ s\n/);
    for (const name of names) expect(stdout).toContain(at("new", "dir", name));
  });

  it("takes a HEIC, upright", async () => {
    await writeFile(at("IMG_1.HEIC"), heicFile({ tiles: [4, 3], turns: 1 }));
    const args = ["paint-by-numbers", at("IMG_1.HEIC"), "--out", at("heic"), "--json", ...small];
    const { code, stdout, stderr } = await runTintery(args);
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout).photo).toMatchObject({ type: "heic", width: 192, height: 256 });
  });

  it("prints milliseconds per stage, counts, palette and files as JSON", async () => {
    const { code, stdout } = await runTintery([
      "paint-by-numbers",
      at("photo.png"),
      "--out",
      at("json"),
      "--json",
      ...small,
    ]);
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      product: "paint-by-numbers",
      photo: { path: at("photo.png"), type: "png", width: 160, height: 120 },
      options: { numberOfColors: 8, canvasSize: "5x7", crop: false, enhancement: true, mode: "polygon" },
    });
    const stages = ["read", "decode", "see", ...paintByNumbersStages, "draw", "encode", "write", "total"];
    expect(Object.keys(report.milliseconds).sort()).toEqual(stages.sort());
    for (const spent of Object.values(report.milliseconds)) expect(spent).toBeGreaterThanOrEqual(0);
    const model = pictureFromJson(await readFile(at("json", "model.json"), "utf8"));
    expect(report.counts).toMatchObject({ colors: model.palette.length, segments: model.regions.length });
    expect(report.lostDetail).toEqual(model.lostDetail);
    expect(report.counts.colors).toBeGreaterThanOrEqual(4);
    expect(report.counts.colors).toBeLessThanOrEqual(8);
    expect(report.palette).toMatchObject(model.palette);
    expect(report.palette.map(({ name }: { name: string }) => name)).not.toContain("");
    expect(report.canvasMM).toEqual({ width: model.widthMM, height: model.heightMM });
    expect(Object.keys(report.files).sort()).toEqual(names);
    const palette = JSON.parse(await readFile(at("json", "palette.json"), "utf8"));
    expect(palette).toMatchObject({ version: 1, product: "paint-by-numbers", colors: report.palette });
  });

  it("makes the same bytes from the same photo and options", async () => {
    await runTintery(["paint-by-numbers", at("photo.png"), "--out", at("again"), ...small]);
    for (const name of names) {
      // the first run is that of the first test
      const runs = [at("new", "dir"), at("again")];
      const [first, second] = await Promise.all(runs.map((out) => readFile(join(out, name))));
      expect(first?.equals(second ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  it("takes a custom canvas, crop and pixel mode", async () => {
    const options = [
      "--canvasSize",
      "6x6",
      "--crop",
      "--mode",
      "pixel",
      "--no-enhancement",
      "--minArea",
      "1.5",
    ];
    const { code, stdout } = await runTintery([
      "paint-by-numbers",
      at("photo.png"),
      "--out",
      at("custom"),
      "--json",
      ...options,
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      options: { canvasSize: "6x6", crop: true, mode: "pixel", enhancement: false, minArea: 1.5 },
      canvasMM: { width: 152.4, height: 152.4 },
    });
  });

  it("takes what is pointed out for the subject", async () => {
    const shareWith = async (...taps: string[]) => {
      const { code, stdout } = await runTintery([
        "paint-by-numbers",
        at("photo.png"),
        "--out",
        at("pointed"),
        "--json",
        ...small,
        ...taps,
      ]);
      expect(code).toBe(0);
      return JSON.parse(stdout).seen.subject;
    };
    const all = await shareWith("--subject", "10,10", "--subject", "90,10", "--subject", "50,90");
    expect(await shareWith("--notSubject", "10,10", "--notSubject", "50,90")).toBeLessThan(all);
  });

  it("paints with the paints of a file, their codes and names, and mixes of them", async () => {
    const hexes = ["#ffffff", "#101010", "#e0c020", "#c03030", "#2040a0", "#308040", "#805030", "#60a0d0"];
    const paints = hexes.map((hex, k) => ({ code: `P${k + 1}`, hex, name: `paint ${k + 1}` }));
    await writeFile(at("paints.json"), JSON.stringify({ id: "mine", colors: paints }));
    const { code, stdout } = await runTintery([
      "paint-by-numbers",
      at("photo.png"),
      "--out",
      at("paints"),
      "--json",
      "--palette",
      at("paints.json"),
      "--paletteColors",
      "P1,P2,P3,P4,P5,P6,P7",
      "--mixPalette",
      ...small,
    ]);
    expect(code).toBe(0);
    const { colors } = JSON.parse(await readFile(at("paints", "palette.json"), "utf8"));
    expect(JSON.parse(stdout).palette).toEqual(colors);
    for (const color of colors) {
      expect(color.code).toMatch(/^P[1-7](\/P[1-7])?$/);
      expect(color.name).toBe(color.code.replaceAll("P", "paint ").replace("/", " + "));
    }
  });

  it("paints a prompt in place of a photo, in the shape of the canvas, and says what became of its words", async () => {
    const run = (out: string, ...more: string[]) =>
      runTintery([
        ...["paint-by-numbers", "--prompt", "a spaniel under a tree", "--out", at(out), "--json"],
        ...[...small, ...more],
      ]);
    const { code, stdout } = await run("words", "--seed", "3", "--shape", "portrait", "--look", "gouache");
    expect(code).toBe(0);
    const { scene, photo, canvasMM, options } = JSON.parse(stdout);
    expect(photo).toBeUndefined();
    expect(scene).toMatchObject({
      painter: "scene-builder",
      prompt: "a spaniel under a tree",
      seed: 3,
      shape: "portrait",
      words: [
        { text: "spaniel", match: "similar", as: "dog" },
        { text: "tree", match: "drawn", as: null },
      ],
    });
    expect(options.aiFilterType).toBe("gouache");
    expect(canvasMM.height / canvasMM.width).toBeCloseTo(7 / 5, 1);
    expect(await readdir(at("words"))).toEqual([...names, "look.png"].sort());
  });

  it("keeps more detail where a mask is white, and refuses what is no mask", async () => {
    // soft stripes too fine for a coarse picture
    const stripes = smallPng({ width: 320, height: 240 }, (x, y) => [
      120 + 24 * ((x >> 2) & 1),
      (y * 255) / 240,
      90,
    ]);
    await writeFile(at("stripes.png"), stripes);
    await writeFile(
      at("white.png"),
      smallPng({ width: 8, height: 6 }, () => [255, 255, 255]),
    );
    const run = (out: string, ...more: string[]) =>
      runTintery([
        "paint-by-numbers",
        at("stripes.png"),
        "--out",
        at(out),
        "--json",
        ...["--numberOfColors", "40", "--detalization", "lowest", "--canvasSize", "8x10"],
        ...more,
      ]);
    const plain = JSON.parse((await run("plain")).stdout);
    const marked = JSON.parse((await run("marked", "--importance", at("white.png"))).stdout);
    expect(marked.options.importance).toBe(at("white.png"));
    expect(marked.counts.segments).toBeGreaterThan(plain.counts.segments);
    const blue = smallPng({ width: 8, height: 6 }, () => [0, 0, 255]);
    await writeFile(at("blue.png"), blue);
    const calm = JSON.parse((await run("calm", "--importance", at("blue.png"))).stdout);
    expect(calm.counts.segments).toBeLessThan(plain.counts.segments);
    for (const wrong of [at("missing.png"), at("photo.jpg"), at("stripes-large.png")]) {
      if (wrong.endsWith("large.png")) await writeFile(wrong, landscapePng(600, 10));
      const { code, stderr } = await run("wrong", "--importance", wrong);
      expect([code, stderr.includes(wrong)]).toEqual([exitCodes.photoRefused.code, true]);
    }
  });
});

describe("what goes wrong", () => {
  const oneLine = /^tintery: [^\n]+\n$/;

  it.each([
    ["no output directory", ["paint-by-numbers", "x.png"], /--out <DIR>/],
    ["no photo", ["paint-by-numbers", "--out", "x"], /PHOTO or --prompt/],
    ["a photo and a prompt", ["coloring", "x", "--prompt", "a cat", "--out", "x"], /not both/],
    ["a prompt of nothing", ["coloring", "--prompt", "freedom", "--out", "x"], /anything to draw/],
    ["an unsafe prompt", ["outlines", "--prompt", "a bloody corpse", "--out", "x"], /violence/],
    ["no such seed", ["outlines", "--prompt", "a cat", "--seed", "1.5", "--out", "x"], /whole number/],
    ["too few colors", ["paint-by-numbers", "x", "--out", "x", "--numberOfColors", "1"], /2 to 100/],
    ["half a color", ["paint-by-numbers", "x", "--out", "x", "--numberOfColors", "7.5"], /whole number/],
    ["a word nobody knows", ["paint-by-numbers", "x", "--out", "x", "--detalization", "max"], /ultra, high/],
    ["a canvas too small", ["paint-by-numbers", "x", "--out", "x", "--canvasSize", "3x30"], /4 to 45/],
    [
      "a misspelled option",
      ["paint-by-numbers", "x", "--out", "x", "--numberOfColor", "9"],
      /numberOfColors\?/,
    ],
    ["an unknown command", ["paint"], /unknown command 'paint'/],
  ])("a command not understood: %s", async (_, args, says) => {
    const { code, stdout, stderr } = await runTintery(args);
    expect([code, stdout]).toEqual([exitCodes.usage.code, ""]);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(says);
  });

  it("a photo that is missing, a directory, a text, cut off, tiny or enormous leaves no trace", async () => {
    const png = landscapePng(160, 120);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(700_000, 16);
    await writeFile(at("text.png"), "no picture at all\n");
    await writeFile(at("cut.png"), png.subarray(0, png.length / 2));
    await writeFile(at("tiny.png"), landscapePng(3, 3));
    await writeFile(at("bomb.png"), bomb);
    await writeFile(at("empty.png"), "");
    await writeFile(at("phone.jpg"), "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
    const cases: [string, RegExp][] = [
      ["phone.jpg", /HEIC.*JPG.*Most Compatible/],
      ["missing.png", /this file doesn’t exist/],
      [".", /this is a folder/],
      ["text.png", /PNG, JPG, WebP, or HEIC/],
      ["cut.png", /damaged/],
      ["tiny.png", /too small/],
      ["bomb.png", /megapixels|damaged/],
      ["empty.png", /PNG, JPG, WebP, or HEIC|damaged/],
    ];
    for (const [name, says] of cases) {
      const { code, stdout, stderr } = await runTintery([
        "paint-by-numbers",
        at(name),
        "--out",
        at("refused"),
      ]);
      expect([name, code, stdout]).toEqual([name, exitCodes.photoRefused.code, ""]);
      expect(stderr).toMatch(oneLine);
      expect(stderr).toMatch(says);
    }
    expect(await readdir(folder)).not.toContain("refused");
  });

  it("a place that cannot be written to", async () => {
    await writeFile(at("a-file"), "");
    const onFile = await runTintery(["paint-by-numbers", at("photo.png"), "--out", at("a-file")]);
    expect([onFile.code, onFile.stderr]).toEqual([4, expect.stringMatching(oneLine)]);

    await mkdir(at("blocked", "pbn.png", "in the way"), { recursive: true });
    const blocked = await runTintery(["paint-by-numbers", at("photo.png"), "--out", at("blocked"), ...small]);
    expect([blocked.code, blocked.stderr]).toEqual([4, expect.stringMatching(oneLine)]);
    expect((await readdir(at("blocked"))).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("an interruption in the middle of the work leaves nothing behind", async () => {
    const watcher = watch(folder);
    const { code, signal } = await runTintery(["paint-by-numbers", at("photo.png"), "--out", at("stopped")], {
      // the directory appears just before the conversion begins
      started: (child) => watcher.on("change", (_, name) => name === "stopped" && child.kill("SIGINT")),
    });
    watcher.close();
    expect(signal === "SIGINT" || code === 130).toBe(true);
    expect(await readdir(at("stopped"))).toEqual([]);
  });
});

describe("tintery --help", () => {
  it("teaches: what it writes, examples, ranges and exit codes", async () => {
    const { code, stdout } = await runTintery(["paint-by-numbers", "--help"]);
    expect(code).toBe(0);
    for (const name of names) expect(stdout).toContain(name);
    for (const { means } of Object.values(exitCodes)) expect(stdout).toContain(means);
    expect(stdout).toMatch(/2 to 100 \(default: 30\)/);
    expect(stdout).toContain("tintery paint-by-numbers cat.jpg --out cat");
  });

  it("lists the commands and prints the version", async () => {
    expect((await runTintery(["--help"])).stdout).toMatch(/paint-by-numbers .*\[PHOTO\]/);
    expect(await runTintery(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  it("describes a command by its name in both places, and others not at all", async () => {
    const coloring = await runTintery(["help", "coloring"]);
    expect(coloring.stdout).toContain("Usage: tintery coloring [options] [PHOTO]");
    expect(coloring.stdout).toEqual((await runTintery(["coloring", "--help"])).stdout);
    const { commands } = await commandLine(["coloring"]);
    expect(commands.map((command) => [command.name(), command.options.length > 2])).toEqual([
      ["paint-by-numbers", false],
      ["coloring", true],
      ["outlines", false],
    ]);
  });

  it("keeps what Node has compiled for the next start", async () => {
    // Not emptied before: other tests start the command and write there while this one looks.
    const kept = fileURLToPath(new URL("../../../node_modules/.cache/tintery", import.meta.url));
    await runTintery(["--version"]);
    expect(await readdir(kept, { recursive: true })).not.toHaveLength(0);
  });
});
