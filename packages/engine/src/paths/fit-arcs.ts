import { fitArcsOnKernels } from "../simd/arcs.ts";
import type { Chains } from "./chains.ts";

/** How chains become curves; lengths in pixels. */
export interface ArcFitting {
  /** How far curves, and straight lines, may run from the points. */
  readonly tolerance: number;
  readonly straight: number;
  /** Cosine of the turn that makes a corner. */
  readonly corner: number;
  /** Rounds of light smoothing between corners. */
  readonly smooth: number;
  /** Straight stretches of this length, in pixels, are found first, and curves fitted between them; 0 for none. */
  readonly stretch: number;
}

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
/** A cubic along so many points finds its own directions at cuts, turned no farther than this (cosine squared). */
const leastFree = 8;
const turned = 0.75;
/** A straight line leaves a smooth break within this cosine of its direction. */
const aligned = 0.985;
/** A straight piece of so many points is preferred to a curve of up to so many times as many. */
const leastStraight = 9;
const preference = 2.2;
/** A straight stretch keeps this near to its points, its ends nearer; bent by more than the last it is an arc. */
const stretchOff = 0.16;
const stretchEnd = 0.07;
const stretchBent = 0.05;
/** Nor is it one when a cubic runs this near to it and beyond both its ends. */
const stretchCurve = 0.27;
/** The middle third of a parabola lies so much of its height above its outer thirds. */
const middleAbove = 0.4445;
/** A stretch of fewer points is an arc, too, if one cubic runs along it and half as much on both sides. */
const surelyStraight = 44;
/** Stretches with so few points between them meet where their lines do, not farther than this from those points. */
const leastBetween = 7;
const meetingReach = 1.2;
/** Newton's rounds for the parameters of points; a fit farther off than the second times the tolerance is given up. */
const rounds = 3;
const hopeless = 40;

/** Which chains to fit, and how much more closely than usual. */
export interface ArcsToFit {
  readonly loops: Uint8Array;
  readonly list: Int32Array;
  /** For each of the list; below 1 corners and smoothing are left out too, which could move lines across others. */
  readonly factors: Float64Array;
}

/** The numbers of each fitted chain: `numbers[begins[k]]` to `numbers[begins[k + 1] - 1]`. */
export interface FittedArcs {
  readonly begins: Int32Array;
  readonly numbers: Float64Array;
}

/**
 * Fits chains of points with straight lines and cubics, G1 where there is no corner.
 * @returns for each chain x, y of the start, then two handles and an end for each piece; handles of straight pieces
 * lie on its ends. Loops end where they begin.
 */
export function fitArcs(chains: Chains, arcs: ArcsToFit, fitting: ArcFitting): FittedArcs {
  return fitArcsOnKernels(chains, arcs, fitting) ?? plainFitArcs(chains, arcs, fitting);
}

function plainFitArcs(chains: Chains, { loops, list, factors }: ArcsToFit, fitting: ArcFitting): FittedArcs {
  const fitter = new ArcFitter();
  const begins = new Int32Array(list.length + 1);
  const all: number[][] = [];
  list.forEach((b, k) => {
    const factor = factors[k]!;
    const [tolerance, straight] = [fitting.tolerance * factor, fitting.straight * factor];
    const own = factor === 1 ? fitting : { tolerance, straight, corner: -2, smooth: 0, stretch: 0 };
    all.push(fitter.fit(chains, b, loops[b] === 1, own));
    begins[k + 1] = begins[k]! + all[k]!.length;
  });
  const numbers = new Float64Array(begins[list.length]!);
  all.forEach((own, k) => {
    numbers.set(own, begins[k]!);
  });
  return { begins, numbers };
}

