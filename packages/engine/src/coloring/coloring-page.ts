import type { LineArt, Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import { allHatching, type HatchStroke } from "../strokes/hatch.ts";
import { meetLines } from "../strokes/meet-lines.ts";
import { pencilStrokes } from "../strokes/pencil.ts";
import { solidsOf } from "../strokes/solids.ts";
import { strokesOf } from "../strokes/strokes-of.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { coloringOptions, meaningOf } from "./options.ts";

/** What a person sets with the slider: per cent of details, 20 to 100 in steps of 5. */
export interface ColoringPageOptions {
  readonly details: number;
}

/** Where areas need not close, faint lines shorter than this are left out, in millimetres. */
const faintRung = 4;

/** The page that `maps` gives at a setting of the details slider. Fewer details never bring new lines. */
export function coloringPage(maps: ColoringMaps, { details }: ColoringPageOptions): LineArt {
  const { least, most } = coloringOptions.details;
  if (!(details >= least && details <= most))
    throw new RangeError(`details must be from ${least} to ${most}, received ${details}`);
  const { width, height, perMM, shownFrom } = maps;
  const { smooth, width: pen, weights, taper, shortest, closed } = meaningOf(maps.type);
  const shown = shownFrom.map((from) => (from > 0 && from <= details ? 1 : 0));
  const isFramed = closed !== undefined && !maps.inkWidth;
  if (isFramed) leaveEdgesToFrame(shown, maps);
  const { solid, lines: on } = meetLines({ width, height, on: maps.solid }, shown, { perMM, pen });
  const strength = divided(maps.strength, 100);
  const widths = maps.inkWidth && divided(maps.inkWidth, 4);
  const strokes = strokesOf(
    { width, height, on, strength, ...(widths && { widths }) },
    {
      perMM,
      width: pen,
      smooth,
      ...(weights && { weights }),
      ...(taper && { taper }),
      shortest: shortest * 0.5,
      ...(!closed && { rung: faintRung }),
    },
  );
  const rounded = (pixels: number) => Math.round((pixels / perMM) * 100) / 100;
  const size = { widthMM: rounded(width), heightMM: rounded(height) };
  return {
    version: 1,
    product: "coloring",
    ...size,
    strokes: maps.tone
      ? penciled(strokes, maps, size, 0.25 + (0.75 * (details - least)) / (most - least))
      : isFramed
        ? [...strokes, frameOf(size, pen)]
        : strokes,
    solids: solidsOf({ width, height, on: solid }, perMM),
  };
}

/** The slider shows more or less of a page's hatching, which is laid once for its maps. */
const hatchings = new WeakMap<ColoringMaps, readonly HatchStroke[]>();

/** The page as a pencil draws it, with a share of its hatching. */
function penciled(
  contours: readonly Stroke[],
  maps: ColoringMaps,
  size: { widthMM: number; heightMM: number },
  share: number,
): Stroke[] {
  const { width, height, shownFrom } = maps;
  const bars = { width, height, on: shownFrom.map((from) => (from > 0 ? 1 : 0)) };
  const page = { ...size, tone: maps.tone!, bars, share };
  const hatching = hatchings.get(maps) ?? allHatching(page);
  hatchings.set(maps, hatching);
  return pencilStrokes(contours, page, hatching);
}

/** Takes lines that run along the page's edge away: the frame is there, and smoothed they would leave a gap beside it. */
function leaveEdgesToFrame(on: Uint8Array, { width, height }: ColoringMaps): void {
  const last = width * (height - 1);
  for (const [from, step, many] of [
    [0, 1, width],
    [last, 1, width],
    [0, width, height],
    [width - 1, width, height],
  ] as const) {
    const side = Uint8Array.from({ length: many }, (_, k) => on[from + k * step]!);
    for (let k = 1; k < many - 1; k++) if (side[k - 1] && side[k] && side[k + 1]) on[from + k * step] = 0;
  }
}

/** The page's edge as a line of the pen, which closes the areas there; half of it lies on the page. */
function frameOf({ widthMM, heightMM }: { widthMM: number; heightMM: number }, pen: number): Stroke {
  const [right, bottom] = [Math.floor(widthMM * unitsPerMM), Math.floor(heightMM * unitsPerMM)];
  const corners = [right, 0, right, bottom, 0, bottom, 0, 0];
  const points = [0, 0];
  // handles on the ends: straight
  for (let k = 0; k < 8; k += 2) {
    const [x, y] = [corners[k]!, corners[k + 1]!];
    points.push(...points.slice(-2), x, y, x, y);
  }
  return { points, closed: true, widths: [Math.round(pen * unitsPerMM)], layer: "lines" };
}

function divided(values: Uint8Array, by: number): Float32Array {
  const out = new Float32Array(values);
  for (let i = 0; i < out.length; i++) out[i] = out[i]! / by;
  return out;
}
