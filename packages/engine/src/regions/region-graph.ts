import { nearestColor } from "../colors/cluster.ts";
import type { Planes } from "../raster/planes.ts";
import { borderShare, type RegionFavor } from "./favor.ts";
import type { ColoredLabels } from "./labels.ts";
import { PairTable } from "./pair-table.ts";

/**
 * Regions and the edges between neighbors, made for merging. A region is its pixel count and color sums, so that
 * joining two costs a few additions. Edges hang in linked lists: half-edge 2e is edge e seen from its end `a`,
 * half-edge 2e + 1 the same seen from `b`.
 */
export class RegionGraph {
  readonly palette: Float64Array;
  readonly area: Float64Array;
  readonly sums: Float64Array;
  readonly color: Int32Array;
  /** The region into which a region went; itself while it lives. */
  readonly into: Int32Array;
  edges = 0;
  a: Int32Array;
  b: Int32Array;
  /** Length of the common border, in pixel sides; 0 for a dead edge. */
  border: Float64Array;
  /** Sum of the color steps across the common border, one for each pixel side. */
  contrast: Float64Array;
  readonly head: Int32Array;
  next: Int32Array;
  readonly #pairs: PairTable;

  /** The neighborhood of regions (4-connected) with color sums from `planes`. */
  constructor(
    labels: ColoredLabels,
    planes: Planes,
    { palette, favor }: { readonly palette: Float64Array; readonly favor?: RegionFavor },
  ) {
    const { count } = labels;
    this.palette = palette;
    this.area = new Float64Array(count);
    this.sums = new Float64Array(count * 3);
    this.color = Int32Array.from(labels.colors);
    this.into = Int32Array.from({ length: count }, (_, region) => region);
    this.head = new Int32Array(count).fill(-1);
    const guess = count * 3 + 16;
    this.a = new Int32Array(guess);
    this.b = new Int32Array(guess);
    this.border = new Float64Array(guess);
    this.contrast = new Float64Array(guess);
    this.next = new Int32Array(guess * 2);
    this.#pairs = new PairTable(this, guess);
    this.#measure(labels, planes);
    const along = this.#meet(labels, planes, favor?.lines);
    if (favor) this.#weigh(favor.regions, along);
  }

