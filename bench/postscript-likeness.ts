/**
 * Draws PostScript files with our interpreter and with Ghostscript and compares the pictures, pixel by pixel. For
 * development: needs `gs` on the machine, and is no part of the tests.
 *
 *   node bench/postscript-likeness.ts [--side 1000] [--out FOLDER] FILE.eps…
 *
 * Prints for each file: milliseconds of ours, letters of SVG, mean absolute difference of a channel (of 255), share of
 * pixels of which a channel is off by more than 32, and what our interpreter noted. With `--out` the two pictures are
 * put side by side into PNG files. Good files to try are what rsvg-convert, Inkscape, LibreOffice, pdftops and
 * Ghostscript's own eps2write make of any SVG.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Sharp } from "sharp";
import { postscriptToSvg } from "../packages/postscript/src/postscript-to-svg.ts";

const sharp = createRequire(new URL("../packages/photos/package.json", import.meta.url))(
  "sharp",
) as typeof import("sharp").default;
const fontFile = (style: string) => () =>
  readFileSync(new URL(`../node_modules/@expo-google-fonts/arimo/${style}`, import.meta.url));
const fonts = {
  regular: fontFile("400Regular/Arimo_400Regular.ttf"),
  bold: fontFile("700Bold/Arimo_700Bold.ttf"),
  italic: fontFile("400Regular_Italic/Arimo_400Regular_Italic.ttf"),
  boldItalic: fontFile("700Bold_Italic/Arimo_700Bold_Italic.ttf"),
};

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The page on whole pixels counted from its lower left corner. */
async function ghostscriptPicture(file: string, resolution: number): Promise<Picture> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-"));
  try {
    const png = join(folder, "page.png");
    const options = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=png16m", "-dEPSCrop", "-dLastPage=1"];
    const quality = ["-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", `-r${resolution}`, `-sOutputFile=${png}`];
    execFileSync("gs", [...options, ...quality, file], {
      stdio: ["ignore", "ignore", "ignore"],
      timeout: 120_000,
    });
    return await rawPicture(sharp(png, { limitInputPixels: false }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our drawing on as many pixels, its lower left corner where Ghostscript has it. */
function ourPicture(svg: string, { width, height }: Picture, resolution: number): Promise<Picture> {
  const root = /^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*" viewBox="(\S+) (\S+) (\S+) (\S+)">/;
  const [x, y, , points] = root.exec(svg)!.slice(1).map(Number) as [number, number, number, number];
  const unit = 72 / resolution;
  const view = `${x} ${y - (height * unit - points)} ${width * unit} ${height * unit}`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`;
  return rawPicture(
    sharp(Buffer.from(svg.replace(root, open)), { unlimited: true, limitInputPixels: false }),
  );
}

async function rawPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function compare(one: Picture, two: Picture): { mean: number; off: number } {
  const width = Math.min(one.width, two.width);
  const height = Math.min(one.height, two.height);
  let sum = 0;
  let off = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let max = 0;
      for (let channel = 0; channel < 3; channel++) {
        const difference = Math.abs(
          one.data[3 * (y * one.width + x) + channel]! - two.data[3 * (y * two.width + x) + channel]!,
        );
        sum += difference;
        max = Math.max(max, difference);
      }
      if (max > 32) off++;
    }
  return { mean: sum / (3 * width * height), off: off / (width * height) };
}

async function sideBySide(pictures: readonly Picture[], file: string): Promise<void> {
  const width = pictures.reduce((sum, picture) => sum + picture.width + 10, 0);
  const height = Math.max(...pictures.map((picture) => picture.height));
  let left = 0;
  const layers = pictures.map((picture) => {
    const layer = {
      input: picture.data,
      raw: { width: picture.width, height: picture.height, channels: 3 as const },
      left,
      top: 0,
    };
    left += picture.width + 10;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: "#f0f" } })
    .composite(layers)
    .png()
    .toFile(file);
}

async function compareFile(file: string, side: number, out: string | undefined): Promise<string> {
  const started = performance.now();
  const drawing = postscriptToSvg(readFileSync(file), { fonts });
  const milliseconds = Math.round(performance.now() - started);
  const { svg, widthPt, heightPt, notes } = drawing;
  const resolution = (72 * side) / Math.max(widthPt, heightPt);
  const theirs = await ghostscriptPicture(file, resolution);
  const ours = await ourPicture(svg, theirs, resolution);
  const { mean, off } = compare(ours, theirs);
  if (out !== undefined) await sideBySide([ours, theirs], join(out, `${basename(file)}.png`));
  return `${String(milliseconds).padStart(6)} ${String(svg.length).padStart(9)} ${mean.toFixed(2).padStart(7)} ${(100 * off).toFixed(2).padStart(7)} % ${notes.join(" ")}`;
}

const { values, positionals } = parseArgs({
  options: { side: { type: "string", default: "1000" }, out: { type: "string" } },
  allowPositionals: true,
});
console.log(`${"file".padEnd(30)}     ms   letters    mean     off`);
for (const file of positionals) {
  let figures: string;
  try {
    figures = await compareFile(file, Number(values.side), values.out);
  } catch (error) {
    figures = error instanceof Error ? error.message : String(error);
  }
  console.log(`${basename(file).padEnd(30)} ${figures}`);
}
