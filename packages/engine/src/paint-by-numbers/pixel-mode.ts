import { fewColors } from "../colors/few-colors.ts";
import { nearestColors } from "../colors/nearest.ts";
import { colorsOf, stepsOf } from "../colors/paints.ts";
import { meanColors, quantize, usedColors } from "../colors/palette.ts";
import { codeWidths } from "../drawing/code-width.ts";
import { digits } from "../drawing/digits.ts";
import type { Picture } from "../drawing/picture.ts";
import type { Line } from "../paths/lines.ts";
import { type TracedBorders, traceBorders } from "../paths/trace-borders.ts";
import { type Planes, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import { assemble } from "./assemble.ts";
import type { Canvas } from "./canvas.ts";
import { givenColors } from "./given-colors.ts";
import { nameColors } from "./name-colors.ts";
import type { PaintByNumbersOptions } from "./options.ts";
import { cellsOfArt, cellsOfPhoto } from "./pixel-cells.ts";
import { numberOfColors, paintBox } from "./recipe.ts";

/** A number fills at most this share of its cell's side. */
const fill = 0.7;

/**
 * The photo as a grid of square cells, each painted in one palette color and numbered; pixel art in its own cells and exact colors.
 * Detail, color precision and gradient step have no say here.
 * @param photo opaque
 */
export function pixelPicture(photo: Raster, options: PaintByNumbersOptions, canvas: Canvas): Picture {
  const picture = cellsOfArt(photo, options) ?? cellsOfPhoto(photo, options, canvas);
  const { width, height } = picture.cells;
  const exact = picture.isArt ? fewColors(picture.cells.data) : undefined;
  const planes = settled(toPlanes(picture.cells), exact);
  const wanted = { colors: numberOfColors(options), apart: 0, exactApart: 0, paintBox: paintBox(options) };
  const given = givenColors({ planes }, wanted, exact);
  const palette = given ? colorsOf(given) : quantize({ planes }, wanted);
  const colors = nearestColors(planes, palette);
  const data = Int32Array.from(colors, (_, i) => i);
  const labels: ColoredLabels = { width, height, count: data.length, data, colors };
  const final = usedColors(labels, given ? palette : meanColors(labels, planes));
  const names = nameColors(final.palette, given);

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
  return assemble({ canvas: picture, ...final, names, borders, lines, numbers });
}

/** Each pixel in the nearest of some colors, if there are any. */
function settled(planes: Planes, exact: readonly string[] | undefined): Planes {
  if (!exact) return planes;
  const colors = stepsOf(exact);
  const nearest = nearestColors(planes, colors);
  const plane = (c: number) => Int16Array.from(nearest, (k) => colors[3 * k + c]!);
  return { ...planes, l: plane(0), a: plane(1), b: plane(2) };
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
