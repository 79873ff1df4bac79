import { thin } from "../edges/thinning.ts";
import { ArcFitter } from "../paths/arc-fitter.ts";
import type { ArcFitting } from "../paths/arc-fitting.ts";
import { squaredDistances } from "../raster/distance.ts";
import { type Coverage, crossSection, reachOf } from "./cross-sections.ts";
import type { Curve } from "./cubics.ts";
import { ellipseOf } from "./ellipse.ts";
import { joinAtNodes } from "./join-at-nodes.ts";
import { lineGraph } from "./line-graph.ts";
import { withPenCorners } from "./pen-corners.ts";
import { smoothPoints } from "./smooth-points.ts";
import { type Strand, strandsOf } from "./strands.ts";
import { tidyGraph } from "./tidy-graph.ts";

/** Areas of ink on paper. */
export interface Ink extends Coverage {
  /** For each pixel the area of ink it belongs to, or -1 on paper. */
  readonly areas: Int32Array;
  /** How many areas there are. */
  readonly count: number;
}

/** A line that a pen of one width drew, in pixels. */
export interface InkLine {
  /** x, y of the start, then two handles and an end per cubic; handles of straight ones lie on its ends. */
  readonly points: readonly number[];
  readonly closed: boolean;
  readonly width: number;
  readonly area: number;
}

export interface CenterLines {
  readonly lines: readonly InkLine[];
  /** Areas that no pen of constant width drew: they stay filled. */
  readonly blobs: readonly number[];
}

/** Widths of a line that differ by more than this share of it, or these pixels, are of no pen. */
const steady = 0.5;
const steadyPixels = 2;
/** So much of an area's lines may be unsteady, and so much of its ink be missing or too much, for it to be lines. */
const mostUnsteady = 0.15;
const mostMissing = 0.2;
/** An area whose lines are shorter than so many of their widths is a dot. */
const leastLength = 1.6;
/** Widths that differ by less than this share, or these pixels, are of one pen. */
const samePen = 0.12;
const samePenPixels = 0.4;
/** Sigma, in points, of what is smoothed before the middle of the ink is looked for. */
const calmer = 2.5;
/** Normals are those of the line between points so many before and after. */
const along = 4;

/**
 * The lines along the middles of ink, where a pen of constant width drew it; what is no line is named. Thinned ink,
 * without what thinning adds, joined where lines go on straightest, then moved to the middle of the ink between pixels
 * and fitted as borders are. Lines that meet share a point.
 * @param round how coordinates will be rounded
 */
export function centerLines(ink: Ink, fitting: ArcFitting, round: (pixels: number) => number): CenterLines {
  const { width, height, areas, count } = ink;
  const at = (x: number, y: number) =>
    Math.max(0, Math.min(height - 1, Math.floor(y))) * width +
    Math.max(0, Math.min(width - 1, Math.floor(x)));
  const [paper, inked] = [new Uint8Array(areas.length), new Uint8Array(areas.length)];
  for (let i = 0; i < areas.length; i++) (areas[i]! < 0 ? paper : inked)[i] = 1;
  const squared = squaredDistances(paper, width, height);
  const radiusAt = (i: number) => Math.max(0.5, Math.sqrt(squared[i]!) - 0.5);
  const on = thin(inked, ink);
  const [widths, strength] = [new Float32Array(on.length), new Float32Array(on.length)];
  for (let i = 0; i < on.length; i++) if (on[i]) widths[i] = 2 * radiusAt(i);
  const found = lineGraph({ width, height, on, strength, widths });
  const graph = tidyGraph(found, (x, y) => radiusAt(at(x, y)));
  const degree = new Int32Array(graph.nodeX.length);
  for (const list of [graph.from, graph.to]) for (const node of list) if (node >= 0) degree[node]!++;

  const measured = strandsOf(graph).map((strand) => measure(strand, ink, degree));
  const areaOf = measured.map(({ strand }) => areaAlong(strand, areas, at));
  const isLine = areasOfLines(measured, areaOf, ink);
  const kept = measured.filter((_, s) => isLine[areaOf[s]!] === 1);
  const keptAreas = areaOf.filter((area) => isLine[area] === 1);

  const meeting = meetOnPassing(kept, graph.nodeX.length);
  const fitter = new ArcFitter();
  const fitted = meeting.map(({ strand, width: pen }) => ({
    strand,
    curve: curveOf(strand, fitter, fitting, pen),
  }));
  joinAtNodes(fitted, graph.nodeX.length, round);
  const penOf = pens(kept);
  const lines = fitted.map(
    ({ strand, curve }, s): InkLine => ({
      points: curve,
      closed: strand.closed,
      width: penOf[s]!,
      area: keptAreas[s]!,
    }),
  );
  const blobs = Array.from({ length: count }, (_, area) => area).filter((area) => isLine[area] !== 1);
  return { lines, blobs };
}