/** One object serves many chains, so that its room is made once. */
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
    const one = this.#lineBeside(before, -1, reach);
    const two = this.#lineBeside(after, 1, reach);
    const turn = one.nx * two.ny - one.ny * two.nx;
    if (Math.abs(turn) < leastMeeting) return;
    const x = (one.away * two.ny - two.away * one.ny) / turn;
    const y = (one.nx * two.away - two.nx * one.away) / turn;
    const [dx, dy] = [x - this.#x[k]!, y - this.#y[k]!];
    if (dx * dx + dy * dy > farthest * farthest) return;
    this.#x[k] = x;
    this.#y[k] = y;
  }

  /** The straight line through the points beside a corner: its normal and its distance from the origin. */
  #lineBeside(k: number, step: number, reach: number): { nx: number; ny: number; away: number } {
    const [x, y] = [this.#x, this.#y];
    let [mx, my] = [0, 0];
    for (let q = 1; q <= reach; q++) {
      mx += x[k + step * q]!;
      my += y[k + step * q]!;
    }
    mx /= reach;
    my /= reach;
    let [xx, xy, yy] = [0, 0, 0];
    for (let q = 1; q <= reach; q++) {
      const [dx, dy] = [x[k + step * q]! - mx, y[k + step * q]! - my];
      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
    const half = (xx - yy) / 2;
    const root = Math.sqrt(half * half + xy * xy);
    const ux = half >= 0 ? half + root : xy;
    const uy = half >= 0 ? xy : root - half;
    const length = Math.sqrt(ux * ux + uy * uy) || 1;
    const [nx, ny] = [-uy / length, ux / length];
    return { nx, ny, away: nx * mx + ny * my };
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
    const stretches: number[] = [];
    if (fitting.stretch > 0 && !this.#isLine(i, j, fitting.straight))
      this.#findStretches(i, j, fitting.stretch, stretches);
    this.#meetStretches(stretches, i, j);
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
      const line = this.#longest(s, j, (e) => this.#isLine(s, e, fitting.straight));
      let curve = -1;
      if (line < j)
        curve = this.#longest(s, j, (e) => {
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

  /** The longest straight stretch between two points, then those before and after it; in order, begin and end in turn. */
  #findStretches(i: number, j: number, least: number, found: number[]): void {
    let from = -1;
    let long = least - 1;
    for (let s = i; s + long < j; s++) {
      if (!this.#isStraight(s, s + long + 1)) continue;
      from = s;
      long = this.#longest(s, j, (e) => e <= s + long || this.#isStraight(s, e)) - s;
    }
    if (from < 0) return;
    this.#findStretches(i, from, least, found);
    this.#trim(from, from + long, i, j, least, found);
    this.#findStretches(from + long, j, least, found);
  }

  #isStraight(s: number, e: number): boolean {
    const isBound = this.#isBound;
    this.#isBound = false;
    const isLine = this.#isLine(s, e, stretchOff);
    this.#isBound = isBound;
    return isLine;
  }

  /** Keeps of a stretch what is as straight as its middle, and sets its ends on the line through it. */
  #trim(first: number, last: number, i: number, j: number, least: number, found: number[]): void {
    const [x, y] = [this.#x, this.#y];
    const margin = (last - first) >> 3;
    const { nx, ny, away } = this.#lineBeside(first + margin - 1, 1, last - first - 2 * margin + 1);
    const off = (k: number) => nx * x[k]! + ny * y[k]! - away;
    let [s, e] = [first, last];
    while (s < first + margin && s > i && Math.abs(off(s)) > stretchEnd) s++;
    while (e > last - margin && e < j && Math.abs(off(e)) > stretchEnd) e--;
    const [dx, dy] = [x[e]! - x[s]!, y[e]! - y[s]!];
    if (dx * dx + dy * dy < least * least) return;
    const third = Math.trunc((e - s) / 3);
    let [middle, outer] = [0, 0];
    for (let k = 0; k < third; k++) {
      middle += off(s + third + k);
      outer += (off(s + k) + off(e - k)) / 2;
    }
    if (Math.abs(middle - outer) > stretchBent * middleAbove * third) return;
    if (e - s < surelyStraight && this.#isInCurve(s, e, i, j)) return;
    for (const k of [s, e]) {
      if (k === i || k === j) continue;
      const by = off(k);
      x[k] = x[k]! - nx * by;
      y[k] = y[k]! - ny * by;
    }
    found.push(s, e);
  }

  /** Whether points s to e lie on a smooth curve that goes on on both sides. */
  #isInCurve(s: number, e: number, i: number, j: number): boolean {
    const more = (e - s) >> 1;
    const [from, to] = [Math.max(i, s - more), Math.min(j, e + more)];
    if (to - from < ((e - s) * 3) >> 1) return false;
    const [isBound, hasEnd] = [this.#isBound, this.#hasEnd];
    this.#isBound = false;
    this.#hasEnd = false;
    const isCurve = this.#isCubic(from, to, from, to, stretchCurve);
    this.#isBound = isBound;
    this.#hasEnd = hasEnd;
    return isCurve;
  }

  /** Stretches with hardly a point between them meet in a corner, where their lines do. */
  #meetStretches(found: number[], i: number, j: number): void {
    const [x, y] = [this.#x, this.#y];
    for (let k = 2; k < found.length; k += 2) {
      const [s, e, s2, e2] = [found[k - 2]!, found[k - 1]!, found[k]!, found[k + 1]!];
      if (s2 - e > leastBetween) continue;
      const [ax, ay, bx, by] = [x[e]! - x[s]!, y[e]! - y[s]!, x[e2]! - x[s2]!, y[e2]! - y[s2]!];
      const turn = ax * by - ay * bx;
      if (Math.abs(turn) < 0.1 * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))) continue;
      const t = ((x[s2]! - x[s]!) * by - (y[s2]! - y[s]!) * bx) / turn;
      const [px, py] = [x[s]! + ax * t, y[s]! + ay * t];
      const middle = (e + s2) >> 1;
      const [dx, dy] = [px - x[middle]!, py - y[middle]!];
      if (dx * dx + dy * dy > meetingReach * meetingReach || middle <= i || middle >= j) continue;
      x[middle] = px;
      y[middle] = py;
      found[k - 1] = middle;
      found[k] = middle;
    }
  }

  /** The farthest end up to which a piece from s fits: doubled steps, then halved ones. The last call that fits is it. */
  #longest(s: number, j: number, fits: (end: number) => boolean): number {
    if (fits(j)) return j;
    let good = s + 1;
    let bad = j;
    for (let step = 4; s + step < bad; step *= 2) {
      if (!fits(s + step)) {
        bad = s + step;
        break;
      }
      good = s + step;
    }
    while (bad - good > 1 + ((bad - s) >> 4)) {
      const middle = (good + bad) >> 1;
      if (fits(middle)) good = middle;
      else bad = middle;
    }
    return good;
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
    const squared = tolerance * tolerance;
    if ((isFreeStart || isFreeEnd) && this.#fitCubic(s, e, ax, ay, bx, by, squared, isFreeStart, isFreeEnd))
      return true;
    return this.#fitCubic(s, e, ax, ay, bx, by, squared, false, false);
  }

  /**
   * The cubic with given ends, and directions there unless they are free, that is nearest to points s to e (Philip J.
   * Schneider, "An algorithm for automatically fitting digitized curves", Graphics Gems, 1990).
   */
  #fitCubic(
    s: number,
    e: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    tolerance: number,
    isFreeStart: boolean,
    isFreeEnd: boolean,
  ): boolean {
    const [x, y, t, cubic] = [this.#x, this.#y, this.#t, this.#cubic];
    t[s] = 0;
    for (let k = s + 1; k <= e; k++) {
      const [dx, dy] = [x[k]! - x[k - 1]!, y[k]! - y[k - 1]!];
      t[k] = t[k - 1]! + Math.sqrt(dx * dx + dy * dy);
    }
    const length = t[e]! || 1;
    for (let k = s + 1; k <= e; k++) t[k] = t[k]! / length;
    const [x0, y0, x3, y3] = [x[s]!, y[s]!, x[e]!, y[e]!];
    const chord = Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
    const [least, most] = [chord * 0.02, length * 1.2];
    for (let round = 0; round <= rounds; round++) {
      // the handles by least squares: their lengths, and their directions where these are free
      let [c00, c01, c11, ux, uy, vx, vy] = [0, 0, 0, 0, 0, 0, 0];
      for (let k = s + 1; k < e; k++) {
        const p = t[k]!;
        const q = 1 - p;
        const b1 = 3 * p * q * q;
        const b2 = 3 * p * p * q;
        const near = q * q * q + b1;
        const far = p * p * p + b2;
        const [dx, dy] = [x[k]! - x0 * near - x3 * far, y[k]! - y0 * near - y3 * far];
        c00 += b1 * b1;
        c01 += b1 * b2;
        c11 += b2 * b2;
        ux += b1 * dx;
        uy += b1 * dy;
        vx += b2 * dx;
        vy += b2 * dy;
      }
      let [oneX, oneY, twoX, twoY] = [0, 0, 0, 0];
      const free = c00 * c11 - c01 * c01;
      if (isFreeStart && isFreeEnd) {
        if (free < 1e-9) return false;
        oneX = (ux * c11 - vx * c01) / free;
        oneY = (uy * c11 - vy * c01) / free;
        twoX = (vx * c00 - ux * c01) / free;
        twoY = (vy * c00 - uy * c01) / free;
      } else if (isFreeStart) {
        if (free < 1e-9) return false;
        const two = ((vx * bx + vy * by) * c00 - (ux * bx + uy * by) * c01) / free;
        twoX = bx * two;
        twoY = by * two;
        oneX = (ux - c01 * twoX) / c00;
        oneY = (uy - c01 * twoY) / c00;
      } else if (isFreeEnd) {
        if (free < 1e-9) return false;
        const one = ((ux * ax + uy * ay) * c11 - (vx * ax + vy * ay) * c01) / free;
        oneX = ax * one;
        oneY = ay * one;
        twoX = (vx - c01 * oneX) / c11;
        twoY = (vy - c01 * oneY) / c11;
      } else {
        const turn = c01 * (ax * bx + ay * by);
        const [u, v] = [ux * ax + uy * ay, vx * bx + vy * by];
        const determinant = c00 * c11 - turn * turn;
        let [one, two] = [0, 0];
        if (determinant > 1e-9) {
          one = (u * c11 - v * turn) / determinant;
          two = (c00 * v - turn * u) / determinant;
        }
        if (!(one > least && one < most)) one = length / 3;
        if (!(two > least && two < most)) two = length / 3;
        oneX = ax * one;
        oneY = ay * one;
        twoX = bx * two;
        twoY = by * two;
      }
      if (isFreeStart || isFreeEnd) {
        // handles that vanish, overshoot or point away from the points make cusps and loops
        const [one, two] = [oneX * ax + oneY * ay, twoX * bx + twoY * by];
        if (!(one > least && one < most && two > least && two < most)) return false;
        if (one * one < turned * (oneX * oneX + oneY * oneY)) return false;
        if (two * two < turned * (twoX * twoX + twoY * twoY)) return false;
      }
      const [x1, y1, x2, y2] = [x0 + oneX, y0 + oneY, x3 + twoX, y3 + twoY];
      // the farthest point, and each parameter one step towards its point's foot
      let worst = 0;
      for (let k = s + 1; k < e; k++) {
        const p = t[k]!;
        const q = 1 - p;
        const [b0, b1, b2, b3] = [q * q * q, 3 * p * q * q, 3 * p * p * q, p * p * p];
        const dx = x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3 - x[k]!;
        const dy = y0 * b0 + y1 * b1 + y2 * b2 + y3 * b3 - y[k]!;
        const away = dx * dx + dy * dy;
        if (away > worst) worst = away;
        const wx = 3 * ((x1 - x0) * q * q + 2 * (x2 - x1) * p * q + (x3 - x2) * p * p);
        const wy = 3 * ((y1 - y0) * q * q + 2 * (y2 - y1) * p * q + (y3 - y2) * p * p);
        const zx = 6 * ((x2 - 2 * x1 + x0) * q + (x3 - 2 * x2 + x1) * p);
        const zy = 6 * ((y2 - 2 * y1 + y0) * q + (y3 - 2 * y2 + y1) * p);
        const slope = wx * wx + wy * wy + dx * zx + dy * zy;
        if (slope > 1e-9 || slope < -1e-9) {
          const moved = p - (dx * wx + dy * wy) / slope;
          t[k] = moved < 0 ? 0 : moved > 1 ? 1 : moved;
        }
      }
      if (worst <= tolerance) {
        cubic[0] = x1;
        cubic[1] = y1;
        cubic[2] = x2;
        cubic[3] = y2;
        return true;
      }
      if (worst > tolerance * hopeless) return false;
    }
    return false;
  }
}
