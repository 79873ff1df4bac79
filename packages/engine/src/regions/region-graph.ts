import { onKernels } from "../kernels/kernels.ts";
import { DisjointSets } from "../graphs/disjoint-sets.ts";
import { EdgeHeap } from "./edge-heap.ts";
import type { Labels } from "./labels.ts";
import { PairTable } from "./pair-table.ts";

/** Three values a pixel. */
export type ColorPlanes = readonly [Int16Array, Int16Array, Int16Array];

/**
 * Regions and the borders between neighbors, made for merging. A border knows its length in pixel sides and the sum
 * of the strength along it; a region its pixel count and sums of whatever colors it was given.
 */
export class RegionGraph {
  readonly area: Float64Array;
  /** Sums of three color channels for each region. */
  readonly sums: Float64Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Pixel sides of each border; 0 where it is gone. */
  readonly length: Float64Array;
  readonly strength: Float64Array;
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #pairs: PairTable;
  /** Regions that have become one. */
  readonly #joined: DisjointSets;
  readonly #count: number;

  /**
   * @param labels a partition; each pixel in one region
   * @param strength how strong the line at each pixel is: a border takes the greater of its two sides
   * @param planes what the regions' colors are added up from; without them all are 0
   */
  constructor(labels: Labels, strength: Float32Array, planes?: ColorPlanes) {
    const { count } = labels;
    const met = meet(labels, strength, planes);
    this.#count = count;
    this.area = met.area;
    this.sums = met.sums;
    this.a = met.a;
    this.b = met.b;
    this.length = met.length;
    this.strength = met.strength;
    this.#joined = new DisjointSets(count);
    this.#pairs = new PairTable(this, this.borders);
    this.#head = new Int32Array(count).fill(-1);
    this.#next = new Int32Array(this.borders * 2);
    for (let border = 0; border < this.borders; border++) {
      this.#pairs.add(border);
      this.#hang(2 * border, this.a[border]!);
      this.#hang(2 * border + 1, this.b[border]!);
    }
  }

  get borders(): number {
    return this.a.length;
  }

