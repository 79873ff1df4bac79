import { areasBetween } from "../edges/areas-between.ts";
import { type Field, highestAround } from "../edges/grid.ts";
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
  // thinning may leave a line beside its crest
  const field = highestAround(strength);
  const { data: near } = field;
  const graph = stretchGraph(on, field, recipe(type, perMM).stretch);
  const counts = Float32Array.from(graph.stretches, ({ pixels }) => {
    let sum = 0;
    for (const i of pixels) sum += weight[i]!;
    return sum / pixels.length;
  });
  const colors = [planes.l, planes.a, planes.b] as const;
  // in a drawing every line is meant, whether it closes an area or not
  const closing =
    meaningOf(type).closed && !thick
      ? rankAreas(
          graph,
          areasBetween(on, width, height),
          { strength: counted(field, weight), planes: colors },
          areaSettings(type, perMM),
        )
      : new Uint8Array(graph.stretches.length);
  const length = graph.stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  const ranks = rankStretches(graph, counts, lineSettings(type, perMM, { threshold, length }), closing);

  const shownFrom = ranksOfPixels(graph, ranks, on.length);
  const sure = new Uint8Array(on.length);
  for (let i = 0; i < sure.length; i++) {
    if (shownFrom[i]! > 0) sure[i] = Math.max(1, Math.min(surest, Math.round(near[i]! * 100)));
  }
  return { shownFrom, sure };
}

/** Strengths as they count for areas: what surrounds the subject goes first. */
function counted({ width, height, data }: Field, weight: Float32Array): Field {
  const out = new Float32Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const own = weight[i]!;
    out[i] = data[i]! * (0.4 + 0.6 * (own < 1.5 ? own : 1.5));
  }
  return { width, height, data: out };
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
