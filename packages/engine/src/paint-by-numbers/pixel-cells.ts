import { areFewExactly } from "../colors/few-colors.ts";
import { fromLinear, toLinear } from "../colors/oklab.ts";
import { partOf } from "../raster/part-of.ts";
import { cellLimits, cellsOf, findPixelGrid } from "../raster/pixel-grid.ts";
import type { Raster } from "../raster/raster.ts";
import { resample } from "../raster/resample.ts";
import { type Canvas, type Cut, hundredths, layOnCanvas } from "./canvas.ts";
import { type PaintByNumbersOptions, paintByNumbersOptions } from "./options.ts";

/** A picture of cells, a pixel each, and how large it is. */
export interface CellPicture {
  readonly cells: Raster;
  readonly widthMM: number;
  readonly heightMM: number;
  /** The cells are those that pixel art was drawn in. */
  readonly isArt: boolean;
}

/** Cells of pixel art that would be smaller on the canvas than the finest stitches, in millimeters, are nothing to paint. */
const smallestCell = paintByNumbersOptions.cellSize.words.aida18.mm;
/**
 * Most cells of a photo, about as many as the largest canvas has by default: a picture of more, in beads or stitches, is as large as so
 * many.
 */
const maxCells = 80_000;

/** Side of a cell that somebody chose by name, in millimeters. */
const chosenSide = ({ cellSize }: PaintByNumbersOptions) => paintByNumbersOptions.cellSize.words[cellSize].mm;

/** Pixel art in its own cells; undefined for all else. Of enlarged art each cell is found again. @param photo opaque */
export function cellsOfArt(photo: Raster, options: PaintByNumbersOptions): CellPicture | undefined {
  const grid = findPixelGrid(photo);
  const art = grid ? cellsOf(photo, grid) : isOneEach(photo) ? photo : undefined;
  if (!art) return undefined;
  const laid = layOnCanvas(art, options, 1);
  const chosen = chosenSide(options);
  const side = chosen ?? laid.widthMM / laid.cut.width;
  if (side < smallestCell) return undefined;
  const isCut = laid.cut.width < art.width || laid.cut.height < art.height;
  // what is cut to a canvas fills it, with cells of any size but those that were chosen
  const shown = (cells: number, mm: number, seen: number) => {
    if (!isCut) return cells;
    return Math.min(cells, Math.max(1, chosen === null ? Math.round(seen) : Math.floor(mm / chosen)));
  };
  const size = {
    width: shown(art.width, laid.widthMM, laid.cut.width),
    height: shown(art.height, laid.heightMM, laid.cut.height),
  };
  return {
    cells: partOf(art, {
      left: (art.width - size.width) >> 1,
      top: (art.height - size.height) >> 1,
      ...size,
    }),
    widthMM: chosen === null ? laid.widthMM : hundredths(size.width * chosen),
    heightMM: chosen === null ? laid.heightMM : hundredths(size.height * chosen),
    isArt: true,
  };
}

/** Pixel art in its own size: small, and of few exact colors. */
function isOneEach({ width, height, data }: Raster): boolean {
  return Math.max(width, height) <= cellLimits.max && areFewExactly(data);
}

/** A photo in cells, each of the mean color of its place. @param photo opaque */
export function cellsOfPhoto(photo: Raster, options: PaintByNumbersOptions, canvas: Canvas): CellPicture {
  const chosen = chosenSide(options);
  const laid = chosen === null ? canvas : inWholeCells(canvas, chosen);
  const { cell } = paintByNumbersOptions.segmentsComplexity.words[options.segmentsComplexity];
  const width = Math.max(1, Math.round(laid.widthMM / (chosen ?? cell)));
  const height = Math.max(1, Math.round(laid.heightMM / (chosen ?? cell)));
  const inCell = Math.max(1, Math.round(laid.width / width));
  const cells = meanCells(resample(photo, laid.cut, width * inCell, height * inCell), inCell);
  return { cells, widthMM: laid.widthMM, heightMM: laid.heightMM, isArt: false };
}

/** The middle of a canvas that whole cells fill, as many as may be. */
function inWholeCells(canvas: Canvas, side: number): Canvas {
  const whole = (mm: number) => Math.max(1, Math.floor(mm / side + 1e-6));
  const maxScale = Math.sqrt(maxCells / (whole(canvas.widthMM) * whole(canvas.heightMM)));
  // a picture of too many cells keeps its shape
  const shrunk = Math.min(1, maxScale);
  const [across, down] = [whole(canvas.widthMM * shrunk), whole(canvas.heightMM * shrunk)];
  const [widthMM, heightMM] = [hundredths(across * side), hundredths(down * side)];
  const share = { width: widthMM / (canvas.widthMM * shrunk), height: heightMM / (canvas.heightMM * shrunk) };
  return { ...canvas, widthMM, heightMM, cut: middleOf(canvas.cut, share) };
}

function middleOf(cut: Cut, share: { width: number; height: number }): Cut {
  const width = cut.width * Math.min(1, share.width);
  const height = cut.height * Math.min(1, share.height);
  return {
    left: cut.left + (cut.width - width) / 2,
    top: cut.top + (cut.height - height) / 2,
    width,
    height,
  };
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
