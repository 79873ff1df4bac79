import type { Chains } from "./chains.ts";
import type { ArcFitting } from "./arc-fitting.ts";
import { leastCubic } from "./least-cubic.ts";
import { lineBeside } from "./line-beside.ts";
import { longest } from "./longest.ts";
import { type StretchedRun, straightStretches } from "./straight-stretches.ts";

/** So many points on both sides say how sharply a chain turns, and where a corner's sides run. */
const arm = 5;
const side = 4;
/** A corner moves no farther than this to where its sides meet, in pixels. */
const farthest = 1;
/** Sides that turn less than this (the sine) meet too far away. */
const leastMeeting = 0.25;
/** Points on each side of a break that give its direction: in flat art, whose points are exact, and else; and at an end. */
const besideExact = 7;
const beside = 3;
const atEnd = 4;
/** A cubic along so many points finds its own directions at cuts. */
const leastFree = 8;
/** A straight line leaves a smooth break within this cosine of its direction. */
const aligned = 0.985;
/** A straight piece of so many points is preferred to a curve of up to so many times as many. */
const leastStraight = 9;
const preference = 2.2;

/**
 * Fits chains of points with straight lines and cubics; see `fitArcs`, whose plain way this is. One object serves many
 * chains, so that its room is made once.
 */
export class ArcFitter {
  #x = new Float64Array(1024);
  #y = new Float64Array(1024);
  #t = new Float64Array(1024);
  #out: number[] = [];
  readonly #cubic = new Float64Array(4);
  /** Direction at the begin of the stretch that is fitted next, if it must continue one. */
  #dx = 0;
  #dy = 0;
  #isBound = false;

  fit(chains: Chains, b: number, isLoop: boolean, fitting: ArcFitting): number[] {
    const first = chains.start[b]!;
    let many = chains.start[b + 1]! - first;
    this.#makeRoom(many + 1);
    this.#isExact = fitting.stretch > 0;
    this.#beside = this.#isExact ? besideExact : beside;
    const [x, y] = [this.#x, this.#y];
    for (let i = 0; i < many; i++) {
      x[i] = chains.x[first + i]!;
      y[i] = chains.y[first + i]!;
    }
    const corners = many > 4 ? this.#corners(many, isLoop, fitting.corner) : [];
    if (isLoop) {
      this.#open(corners, many);
      many++;
    }
    this.#out = [];
    const cuts = [0, ...corners, many - 1];
    this.#sharpen(cuts, isLoop && this.#isCornerStart);
    for (let round = 0; round < fitting.smooth; round++) this.#smooth(cuts);
    this.#out.push(x[0]!, y[0]!);
    if (isLoop && many <= 6) {
      for (let i = 1; i < many; i++) this.#putLine(i - 1, i);
      return this.#out;
    }
    const isSmoothLoop = isLoop && corners.length === 0 && !this.#isCornerStart;
    for (let c = 0; c + 1 < cuts.length; c++) this.#fitRun(cuts[c]!, cuts[c + 1]!, fitting, isSmoothLoop);
    return this.#out;
  }

  #isCornerStart = false;
  /** Whether points are exact, as in flat art; in photos they are mostly noise. */
  #isExact = false;
  #beside = beside;

  #makeRoom(many: number): void {
    if (this.#x.length >= many) return;
    const room = many * 2;
    this.#x = new Float64Array(room);
    this.#y = new Float64Array(room);
    this.#t = new Float64Array(room);
  }

  /** Points where the chain turns sharply: the sharpest within an arm's length. */
  #corners(many: number, isLoop: boolean, least: number): number[] {
    const [x, y] = [this.#x, this.#y];
    const found: number[] = [];
    let last = -1e9;
    let sharpest = 2;
    for (let k = isLoop ? 0 : 2; k < (isLoop ? many : many - 2); k++) {
      const reach = Math.min(arm, isLoop ? many >> 2 : Math.min(k, many - 1 - k));
      if (reach < 2) continue;
      let [ax, ay, bx, by] = [0, 0, 0, 0];
      for (let q = 1; q <= reach; q++) {
        const u = k - q < 0 ? k - q + many : k - q;
        const v = k + q >= many ? k + q - many : k + q;
        ax += x[k]! - x[u]!;
        ay += y[k]! - y[u]!;
        bx += x[v]! - x[k]!;
        by += y[v]! - y[k]!;
      }
      const cosine = (ax * bx + ay * by) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1);
      if (cosine >= least) continue;
      if (k - last > reach) {
        found.push(k);
        last = k;
        sharpest = cosine;
      } else if (cosine < sharpest) {
        found[found.length - 1] = k;
        last = k;
        sharpest = cosine;
      }
    }
    if (isLoop && found.length > 1 && found[0]! + many - found[found.length - 1]! <= arm) found.pop();
    return found;
  }

