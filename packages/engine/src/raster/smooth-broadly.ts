import { stepsPerUnit } from "../colors/oklab.ts";
import { type Size, stretchField } from "../edges/grid.ts";
import type { Grid } from "../simd/importance.ts";
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
  const { width, height } = planes;
  const grid = broadGrid(planes, perMM);
  const at = middles(grid, planes);
  const sampled = (plane: Int16Array) => {
    const out = new Int16Array(at.length);
    for (let i = 0; i < out.length; i++) out[i] = plane[at[i]!]!;
    return out;
  };
  const small: Planes = {
    width: grid.across,
    height: grid.down,
    l: sampled(planes.l),
    a: sampled(planes.a),
    b: sampled(planes.b),
  };
  const broad = smooth(small, { reach: (reach * perMM) / grid.side, edge });
  const moves = [
    new Float32Array(at.length),
    new Float32Array(at.length),
    new Float32Array(at.length),
  ] as const;
  const limit = (most * stepsPerUnit) ** 2;
  for (let i = 0; i < share.length; i++) {
    const dl = broad.l[i]! - small.l[i]!;
    const da = broad.a[i]! - small.a[i]!;
    const db = broad.b[i]! - small.b[i]!;
    const noise = Math.max(0, 1 - (dl * dl + da * da + db * db) / limit);
    const moved = share[i]! * noise * noise;
    moves[0][i] = moved * dl;
    moves[1][i] = moved * da;
    moves[2][i] = moved * db;
  }
  const movedBy = (plane: Int16Array, data: Float32Array) =>
    added(plane, stretchField({ width: grid.across, height: grid.down, data }, width, height).data);
  return {
    width,
    height,
    l: movedBy(planes.l, moves[0]),
    a: movedBy(planes.a, moves[1]),
    b: movedBy(planes.b, moves[2]),
  };
}

function added(plane: Int16Array, more: Float32Array): Int16Array {
  const out = new Int16Array(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.floor(plane[i]! + more[i]! + 0.5);
  return out;
}
