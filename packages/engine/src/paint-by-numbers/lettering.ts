import { areaOfLetters } from "../edges/draw-letters.ts";
import type { Size } from "../edges/field.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { piecesOf } from "../edges/pieces.ts";
import { middleColor } from "../raster/middle-color.ts";
import type { Planes } from "../raster/planes.ts";
import type { LaidWord } from "../regions/lay-letters.ts";
import { boxOf, letterSizes } from "../seeing/find-lettering.ts";
import { placeBox } from "../seeing/place-faces.ts";
import type { Box, Seen } from "../seeing/seen.ts";
import type { Canvas } from "./canvas.ts";

/** The lettering that was seen, as it lies on a canvas. */
export function letteringOn(
  planes: Planes,
  { cut, width }: Pick<Canvas, "cut" | "width">,
  photo: Size,
  letters: Seen["letters"],
): Lettering[] {
  const boxes = letters.map((box) => placeBox(box, cut, width));
  if (boxes.length === 0) return [];
  const longer = (Math.max(photo.width, photo.height) * width) / cut.width;
  return findLetters(planes, letterSizes(longer)).filter(({ pixels }) => {
    const own = boxOf(pixels, width);
    return boxes.some((box) => meet(own, box));
  });
}

function meet(p: Box, q: Box): boolean {
  return p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.height && q.y < p.y + p.height;
}

/**
 * The letters of a word as they would be painted: what is nearer to their color than to what is behind them.
 * @param ground the picture without its lettering
 */
export function wordOf(lettering: Lettering, seen: Planes, ground: Planes): LaidWord {
  const area = areaOfLetters([lettering], seen);
  const found = lettering.pixels.flatMap((pixels) => [...pixels]);
  const color = middleColor(seen, found);
  const on = new Uint8Array(area.length);
  for (let i = area.indexOf(1); i >= 0; i = area.indexOf(1, i + 1)) {
    let nearer = 0;
    for (const [k, plane] of (["l", "a", "b"] as const).entries())
      nearer += (seen[plane][i]! - ground[plane][i]!) ** 2 - (seen[plane][i]! - color[k]!) ** 2;
    if (nearer > 0) on[i] = 1;
  }
  const pieceOf = new Int32Array(area.length).fill(-1);
  const { count, start, pixels } = piecesOf(on, seen);
  for (let p = 0; p < count; p++) for (let k = start[p]!; k < start[p + 1]!; k++) pieceOf[pixels[k]!] = p;
  // of a worn letter crumbs may be left beside its largest piece
  const kept = new Set(lettering.pixels.map((letter) => mostOften(letter, pieceOf)));
  const letters = [...kept].filter((p) => p >= 0).map((p) => pixels.slice(start[p], start[p + 1]));
  return { letters, area, color: Float64Array.from(color) };
}

/** The piece that most pixels of a letter are in, -1 where that is none. */
function mostOften(letter: Int32Array, pieceOf: Int32Array): number {
  const times = new Map<number, number>();
  for (const i of letter) times.set(pieceOf[i]!, (times.get(pieceOf[i]!) ?? 0) + 1);
  return [...times].reduce((p, q) => (q[1] > p[1] ? q : p))[0];
}
