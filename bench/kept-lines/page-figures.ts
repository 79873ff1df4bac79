import { fillPolygon } from "../../packages/engine/src/edges/fill-polygon.ts";
import { type LineLabels, type Place, type ZoneKind, zoneKinds } from "./line-labels.ts";

/** How lines that are drawn agree with those that an illustrator would keep. Lengths are longer sides of the photo. */
export interface PageFigures {
  /** Length along kept lines, in zones without lines, and where nobody knows. */
  readonly kept: number;
  readonly wrong: number;
  readonly unknown: number;
  /** Wrong length by what the zone shows. */
  readonly wrongIn: ReadonlyMap<ZoneKind, number>;
  /** How much of the kept lines is drawn, of outlines, features and both; the count of points that is measured by. */
  readonly drawn: Readonly<Record<"outline" | "feature", { readonly found: number; readonly of: number }>>;
}

/** A line is along a kept one within this share of the longer side, if their directions differ by less than these cosines. */
const near = 0.012;
const along = { piece: 0.8, point: 0.7 };
/** Drawn lines are judged in pieces of this length, in shares of the longer side. */
const piece = 0.03;
/** A piece is along kept lines from this share of its places on, and beside them up to the other. */
const [mostly, hardly] = [0.6, 0.25];
/** Places are so far apart, in pixels. */
const step = { line: 2, label: 1.5 };

/** A place on a line, and the line's direction there. */
interface Tangent {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * Compares drawn lines with kept ones.
 * @param lines polylines in pixels of the photo
 * @param isLeftOut where nothing is compared: faces that landmarks draw
 */
export function pageFigures(
  labels: LineLabels,
  lines: readonly (readonly Place[])[],
  isLeftOut: (x: number, y: number) => boolean,
): PageFigures {
  const { width, height } = labels;
  const side = Math.max(width, height);
  const keptLines = labels.keep.map(({ kind, points }) => ({ kind, places: tangents(points, step.label) }));
  const kept = new Near(
    keptLines.flatMap(({ places }) => places),
    near * side,
  );
  const zoneAt = zonesOf(labels);
  const sums = { kept: 0, wrong: 0, unknown: 0 };
  const wrongIn = new Map<ZoneKind, number>();
  const edge = near * side;
  const isOnEdge = ({ x, y }: Tangent) => x < edge || y < edge || x > width - edge || y > height - edge;
  const asked = lines.map((line) => tangents(line, step.line));
  for (const part of asked.flatMap((line) => piecesOf(line, (piece * side) / step.line))) {
    if (part.every(isOnEdge) || shareOf(part, ({ x, y }) => isLeftOut(x, y)) > 0.5) continue;
    const length = (part.length * step.line) / side;
    const found = part.map((place) => [place, kept.nearest(place)] as const);
    const on = shareOf(found, ([, at]) => at !== undefined);
    const aligned = shareOf(found, ([p, at]) => at !== undefined && cosine(p, at) > along.piece);
    const zone = commonest(part.map(({ x, y }) => zoneAt(x, y)));
    if (aligned >= mostly) sums.kept += length;
    else if (on <= hardly && zone !== undefined && zone !== "unsure") {
      sums.wrong += length;
      wrongIn.set(zone, (wrongIn.get(zone) ?? 0) + length);
    } else sums.unknown += length;
  }
  const shown = new Near(asked.flat(), near * side);
  const drawn = { outline: { found: 0, of: 0 }, feature: { found: 0, of: 0 } };
  for (const { kind, places } of keptLines)
    for (const place of places) {
      if (isLeftOut(place.x, place.y)) continue;
      const at = shown.nearest(place);
      drawn[kind].of++;
      if (at && cosine(place, at) > along.point) drawn[kind].found++;
    }
  return { ...sums, wrongIn, drawn };
}

/** Precision, recall, and their harmonic mean. */
export function scoresOf({ kept, wrong, drawn: { outline, feature } }: PageFigures) {
  const precision = kept / Math.max(1e-6, kept + wrong);
  const recall = (outline.found + feature.found) / Math.max(1, outline.of + feature.of);
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-6, precision + recall) };
}

const cosine = (p: Tangent, q: Tangent) => Math.abs(p.dx * q.dx + p.dy * q.dy);

function shareOf<T>(list: readonly T[], isIt: (one: T) => boolean): number {
  return list.filter(isIt).length / list.length;
}

/** Places along a polyline, a step apart, with its direction. */
function tangents(points: readonly Place[], apart: number): Tangent[] {
  const out: Tangent[] = [];
  let left = apart / 2;
  for (let k = 1; k < points.length; k++) {
    const [[x0, y0], [x1, y1]] = [points[k - 1]!, points[k]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
    for (; left <= length; left += apart) out.push({ x: x0 + left * dx, y: y0 + left * dy, dx, dy });
    left -= length;
  }
  return out;
}

/** Runs of nearly so many places. */
function piecesOf(places: readonly Tangent[], count: number): Tangent[][] {
  const pieces = Math.max(1, Math.round(places.length / count));
  const at = (k: number) => Math.round((k * places.length) / pieces);
  return Array.from({ length: pieces }, (_, k) => places.slice(at(k), at(k + 1))).filter(
    ({ length }) => length > 1,
  );
}

function commonest<T>(list: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].reduce((p, q) => (q[1] > p[1] ? q : p))[0];
}

/** Finds the nearest of some places within a reach. */
class Near {
  readonly #reach: number;
  readonly #cells = new Map<number, Tangent[]>();

  constructor(places: readonly Tangent[], reach: number) {
    this.#reach = reach;
    for (const place of places) {
      const key = this.#key(this.#cell(place.x), this.#cell(place.y));
      const own = this.#cells.get(key);
      if (own) own.push(place);
      else this.#cells.set(key, [place]);
    }
  }

  nearest({ x, y }: Tangent): Tangent | undefined {
    const [column, row] = [this.#cell(x), this.#cell(y)];
    let best: Tangent | undefined;
    let limit = this.#reach ** 2;
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const place of this.#cells.get(this.#key(column + j, row + i)) ?? []) {
          const away = (place.x - x) ** 2 + (place.y - y) ** 2;
          if (away > limit) continue;
          limit = away;
          best = place;
        }
    return best;
  }

  #cell(value: number): number {
    return Math.floor(value / this.#reach);
  }

  #key(column: number, row: number): number {
    return (row + 1) * 4096 + column + 1;
  }
}

/** The zone of a place; undefined where nobody labeled one. */
function zonesOf({ width, height, drop }: LineLabels): (x: number, y: number) => ZoneKind | undefined {
  const of = new Uint8Array(width * height);
  for (const { cls, points } of drop)
    fillPolygon(
      points.map(([x, y]) => ({ x, y })),
      { width, height },
      (from, to) => of.fill(1 + zoneKinds.indexOf(cls), from, to),
    );
  const inside = (value: number, limit: number) => Math.max(0, Math.min(limit - 1, Math.floor(value)));
  return (x, y) => zoneKinds[of[inside(y, height) * width + inside(x, width)]! - 1];
}
