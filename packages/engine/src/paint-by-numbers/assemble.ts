import {
  type Border,
  type LostDetail,
  type NumberPlace,
  type PaletteColor,
  type Picture,
  type Region,
  type ThinLetter,
  type ThinLine,
  unitsPerMM,
} from "../drawing/picture.ts";
import type { Line } from "../paths/lines.ts";
import type { LedNumber } from "../paths/leader-lines.ts";
import type { TracedBorders } from "../paths/trace-borders.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { regionAreas } from "../regions/region-areas.ts";
import type { Canvas } from "./canvas.ts";
import type { NamedColor } from "./name-colors.ts";

/** A number and its region. */
export interface RegionNumber extends LedNumber {
  readonly region: number;
}

/** What the stages made, in working pixels and OKLab steps. */
export interface Parts {
  readonly canvas: Pick<Canvas, "widthMM" | "heightMM">;
  readonly labels: ColoredLabels;
  /** Used colors only, in the order of the labels' colors. */
  readonly names: readonly NamedColor[];
  readonly borders: TracedBorders;
  readonly lines: readonly Line[];
  /** One or more for each region, in the order of the regions. */
  readonly numbers: readonly RegionNumber[];
  readonly thinLines?: readonly ThinLine[];
  readonly thinLetters?: readonly ThinLetter[];
  readonly lostDetail?: LostDetail;
}

/** Puts the parts of a picture together, in millimeters. */
export function assemble({ canvas, labels, names, borders, lines, numbers, ...extras }: Parts): Picture {
  const { thinLines = [], thinLetters = [], lostDetail } = extras;
  const { widthMM, heightMM } = canvas;
  const across = widthMM / labels.width;
  const down = heightMM / labels.height;
  const area = regionAreas(labels);

  const hundredths = (value: number) => Math.round(value * unitsPerMM) / unitsPerMM;
  return {
    version: 1,
    product: "paint-by-numbers",
    widthMM,
    heightMM,
    palette: describePalette(names, labels, area),
    regions: Array.from(
      area,
      (pixels, region): Region => ({
        color: labels.colors[region]!,
        areaMM2: hundredths(pixels * across * down),
        rings: borders.rings[region]!,
      }),
    ),
    borders: lines.map(
      ({ shape, points }, b): Border => ({
        right: borders.right[b]!,
        left: borders.left[b]!,
        shape,
        points: points.map((v, i) => Math.round(v * (i % 2 === 0 ? across : down) * unitsPerMM)),
      }),
    ),
    numbers: numbers.map(
      ({ region, x, y, size, leader }): NumberPlace => ({
        region,
        x: hundredths(x * across),
        y: hundredths(y * down),
        size: Math.floor(size * Math.min(across, down) * unitsPerMM) / unitsPerMM,
        ...(leader && {
          leader: { x: hundredths(leader.x * across), y: hundredths(leader.y * down), over: leader.over },
        }),
      }),
    ),
    ...(thinLines.length > 0 && { thinLines }),
    ...(thinLetters.length > 0 && { thinLetters }),
    ...(lostDetail && { lostDetail }),
  };
}

function describePalette(
  names: readonly NamedColor[],
  labels: ColoredLabels,
  area: Int32Array,
): PaletteColor[] {
  const count = names.length;
  const pixels = new Float64Array(count);
  const segments = new Float64Array(count);
  labels.colors.forEach((k, region) => {
    pixels[k] = pixels[k]! + area[region]!;
    segments[k] = segments[k]! + 1;
  });
  return names.map(({ code, hex }, k) => ({
    code,
    hex,
    areaShare: pixels[k]! / labels.data.length,
    segments: segments[k]!,
  }));
}