/** Where strands pass a node: on a straight way there, between the halves of the ink's width. */
interface Passing {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly half: number;
}

/**
 * Puts the point of a strand that passes a node between its neighbors, and lets others run straight on to there: where
 * lines meet, the middle of the ink is not the middle of any of them. Changes the points of strands that pass.
 */
function meetOnPassing(measured: readonly Measured[], nodes: number): Measured[] {
  const passing: Passing[][] = Array.from({ length: nodes }, () => []);
  for (const { strand, width } of measured) {
    const { x, y, stops } = strand;
    for (const { at, node } of stops) {
      if (isEnd(strand, at)) continue;
      const [p, q] = [(at + x.length - 1) % x.length, (at + 1) % x.length];
      const [dx, dy] = [x[q]! - x[p]!, y[q]! - y[p]!];
      // the foot of the node on the way between its neighbors
      const t = ((x[at]! - x[p]!) * dx + (y[at]! - y[p]!) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.max(0.05, Math.min(0.95, t));
      x[at] = x[p]! + dx * share;
      y[at] = y[p]! + dy * share;
      passing[node]!.push({ x: x[at]!, y: y[at]!, dx, dy, half: width / 2 });
    }
  }
  const moved = measured.map((own) => ({ ...own, strand: onToPassing(own.strand, passing) }));
  // what passes has its node where the others come in
  const [sumX, sumY, many] = [new Float64Array(nodes), new Float64Array(nodes), new Int32Array(nodes)];
  for (const { strand } of moved) {
    for (const { at, node } of strand.stops) {
      if (!isEnd(strand, at) || passing[node]!.length !== 1) continue;
      sumX[node]! += strand.x[at]!;
      sumY[node]! += strand.y[at]!;
      many[node]!++;
    }
  }
  for (const { strand } of moved) {
    for (const { at, node } of strand.stops) {
      if (isEnd(strand, at) || many[node] === 0) continue;
      strand.x[at] = sumX[node]! / many[node]!;
      strand.y[at] = sumY[node]! / many[node]!;
    }
  }
  return moved;
}

function isEnd({ closed, x }: Strand, at: number): boolean {
  return !closed && (at === 0 || at === x.length - 1);
}

/** A strand that runs straight on to what passes where it ends; its points in the ink of that go. */
function onToPassing(strand: Strand, passing: readonly (readonly Passing[])[]): Strand {
  let [first, last] = [0, strand.x.length - 1];
  const { x, y, stops, closed } = strand;
  if (closed || stops.length < 2) return strand;
  const begin = meetingOf(strand, passing[stops[0]!.node]![0], 0, 1);
  const end = meetingOf(strand, passing[stops.at(-1)!.node]![0], last, -1);
  if (begin) first = begin.from;
  if (end) last = end.from;
  if ((!begin && !end) || first >= last || stops.slice(1, -1).some(({ at }) => at < first || at > last))
    return strand;
  const cut = (values: Float64Array, before: number | undefined, after: number | undefined) =>
    Float64Array.of(
      ...(before === undefined ? [] : [before]),
      ...values.subarray(first, last + 1),
      ...(after === undefined ? [] : [after]),
    );
  const [newX, newY] = [cut(x, begin?.x, end?.x), cut(y, begin?.y, end?.y)];
  const moved = begin ? first - 1 : 0;
  const kept = stops.map(({ at, node }, s) => ({
    at: s === 0 ? 0 : s === stops.length - 1 ? newX.length - 1 : at - moved,
    node,
  }));
  const none = new Float64Array(newX.length);
  return { ...strand, x: newX, y: newY, strength: none, widths: none, stops: kept };
}

/** Where a strand's last straight points lead to on what passes its end, and the first of them that stays. */
function meetingOf(
  { x, y }: Strand,
  passing: Passing | undefined,
  end: number,
  inward: 1 | -1,
): { x: number; y: number; from: number } | undefined {
  if (!passing) return undefined;
  const away = (i: number) => {
    const [dx, dy] = [x[i]! - passing.x, y[i]! - passing.y];
    return Math.sqrt(dx * dx + dy * dy);
  };
  let from = end + inward;
  const most = Math.floor(x.length / 3);
  while (Math.abs(from - end) < most && away(from) < 2.2 * passing.half + 1) from += inward;
  const back = Math.max(0, Math.min(x.length - 1, from + inward * 6));
  if (back === from) return undefined;
  const [dx, dy] = [x[from]! - x[back]!, y[from]! - y[back]!];
  const cross = dx * passing.dy - dy * passing.dx;
  const size = Math.sqrt((dx * dx + dy * dy) * (passing.dx * passing.dx + passing.dy * passing.dy));
  if (Math.abs(cross) < 0.2 * size) return undefined;
  const t = ((passing.x - x[from]!) * passing.dy - (passing.y - y[from]!) * passing.dx) / cross;
  const place = { x: x[from]! + dx * t, y: y[from]! + dy * t, from };
  const [offX, offY] = [place.x - passing.x, place.y - passing.y];
  return t > 0 && Math.sqrt(offX * offX + offY * offY) < 1.5 * passing.half + 1.5 ? place : undefined;
}

/** A strand in the middle of its ink, and what the ink is like along it. */
interface Measured {
  readonly strand: Strand;
  /** Of the pen, in pixels. */
  readonly width: number;
  readonly length: number;
  readonly isSteady: boolean;
  /** How many of its ends meet nothing. */
  readonly freeEnds: number;
}

function measure(strand: Strand, ink: Coverage, degree: Int32Array): Measured {
  const { closed } = strand;
  const isFree = (stop: { node: number } | undefined) =>
    !closed && stop !== undefined && degree[stop.node] === 1;
  const free = [isFree(strand.stops[0]), isFree(strand.stops.at(-1))] as const;
  const { moved, widths } = centered(strand, ink);
  const known = widths.filter((value) => value > 0).sort();
  const usual = strand.widths.filter((value) => value > 0).sort();
  const median = (values: Float64Array) => values[values.length >> 1] ?? 0;
  const width = median(known) || median(usual) || 1;
  const spread =
    known.length > 0 ? known[Math.floor(known.length * 0.9)]! - known[Math.floor(known.length * 0.1)]! : 0;
  const ended = withEnds(moved, ink, free, width);
  return {
    strand: withPenCorners(ended, ink, width / 2),
    width,
    length: lengthOf(ended),
    isSteady: spread <= Math.max(steady * width, steadyPixels),
    freeEnds: Number(free[0]) + Number(free[1]),
  };
}

/** A strand whose points lie in the middle of the ink, and how wide it is there: 0 where that cannot be said. */
function centered(strand: Strand, ink: Coverage): { moved: Strand; widths: Float64Array } {
  const many = strand.x.length;
  const calm = many > 6 ? smoothPoints(strand, calmer, strand.closed) : strand;
  const isStop = new Uint8Array(many);
  for (const { at } of strand.stops) isStop[at] = 1;
  const [dx, dy, widths] = [new Float64Array(many), new Float64Array(many), new Float64Array(many)];
  const index = (i: number) => (strand.closed ? (i + many) % many : Math.max(0, Math.min(many - 1, i)));
  for (let i = 0; i < many; i++) {
    if (isStop[i] || !(strand.widths[i]! > 0)) continue;
    const [p, q] = [index(i - along), index(i + along)];
    const [ax, ay] = [calm.x[q]! - calm.x[p]!, calm.y[q]! - calm.y[p]!];
    const length = Math.sqrt(ax * ax + ay * ay);
    if (length === 0) continue;
    const [nx, ny] = [-ay / length, ax / length];
    const half = strand.widths[i]! / 2;
    const section = crossSection(ink, [calm.x[i]!, calm.y[i]!], [nx, ny], half);
    if (!section || Math.abs(section.shift) > 1 + half / 2) continue;
    dx[i] = section.shift * nx;
    dy[i] = section.shift * ny;
    widths[i] = section.width;
  }
  // what could not be seen moves as its neighbors do
  for (const way of [dx, dy]) bridgeGaps(way, widths);
  const place = (values: Float64Array, from: Float64Array, way: Float64Array) =>
    values.map((value, i) => (isStop[i] ? value : from[i]! + way[i]!));
  const [x, y] = [place(strand.x, calm.x, dx), place(strand.y, calm.y, dy)];
  return { moved: { ...strand, x, y }, widths };
}

/** Fills values that are not known (known: above 0) from the known ones before and after. */
function bridgeGaps(values: Float64Array, known: Float64Array): void {
  let before = -1;
  for (let i = 0; i <= values.length; i++) {
    if (i < values.length && !(known[i]! > 0)) continue;
    for (let k = before + 1; k < i; k++) {
      const [p, q] = [before < 0 ? i : before, i < values.length ? i : before];
      if (p >= values.length || q < 0) continue;
      const t = p === q ? 0 : (k - p) / (q - p);
      values[k] = values[p]! * (1 - t) + values[q]! * t;
    }
    before = i;
  }
}

/**
 * Lets free ends stop where a round pen stopped: half its width before the ink ends. Thinning bends the last points
 * aside; they go.
 */
function withEnds(strand: Strand, ink: Coverage, free: readonly [boolean, boolean], width: number): Strand {
  const many = strand.x.length;
  const drop = Math.min(Math.round(0.6 * width) + 1, (many - 2) >> 1);
  if ((!free[0] && !free[1]) || drop < 1) return strand;
  const [first, last] = [free[0] ? drop : 0, free[1] ? many - 1 - drop : many - 1];
  const tip = (at: number, inward: number): readonly [number, number] => {
    const back = Math.max(first, Math.min(last, at + inward * 6));
    const [dx, dy] = [strand.x[at]! - strand.x[back]!, strand.y[at]! - strand.y[back]!];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const direction = [dx / length, dy / length] as const;
    const reach = reachOf(ink, [strand.x[at]!, strand.y[at]!], direction, 3 * width + 4);
    const on = Math.max(0, reach - width / 2);
    return [strand.x[at]! + direction[0] * on, strand.y[at]! + direction[1] * on];
  };
  const [x, y] = [
    Array.from(strand.x.subarray(first, last + 1)),
    Array.from(strand.y.subarray(first, last + 1)),
  ];
  const put = (place: readonly [number, number], atEnd: boolean) => {
    if (atEnd) {
      x.push(place[0]);
      y.push(place[1]);
    } else {
      x.unshift(place[0]);
      y.unshift(place[1]);
    }
  };
  if (free[0]) put(tip(first, 1), false);
  if (free[1]) put(tip(last, -1), true);
  const moved = free[0] ? first - 1 : 0;
  const end = x.length - 1;
  const stops = strand.stops.map(({ at, node }) => ({ at: Math.max(0, Math.min(end, at - moved)), node }));
  const none = new Float64Array(x.length);
  return { ...strand, x: Float64Array.from(x), y: Float64Array.from(y), strength: none, widths: none, stops };
}

function lengthOf({ x, y, closed }: Strand): number {
  let length = 0;
  for (let i = closed ? 0 : 1; i < x.length; i++) {
    const before = i === 0 ? x.length - 1 : i - 1;
    const [dx, dy] = [x[i]! - x[before]!, y[i]! - y[before]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** The area on which most of a strand lies: that of its middle. */
function areaAlong({ x, y }: Strand, areas: Int32Array, at: (x: number, y: number) => number): number {
  for (const share of [0.5, 0.3, 0.7, 0.1, 0.9, 0, 1]) {
    const i = Math.round((x.length - 1) * share);
    const area = areas[at(x[i]!, y[i]!)]!;
    if (area >= 0) return area;
  }
  return -1;
}

/** 1 for each area that its lines, drawn with their pens, would cover again. */
function areasOfLines(measured: readonly Measured[], areaOf: readonly number[], ink: Ink): Uint8Array {
  const [length, unsteady, drawn, widest] = [0, 1, 2, 3].map(() => new Float64Array(ink.count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  measured.forEach((own, s) => {
    const area = areaOf[s]!;
    if (area < 0) return;
    length[area]! += own.length;
    if (!own.isSteady) unsteady[area]! += own.length;
    // half a disc at each free end
    drawn[area]! += own.length * own.width + (own.freeEnds * Math.PI * own.width * own.width) / 8;
    widest[area] = Math.max(widest[area]!, own.width);
  });
  const amount = new Float64Array(ink.count);
  for (let i = 0; i < ink.areas.length; i++) if (ink.areas[i]! >= 0) amount[ink.areas[i]!]!++;
  return Uint8Array.from({ length: ink.count }, (_, area) => {
    if (length[area]! < leastLength * widest[area]! || length[area] === 0) return 0;
    if (unsteady[area]! > mostUnsteady * length[area]!) return 0;
    return Math.abs(drawn[area]! - amount[area]!) <= mostMissing * amount[area]! ? 1 : 0;
  });
}

function curveOf(strand: Strand, fitter: ArcFitter, fitting: ArcFitting, width: number): Curve {
  const { x, y, closed } = strand;
  const round =
    closed && x.length > 12 ? ellipseOf(strand, Math.max(0.35, Math.min(0.6, 0.1 * width))) : undefined;
  if (round) return round;
  return fitter.fit({ start: Int32Array.of(0, x.length), x, y }, 0, closed, fitting);
}

/** Widths of the pens: those nearly alike are one, weighed by length. */
function pens(measured: readonly Measured[]): number[] {
  const order = measured.map((_, s) => s).sort((p, q) => measured[p]!.width - measured[q]!.width || p - q);
  const out = new Array<number>(measured.length).fill(0);
  for (let i = 0; i < order.length; ) {
    const least = measured[order[i]!]!.width;
    const most = Math.max(least * (1 + samePen), least + samePenPixels);
    let end = i;
    let [sum, length] = [0, 0];
    while (end < order.length && measured[order[end]!]!.width <= most) {
      const own = measured[order[end]!]!;
      sum += own.width * own.length;
      length += own.length;
      end++;
    }
    for (; i < end; i++) out[order[i]!] = length > 0 ? sum / length : least;
  }
  return out;
}