  #hang(half: number, region: number): void {
    this.#next[half] = this.#head[region]!;
    this.#head[region] = half;
  }

  /** Squared distance between the mean colors of a border's two regions. */
  contrast(border: number): number {
    const p = this.a[border]!;
    const q = this.b[border]!;
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const d = this.sums[p * 3 + c]! / this.area[p]! - this.sums[q * 3 + c]! / this.area[q]!;
      sum += d * d;
    }
    return sum;
  }

  /** Mean strength along a border. */
  mean(border: number): number {
    return this.strength[border]! / this.length[border]!;
  }

  /** The end of `border` that is not `region`. */
  other(border: number, region: number): number {
    return this.a[border] === region ? this.b[border]! : this.a[border]!;
  }

  /** The region that a region of the start belongs to by now. */
  find(region: number): number {
    return this.#joined.find(region);
  }

  /** Calls `visit` with each living border of a region. */
  eachBorder(region: number, visit: (border: number) => void): void {
    for (let half = this.#head[region]!; half >= 0; half = this.#next[half]!) {
      if (this.length[half >> 1]! > 0) visit(half >> 1);
    }
  }

  /** Makes the two regions of a border one; `changed` hears of every border that grew or moved. */
  merge(border: number, changed: (border: number) => void): number {
    const [p, q] = [this.a[border]!, this.b[border]!];
    const stays = this.area[p]! >= this.area[q]! ? p : q;
    const goes = stays === p ? q : p;
    this.#joined.join(stays, goes);
    this.area[stays]! += this.area[goes]!;
    for (let c = 0; c < 3; c++) this.sums[stays * 3 + c]! += this.sums[goes * 3 + c]!;
    this.length[border] = 0;
    for (let half = this.#head[goes]!, next = -1; half >= 0; half = next) {
      next = this.#next[half]!;
      const e = half >> 1;
      if (this.length[e] === 0) continue;
      const neighbor = this.other(e, goes);
      const twin = this.#pairs.find(stays, neighbor);
      if (twin >= 0 && this.length[twin]! > 0) {
        this.length[twin]! += this.length[e]!;
        this.strength[twin]! += this.strength[e]!;
        this.length[e] = 0;
        changed(twin);
        continue;
      }
      if (half & 1) this.b[e] = stays;
      else this.a[e] = stays;
      this.#pairs.add(e);
      this.#hang(half, stays);
      changed(e);
    }
    this.#head[goes] = -1;
    return stays;
  }

  /**
   * Merges along the cheapest border while it costs at most `limit`.
   * @param enough stops when all borders together are not longer than this
   * @param mayFall whether a border may become cheaper although only its regions changed, as where their mean colors count;
   *   else its cost may only fall when its length or its strength changes
   */
  mergeCheapest(
    cost: (border: number) => number,
    limit: number,
    { enough = 0, mayFall = false }: { enough?: number; mayFall?: boolean } = {},
  ): void {
    const heap = new EdgeHeap(this.borders);
    const push = (border: number) => heap.push(border, cost(border));
    let left = 0;
    for (let border = 0; border < this.borders; border++) {
      if (this.length[border] === 0) continue;
      push(border);
      left += this.length[border]!;
    }
    while (left > enough) {
      const border = heap.pop(limit);
      if (border < 0) return;
      if (this.length[border] === 0) continue;
      if (cost(border) > heap.popped) {
        push(border);
        continue;
      }
      left -= this.length[border]!;
      const stays = this.merge(border, push);
      if (mayFall) this.eachBorder(stays, push);
    }
  }

  /** Merges every region below `minArea` pixels into the neighbor that costs least, smallest regions first. */
  mergeSmall(cost: (border: number) => number, minArea: number): void {
    const small: number[] = [];
    for (let region = 0; region < this.#count; region++) {
      if (this.find(region) === region && this.area[region]! < minArea) small.push(region);
    }
    small.sort((p, q) => this.area[p]! - this.area[q]! || p - q);
    for (let at = 0; at < small.length; at++) {
      const region = small[at]!;
      if (this.find(region) !== region || this.area[region]! >= minArea) continue;
      let cheapest = -1;
      let min = Number.POSITIVE_INFINITY;
      this.eachBorder(region, (border) => {
        const price = cost(border);
        if (price < min) {
          min = price;
          cheapest = border;
        }
      });
      if (cheapest < 0) continue;
      const joined = this.merge(cheapest, () => {});
      if (this.area[joined]! < minArea) small.push(joined);
    }
  }

  /** The partition as it stands, numbered in reading order. */
  labels(labels: Labels): Labels {
    const into = Int32Array.from({ length: this.#count }, (_, region) => this.find(region));
    return renumber(labels, into);
  }
}

/** Regions and their borders, as lists. */
interface Met {
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

function meet({ width, height, count, data }: Labels, strength: Float32Array, planes?: ColorPlanes): Met {
  return onKernels((kernels, arena) => {
    const labels = arena.put(data);
    const sums = arena.room(count * 32);
    // without colors whatever lies there counts as one, and is not looked at
    const [l, a, b] = planes ? planes.map((plane) => arena.put(plane)) : [labels, labels, labels];
    kernels.measure(labels, l!, a!, b!, data.length, count, sums);
    const along = arena.put(strength);
    for (let capacity = Math.max(1024, count * 4); ; capacity *= 2) {
      let slots = 4096;
      while (slots < capacity * 2) slots *= 2;
      const [table, list] = [arena.room(slots * 4), arena.room(capacity * 24)];
      const edgeCount = kernels.meetAlong(labels, along, width, height, table, slots - 1, list, capacity);
      if (edgeCount < 0) continue;
      const regions = arena.read(sums, new Float64Array(count * 4));
      return {
        ...regionsOf(regions, planes !== undefined),
        ...bordersOf(arena.read(list, new Float64Array(edgeCount * 3))),
      };
    }
  });
}

/** Four numbers for each region: pixels, and sums of colors. */
function regionsOf(measured: Float64Array, hasColors: boolean): Pick<Met, "area" | "sums"> {
  const edgeCount = measured.length / 4;
  const [area, sums] = [new Float64Array(edgeCount), new Float64Array(edgeCount * 3)];
  for (let region = 0; region < edgeCount; region++) {
    area[region] = measured[region * 4]!;
    if (!hasColors) continue;
    for (let c = 0; c < 3; c++) sums[region * 3 + c] = measured[region * 4 + c + 1]!;
  }
  return { area, sums };
}

/** Three times eight bytes for each border: two regions, its length, its strength. */
function bordersOf(list: Float64Array): Omit<Met, "area" | "sums"> {
  const edgeCount = list.length / 3;
  const ends = new Int32Array(list.buffer);
  const [a, b] = [new Int32Array(edgeCount), new Int32Array(edgeCount)];
  const [length, strength] = [new Float64Array(edgeCount), new Float64Array(edgeCount)];
  for (let border = 0; border < edgeCount; border++) {
    a[border] = ends[border * 6]!;
    b[border] = ends[border * 6 + 1]!;
    length[border] = list[border * 3 + 1]!;
    strength[border] = list[border * 3 + 2]!;
  }
  return { a, b, length, strength };
}

/** Every pixel gets the number, in reading order, of what its region goes into. */
function renumber({ width, height, data }: Labels, into: Int32Array): Labels {
  return onKernels((kernels, arena) => {
    const labels = arena.put(data);
    const numbers = arena.room(into.byteLength);
    const count = kernels.renumber(labels, data.length, arena.put(into), into.length, numbers);
    return { width, height, count, data: arena.read(labels, new Int32Array(data.length)) };
  });
}
