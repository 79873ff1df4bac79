import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultPaintByNumbersOptions, defaultStyle } from "@tintery/engine";
import { decodePhoto, inspectPhoto } from "@tintery/photos";
import { goodJpeg, orientedJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import type { Conversion, MadeFile } from "./child-task.ts";
import { type ChildEnd, type ChildLimits, type ChildRun, defaultChildLimits, runChild } from "./run-child.ts";

const options = { ...defaultPaintByNumbersOptions, numberOfColors: 7, detalization: "lowest" as const };
const conversion = { kind: "paint-by-numbers" as const, options };
/** The same of a photo that was looked at before, which half of the time goes into. */
let again: Conversion;
const outlines = { kind: "outlines" as const, options: { colorPrecision: "lowest" as const } };
/** Children have their rooms in it. */
let parent: string;
let folder: string;
let source: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "tintery-child-"));
  folder = join(parent, "job");
  await mkdir(folder);
  source = join(folder, "photo.jpg");
  await writeFile(source, await goodJpeg());
  const first = await convert();
  if (first.ends !== "done") throw new Error(`The first conversion ended as ${JSON.stringify(first)}.`);
  again = { ...conversion, seen: first.result.files.find(({ name }) => name === "seen")!.path };
});
afterAll(() => rm(parent, { recursive: true, force: true }));

function convert(run: Partial<ChildRun> = {}): Promise<ChildEnd> {
  return runChild({
    task: { verb: "convert", source, folder, conversion },
    limits: defaultChildLimits,
    ...run,
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Limits that differ in the time of one phase. */
function limitsWith(seconds: Partial<ChildLimits["seconds"]>): ChildLimits {
  return { ...defaultChildLimits, seconds: { ...defaultChildLimits.seconds, ...seconds } };
}

test("a picture from before an option is made anew with its default", async () => {
  const { cellSize: _, ...older } = options;
  const run = {
    verb: "convert",
    source,
    folder,
    conversion: { ...again, options: older } as Conversion,
  } as const;
  expect(await convert({ task: run })).toMatchObject({ ends: "done" });
});

test("a child that takes more memory than it may is killed", async () => {
  const limits = { ...defaultChildLimits, memoryMB: 40, decodeMemoryMB: 40 };
  expect(await convert({ limits })).toMatchObject({ ends: "problem", code: "too_complex" });
});

test("a child that takes more processor time than it may is killed", async () => {
  const problem = { ends: "problem", code: "took_too_long" };
  const seconds = 0.2;
  expect(await convert({ limits: limitsWith({ convert: seconds }) })).toMatchObject(problem);
  expect(await convert({ limits: { ...defaultChildLimits, wholeSeconds: seconds } })).toMatchObject(problem);
});

test("a child that gets no processor for a while finishes all the same", async () => {
  const end = convert({
    limits: limitsWith({ decode: 1 }),
    onStart: (pid) => {
      process.kill(pid, "SIGSTOP");
      // longer than decoding may take
      setTimeout(() => process.kill(pid, "SIGCONT"), 1500);
    },
  });
  expect(await end).toMatchObject({ ends: "done" });
});

test("a child that gets no processor time stands still and is ended, and that may be tried again", async () => {
  const limits = { ...defaultChildLimits, stillSeconds: 0.5 };
  expect(await convert({ limits, onStart: (pid) => process.kill(pid, "SIGSTOP") })).toMatchObject({
    ends: "crashed",
    detail: expect.stringContaining("stood still"),
  });
});

test("a child that does a little for ever is ended by the clock at last", async () => {
  const limits = { ...defaultChildLimits, lastSeconds: 0.5 };
  expect(await convert({ limits, onStart: (pid) => process.kill(pid, "SIGSTOP") })).toMatchObject({
    ends: "crashed",
    detail: "0.5 s by the clock for the whole task",
  });
});

test("a child that does not start is not the photo's fault", async () => {
  const limits = { ...defaultChildLimits, startSeconds: 0.01 };
  expect(await convert({ limits })).toMatchObject({ ends: "infrastructure" });
  const task = { verb: "convert" as const, source: join(folder, "gone"), folder, conversion: outlines };
  expect(await convert({ task })).toMatchObject({
    ends: "infrastructure",
    detail: expect.stringContaining("ENOENT"),
  });
});

test("a child that we stop is nobody's fault, one that dies by itself is a crash", async () => {
  const stop = new AbortController();
  expect(await convert({ signal: stop.signal, onStart: () => stop.abort() })).toMatchObject({
    ends: "infrastructure",
  });
  expect(await convert({ signal: stop.signal })).toMatchObject({ ends: "infrastructure" });
  expect(await convert({ onStart: (pid) => process.kill(pid, "SIGKILL") })).toMatchObject({
    ends: "crashed",
  });
  const gone = {
    verb: "draw" as const,
    model: join(folder, "none"),
    folder,
    drawing: { kind: "paint-by-numbers" as const, style: defaultStyle, as: "svg" as const },
  };
  expect(await convert({ task: gone })).toMatchObject({
    ends: "crashed",
    detail: expect.stringContaining("ENOENT"),
  });
});

test("the photo is there first, then before and after, then the rest", async () => {
  const order: string[] = [];
  const end = await convert({
    onMade: (files) => order.push(...files.map(({ name }) => name)),
    onProgress: (stage) => order.push(stage),
  });
  expect(end).toMatchObject({ ends: "done", result: { photo: { width: 240, height: 160 } } });
  const pictures = order.filter((name) => ["photo", "painting", "numbers", "origin"].includes(name));
  expect(pictures).toEqual(["photo", "painting", "numbers", "origin"]);
  expect(order.indexOf("photo")).toBeLessThan(order.indexOf("fit"));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photo with EXIF orientation %i is converted upright",
  async (orientation) => {
    const file = join(folder, `orientation-${orientation}.jpg`);
    await writeFile(file, await orientedJpeg(orientation));
    const made: MadeFile[] = [];
    const end = await runChild({
      task: {
        verb: "convert",
        source: file,
        folder,
        conversion: { ...again, options: { ...options, mode: "pixel" } } as Conversion,
      },
      limits: defaultChildLimits,
      onMade: (files) => made.push(...files),
    });
    expect(end.ends).toBe("done");
    const painting = await readFile(made.find(({ name }) => name === "painting")!.path);
    expect(inspectPhoto(painting)!.width).toBe(1600);
    const raster = await decodePhoto(painting, { width: 240, height: 160 });
    const at = (x: number, y: number) => [...raster.data.subarray((y * raster.width + x) * 4).subarray(0, 3)];
    const [red, , blueOfRed] = at(50, 120) as [number, number, number];
    const [redOfBlue, , blue] = at(200, 30) as [number, number, number];
    expect(red).toBeGreaterThan(blueOfRed + 60);
    expect(blue).toBeGreaterThan(redOfBlue + 60);
  },
);

test("a child whose parent dies ends by itself", async () => {
  const parent = `
    import { runChild, defaultChildLimits } from ${JSON.stringify(fileURLToPath(new URL("./run-child.ts", import.meta.url)))};
    const task = ${JSON.stringify({ verb: "convert", source, folder, conversion })};
    runChild({ task, limits: defaultChildLimits, onStart: (pid) => console.log(pid) });`;
  const parentProcess = spawn(process.execPath, ["--input-type=module", "-e", parent], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = await new Promise<number>((resolve) =>
    parentProcess.stdout.once("data", (text) => resolve(Number(text))),
  );
  parentProcess.kill("SIGKILL");
  await eventually(() => !isAlive(pid));
});
