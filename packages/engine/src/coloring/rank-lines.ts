import { areasBetween } from "../edges/areas-between.ts";
import { rankAreas } from "../edges/rank-areas.ts";
import { rankStretches } from "../edges/rank-stretches.ts";
import { type StretchGraph, stretchGraph } from "../edges/stretch-graph.ts";
import type { Planes } from "../raster/planes.ts";
import type { FoundLines } from "./find-lines.ts";
import { type ColoringType, meaningOf } from "./options.ts";
import { areaSettings, lineSettings, type PageSize, recipe } from "./recipe.ts";

/** What was found is at most so sure, in per cent: what is drawn on purpose is surer. */
const surest = 99;

/** From which setting of the slider on each pixel's line is shown, 0 for none, and how sure it is, in per cent. */
export function rankLines(
  { on, strength, weight, threshold, thick }: FoundLines,
  planes: Planes,
  type: ColoringType,
  { width, height, perMM }: PageSize,
): { shownFrom: Uint8Array; sure: Uint8Array } {
  const near = highestAround(strength.data, width);
  const field = { width, height, data: near };
  const graph = stretchGraph(on, field, recipe(type, perMM).stretch);
  const counts = Float32Array.from(graph.stretches, ({ pixels }) => {
    let sum = 0;
    for (const i of pixels) sum += weight[i]!;
    return sum / pixels.length;
  });
  const colors = [planes.l, planes.a, planes.b] as const;
  // what surrounds the subject goes first
  const counted = {
    width,
    height,
    data: near.map((value, i) => value * (0.4 + 0.6 * Math.min(1.5, weight[i]!))),
  };
  // in a drawing every line is meant, whether it closes an area or not
  const closing =
    meaningOf(type).closed && !thick
      ? rankAreas(
          graph,
          areasBetween(on, width, height),
          { strength: counted, planes: colors },
          areaSettings(type, perMM),
        )
      : new Uint8Array(graph.stretches.length);
  const length = graph.stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const ranks = rankStretches(graph, counts, lineSettings(type, perMM, { threshold, length }), closing);

  const shownFrom = ranksOfPixels(graph, ranks, on.length);
  const sure = shownFrom.map((rank, i) =>
    rank > 0 ? Math.max(1, Math.min(surest, Math.round(near[i]! * 100))) : 0,
  );
  return { shownFrom, sure };
}

/** The rank of each pixel's stretch; where lines meet, the lowest of theirs. */
function ranksOfPixels(
  { nodes, stretches, meetings }: StretchGraph,
  ranks: Uint8Array,
  many: number,
): Uint8Array {
  const out = new Uint8Array(many);
  const nodeRank = new Uint8Array(nodes);
  stretches.forEach(({ from, to, pixels }, s) => {
    const rank = ranks[s]!;
    if (rank === 0) return;
    for (const i of pixels) out[i] = rank;
    for (const node of [from, to])
      nodeRank[node] = nodeRank[node] === 0 ? rank : Math.min(nodeRank[node]!, rank);
  });
  for (const [node, pixels] of meetings) for (const i of pixels) out[i] = nodeRank[node]!;
  return out;
}

/** The greatest value of each pixel and its eight neighbors: thinning may leave a line beside its crest. */
function highestAround(data: Float32Array, width: number): Float32Array {
  const across = new Float32Array(data.length);
  for (let i = 0, x = 0; i < data.length; i++) {
    let best = data[i]!;
    if (x > 0 && data[i - 1]! > best) best = data[i - 1]!;
    if (++x === width) x = 0;
    else if (data[i + 1]! > best) best = data[i + 1]!;
    across[i] = best;
  }
  const out = across.slice();
  for (let i = 0; i < data.length; i++) {
    if (i >= width && across[i - width]! > out[i]!) out[i] = across[i - width]!;
    if (i + width < data.length && across[i + width]! > out[i]!) out[i] = across[i + width]!;
  }
  return out;
}
