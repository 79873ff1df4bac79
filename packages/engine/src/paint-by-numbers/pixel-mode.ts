import { nearestColors } from "../colors/nearest.ts";
import { fromLinear, toLinear } from "../colors/oklab.ts";
import { colorsOf } from "../colors/paints.ts";
import { meanColors, quantize, usedColors } from "../colors/palette.ts";
import { codeWidths } from "../drawing/code-width.ts";
import { digits } from "../drawing/digits.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Line } from "../paths/lines.ts";
import { type TracedBorders, traceBorders } from "../paths/trace-borders.ts";
import { toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { assemble } from "./assemble.ts";
import type { Canvas } from "./canvas.ts";
import { nameColors } from "./name-colors.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";
import { paletteOfPaints } from "./palette-of-paints.ts";
import { numberOfColors, paintBox } from "./recipe.ts";

/** A number fills at most this share of its cell's side. */
const fill = 0.7;

/**
 * The photo as a grid of square cells, each painted in one palette color and numbered. Detail, color precision
 * and gradient step have no say here.
 * @param photo opaque
 */
export function pixelPicture(photo: Raster, options: PaintByNumbersOptions, canvas: Canvas): Picture {
  const { cell } = paintByNumbersOptions.segmentsComplexity.words[options.segmentsComplexity];
  const width = Math.max(1, Math.round(canvas.widthMM / cell));
  const height = Math.max(1, Math.round(canvas.heightMM / cell));
  const inCell = Math.max(1, Math.round(canvas.width / width));
  const cells = meanCells(resample(photo, canvas.cut, width * inCell, height * inCell), inCell);

  const planes = toPlanes(cells);
  const box = paintBox(options);
  const wanted = { colors: numberOfColors(options), apart: 0 };
  const paints = box && paletteOfPaints({ planes }, box, wanted);
  const palette = paints ? colorsOf(paints) : quantize({ planes }, wanted);
  const colors = nearestColors(planes, palette);
  const data = Int32Array.from(colors, (_, i) => i);
  const labels: ColoredLabels = { width, height, count: data.length, data, colors };
  const final = usedColors(labels, paints ? palette : meanColors(labels, planes));
  const names = nameColors(final.palette, paints);

  const borders = traceBorders(final.labels);
  const lines = straightLines(borders);
  const longest = Math.max(...codeWidths(names));
  const size = fill / Math.max(digits.height, longest * digits.width);
  const numbers = Array.from(data, (i) => ({
    region: i,
    x: (i % width) + 0.5,
    y: Math.floor(i / width) + 0.5,
    size,
  }));
  return assemble({ canvas, ...final, names, borders, lines, numbers });
}

/** Means, in linear light, of squares of `side` pixels. */
function meanCells({ width, height, data }: Raster, side: number): Raster {
  const light = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));
  const across = width / side;
  const down = height / side;
  const sums = new Float64Array(across * down * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const o = (Math.floor(y / side) * across + Math.floor(x / side)) * 4;
      for (let c = 0; c < 3; c++) sums[o + c] = sums[o + c]! + light[data[i + c]!]!;
    }
  }
  const out = Uint8ClampedArray.from(sums, (sum) => fromLinear(sum / (side * side)));
  for (let o = 3; o < out.length; o += 4) out[o] = 255;
  return { width: across, height: down, data: out };
}

/** Every border from its first to its last corner along the pixel corners between. */
function straightLines({ count, start, corners, width }: TracedBorders): Line[] {
  const across = width + 1;
  return Array.from({ length: count }, (_, b) => {
    const points: number[] = [];
    for (let i = start[b]!; i < start[b + 1]!; i++) {
      const corner = corners[i]!;
      points.push(corner % across, Math.floor(corner / across));
    }
    return { shape: "line", points };
  });
}
