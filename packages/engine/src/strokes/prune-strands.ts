import type { Stop, Strand } from "./strands.ts";

/** Strands and where they hang on nothing. */
export interface Pruned {
  readonly strands: readonly Strand[];
  /** Whether a strand's beginning and its end meet no other line. */
  readonly freeEnds: (strand: Strand) => readonly [boolean, boolean];
}

/** What is left out; lengths in points. */
export interface Pruning {
  readonly shortest: number;
  readonly twig: number;
  readonly rung?: number;
  /** 1 for nodes at which lines end on something: the page's edge. */
  readonly held?: Uint8Array;
}

/**
 * Leaves out strands that stand alone and are shorter than `shortest`, twigs on others, and what strands go on beyond
 * the last line that they meet, where that is shorter than `twig`; and faint strands shorter than `rung`, which make
 * ladders of parallels and nets of texture. Lengths in points. What is of full strength stays.
 */
export function pruneStrands(
  strands: readonly Strand[],
  nodes: number,
  { shortest, twig, rung = 0, held }: Pruning,
): Pruned {
  const freeAtFirst = freeEndsIn(strands, nodes, held);
  const kept = strands.filter((strand) => {
    const free = freeAtFirst(strand);
    if (strand.stops.length === 2 && strand.x.length < rung && isFaint(strand)) return false;
    const least = isMeant(strand) ? leastMeant : free[0] && free[1] ? shortest : twig;
    return !(free[0] || free[1]) || strand.stops.length > 2 || strand.x.length >= least;
  });
  const meeting = visitsOf(kept, nodes, held);
  const freeThen = freeEndsIn(kept, nodes, held);
  const trimmed = kept.map((strand) =>
    withoutTails(strand, freeThen(strand), isMeant(strand) ? leastMeant : twig, meeting),
  );
  return { strands: trimmed, freeEnds: freeEndsIn(trimmed, nodes, held) };
}

/** Lines of full strength are no guesses: letters, features of faces. Shorter ones are none of these, in points. */
const meant = 0.999;
const leastMeant = 4;

function isMeant({ strength }: Strand): boolean {
  return strength[strength.length >> 1]! >= meant;
}

/** Lines below this strength are guesses. */
const faint = 0.42;

function isFaint({ strength }: Strand): boolean {
  const sorted = strength.slice().sort();
  return sorted[sorted.length >> 1]! < faint;
}

function visitsOf(strands: readonly Strand[], nodes: number, held: Uint8Array | undefined): Int32Array {
  const visits = new Int32Array(nodes);
  if (held) visits.set(held);
  for (const { stops } of strands) for (const { node } of stops) visits[node]!++;
  return visits;
}

function freeEndsIn(
  strands: readonly Strand[],
  nodes: number,
  held: Uint8Array | undefined,
): Pruned["freeEnds"] {
  const visits = visitsOf(strands, nodes, held);
  const isFree = (stop: Stop | undefined) => stop !== undefined && visits[stop.node]! < 2;
  return ({ stops, closed }) => [!closed && isFree(stops[0]), !closed && isFree(stops.at(-1))];
}

/** A strand that ends at the last line it meets where it hardly goes on beyond it. */
function withoutTails(
  strand: Strand,
  free: readonly [boolean, boolean],
  twig: number,
  visits: Int32Array,
): Strand {
  const { stops, x } = strand;
  const isMet = (stop: number) => visits[stops.at(stop)!.node]! > 1;
  let [from, to] = [0, stops.length - 1];
  if (stops.length > 2 && free[0] && isMet(1) && stops[1]!.at < twig) from++;
  if (to - from > 1 && free[1] && isMet(-2) && x.length - 1 - stops.at(-2)!.at < twig) to--;
  if (from === 0 && to === stops.length - 1) return strand;
  const [first, last] = [stops[from]!.at, stops[to]!.at];
  const cut = (values: Float64Array) => values.slice(first, last + 1);
  return {
    x: cut(x),
    y: cut(strand.y),
    strength: cut(strand.strength),
    widths: cut(strand.widths),
    pen: strand.pen,
    closed: false,
    stops: stops.slice(from, to + 1).map(({ at, node }) => ({ at: at - first, node })),
  };
}