  #weigh(weights: Float64Array, along: readonly number[]): void {
    weights.forEach((weight, region) => {
      this.area[region] = this.area[region]! * weight;
      for (let c = 3 * region; c < 3 * region + 3; c++) this.sums[c] = this.sums[c]! * weight;
    });
    for (let edge = 0; edge < this.edges; edge++) {
      const share = borderShare(along[edge]!, this.border[edge]!);
      this.border[edge] = this.border[edge]! * share;
      this.contrast[edge] = this.contrast[edge]! * share;
    }
  }

  #measure({ data }: ColoredLabels, { l, a, b }: Planes): void {
    for (let i = 0; i < data.length; i++) {
      const region = data[i]!;
      const o = region * 3;
      this.area[region] = this.area[region]! + 1;
      this.sums[o] = this.sums[o]! + l[i]!;
      this.sums[o + 1] = this.sums[o + 1]! + a[i]!;
      this.sums[o + 2] = this.sums[o + 2]! + b[i]!;
    }
  }

  /** The strength of lines along each edge, added up: for each pixel side the greater of the two pixels'. */
  #meet({ width, height, data }: ColoredLabels, { l, a, b }: Planes, lines?: Uint8Array): number[] {
    const along: number[] = [];
    const meet = (i: number, j: number) => {
      if (data[i] === data[j]) return;
      const step = Math.abs(l[i]! - l[j]!) + Math.abs(a[i]! - a[j]!) + Math.abs(b[i]! - b[j]!);
      const edge = this.#touch(data[i]!, data[j]!, step);
      along[edge] = (along[edge] ?? 0) + (lines ? Math.max(lines[i]!, lines[j]!) : 0);
    };
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (x + 1 < width) meet(i, i + 1);
        if (y + 1 < height) meet(i, i + width);
      }
    }
    return along;
  }

  #touch(p: number, q: number, step: number): number {
    const known = this.#pairs.find(p, q);
    if (known >= 0) {
      this.border[known] = this.border[known]! + 1;
      this.contrast[known] = this.contrast[known]! + step;
      return known;
    }
    if (this.edges === this.a.length) this.#grow();
    const edge = this.edges++;
    this.a[edge] = p;
    this.b[edge] = q;
    this.border[edge] = 1;
    this.contrast[edge] = step;
    this.#pairs.add(edge);
    this.#hang(2 * edge, p);
    this.#hang(2 * edge + 1, q);
    return edge;
  }

  #hang(half: number, region: number): void {
    this.next[half] = this.head[region]!;
    this.head[region] = half;
  }

  #grow(): void {
    const room = this.edges * 2;
    const wider = <T extends Int32Array | Float64Array>(empty: T, old: T): T => {
      empty.set(old);
      return empty;
    };
    this.a = wider(new Int32Array(room), this.a);
    this.b = wider(new Int32Array(room), this.b);
    this.border = wider(new Float64Array(room), this.border);
    this.contrast = wider(new Float64Array(room), this.contrast);
    this.next = wider(new Int32Array(room * 2), this.next);
  }

  /** Squared error of painting all pixels of a region in palette color k, less the part that no color can help. */
  #bias(area: number, l: number, a: number, b: number, k: number): number {
    const x = l / area - this.palette[k * 3]!;
    const y = a / area - this.palette[k * 3 + 1]!;
    const z = b / area - this.palette[k * 3 + 2]!;
    return area * (x * x + y * y + z * z);
  }

  /** Growth of the squared color error if the two ends of an edge became one region in the better of their colors. */
  cost(edge: number): number {
    const { area, sums, color } = this;
    const p = this.a[edge]!;
    const q = this.b[edge]!;
    const areaP = area[p]!;
    const areaQ = area[q]!;
    const lP = sums[p * 3]!;
    const aP = sums[p * 3 + 1]!;
    const bP = sums[p * 3 + 2]!;
    const lQ = sums[q * 3]!;
    const aQ = sums[q * 3 + 1]!;
    const bQ = sums[q * 3 + 2]!;
    const x = lP / areaP - lQ / areaQ;
    const y = aP / areaP - aQ / areaQ;
    const z = bP / areaP - bQ / areaQ;
    const both = areaP + areaQ;
    const spread = ((areaP * areaQ) / both) * (x * x + y * y + z * z);
    const inP = this.#bias(both, lP + lQ, aP + aQ, bP + bQ, color[p]!);
    const inQ = this.#bias(both, lP + lQ, aP + aQ, bP + bQ, color[q]!);
    const before = this.#bias(areaP, lP, aP, bP, color[p]!) + this.#bias(areaQ, lQ, aQ, bQ, color[q]!);
    return spread + Math.min(inP, inQ) - before;
  }

  /** The end of `edge` that is not `region`. */
  other(edge: number, region: number): number {
    return this.a[edge] === region ? this.b[edge]! : this.a[edge]!;
  }

  /** The region that a region of the start belongs to by now. */
  find(region: number): number {
    const { into } = this;
    let at = region;
    while (into[at] !== at) {
      into[at] = into[into[at]!]!;
      at = into[at]!;
    }
    return at;
  }

  /**
   * Makes the two ends of a live edge one region, painted in its nearest palette color, and returns it. The
   * smaller one's edges move over, so a sky never walks its thousands; `changed` hears of each edge whose border
   * grew or moved, `died` of each that is gone.
   */
  merge(edge: number, changed: (edge: number) => void, died: (edge: number) => void): number {
    const { area, sums } = this;
    const isFirst = area[this.a[edge]!]! >= area[this.b[edge]!]!;
    const stays = isFirst ? this.a[edge]! : this.b[edge]!;
    const goes = isFirst ? this.b[edge]! : this.a[edge]!;
    this.into[goes] = stays;
    area[stays] = area[stays]! + area[goes]!;
    for (let c = 0; c < 3; c++) sums[stays * 3 + c] = sums[stays * 3 + c]! + sums[goes * 3 + c]!;
    this.color[stays] = this.#bestColor(stays);

    for (let half = this.head[goes]!, next = -1; half >= 0; half = next) {
      next = this.next[half]!;
      const e = half >> 1;
      if (this.border[e] === 0) continue;
      const neighbor = this.other(e, goes);
      const twin = neighbor === stays ? -1 : this.#pairs.find(stays, neighbor);
      if (neighbor === stays || (twin >= 0 && this.border[twin]! > 0)) {
        // the border with `stays` is gone, or `stays` had one with this neighbor already and it grows
        if (twin >= 0) {
          this.border[twin] = this.border[twin]! + this.border[e]!;
          this.contrast[twin] = this.contrast[twin]! + this.contrast[e]!;
          changed(twin);
        }
        this.border[e] = 0;
        died(e);
      } else {
        if (half & 1) this.b[e] = stays;
        else this.a[e] = stays;
        this.#pairs.add(e);
        this.#hang(half, stays);
        changed(e);
      }
    }
    this.head[goes] = -1;
    return stays;
  }

  #bestColor(region: number): number {
    const mean = this.sums.slice(region * 3, region * 3 + 3);
    for (let c = 0; c < 3; c++) mean[c] = mean[c]! / this.area[region]!;
    return nearestColor(mean, 0, this.palette);
  }
}
