import { stepsPerUnit } from "../colors/oklab.ts";
import { placesAlong, type Size, stretchField } from "../edges/grid.ts";
import type { Grid } from "../simd/importance.ts";
import { middleStepsOnKernels, moveBroadlyOnKernels } from "../simd/smooth-broadly.ts";
import { gridOver } from "./cells.ts";
import type { Planes } from "./planes.ts";
import { smooth } from "./smooth.ts";

/** Side of the cells that are smoothed, and how far that reaches: a brush for skies and walls; in millimeters. */
const grain = 0.9;
const reach = 12;
/** How strong an edge stops it, in OKLab units. */
const edge = 50;
/** No color is moved by more than this, in OKLab units: what differs more is no noise. */
const most = 6;

/** The cells that `smoothBroadly` smooths. */
export function broadGrid(size: Size, perMM: number): Grid {
  return gridOver(size, grain * perMM);
}

/** Numbers of the pixels in the middle of cells. */
export function middles({ across, down, side }: Grid, { width, height }: Size): Int32Array {
  const out = new Int32Array(across * down);
  for (let row = 0, i = 0; row < down; row++) {
    const from = Math.min(height - 1, row * side + (side >> 1)) * width;
    for (let column = 0; column < across; column++, i++)
      out[i] = from + Math.min(width - 1, column * side + (side >> 1));
  }
  return out;
}

/**
 * A picture whose large shapes are smoothed as with a broad brush: what bends the borders between the shades of a sky or a wall
 * goes, edges stay where they are.
 * @param share how much each cell of `broadGrid` is smoothed, 0 to 1
 * @param perMM pixels per millimeter of canvas
 */
export function smoothBroadly(planes: Planes, share: Float32Array, perMM: number): Planes {
  const grid = broadGrid(planes, perMM);
  const small = middleStepsOnKernels(planes, grid) ?? plainMiddleSteps(planes, grid);
  const broad = smooth(small, { reach: (reach * perMM) / grid.side, edge });
  const limit = (most * stepsPerUnit) ** 2;
  const places = {
    columns: placesAlong(grid.across, planes.width),
    rows: placesAlong(grid.down, planes.height),
  };
  const moving = { small, broad, share };
  return moveBroadlyOnKernels(planes, moving, limit, places) ?? plainMoveBroadly(planes, moving, limit);
}

function plainMiddleSteps(planes: Planes, grid: Grid): Planes {
  const at = middles(grid, planes);
  const sampled = (plane: Int16Array) => Int16Array.from(at, (i) => plane[i]!);
  const [l, a, b] = [sampled(planes.l), sampled(planes.a), sampled(planes.b)];
  return { width: grid.across, height: grid.down, l, a, b };
}

function plainMoveBroadly(
  planes: Planes,
  { small, broad, share }: { small: Planes; broad: Planes; share: Float32Array },
  limit: number,
): Planes {
  const { width, height } = planes;
  const moves = [share, share, share].map(({ length }) => new Float32Array(length));
  for (let i = 0; i < share.length; i++) {
    const dl = broad.l[i]! - small.l[i]!;
    const da = broad.a[i]! - small.a[i]!;
    const db = broad.b[i]! - small.b[i]!;
    const noise = Math.max(0, 1 - (dl * dl + da * da + db * db) / limit);
    const moved = share[i]! * noise * noise;
    moves[0]![i] = moved * dl;
    moves[1]![i] = moved * da;
    moves[2]![i] = moved * db;
  }
  const movedBy = (plane: Int16Array, data: Float32Array) => {
    const more = stretchField({ width: small.width, height: small.height, data }, width, height).data;
    return plane.map((value, i) => Math.floor(value + more[i]! + 0.5));
  };
  const [l, a, b] = [
    movedBy(planes.l, moves[0]!),
    movedBy(planes.a, moves[1]!),
    movedBy(planes.b, moves[2]!),
  ];
  return { width, height, l, a, b };
}
