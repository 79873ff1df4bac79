import type { Field, Size } from "./grid.ts";
import { type Segment, type SegmentGraph, segmentGraph } from "./segment-graph.ts";

/** Lines that meet may be near each other up to so many times `apart` from where they meet. */
const meeting = 1.6;
/** A score stops growing with a line's length at so many times `apart`: what is longer is no specks' line. */
const longEnough = 6;
/** A line of its own needs this share of its length free. */
const minFree = 0.5;
/** What is left of a line between two places where it was too near must get so many times `apart` away: else it is a bridge. */
const away = 1.6;
/** What is left of a line must be so many times `apart` long. */
const shortestLeft = 1.5;

/**
 * Thin lines, the strongest first, without what runs beside stronger ones nearer than a pen can tell apart: that ends
 * where it comes near. Unlike thinning what a pen covers, this leaves lines where the picture has them.
 * @param on 1 on a line, one pixel wide
 * @param strength how likely lines are, 0 to 1
 * @param weight how much each pixel's line counts
 * @param apart least distance of two lines, in pixels
 */
export function spaceLines(on: Uint8Array, strength: Field, weight: Float32Array, apart: number): Uint8Array {
  const graph = segmentGraph(on, strength, Number.POSITIVE_INFINITY);
  const laid = new LaidLines(strength, apart);
  const score = graph.segments.map(({ pixels, length, strength: mean }) => {
    let sum = 0;
    for (const i of pixels) sum += weight[i]!;
    return (mean * Math.min(1, length / (longEnough * apart)) * sum) / pixels.length;
  });
  const order = [...score.keys()].sort((p, q) => score[q]! - score[p]! || p - q);
  for (const s of order) {
    const segment = graph.segments[s]!;
    const beside = laid.beside(segment, graph);
    const free = beside.reduce((sum, i) => sum + (i < 0 ? 1 : 0), 0);
    if (free >= minFree * beside.length) laid.lay(segment, graph, beside, shortestLeft * apart);
  }
  return laid.on;
}

/**
 * Adds to thin lines what others have besides them, as far as it is not nearer than `apart` and says at least
 * `evidence` on average.
 * @param more lines to be added, one pixel wide
 */
export function addLines(
  on: Uint8Array,
  more: Uint8Array,
  strength: Field,
  { apart, evidence }: { readonly apart: number; readonly evidence: number },
): Uint8Array {
  const graph = segmentGraph(more, strength, Number.POSITIVE_INFINITY);
  const laid = new LaidLines(strength, apart);
  for (let i = on.indexOf(1); i >= 0; i = on.indexOf(1, i + 1)) laid.set(i);
  for (const segment of graph.segments) {
    // near a line the map is strong because of that line
    const away = segment.pixels.filter((i) => laid.isAway(i));
    const sum = away.reduce((total, i) => total + strength.data[i]!, 0);
    if (away.length > 0 && sum >= evidence * away.length)
      laid.lay(segment, graph, laid.beside(segment, graph), apart);
  }
  return laid.on;
}

/** Lines that are laid one after the other, and how near they are to what may follow. */
class LaidLines {
  readonly on: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  readonly #apart: number;
  /** The nearest laid pixel within `away` times `apart`, or -1, and its squared distance. */
  readonly #nearest: Int32Array;
  readonly #squared: Uint16Array;
  readonly #reach: number;
  /** Half of each row of the disc that is so near, by how far it is from the middle. */
  readonly #halfOf: Int32Array;

  constructor({ width, height }: Size, apart: number) {
    this.#width = width;
    this.#height = height;
    this.#apart = apart;
    this.on = new Uint8Array(width * height);
    this.#nearest = new Int32Array(this.on.length).fill(-1);
    this.#squared = new Uint16Array(this.on.length).fill(0xffff);
    const far = away * apart;
    this.#reach = Math.floor(far);
    this.#halfOf = Int32Array.from({ length: this.#reach + 1 }, (_, dy) =>
      Math.floor(Math.sqrt(far * far - dy * dy)),
    );
  }

  set(i: number): void {
    if (this.on[i]) return;
    this.on[i] = 1;
    const x = i % this.#width;
    const y = Math.floor(i / this.#width);
    const top = Math.max(0, y - this.#reach);
    const bottom = Math.min(this.#height - 1, y + this.#reach);
    const [nearest, known] = [this.#nearest, this.#squared];
    for (let row = top; row <= bottom; row++) {
      const down = (row - y) * (row - y);
      const half = this.#halfOf[Math.abs(row - y)]!;
      const last = row * this.#width + Math.min(this.#width - 1, x + half);
      let dx = Math.max(-x, -half);
      for (let at = row * this.#width + x + dx; at <= last; at++, dx++) {
        const squared = down + dx * dx;
        if (squared >= known[at]!) continue;
        known[at] = squared;
        nearest[at] = i;
      }
    }
  }

  /** For each pixel of a segment the laid pixel beside it that is too near, or -1. Around the segment's own nodes none is. */
  beside({ pixels, from, to }: Segment, { meetings }: SegmentGraph): Int32Array {
    const nodes = [from, to].flatMap((node) => [...(meetings.get(node) ?? [])]);
    const reach = (meeting * this.#apart) ** 2;
    const isAt = (i: number) => nodes.findIndex((node) => this.#squaredBetween(i, node) <= reach) >= 0;
    return pixels.map((i) => {
      const nearest = this.#squared[i]! <= this.#apart * this.#apart ? this.#nearest[i]! : -1;
      return nearest >= 0 && isAt(i) && isAt(nearest) ? -1 : nearest;
    });
  }

  /** Lays what is free of a segment, in runs of at least `min` pixels that are led up to what cut them. */
  lay({ pixels, from, to }: Segment, { meetings }: SegmentGraph, beside: Int32Array, min: number): void {
    const runs: { readonly begin: number; readonly end: number }[] = [];
    for (let begin = 0, end = 0; begin < pixels.length; begin = end) {
      const isFree = beside[begin]! < 0;
      while (end < pixels.length && beside[end]! < 0 === isFree) end++;
      if (!isFree) continue;
      const isWhole = end - begin === pixels.length;
      const isBridge =
        begin > 0 && end < pixels.length && !pixels.subarray(begin, end).some((i) => this.isAway(i));
      if (isWhole || (end - begin >= min && !isBridge)) runs.push({ begin, end });
    }
    if (runs.length === 0) return;
    for (const { begin, end } of runs) {
      for (let k = begin; k < end; k++) this.set(pixels[k]!);
      if (begin > 0) this.#lead(pixels[begin]!, beside[begin - 1]!);
      if (end < pixels.length) this.#lead(pixels[end - 1]!, beside[end]!);
    }
    for (const node of [from, to]) for (const i of meetings.get(node) ?? []) this.set(i);
  }

  /** Whether a pixel is further than `away` times `apart` from what is laid. */
  isAway(i: number): boolean {
    return this.#nearest[i]! < 0;
  }

  #squaredBetween(i: number, j: number): number {
    const dx = (i % this.#width) - (j % this.#width);
    const dy = Math.floor(i / this.#width) - Math.floor(j / this.#width);
    return dx * dx + dy * dy;
  }

  /** A straight line of pixels. */
  #lead(from: number, to: number): void {
    const x = from % this.#width;
    const y = Math.floor(from / this.#width);
    const dx = (to % this.#width) - x;
    const dy = Math.floor(to / this.#width) - y;
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    for (let k = 1; k < steps; k++)
      this.set(Math.round(y + (dy * k) / steps) * this.#width + Math.round(x + (dx * k) / steps));
  }
}
