import { edgeOf } from "../graphs/half-edges.ts";
import { rgbOfHex } from "../colors/hex.ts";
import { type Picture, unitsPerMM } from "../drawing/picture.ts";
import { flatten } from "../paths/flatten.ts";
import type { Raster } from "../raster/raster.ts";

/**
 * Paints a picture's regions without smoothing their edges, independently of any SVG renderer: each pixel gets the
 * color of the region whose rings enclose its middle, bright red where there is none. Numbers are dots.
 */
export function paintPicture(picture: Picture, perMM: number): Raster {
  const width = Math.round(picture.widthMM * perMM);
  const height = Math.round(picture.heightMM * perMM);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set([255, 0, 0, 255], i);
  const scale = perMM / unitsPerMM;
  const flat = picture.borders.map((border) => flatten(border, 10).map((v) => v * scale));

  const put = (x: number, y: number, color: readonly number[]) => {
    if (x >= 0 && y >= 0 && x < width && y < height) data.set(color, (y * width + x) * 4);
  };
  for (const { color, rings } of picture.regions) {
    const paint = rgbOfHex(picture.palette[color]!.hex);
    const lines = rings.flat().map((halfEdge) => flat[edgeOf(halfEdge)]!);
    const rows = crossingsByRow(lines, height);
    rows.forEach((crossings, y) => {
      crossings.sort((p, q) => p - q);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        for (let x = Math.ceil(crossings[i]! - 0.5); x < crossings[i + 1]! - 0.5; x++) put(x, y, paint);
      }
    });
  }
  for (const { x, y } of picture.numbers) put(Math.floor(x * perMM), Math.floor(y * perMM), [0, 0, 0]);
  return { width, height, data };
}

/** For every row of pixels where lines cross its middle. */
function crossingsByRow(lines: Float64Array[], height: number): number[][] {
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const line of lines) {
    for (let i = 2; i < line.length; i += 2) {
      const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
      const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
      for (let y = Math.max(0, Math.ceil(top - 0.5)); y < bottom - 0.5 && y < height; y++) {
        rows[y]!.push(ax + ((bx - ax) * (y + 0.5 - ay)) / (by - ay));
      }
    }
  }
  return rows;
}
