import { areaOfLetters } from "../edges/draw-letters.ts";
import type { Size } from "../edges/field.ts";
import { findLetters, type Lettering } from "../edges/find-letters.ts";
import { near } from "../edges/near.ts";
import { componentsOf } from "../edges/components.ts";
import { keepImportant } from "../raster/importance.ts";
import { middleColor } from "../raster/middle-color.ts";
import { paintOver } from "../raster/paint-over.ts";
import type { Planes } from "../raster/planes.ts";
import { smooth } from "../raster/smooth.ts";
import type { Favor } from "../regions/favor.ts";
import type { LaidWord } from "../regions/lay-letters.ts";
import { boxOf, letterSizes } from "../seeing/find-lettering.ts";
import { placeBox } from "../seeing/place-faces.ts";
import type { Box, Seen } from "../seeing/seen.ts";
import { thinWidth } from "../strokes/find-thin-lines.ts";
import type { ThinLines } from "../strokes/thin-lines.ts";
import type { Canvas } from "./canvas.ts";
import { calmFavor } from "./favor-on.ts";
import type { Recipe } from "./recipe.ts";

/** Edges of lines are soft for so many millimeters more. */
const soft = 0.3;

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
 * A picture, and how important it is, without its lettering and thin lines: what is behind the former is calm, and counts little.
 */
export function withoutThin(
  { calm, important }: { readonly calm: Planes; readonly important: Uint8Array },
  thin: {
    readonly letterings: readonly Lettering[];
    readonly lines: ThinLines | undefined;
    readonly favor: Favor | undefined;
  },
  { calming, perMM }: Pick<Recipe, "calming" | "perMM">,
): { readonly planes: Planes; readonly important: Uint8Array } {
  const { letterings, lines, favor } = thin;
  if (letterings.length === 0 && !lines) return { planes: calm, important };
  const area = areaOfLetters(letterings, calm);
  const covered = lines
    ? near(lines.on, calm, ((thinWidth / 2 + soft) * perMM) ** 2)
    : new Uint8Array(area.length);
  for (let i = area.indexOf(1); i >= 0; i = area.indexOf(1, i + 1)) {
    covered[i] = 1;
    if (lines) lines.on[i] = 0;
  }
  const bare = paintOver(calm, covered);
  const uncovered = important.map((value, i) => (covered[i] ? 0 : value));
  if (letterings.length === 0) return { planes: bare, important: uncovered };
  const all = area.map((is) => 255 * is);
  if (favor) calmFavor(favor, all);
  return { planes: keepImportant(bare, smooth(bare, calming), all), important: uncovered };
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
  const componentOf = new Int32Array(area.length).fill(-1);
  const { count, start, pixels } = componentsOf(on, seen);
  for (let p = 0; p < count; p++) for (let k = start[p]!; k < start[p + 1]!; k++) componentOf[pixels[k]!] = p;
  // of a worn letter crumbs may be left beside its largest component
  const kept = new Set(lettering.pixels.map((letter) => commonest(letter, componentOf)));
  const letters = [...kept].filter((p) => p >= 0).map((p) => pixels.slice(start[p], start[p + 1]));
  return { letters, area, color: Float64Array.from(color) };
}

/** The component that most pixels of a letter are in, -1 where that is none. */
function commonest(letter: Int32Array, componentOf: Int32Array): number {
  const times = new Map<number, number>();
  for (const i of letter) times.set(componentOf[i]!, (times.get(componentOf[i]!) ?? 0) + 1);
  return [...times].reduce((p, q) => (q[1] > p[1] ? q : p))[0];
}
