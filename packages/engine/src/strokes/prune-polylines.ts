import type { Stop, Polyline } from "./polylines.ts";

/** Polylines and where they hang on nothing. */
export interface Pruned {
  readonly polylines: readonly Polyline[];
  /** Whether a polyline's beginning and its end meet no other line. */
  readonly freeEnds: (polyline: Polyline) => readonly [boolean, boolean];
}

/** What is left out; lengths in points. */
export interface Pruning {
  readonly shortest: number;
  readonly spur: number;
  readonly bridge?: number;
  /** 1 for nodes at which lines end on something: the page's edge. */
  readonly held?: Uint8Array;
}

/**
 * Leaves out polylines that stand alone and are shorter than `shortest`, spurs on others, and what polylines go on beyond
 * the last line that they meet, where that is shorter than `spur`; and faint polylines shorter than `bridge`, which make
 * ladders of parallels and nets of texture. Lengths in points. What is of full strength stays.
 */
export function prunePolylines(
  polylines: readonly Polyline[],
  nodes: number,
  { shortest, spur, bridge = 0, held }: Pruning,
): Pruned {
  const freeAtFirst = freeEndsIn(polylines, nodes, held);
  const kept = polylines.filter((polyline) => {
    const free = freeAtFirst(polyline);
    if (polyline.stops.length === 2 && polyline.x.length < bridge && isFaint(polyline)) return false;
    const min = isMeant(polyline) ? minMeant : free[0] && free[1] ? shortest : spur;
    return !(free[0] || free[1]) || polyline.stops.length > 2 || polyline.x.length >= min;
  });
  const meeting = visitsOf(kept, nodes, held);
  const freeThen = freeEndsIn(kept, nodes, held);
  const trimmed = kept.map((polyline) =>
    withoutTails(polyline, freeThen(polyline), isMeant(polyline) ? minMeant : spur, meeting),
  );
  return { polylines: trimmed, freeEnds: freeEndsIn(trimmed, nodes, held) };
}

/** Lines of full strength are no guesses: letters, features of faces. Shorter ones are none of these, in points. */
const meant = 0.999;
const minMeant = 4;

function isMeant({ strength }: Polyline): boolean {
  return strength[strength.length >> 1]! >= meant;
}

/** Lines below this strength are guesses. */
const faint = 0.42;

function isFaint({ strength }: Polyline): boolean {
  const sorted = strength.slice().sort();
  return sorted[sorted.length >> 1]! < faint;
}

function visitsOf(polylines: readonly Polyline[], nodes: number, held: Uint8Array | undefined): Int32Array {
  const visits = new Int32Array(nodes);
  if (held) visits.set(held);
  for (const { stops } of polylines) for (const { node } of stops) visits[node]!++;
  return visits;
}

function freeEndsIn(
  polylines: readonly Polyline[],
  nodes: number,
  held: Uint8Array | undefined,
): Pruned["freeEnds"] {
  const visits = visitsOf(polylines, nodes, held);
  const isFree = (stop: Stop | undefined) => stop !== undefined && visits[stop.node]! < 2;
  return ({ stops, closed }) => [!closed && isFree(stops[0]), !closed && isFree(stops.at(-1))];
}

/** A polyline that ends at the last line it meets where it hardly goes on beyond it. */
function withoutTails(
  polyline: Polyline,
  free: readonly [boolean, boolean],
  spur: number,
  visits: Int32Array,
): Polyline {
  const { stops, x } = polyline;
  const isMet = (stop: number) => visits[stops.at(stop)!.node]! > 1;
  let [from, to] = [0, stops.length - 1];
  if (stops.length > 2 && free[0] && isMet(1) && stops[1]!.at < spur) from++;
  if (to - from > 1 && free[1] && isMet(-2) && x.length - 1 - stops.at(-2)!.at < spur) to--;
  if (from === 0 && to === stops.length - 1) return polyline;
  const [first, last] = [stops[from]!.at, stops[to]!.at];
  const cut = (values: Float64Array) => values.slice(first, last + 1);
  return {
    x: cut(x),
    y: cut(polyline.y),
    strength: cut(polyline.strength),
    widths: cut(polyline.widths),
    pen: polyline.pen,
    closed: false,
    stops: stops.slice(from, to + 1).map(({ at, node }) => ({ at: at - first, node })),
  };
}
