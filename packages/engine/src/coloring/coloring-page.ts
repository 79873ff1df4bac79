import type { LineArt, Stroke } from "../drawing/line-art.ts";
import { unitsPerMM } from "../drawing/picture.ts";
import type { Size } from "../edges/field.ts";
import { allHatching, type Hatching } from "../strokes/hatch.ts";
import { meetLines } from "../strokes/meet-lines.ts";
import { pencilStrokes } from "../strokes/pencil.ts";
import { solidsOf } from "../strokes/solids.ts";
import { strokesOf } from "../strokes/strokes-of.ts";
import type { ColoringMaps } from "./coloring-maps.ts";
import { checkChoices } from "../options/option-rows.ts";
import { settingsOf } from "./options.ts";
import { type Background, type ColoringPageChoices, coloringPageOptions } from "./page-options.ts";
import { shownLines } from "./shown-lines.ts";
import { penOfZone, zones, zoneTest } from "./zones.ts";

/** How a page is drawn from its maps. */
export interface ColoringPageOptions extends ColoringPageChoices {
  /** What `hatchingOf` says of the maps, where somebody draws more than one page of them; laid anew without it. */
  readonly hatching?: Hatching;
}

/** Where areas need not close, faint lines shorter than this are left out, in millimeters. */
const faintBridge = 4;

/** The share of the shading that the fewest details leave; all details show all of it. */
const minShading = 0.25;

/** White areas below this cannot be colored, in square millimeters. */
const sliver = 4;

/** The page that `maps` gives at a setting of the details slider. Fewer details never bring new lines. */
export function coloringPage(
  maps: ColoringMaps,
  { details, background, hatching }: ColoringPageOptions,
): LineArt {
  checkChoices(coloringPageOptions, { details, background });
  const { min, max } = coloringPageOptions.details;
  const { width, height, perMM, zones: zoned } = maps;
  const isWanted = zoneTest(maps, background);
  const { pen: drawn, lines: chosen, areas } = settingsOf(maps.type);
  const { smooth, width: pen, weights, taper } = drawn;
  const shown = shownLines(maps, background, { details });
  const isFramed = areas.closedFrom !== undefined && !maps.inkWidth;
  if (isFramed) leaveEdgesToFrame(shown, maps);
  const { solid, lines: on } = meetLines({ width, height, on: maskOf(maps.solid, isWanted) }, shown, {
    perMM,
    pen,
    speck: Math.min(sliver, areas.sliver),
  });
  const strength = partsOf(maps.strength, on, 100);
  const widths = maps.inkWidth && partsOf(maps.inkWidth, on, 4);
  const found = strokesOf(
    { width, height, on, strength, ...(widths && { widths }), ...(zoned && { pens: pensOf(zoned) }) },
    {
      perMM,
      width: pen,
      smooth,
      ...(zoned && { pens: penOfZone }),
      ...(weights && { weights }),
      ...(taper && { taper }),
      shortest: chosen.shortest * 0.5,
      ...(areas.closedFrom === undefined && { bridge: faintBridge }),
    },
  );
  const size = sizeOf(maps);
  const unit = perMM / unitsPerMM;
  /** Whether any of some points, two coordinates each, is: the rim of glasses may reach beyond a head. */
  const isWantedAt = (points: readonly number[]) =>
    points.some((value, k) => {
      if (k % 2 === 0) return false;
      const x = Math.min(width - 1, Math.floor(points[k - 1]! * unit));
      return isWanted(Math.min(height - 1, Math.floor(value * unit)) * width + x);
    });
  const strokes = [...found, ...(maps.faces?.strokes.filter(({ points }) => isWantedAt(points)) ?? [])];
  return {
    version: 1,
    product: "coloring",
    ...size,
    strokes: maps.tone
      ? pencilStrokes(
          strokes,
          { ...size, share: minShading + ((1 - minShading) * (details - min)) / (max - min) },
          hatching ?? hatchingOf(maps, background),
        )
      : isFramed
        ? [...strokes, frameOf(size, pen)]
        : strokes,
    solids: [
      ...solidsOf({ width, height, on: solid }, perMM),
      ...(maps.faces?.solids.filter(({ rings }) => isWantedAt(rings[0]!)) ?? []),
    ],
  };
}

/** Whatever is around the subject is drawn by one pen. */
function pensOf(zoned: Uint8Array): Uint8Array {
  const pens = zoned.slice();
  const { calm } = zones;
  for (let i = pens.indexOf(calm); i >= 0; i = pens.indexOf(calm, i + 1)) pens[i] = zones.background;
  return pens;
}

/** The pixels of a mask that are wanted. */
function maskOf(on: Uint8Array, isWanted: (i: number) => boolean): Uint8Array {
  const out = new Uint8Array(on.length);
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) if (isWanted(i)) out[i] = 1;
  return out;
}

/** All hatching that a page of these maps can have, of which its settings show more or less; none where nothing is shaded. */
export function hatchingOf(maps: ColoringMaps, background?: Background): Hatching {
  const { width, height, shownFrom, tone } = maps;
  if (!tone) return [];
  const isWanted = zoneTest(maps, background);
  const on = new Uint8Array(shownFrom.length);
  for (let i = 0; i < on.length; i++) if (shownFrom[i]! > 0) on[i] = 1;
  const shaded = {
    ...tone,
    data: tone.data.map((value, i) => (isWanted(pixelAt(tone, i, maps)) ? value : white)),
  };
  return allHatching({ ...sizeOf(maps), tone: shaded, bars: { width, height, on } });
}

const white = 255;

/** The pixel of a page in the middle of a cell of its tone. */
function pixelAt(tone: Size, cell: number, { width, height }: Size): number {
  const x = Math.floor((((cell % tone.width) + 0.5) * width) / tone.width);
  const y = Math.floor(((Math.floor(cell / tone.width) + 0.5) * height) / tone.height);
  return y * width + x;
}

function sizeOf({ width, height, perMM }: ColoringMaps): { widthMM: number; heightMM: number } {
  const rounded = (pixels: number) => Math.round((pixels / perMM) * 100) / 100;
  return { widthMM: rounded(width), heightMM: rounded(height) };
}

/** Takes lines that run along the page's edge away: the frame is there, and smoothed they would leave a gap beside it. */
function leaveEdgesToFrame(on: Uint8Array, { width, height }: ColoringMaps): void {
  const last = width * (height - 1);
  for (const [from, step, count] of [
    [0, 1, width],
    [last, 1, width],
    [0, width, height],
    [width - 1, width, height],
  ] as const) {
    const side = Uint8Array.from({ length: count }, (_, k) => on[from + k * step]!);
    for (let k = 1; k < count - 1; k++) if (side[k - 1] && side[k] && side[k + 1]) on[from + k * step] = 0;
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

/** Values of the pixels that are on, as so many parts of one; 0 elsewhere. */
function partsOf(values: Uint8Array, on: Uint8Array, parts: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) out[i] = values[i]! / parts;
  return out;
}
