import type { Labels } from "../regions/labels.ts";
import { onKernels } from "../kernels/kernels.ts";

/** Regions and their borders, as lists. */
export interface Met {
  /** Pixels of each region. */
  readonly area: Float64Array;
  /** Sums of three color planes for each region. */
  readonly sums: Float64Array;
  /** The two regions of each border, in the order in which they are met. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Pixel sides of each border, and the strength along it added up. */
  readonly length: Float64Array;
  readonly strength: Float64Array;
}

/** `plainMeet` (edges/neighborhood.ts) on kernels; undefined where they are missing. */
export function meetOnKernels(
  { width, height, count, data }: Labels,
  strength: Float32Array,
  planes?: readonly [Int16Array, Int16Array, Int16Array],
): Met | undefined {
  return onKernels((kernels, arena) => {
    const labels = arena.put(data);
    const sums = arena.room(count * 32);
    // without colors whatever lies there counts as one, and is not looked at
    const [l, a, b] = planes ? planes.map((plane) => arena.put(plane)) : [labels, labels, labels];
    kernels.measure(labels, l!, a!, b!, data.length, count, sums);
    const along = arena.put(strength);
    for (let most = Math.max(1024, count * 4); ; most *= 2) {
      let slots = 4096;
      while (slots < most * 2) slots *= 2;
      const [table, list] = [arena.room(slots * 4), arena.room(most * 24)];
      const many = kernels.meetAlong(labels, along, width, height, table, slots - 1, list, most);
      if (many < 0) continue;
      const regions = arena.read(sums, new Float64Array(count * 4));
      return {
        ...regionsOf(regions, planes !== undefined),
        ...bordersOf(arena.read(list, new Float64Array(many * 3))),
      };
    }
  });
}

/** Four numbers for each region: pixels, and sums of colors. */
function regionsOf(measured: Float64Array, hasColors: boolean): Pick<Met, "area" | "sums"> {
  const many = measured.length / 4;
  const [area, sums] = [new Float64Array(many), new Float64Array(many * 3)];
  for (let region = 0; region < many; region++) {
    area[region] = measured[region * 4]!;
    if (!hasColors) continue;
    for (let c = 0; c < 3; c++) sums[region * 3 + c] = measured[region * 4 + c + 1]!;
  }
  return { area, sums };
}

/** Three times eight bytes for each border: two regions, its length, its strength. */
function bordersOf(list: Float64Array): Omit<Met, "area" | "sums"> {
  const many = list.length / 3;
  const ends = new Int32Array(list.buffer);
  const [a, b] = [new Int32Array(many), new Int32Array(many)];
  const [length, strength] = [new Float64Array(many), new Float64Array(many)];
  for (let border = 0; border < many; border++) {
    a[border] = ends[border * 6]!;
    b[border] = ends[border * 6 + 1]!;
    length[border] = list[border * 3 + 1]!;
    strength[border] = list[border * 3 + 2]!;
  }
  return { a, b, length, strength };
}

/** `plainRenumber` (edges/neighborhood.ts) on kernels; undefined where they are missing. */
export function renumberOnKernels({ width, height, data }: Labels, into: Int32Array): Labels | undefined {
  return onKernels((kernels, arena) => {
    const labels = arena.put(data);
    const numbers = arena.room(into.byteLength);
    const count = kernels.renumber(labels, data.length, arena.put(into), into.length, numbers);
    return { width, height, count, data: arena.read(labels, new Int32Array(data.length)) };
  });
}
