import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  defaultColoringStyle,
  defaultPaintByNumbersOptions,
  defaultStyle,
  encodeLineArt,
  encodePicture,
  paintByNumbers,
} from "@tintery/engine";
import { disks } from "@tintery/engine/testing/scenes";
import { goodJpeg } from "@tintery/photos/testing";
import { epsOf, pdfOf, svgOf } from "@tintery/vectors/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChild } from "../../testing/child-process.ts";
import type { Conversion } from "./child-task.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-load-"));
});
afterAll(() => rm(folder, { recursive: true }));

const outlines: Conversion = { kind: "outlines", options: { colorPrecision: "lowest" } };

test.each<[string, Conversion, () => Promise<Uint8Array> | Uint8Array]>([
  ["a painting", { kind: "paint-by-numbers", options: defaultPaintByNumbersOptions }, () => goodJpeg()],
  ["a coloring page", { kind: "coloring", options: { type: "for_kids", details: 60 } }, () => goodJpeg()],
  ["outlines of a photo", outlines, () => goodJpeg()],
  [
    "outlines of an SVG",
    outlines,
    () => svgOf('<style>.a{fill:red}</style><rect class="a" width="50" height="50"/>'),
  ],
  ["outlines of a PDF", outlines, () => pdfOf()],
  ["outlines of an EPS", outlines, () => epsOf()],
])("all that %s takes is loaded before its time begins to count", async (_, conversion, upload) => {
  const source = join(folder, "upload");
  await writeFile(source, await upload());
  const child = startChild("load-late", { verb: "convert", source, folder, conversion });
  expect(await child.next()).toMatchObject({ late: [], files: expect.any(Number) });
});

test.each([
  ["a painting as a PDF, and what writes it", "pdf", true],
  ["a painting as an SVG, and nothing that writes PDFs", "svg", false],
] as const)("what draws %s, is loaded in time", async (_, as, isPdfKitThere) => {
  const picture = paintByNumbers(disks(60, 40), defaultPaintByNumbersOptions);
  const model = join(folder, "model");
  await writeFile(model, encodePicture(picture));
  const printed = { title: "Disks", language: "en" };
  const drawing = { kind: "paint-by-numbers", style: defaultStyle, as, ...(as === "pdf" && { printed }) };
  const child = startChild("load-late", { verb: "draw", model, folder, drawing });
  expect(await child.next()).toEqual({ late: [], files: 1, isPdfKitThere });
});

test("what writes a coloring page as a PDF is loaded in time", async () => {
  const model = join(folder, "page");
  const page = {
    version: 1,
    product: "coloring",
    widthMM: 100,
    heightMM: 100,
    strokes: [],
    solids: [],
  } as const;
  await writeFile(model, encodeLineArt(page));
  const sheet = {
    paper: { widthMM: 210, heightMM: 297 },
    marginMM: 10,
    name: { label: "Name", name: "Anna" },
  };
  const drawing = { kind: "coloring", style: defaultColoringStyle, as: "pdf", sheet };
  const child = startChild("load-late", { verb: "draw", model, folder, drawing });
  expect(await child.next()).toEqual({ late: [], files: 1, isPdfKitThere: true });
});