  /** Turns a loop so that it starts at a corner, if it has one, and ends where it starts; corners follow. */
  #open(corners: number[], many: number): void {
    const begin = corners[0] ?? 0;
    this.#isCornerStart = corners.length > 0;
    for (const list of [this.#x, this.#y]) {
      if (begin > 0) {
        const turned = list.slice(begin, many);
        list.copyWithin(many - begin, 0, begin);
        list.set(turned);
      }
      list[many] = list[0]!;
    }
    corners.shift();
    for (let c = 0; c < corners.length; c++) corners[c] = corners[c]! - begin;
  }

  /** Moves corners to where the straight lines along their sides meet. */
  #sharpen(cuts: readonly number[], isLoopCorner: boolean): void {
    for (let c = 1; c + 1 < cuts.length; c++) {
      const k = cuts[c]!;
      const reach = Math.min(side, k - cuts[c - 1]! - 1, cuts[c + 1]! - k - 1);
      this.#sharpenAt(k, k, k, reach);
    }
    if (!isLoopCorner) return;
    const end = cuts[cuts.length - 1]!;
    const reach = Math.min(side, cuts[1]! - 1, end - cuts[cuts.length - 2]! - 1);
    this.#sharpenAt(0, end, 0, reach);
    this.#x[end] = this.#x[0]!;
    this.#y[end] = this.#y[0]!;
  }

  #sharpenAt(k: number, before: number, after: number, reach: number): void {
    if (reach < 2) return;
    const points = { x: this.#x, y: this.#y };
    const one = lineBeside(points, before, -1, reach);
    const two = lineBeside(points, after, 1, reach);
    const turn = one.nx * two.ny - one.ny * two.nx;
    if (Math.abs(turn) < leastMeeting) return;
    const x = (one.away * two.ny - two.away * one.ny) / turn;
    const y = (one.nx * two.away - two.nx * one.away) / turn;
    const [dx, dy] = [x - this.#x[k]!, y - this.#y[k]!];
    if (dx * dx + dy * dy > farthest * farthest) return;
    this.#x[k] = x;
    this.#y[k] = y;
  }

  #smooth(cuts: readonly number[]): void {
    for (const list of [this.#x, this.#y])
      for (let c = 0; c + 1 < cuts.length; c++) {
        let before = list[cuts[c]!]!;
        for (let k = cuts[c]! + 1; k < cuts[c + 1]!; k++) {
          const own = list[k]!;
          list[k] = (before + 2 * own + list[k + 1]!) / 4;
          before = own;
        }
      }
  }

  #putLine(s: number, e: number): void {
    const [x, y] = [this.#x, this.#y];
    this.#out.push(x[s]!, y[s]!, x[e]!, y[e]!, x[e]!, y[e]!);
  }

  /** Fits points i to j, between two cuts: straight stretches, and curves between them. */
  #fitRun(i: number, j: number, fitting: ArcFitting, isRing: boolean): void {
    const isAll = fitting.stretch === 0 || this.#isLine(i, j, fitting.straight);
    const stretches = isAll ? [] : straightStretches(this.#asRun(i, j), fitting.stretch);
    let from = i;
    this.#isBound = false;
    this.#hasEnd = false;
    if (isRing) {
      this.#boundRing(i, j);
      if (stretches[0] === i) this.#isBound = false;
    }
    const [ringX, ringY] = [-this.#dx, -this.#dy];
    for (let k = 0; k < stretches.length; k += 2) {
      const [s, e] = [stretches[k]!, stretches[k + 1]!];
      this.#endAt(this.#x[s]! - this.#x[e]!, this.#y[s]! - this.#y[e]!);
      if (from < s) this.#fitBetween(from, s, fitting, true);
      this.#putLine(s, e);
      this.#head(this.#x[e]! - this.#x[s]!, this.#y[e]! - this.#y[s]!, true);
      from = e;
    }
    this.#hasEnd = false;
    if (isRing && stretches[0] === i) {
      const [s, e] = [stretches[0]!, stretches[1]!];
      this.#endAt(this.#x[s]! - this.#x[e]!, this.#y[s]! - this.#y[e]!);
    } else if (isRing) this.#endAt(ringX, ringY);
    if (from < j) this.#fitBetween(from, j, fitting, stretches.length > 0);
  }

  /** Points i to j, whose pieces are bound to no direction. */
  #asRun(i: number, j: number): StretchedRun {
    const unbound = (is: () => boolean) => {
      const [isBound, hasEnd] = [this.#isBound, this.#hasEnd];
      this.#isBound = false;
      this.#hasEnd = false;
      const result = is();
      this.#isBound = isBound;
      this.#hasEnd = hasEnd;
      return result;
    };
    return {
      x: this.#x,
      y: this.#y,
      i,
      j,
      isLine: (s, e, within) => unbound(() => this.#isLine(s, e, within)),
      isCurve: (s, e, within) => unbound(() => this.#isCubic(s, e, s, e, within)),
    };
  }

  /** Direction at the end of the stretch that is fitted next, pointing back into it, if it has one already. */
  #hasEnd = false;
  #endX = 0;
  #endY = 0;

  #endAt(dx: number, dy: number): void {
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    this.#endX = dx / length;
    this.#endY = dy / length;
    this.#hasEnd = true;
  }

  /** What follows continues in this direction. */
  #head(dx: number, dy: number, isBound: boolean): void {
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    this.#dx = dx / length;
    this.#dy = dy / length;
    this.#isBound = isBound;
  }

  /** A ring without corners is as smooth where it was opened as elsewhere. */
  #boundRing(i: number, j: number): void {
    const [x, y] = [this.#x, this.#y];
    const reach = Math.min(this.#beside, (j - i) >> 2);
    let [dx, dy] = [0, 0];
    for (let q = 1; q <= reach; q++) {
      dx += x[i + q]! - x[j - q]!;
      dy += y[i + q]! - y[j - q]!;
    }
    this.#head(dx, dy, true);
  }

  /** Fits points i to j: always the longest piece that keeps to the points. */
  #fitBetween(i: number, j: number, fitting: ArcFitting, areCurvesPreferred: boolean): void {
    const [x, y] = [this.#x, this.#y];
    const kept = new Float64Array(4);
    for (let s = i; s < j; ) {
      const line = longest(s, j, (e) => this.#isLine(s, e, fitting.straight));
      let curve = -1;
      if (line < j)
        curve = longest(s, j, (e) => {
          const isFitting = this.#isCubic(s, e, i, j, fitting.tolerance);
          if (isFitting) kept.set(this.#cubic);
          return isFitting;
        });
      // two pieces of much the same length are better than a long one and a rest
      const middle = (s + j) >> 1;
      if (this.#isExact && curve > middle && curve < j && this.#isCubic(s, middle, i, j, fitting.tolerance)) {
        kept.set(this.#cubic);
        curve = middle;
      }
      const long = line - s;
      const isStraight = !areCurvesPreferred && long >= leastStraight && long * preference >= curve - s;
      if (line === j || curve <= line || isStraight) {
        this.#putLine(s, line);
        this.#head(x[line]! - x[s]!, y[line]! - y[s]!, long >= atEnd);
        s = line;
      } else {
        this.#out.push(kept[0]!, kept[1]!, kept[2]!, kept[3]!, x[curve]!, y[curve]!);
        this.#head(x[curve]! - kept[2]!, y[curve]! - kept[3]!, true);
        s = curve;
      }
    }
  }

  /** Whether points s to e lie along the straight line between the two. */
  #isLine(s: number, e: number, within: number): boolean {
    if (e - s === 1) return true;
    const [x, y] = [this.#x, this.#y];
    const [x0, y0] = [x[s]!, y[s]!];
    const [dx, dy] = [x[e]! - x0, y[e]! - y0];
    const squared = dx * dx + dy * dy;
    if (squared < 1e-12) return false;
    const length = Math.sqrt(squared);
    if (this.#isBound && length >= 3 && (dx * this.#dx + dy * this.#dy) / length < aligned) return false;
    const most = within * within * squared;
    for (let k = s + 1; k < e; k++) {
      const [px, py] = [x[k]! - x0, y[k]! - y0];
      const cross = px * dy - py * dx;
      if (cross * cross > most) return false;
      const along = px * dx + py * dy;
      if (along < -within * length || along > squared + within * length) return false;
    }
    return true;
  }

  /** Whether a cubic runs along points s to e, of i to j; `#cubic` has its handles then. */
  #isCubic(s: number, e: number, i: number, j: number, tolerance: number): boolean {
    if (e - s < 3) return false;
    const [x, y] = [this.#x, this.#y];
    const isLong = e - s >= leastFree;
    let isFreeStart = false;
    let isFreeEnd = false;
    let [ax, ay] = [this.#dx, this.#dy];
    if (!this.#isBound) {
      // the direction at a cut is that of its points, or, where they are many, whatever fits best
      isFreeStart = isLong;
      const reach = Math.min(atEnd, Math.max(1, (e - s) >> 1));
      [ax, ay] = [0, 0];
      for (let q = 1; q <= reach; q++) {
        ax += x[s + q]! - x[s]!;
        ay += y[s + q]! - y[s]!;
      }
      const length = Math.sqrt(ax * ax + ay * ay) || 1;
      ax /= length;
      ay /= length;
    }
    let [bx, by] = [this.#endX, this.#endY];
    if (e < j || !this.#hasEnd) {
      [bx, by] = [0, 0];
      if (e === j) {
        isFreeEnd = isLong;
        const reach = Math.min(atEnd, Math.max(1, (e - s) >> 1));
        for (let q = 1; q <= reach; q++) {
          bx += x[e - q]! - x[e]!;
          by += y[e - q]! - y[e]!;
        }
      } else {
        const reach = Math.min(this.#beside, Math.max(2, (e - s) >> 1), e - i, Math.max(2, j - e));
        for (let q = 1; q <= reach; q++) {
          const [u, v] = [Math.max(i, e - q), Math.min(j, e + q)];
          bx += (x[u]! - x[v]!) * q;
          by += (y[u]! - y[v]!) * q;
        }
      }
      const length = Math.sqrt(bx * bx + by * by) || 1;
      bx /= length;
      by /= length;
    }
    const points = { x, y, t: this.#t };
    const ends = { ax, ay, bx, by, isFreeStart, isFreeEnd };
    const squared = tolerance * tolerance;
    if ((isFreeStart || isFreeEnd) && leastCubic(points, [s, e], ends, squared, this.#cubic)) return true;
    const bound = { ...ends, isFreeStart: false, isFreeEnd: false };
    return leastCubic(points, [s, e], bound, squared, this.#cubic);
  }
}
