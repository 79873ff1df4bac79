import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import type { LostDetail } from "../drawing/picture.ts";
import { type Grid, gridOver } from "../raster/cells.ts";
import type { Planes } from "../raster/planes.ts";
import { connect } from "../regions/connect.ts";
import type { ColoredLabels } from "../regions/labels.ts";
import type { Canvas } from "./canvas.ts";
import { type Needs, recommendedCanvas } from "./lost-detail.ts";
import type { PaintByNumbersOptions } from "./options.ts";

/**
 * Millimeters: the grain in which photo and painting are compared, which the eye tells apart at reading distance; the side of
 * what is around a place, twice as wide as the finest brush paints; and how far the rounding of a border moves it.
 */
const grain = 0.3;
const around = 3;
const moved = 0.6;
/** A place stands out that differs from what is around it by so many OKLab units. Grain and soft folds differ by up to 10. */
const strong = 12;
/** It is missing where less than this share of that difference was painted. */
const painted = 0.5;
/** Places count from this importance on (0 to 255), or where a person would draw a line with this likelihood (0 to 255). */
const important = 110;
const drawn = 38;
/** A photo is taken to have such a share of detail at least: three birds in an empty sky are little, also when all are lost. */
const usualDetail = 0.04;
/** A photo on its canvas, and what matters in it. */
interface Compared {
  readonly photo: Planes;
  /** 0 to 255. */
  readonly importance: Uint8Array;
  /** How likely a person would draw a line, 0 to 255; without it all that stands out matters. */
  readonly lines: Uint8Array | undefined;
  /** 1 where something is drawn over the regions, such as letters. */
  readonly over: Uint8Array | undefined;
  readonly needs: Needs;
  /** Pixels of a millimeter. */
  readonly perMM: number;
}

/**
 * How much of a photo's fine structure the painting lost, in thousandths: of all places that stand out from what is around them
 * (thin lines, meshes, spots, and borders) the share that was painted like their surroundings. And the smallest canvas preset on
 * which most of that is large enough to be painted; null when little is lost or no preset is large enough.
 */
export function findFineLoss(
  painting: { readonly labels: ColoredLabels; readonly palette: Float64Array },
  compared: Compared,
  { canvas, options }: { readonly canvas: Canvas; readonly options: PaintByNumbersOptions },
): LostDetail {
  const { photo, needs, perMM } = compared;
  const grid = gridOver(photo, grain * perMM);
  const cells = standOuts(painting, compared, grid);
  let [all, lost] = [0, 0];
  const mask = new Int32Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    if (cells[i]! > 0) all++;
    if (cells[i]! > 1) mask[i] = 1;
    lost += mask[i]!;
  }
  const share = Math.round((1000 * lost) / Math.max(all, usualDetail * cells.length)) / 1000;
  const cellNeeds = { radius: needs.radius / grid.side, minArea: needs.minArea / grid.side ** 2 };
  const missing = connect(mask, grid.across, grid.down);
  return {
    share,
    recommendedCanvas: recommendedCanvas(share, missing, { needs: cellNeeds, canvas, options }),
  };
}

/** For each cell: 0 where it does not stand out or matter, 1 where it was painted, 2 where it is missing. */
function standOuts(
  { labels, palette }: { readonly labels: ColoredLabels; readonly palette: Float64Array },
  { photo, importance, lines, over, perMM }: Compared,
  grid: Grid,
): Uint8Array {
  const { width, height } = photo;
  const { across, down, side } = grid;
  const [size, count] = [width * height, across * down];
  const reach = (mm: number) => Math.max(1, Math.round((mm * perMM) / side));
  return onKernels((kernels, arena) => {
    const [plane, regions] = [arena.room(size * 2), arena.put(labels.data)];
    const [colors, paints] = [arena.put(labels.colors), arena.put(palette)];
    const three = () => arena.room(3 * count * 4);
    const [own, broad, made, scratch] = [three(), three(), three(), arena.room(count * 4)];
    const means = (to: number) => kernels.cellMeans(plane, width, height, across, down, side, scratch, to);
    for (const [k, values] of [photo.l, photo.a, photo.b].entries()) {
      const at = k * count * 4;
      arena.write(plane, values);
      means(own + at);
      kernels.blurCells(own + at, across, down, reach(around / 2), scratch, broad + at);
      kernels.paintPlane(regions, colors, paints + k * 8, size, plane);
      means(made + at);
    }
    const matters = arena.put(new Uint8Array(count).fill(lines ? 0 : 1));
    const mark = (bytes: Uint8Array, from: number) =>
      kernels.markCells(arena.put(bytes), width, height, across, side, from, matters);
    if (lines) {
      mark(lines, drawn);
      mark(importance, important);
    }
    const out = arena.room(count);
    kernels.standOuts(
      own,
      broad,
      made,
      matters,
      across,
      down,
      reach(moved),
      (strong * stepsPerUnit) ** 2,
      painted,
      out,
    );
    const cells = arena.read(out, new Uint8Array(count));
    // letters and lines over the regions are there
    if (over)
      for (let i = over.indexOf(1); i >= 0; i = over.indexOf(1, i + 1)) {
        const cell = Math.floor(Math.floor(i / width) / side) * across + Math.floor((i % width) / side);
        if (cells[cell] === 2) cells[cell] = 1;
      }
    return cells;
  });
}
