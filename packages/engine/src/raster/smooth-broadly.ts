import { onKernels } from "../kernels/kernels.ts";
import { stepsPerUnit } from "../colors/oklab.ts";
import { type Places, placesAlong, type Size } from "../edges/grid.ts";
import { type Grid, gridOver } from "./cells.ts";
import type { Planes } from "./planes.ts";
import { smooth } from "./smooth.ts";

/** Side of the cells that are smoothed, and how far that reaches: a brush for skies and walls; in millimeters. */
const grain = 0.9;
const reach = 12;
/** How strong an edge stops it, in OKLab units. */
const edge = 50;
/** No color is moved by more than this, in OKLab units: what differs more is no noise. */
const maxChange = 6;

/** The cells that `smoothBroadly` smooths. */
export function broadGrid(size: Size, perMM: number): Grid {
  return gridOver(size, grain * perMM);
}

/**
 * A picture whose large shapes are smoothed as with a broad brush: what bends the borders between the shades of a sky or a wall
 * goes, edges stay where they are.
 * @param share how much each cell of `broadGrid` is smoothed, 0 to 1
 * @param perMM pixels per millimeter of canvas
 */
export function smoothBroadly(planes: Planes, share: Float32Array, perMM: number): Planes {
  const grid = broadGrid(planes, perMM);
  const small = middleSteps(planes, grid);
  const broad = smooth(small, { reach: (reach * perMM) / grid.side, edge });
  const limit = (maxChange * stepsPerUnit) ** 2;
  const places = {
    columns: placesAlong(grid.across, planes.width),
    rows: placesAlong(grid.down, planes.height),
  };
  return moveTowards(planes, { small, broad, share }, limit, places);
}

/** Steps in the middles of cells as planes of a small picture. */
function middleSteps({ width, height, l, a, b }: Planes, { across, down, side }: Grid): Planes {
  return onKernels((kernels, arena) => {
    const [from, out] = [arena.room(l.byteLength), arena.room(across * down * 2)];
    const [x, y, z] = [l, a, b].map((plane) => {
      arena.write(from, plane);
      kernels.middleSteps(from, width, height, across, down, side, out);
      return arena.read(out, new Int16Array(across * down));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width: across, height: down, l: x, a: y, b: z };
  });
}

/**
 * A picture moved towards a smoothed small one.
 * @param limit squared steps from which on nothing moves
 */
function moveTowards(
  planes: Planes,
  { small, broad, share }: { small: Planes; broad: Planes; share: Float32Array },
  limit: number,
  { columns, rows }: { columns: Places; rows: Places },
): Planes {
  const { width, height } = planes;
  const [cells, size] = [share.length, width * height];
  return onKernels((kernels, arena) => {
    const three = ({ l, a, b }: Planes) => {
      const at = arena.room(cells * 6);
      for (const [k, plane] of [l, a, b].entries()) arena.write(at + k * cells * 2, plane);
      return at;
    };
    const moves = arena.room(cells * 12);
    kernels.broadMoves(three(broad), three(small), arena.put(share), cells, limit, moves);
    const places = [arena.put(columns.first), arena.put(columns.share)] as const;
    const lines = [arena.put(rows.first), arena.put(rows.share)] as const;
    const [line, more, own] = [
      arena.room(small.width * 4 + 16),
      arena.room(size * 4),
      arena.room(size * 2),
    ] as const;
    const [l, a, b] = [planes.l, planes.a, planes.b].map((plane, k) => {
      const from = moves + k * cells * 4;
      kernels.upsample(from, small.width, small.height, ...places, ...lines, width, height, line, more);
      arena.write(own, plane);
      kernels.addMoves(own, more, size);
      return arena.read(own, new Int16Array(size));
    }) as [Int16Array, Int16Array, Int16Array];
    return { width, height, l, a, b };
  });
}
