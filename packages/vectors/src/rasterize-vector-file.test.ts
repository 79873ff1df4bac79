import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Raster } from "@tintery/engine";
import { goodPng } from "@tintery/photos/testing";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rasterizeVectorFile } from "./rasterize-vector-file.ts";
import { dosEpsOf, epsOf, illustratorOnly, pdfOf, svgOf } from "./testing/index.ts";

const side = 400;
const draw = (bytes: Uint8Array) => rasterizeVectorFile(bytes, { side });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-vectors-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Red, green, blue and alpha at shares of width and height. */
function colorAt({ width, height, data }: Raster, x: number, y: number): number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...data.subarray(at, at + 4)];
}

const red = [255, 0, 0, 255];
const nothing = [0, 0, 0, 0];

const kinds: [name: string, bytes: Uint8Array][] = [
  [
    "SVG",
    svgOf('<path d="M10 90h80L50 50z" fill="#f00"/>', 'width="100pt" height="100pt" viewBox="0 0 100 100"'),
  ],
  [
    "zipped SVG",
    gzipSync(
      svgOf('<path d="M10 90h80L50 50z" fill="#f00"/>', 'width="100pt" height="100pt" viewBox="0 0 100 100"'),
    ),
  ],
  ["PDF", pdfOf()],
  ["EPS", epsOf()],
  ["EPS with a DOS header", dosEpsOf(epsOf())],
];

test.each(kinds)("%s is drawn on nothing, in its own shape, with its size on paper", async (_, bytes) => {
  const { raster, widthMM, heightMM, notes } = await draw(bytes);
  expect([raster.width, raster.height]).toEqual([side, side]);
  expect([widthMM, heightMM]).toEqual([35.28, 35.28]);
  expect(notes).toEqual([]);
  expect(colorAt(raster, 0.5, 0.8)).toEqual(red);
  expect(colorAt(raster, 0.05, 0.05)).toEqual(nothing);
});

test("of several pages the first is drawn, and said to be", async () => {
  expect((await draw(pdfOf({ pages: 3 }))).notes).toEqual(["first_page_only"]);
});

test("a page is as large as asked for, whatever its own size", async () => {
  const tall = await draw(pdfOf({ mediaBox: "0 0 50 100" }));
  expect([tall.raster.width, tall.raster.height]).toEqual([side / 2, side]);
  const wide = await draw(svgOf('<rect width="9e4" height="9e4"/>', 'viewBox="0 0 100000 50000"'));
  expect([wide.raster.width, wide.raster.height]).toEqual([side, side / 2]);
});

test("an SVG without any size is as large as what is drawn", async () => {
  const { raster } = await draw(svgOf('<rect width="60" height="30" fill="#f00"/>', ""));
  expect([raster.width, raster.height]).toEqual([side, side / 2]);
  expect(colorAt(raster, 0.9, 0.9)).toEqual(red);
});

test("what was made for Illustrator alone is told apart", async () => {
  await expect(draw(illustratorOnly())).rejects.toMatchObject({ code: "saved_without_pdf" });
});

test("notes tell what was left out and which text may look different", async () => {
  const { notes } = await draw(
    svgOf('<rect width="50" height="50"/><image href="a.png" width="9" height="9"/><text y="90">A</text>'),
  );
  expect(notes).toEqual(["parts_left_out", "fonts_replaced"]);
});

const unreadable = Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 50\nnosuchoperator\n");

test("PostScript that cannot be read is drawn from its preview, or refused with advice", async () => {
  const preview = await sharp(await goodPng())
    .tiff({ compression: "lzw" })
    .toBuffer();
  const drawn = await draw(dosEpsOf(unreadable, { tiff: preview }));
  expect(drawn.notes).toEqual(["preview_only"]);
  expect([drawn.raster.width, drawn.raster.height]).toEqual([240, 160]);
  await expect(draw(unreadable)).rejects.toMatchObject({ code: "postscript_unreadable" });
  const bitmap = `%%BeginPreview: 64 32 1 32\n${"% ffffffff00000000\n".repeat(32)}%%EndPreview\n`;
  const withBitmap = Buffer.from(unreadable.toString().replace("nosuch", `${bitmap}nosuch`));
  const small = await draw(withBitmap);
  expect([small.raster.width, small.notes]).toEqual([64, ["preview_only"]]);
  expect(colorAt(small.raster, 0.25, 0.5).slice(0, 3)).toEqual([0, 0, 0]);
  const tiny = Buffer.from(withBitmap.toString().replace("64 32 1 32", "64 8 1 8"));
  await expect(draw(tiny)).rejects.toMatchObject({ code: "postscript_unreadable" });
});

/** Stands for a Ghostscript: what it is started with is written down, and this picture is what it draws. */
async function fakeGhostscript(name: string, does: string): Promise<string> {
  const program = join(folder, name);
  await writeFile(program, `#!/bin/sh\n${does}\n`);
  await chmod(program, 0o700);
  return program;
}

test("a Ghostscript that somebody set works in a folder of its own, without environment, under limits", async () => {
  const picture = join(folder, "picture.png");
  await writeFile(picture, await goodPng());
  const log = join(folder, "log");
  const does = `{ pwd; /bin/ls; echo "$TMPDIR"; ulimit -t; ulimit -v; echo "home:$HOME"; echo "$@"; } > ${log}; /bin/cat ${picture} > out.png`;
  const ghostscript = await fakeGhostscript("gs", does);
  const { raster, widthMM, notes } = await rasterizeVectorFile(unreadable, {
    side,
    ghostscript,
    temporary: folder,
  });
  expect([raster.width, widthMM, notes]).toEqual([240, 35.28, []]);
  const [cwd, files, temporary, cpu, memory, home, args] = (await readFile(log, "utf8")).split("\n");
  expect(cwd!.startsWith(join(folder, "tintery-gs-"))).toBe(true);
  expect(files).toBe("in.eps");
  expect(temporary).toBe(cwd);
  expect([Number(cpu), Number(memory), home]).toEqual([6, 600_000, "home:"]);
  expect(args).toContain("-dSAFER");
  expect(args).toContain("-g400x200");
  await expect(readFile(join(cwd!, "in.eps"))).rejects.toThrow("ENOENT");
});

test("a Ghostscript that fails, or draws no picture, changes nothing", async () => {
  for (const does of ["exit 1", "echo no > out.png", "exit 0"]) {
    const ghostscript = await fakeGhostscript("bad", does);
    await expect(rasterizeVectorFile(unreadable, { side, ghostscript })).rejects.toMatchObject({
      code: "postscript_unreadable",
    });
  }
  await expect(
    rasterizeVectorFile(unreadable, { side, ghostscript: join(folder, "none") }),
  ).rejects.toMatchObject({ code: "postscript_unreadable" });
});
