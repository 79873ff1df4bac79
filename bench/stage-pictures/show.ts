import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Raster } from "@tintery/engine";
import { decodePhoto, drawingToPng, encodePreview, uprightSize } from "@tintery/photos";

/** Pictures of the documents are this wide, in pixels, and have at most so many bytes. */
const widthPx = 360;
const maxBytes = 40_000;
/** Qualities (1 to 100) that are tried one after the other until a picture is small enough. */
const qualities = [82, 74, 66, 58, 50, 42];
/** Drawings are drawn so many times larger and shrunk: gray edges instead of steps. */
const larger = 2;

/** Writes a picture of a document: a raster, or a drawing (SVG). */
export type Save = (name: string, picture: Raster | string) => Promise<void>;

/** Saves pictures as JPEG files in `folder`. */
export function saveInto(folder: string): Save {
  return async (name, picture) => {
    const file = join(folder, `${name}.jpg`);
    const raster = typeof picture === "string" ? await rasterOf(picture) : picture;
    const bytes = await smallEnough(raster);
    writeFileSync(file, bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  };
}

async function smallEnough(raster: Raster): Promise<Uint8Array> {
  const { width, height } = raster;
  const shown = { width: widthPx, height: Math.round((widthPx * height) / width) };
  const crop = { left: 0, top: 0, width, height };
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = new Uint8Array(await encodePreview(raster, { crop, ...shown, quality }));
    if (bytes.length <= maxBytes) break;
  }
  return bytes;
}

async function rasterOf(svg: string): Promise<Raster> {
  const png = await drawingToPng(svg, { widthPx: larger * widthPx });
  return decodePhoto(png, await uprightSize(png));
}

/** An opaque raster of one color, `0xrrggbb`, for each pixel. */
export function paint(
  { width, height }: { width: number; height: number },
  colorOf: (pixel: number) => number,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = colorOf(pixel);
    data.set([color >> 16, (color >> 8) & 255, color & 255, 255], pixel * 4);
  }
  return { width, height, data };
}

/** `#rrggbb` as a number. */
export const colorFrom = (hex: string) => Number.parseInt(hex.slice(1), 16);

/** A drawing of which only a part is in sight: its middle and its width as shares of the page, and its proportions. */
export function showPart(
  svg: string,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly ratio: number },
): string {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const shown = { width: part.width * width, height: (part.width * width) / part.ratio };
  const box = [
    part.x * width - shown.width / 2,
    part.y * height - shown.height / 2,
    shown.width,
    shown.height,
  ];
  return svg
    .replace(/viewBox="[^"]+"/, `viewBox="${box.map((value) => value.toFixed(2)).join(" ")}"`)
    .replace(/ width="[\d.]+mm" height="[\d.]+mm"/, "");
}
